import {translate} from '@docusaurus/Translate';
import type {Found, Result} from '@site/src/features/search/engine/engine';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import ResultText, {groupsOf} from '../Results/ResultText';
import type {StartLink} from '../links';
import {areaName} from '../texts';
import styles from './styles.module.css';

interface Shared {
  /** Id of the list. */
  list: string;
  optionId: (index: number) => string;
  active: number;
  setActive: (index: number) => void;
  choose: (index: number, event: MouseEvent) => void;
}

/** Attributes of one option, the same for results and for recent searches. */
function optionProps({optionId, active, setActive, choose}: Shared, index: number) {
  return {
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: clsx(styles.option, index === active && styles.active),
    onMouseMove: () => index !== active && setActive(index),
    onClick: (event: MouseEvent) => choose(index, event),
  } as const;
}

/** Results by area, then the way to all of them. */
export function ResultOptions({
  results,
  addresses,
  found,
  ...shared
}: Shared & {results: Result[]; addresses: string[]; found: Found | null}): ReactNode {
  const total = found?.total ?? 0;
  const {list} = shared;
  return (
    <div id={list} role="listbox" aria-label={translate({id: 'search.results', message: 'Results'})} className={styles.list}>
      {groupsOf(results).map((group) => (
        <div key={group.area} role="group" aria-labelledby={`${list}-${group.area}`}>
          <div id={`${list}-${group.area}`} role="presentation" className={styles.area}>
            {areaName(group.area)} <span>{found?.totals[group.area]}</span>
          </div>
          {group.results.map((result) => {
            const index = results.indexOf(result);
            return (
              <a key={result.address} href={addresses[index]} {...optionProps(shared, index)}>
                <ResultText result={result} />
              </a>
            );
          })}
        </div>
      ))}
      {results.length > 0 && (
        <a href={addresses.at(-1)} {...optionProps(shared, results.length)}>
          <span className={styles.all}>
            {total > 1
              ? translate({id: 'search.all', message: 'Show all {count} results on a page'}, {count: String(total)})
              : translate({id: 'search.all.one', message: 'Show the result on a page'})}
          </span>
        </a>
      )}
    </div>
  );
}

/** Before anything is typed: what the reader looked for before, and pages to start from. */
export function StartOptions({recent, starts, ...shared}: Shared & {recent: string[]; starts: StartLink[]}): ReactNode {
  const {list} = shared;
  return (
    <div id={list} role="listbox" aria-label={translate({id: 'search.start', message: 'Start here'})} className={styles.list}>
      {recent.length > 0 && (
        <div role="group" aria-labelledby={`${list}-recent`}>
          <div id={`${list}-recent`} role="presentation" className={styles.area}>
            {translate({id: 'search.recent', message: 'Recent searches'})}
          </div>
          {recent.map((entry, index) => (
            <div key={entry} {...optionProps(shared, index)}>
              <span className={styles.recent}>{entry}</span>
            </div>
          ))}
        </div>
      )}
      <div role="group" aria-labelledby={`${list}-start`}>
        <div id={`${list}-start`} role="presentation" className={styles.area}>
          {translate({id: 'search.start', message: 'Start here'})}
        </div>
        {starts.map(({to, label}, index) => (
          <a key={to} href={to} {...optionProps(shared, recent.length + index)}>
            <span className={styles.recent}>{label}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
