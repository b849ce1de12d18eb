import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Method from '@site/src/features/api-reference/components/Method';
import type {Piece} from '@site/src/features/search/engine/excerpt';
import type {Area} from '@site/src/features/search/engine/index-files';
import type {Result} from '@site/src/features/search/engine/search';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import Hint from './Hint';
import styles from './styles.module.css';
import type {SearchState} from './useSearch';

/** Name of a part of the site, as a group of results. */
const areaName = (area: Area): string =>
  ({
    docs: translate({message: 'Documentation'}),
    api: translate({message: 'API'}),
    blog: translate({message: 'Blog'}),
    changelog: translate({message: 'Changelog'}),
    site: translate({message: 'Tianji'}),
  })[area];

/** What screen readers hear when results have changed. */
function countText(count: number, query: string): string {
  const values = {count: String(count), query};
  if (count === 0) return translate({message: 'No results for “{query}”'}, values);
  if (count === 1) return translate({message: '1 result for “{query}”'}, values);
  return translate({message: '{count} results for “{query}”'}, values);
}

/** Pages most readers look for, shown before anything is typed and if nothing is found. */
const startPages = () => ({
  'docs/install/docker-compose': translate({message: 'Install with Docker Compose'}),
  'docs/website/track-script': translate({message: 'Track a website'}),
  'docs/monitor/types': translate({message: 'Monitor types'}),
  'docs/environment': translate({message: 'Environment variables'}),
  'docs/install/troubleshooting': translate({message: 'Troubleshooting'}),
  api: translate({message: 'API operations'}),
});

/** What a reader can choose. */
export interface Option {
  to: string;
  /** Query to try instead: the dialog searches for it in the same place, and `to` is the page of its results. */
  query?: string;
  body: ReactNode;
}

export interface Group {
  name?: string;
  options: Option[];
}

const marked = (pieces: Piece[]): ReactNode =>
  pieces.map(({text, hit}, index) => (hit ? <mark key={index}>{text}</mark> : text));

const bodyOf = ({method, title, label, excerpt}: Result): ReactNode => (
  <>
    {method && <Method method={method} />} <strong>{marked(title)}</strong>{' '}
    <span className="caption">{label}</span>
    {excerpt?.length !== 0 && <span className={styles.excerpt}>{marked(excerpt ?? [])}</span>}
  </>
);

/** Results by area; pages to start from if there is no query, or nothing for it. */
export function useGroups({status, found}: SearchState): Group[] {
  const home = useBaseUrl('/');
  const {results = [], totals = {}, closest = []} = found ?? {};
  const areas = [...new Set(results.map(({area}) => area))].map((area): Group => {
    const areaResults = results.filter((result) => result.area === area);
    return {
      name: `${areaName(area)} ${totals[area]}`,
      options: areaResults.map((result) => ({
        to: home + result.address.slice(1),
        body: bodyOf(result),
      })),
    };
  });
  const suggestions: Group[] = [
    {
      name: translate({message: 'Did you mean:'}),
      options: closest.map((query) => ({
        to: `${home}search?q=${encodeURIComponent(query)}`,
        query,
        body: query,
      })),
    },
    {
      name: translate({message: 'Start here'}),
      options: Object.entries(startPages()).map(([route, body]) => ({to: home + route, body})),
    },
  ];
  return areas.length > 0 || (!found && status !== 'idle') ? areas : suggestions;
}

interface Props {
  state: SearchState;
  groups: Group[];
  onChoose: (option: Option, event: MouseEvent) => void;
  /** Where the list belongs to a field, which keeps the focus and moves in the list by its arrow keys. */
  combobox?: {id: string; active: number; onActive: (index: number) => void};
}

/** How much was found, and the list of it: options of a combobox, or links on a page. */
export default function Results({state, groups, onChoose, combobox}: Props): ReactNode {
  const all = groups.flatMap(({options}) => options);
  /** Role within a combobox; a list of links needs none. */
  const role = (name: string): string | undefined => (combobox ? name : undefined);
  const Anchor = combobox ? 'a' : Link;
  return (
    <div className={styles.results} aria-busy={state.status === 'searching'}>
      <p className={clsx('caption', styles.count)} role="status">
        {state.found && countText(state.found.total, state.query)}
      </p>
      {!state.found?.total && <Hint state={state} />}
      <div
        id={combobox?.id}
        role={role('listbox')}
        aria-label={role(translate({message: 'Results'}))}
        onMouseDown={combobox && ((event) => event.preventDefault())}>
        {groups
          .filter(({options}) => options.length > 0)
          .map(({name, options}) => (
            <section key={name} role={role(name ? 'group' : 'presentation')} aria-label={name}>
              {name && <h2 role={role('presentation')}>{name}</h2>}
              <ul role={role('presentation')} className="plain-list">
                {options.map((option) => {
                  const index = all.indexOf(option);
                  return (
                    <li key={index} role={role('presentation')}>
                      <Anchor
                        href={option.to}
                        onClick={(event: MouseEvent) => onChoose(option, event)}
                        {...(combobox && {
                          id: `${combobox.id}-${index}`,
                          role: 'option',
                          tabIndex: -1,
                          'aria-selected': index === combobox.active,
                          onMouseMove: () => index !== combobox.active && combobox.onActive(index),
                        })}>
                        {option.body}
                      </Anchor>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
