import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addRecent, forgetRecent, readRecent} from '@site/src/features/search/recent';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import Hint from '../Hint';
import {startLinks} from '../links';
import SearchIcon from '../SearchIcon';
import {countText, fieldLabel, placeholder} from '../texts';
import useOptions from '../useOptions';
import useSearch, {useWarmIndex} from '../useSearch';
import DialogFooter from './DialogFooter';
import {ResultOptions, StartOptions} from './Options';
import styles from './styles.module.css';

export interface SearchDialogProps {
  onClose: () => void;
}

const shown = {limit: 12, perArea: 4, weak: false};
const longest = 10_000;

/** Search over the page: a field, the results below it, all of it by keyboard. */
export default function SearchDialog({onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecent);
  const state = useSearch(query, shown);
  const list = useId();
  useWarmIndex();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const isEmpty = query.trim() === '';
  const results = isEmpty ? [] : (state.found?.results ?? []);
  const all = `${siteConfig.baseUrl}search?q=${encodeURIComponent(query.trim().slice(0, 200))}`;
  const addressOf = (route: string): string => siteConfig.baseUrl + route.slice(1);
  const starts = startLinks().map(({to, label}) => ({to: addressOf(to), label}));
  const addresses = isEmpty
    ? [...recent.map(() => ''), ...starts.map(({to}) => to)]
    : [...results.map(({address}) => addressOf(address)), ...(results.length > 0 ? [all] : [])];

  const leave = (): void => {
    addRecent(query);
    dialog.current?.close();
  };
  const follow = (index: number, event: KeyboardEvent | MouseEvent): void => {
    const address = addresses[index];
    if (!address) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (event.type === 'keydown') window.open(address, '_blank', 'noopener');
      addRecent(query);
      return;
    }
    event.preventDefault();
    leave();
    history.push(address);
  };
  /** Searches for what the reader has chosen, and lets the reader type on. */
  const search = (wanted: string): void => {
    setQuery(wanted);
    field.current?.focus();
  };
  const choose = (index: number, event: KeyboardEvent | MouseEvent): void => {
    const earlier = isEmpty ? recent[index] : undefined;
    if (earlier === undefined) return follow(index, event);
    event.preventDefault();
    search(earlier);
  };
  const options = useOptions(addresses.length, `${isEmpty} ${state.query}`, choose);
  const optionId = (index: number): string => `${list}-${index}`;

  useEffect(() => {
    document.getElementById(`${list}-${options.active}`)?.scrollIntoView({block: 'nearest'});
  }, [list, options.active]);

  const forget = (): void => {
    forgetRecent();
    setRecent([]);
    search('');
  };
  const shared = {list, optionId, active: options.active, setActive: options.setActive, choose};

  return (
    // Escape is the dialog's own; a click beside the box closes it as well.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fieldLabel()}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && dialog.current.close()}>
      <div className={styles.box}>
        <div className={styles.field}>
          <SearchIcon size={18} />
          <input
            ref={field}
            className={styles.input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longest}
            autoFocus
            value={query}
            placeholder={placeholder()}
            aria-label={fieldLabel()}
            aria-autocomplete="list"
            aria-expanded={options.active >= 0}
            aria-controls={list}
            aria-activedescendant={options.active >= 0 ? optionId(options.active) : undefined}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => options.onKey(event)}
          />
          <button
            type="button"
            className={styles.close}
            onClick={() => dialog.current?.close()}
            title={translate({id: 'search.close', message: 'Close the search'})}>
            <span>Esc</span>
            <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
              <path d="m3.5 3.5 9 9m0-9-9 9" />
            </svg>
          </button>
        </div>
        <div className={styles.body} aria-busy={state.status === 'searching'}>
          {isEmpty ? (
            <StartOptions {...shared} recent={recent} starts={starts} />
          ) : (
            <ResultOptions {...shared} results={results} addresses={addresses} found={state.found} />
          )}
          {isEmpty && recent.length > 0 && (
            <button type="button" className={styles.forget} onClick={forget}>
              <Translate id="search.recent.forget">Forget these searches</Translate>
            </button>
          )}
          {!isEmpty && results.length === 0 && state.status !== 'searching' && <Hint state={state} onSearch={search} onLeave={leave} />}
        </div>
        <DialogFooter />
        <p className={styles.status} role="status">
          {!isEmpty && state.status === 'found' && countText(state.found?.total ?? 0, state.query)}
        </p>
      </div>
    </dialog>
  );
}
