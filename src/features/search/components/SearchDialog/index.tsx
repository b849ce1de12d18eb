import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addRecent, forgetRecent, readRecent} from '@site/src/features/search/recent';
import Button from '@site/src/components/Button';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Hint from '../Hint';
import Results, {useGroups, type Group, type Option} from '../Results';
import SearchInput from '../SearchInput';
import {countText, fieldLabel, startLinks} from '../texts';
import useSearch, {useWarmIndex} from '../useSearch';
import useActive from './useActive';
import styles from './styles.module.css';

export interface SearchDialogProps {
  onClose: () => void;
}

/** Search over the page: a field, the results below it, all of it by keyboard. */
export default function SearchDialog({onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const state = useSearch(query);
  const list = useId();
  useWarmIndex();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const isEmpty = query.trim() === '';
  const total = state.found?.total ?? 0;
  const results = useGroups(state.found);
  const address = (route: string): string => siteConfig.baseUrl + route.slice(1);
  const leave = (): void => {
    addRecent(query);
    dialog.current?.close();
  };
  const plain = (text: string): ReactNode => <span className={styles.plain}>{text}</span>;
  const startName = translate({id: 'search.start', message: 'Start here'});
  const forget: Option = {
    run: () => {
      forgetRecent();
      setRecent([]);
    },
    body: <Translate id="search.recent.forget">Forget these searches</Translate>,
  };
  const all: Option = {
    to: address(`/search?q=${encodeURIComponent(query.trim().slice(0, 200))}`),
    body: plain(
      total > 1
        ? translate(
            {id: 'search.all', message: 'Show all {count} results on a page'},
            {count: String(total)},
          )
        : translate({id: 'search.all.one', message: 'Show the result on a page'}),
    ),
  };
  const groups: Group[] = isEmpty
    ? [
        {
          id: 'recent',
          name: translate({id: 'search.recent', message: 'Recent searches'}),
          options: [
            ...recent.map((entry) => ({run: () => setQuery(entry), body: plain(entry)})),
            ...(recent.length > 0 ? [forget] : []),
          ],
        },
        {
          id: 'start',
          name: startName,
          options: startLinks().map(({to, label}) => ({to: address(to), body: plain(label)})),
        },
      ]
    : [...results, {id: 'all', options: results.length > 0 ? [all] : []}];
  const choices = groups.flatMap(({options}) => options);

  const choose = (index: number, event: KeyboardEvent | MouseEvent): void => {
    // The results may still be those of an earlier query.
    const isEarly = event.type === 'keydown' && state.status === 'searching';
    const {to, run} = (isEarly ? all : choices[index]) ?? {};
    if (to && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      if (event.type === 'keydown') window.open(to, '_blank', 'noopener');
      addRecent(query);
      return;
    }
    event.preventDefault();
    run?.();
    if (!to) return;
    leave();
    history.push(to);
  };
  /** Searches for one of the closest terms, and lets the reader type on. */
  const search = (wanted: string): void => {
    setQuery(wanted);
    field.current?.focus();
  };
  const {active, setActive, onKey} = useActive(choices.length, `${isEmpty} ${state.query}`, choose);
  const activeId = active >= 0 ? `${list}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  return (
    // The browser closes the dialog with Escape. A click outside of the box closes it too.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fieldLabel()}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && dialog.current.close()}>
      <div className={styles.box}>
        <div className={styles.field}>
          <SearchInput
            ref={field}
            role="combobox"
            inputMode="search"
            autoFocus
            value={query}
            aria-autocomplete="list"
            aria-expanded={active >= 0}
            aria-controls={list}
            aria-activedescendant={activeId}
            onValue={setQuery}
            onKeyDown={onKey}
          />
          <Button
            small
            className={styles.close}
            onClick={() => dialog.current?.close()}
            title={translate({id: 'search.close', message: 'Close the search'})}>
            <span className={styles.keys} aria-hidden="true">
              Esc
            </span>
            <svg
              viewBox="0 0 16 16"
              width="16"
              height="16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              aria-hidden="true">
              <path d="m3.5 3.5 9 9m0-9-9 9" />
            </svg>
          </Button>
        </div>
        <div className={styles.body} aria-busy={state.status === 'searching'}>
          <p className={state.found?.total === 0 ? styles.lead : 'visually-hidden'} role="status">
            {state.found && countText(total, state.query)}
          </p>
          <Results
            groups={groups}
            onChoose={choose}
            combobox={{
              id: list,
              label: isEmpty ? startName : translate({id: 'search.results', message: 'Results'}),
              active,
              setActive,
            }}
          />
          {!isEmpty && results.length === 0 && (
            <Hint state={state} onSearch={search} onLeave={leave} />
          )}
        </div>
        <div className={styles.footer}>
          <span className={styles.keys}>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            <Translate id="search.keys.move">move</Translate>
            <kbd>↵</kbd>
            <Translate id="search.keys.open">open</Translate>
          </span>
          {translate(
            {
              id: 'search.language',
              message: 'Pages in {language}',
              description: 'Which pages are searched; the language is in its own name',
            },
            {language: i18n.localeConfigs[i18n.currentLocale]!.label},
          )}
        </div>
      </div>
    </dialog>
  );
}
