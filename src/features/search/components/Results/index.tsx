import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Method from '@site/src/features/api-reference/components/Method';
import type {Piece} from '@site/src/features/search/engine/excerpt';
import type {Found, Result} from '@site/src/features/search/engine/search';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {areaName} from '../texts';
import styles from './styles.module.css';

/** What a reader can choose: a page to go to, or something to do in the dialog. */
export interface Option {
  to?: string;
  run?: () => void;
  body: ReactNode;
}

export interface Group {
  id: string;
  name?: string;
  options: Option[];
}

const marked = (pieces: Piece[]): ReactNode =>
  pieces.map(({text, hit}, index) =>
    hit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

function ResultText({result: {method, title, label, excerpt}}: {result: Result}): ReactNode {
  return (
    <>
      <span className={styles.head}>
        {method && <Method method={method} />}
        <span className={styles.title}>{marked(title)}</span>
        {label && <span className={styles.label}>{label}</span>}
      </span>
      {excerpt?.length !== 0 && (
        <span className={clsx(styles.excerpt, !excerpt && styles.coming)}>
          {marked(excerpt ?? [])}
        </span>
      )}
    </>
  );
}

/** Results by area. */
export function useGroups(found: Found | null): Group[] {
  const home = useBaseUrl('/');
  const {results = [], totals = {}} = found ?? {};
  return [...new Set(results.map(({area}) => area))].map((area) => ({
    id: area,
    name: `${areaName(area)} ${totals[area]}`,
    options: results
      .filter((result) => result.area === area)
      .map((result) => ({
        to: home + result.address.slice(1),
        body: <ResultText result={result} />,
      })),
  }));
}

interface Props {
  groups: Group[];
  onChoose: (index: number, event: MouseEvent) => void;
  /** Where the list belongs to a field, which keeps the focus and moves in the list by its arrow keys. */
  combobox?: {id: string; label: string; active: number; setActive: (index: number) => void};
}

/** Results and other things to choose: options of a combobox, or links on a page. */
export default function Results({groups, onChoose, combobox}: Props): ReactNode {
  const shown = groups.filter(({options}) => options.length > 0);
  const all = shown.flatMap(({options}) => options);
  const role = (name: string): string | undefined => (combobox ? name : undefined);
  return (
    <div
      id={combobox?.id}
      role={role('listbox')}
      aria-label={combobox?.label}
      className={combobox && styles.list}
      onMouseDown={combobox && ((event) => event.preventDefault())}>
      {shown.map(({id, name, options}) => (
        <section key={id} role={role(name ? 'group' : 'presentation')} aria-label={name}>
          {name && (
            <h2 role={role('presentation')} className={styles.area}>
              {name}
            </h2>
          )}
          <ul role={role('presentation')} className={styles.options}>
            {options.map((option) => {
              const index = all.indexOf(option);
              const onClick = (event: MouseEvent): void => onChoose(index, event);
              return (
                <li key={index} role={role('presentation')}>
                  {combobox ? (
                    <a
                      id={`${combobox.id}-${index}`}
                      href={option.to}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === combobox.active}
                      className={clsx(styles.option, index === combobox.active && styles.active)}
                      onMouseMove={() => index !== combobox.active && combobox.setActive(index)}
                      onClick={onClick}>
                      {option.body}
                    </a>
                  ) : (
                    <Link
                      className={styles.option}
                      to={option.to}
                      autoAddBaseUrl={false}
                      onClick={onClick}>
                      {option.body}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
