import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import Results, {useGroups, type Option} from './Results';
import SearchInput, {fieldLabel} from './SearchInput';
import useSearch from './useSearch';
import styles from './styles.module.css';

const maxResults = 12;

/** Search over the page: a field, the results below it, all of it by keyboard. */
export default function SearchDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {i18n} = useDocusaurusContext();
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState({list: '', index: 0});
  const state = useSearch(query, maxResults);
  const list = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const count = state.found?.total ?? 0;
  const all: Option = {
    to: `${useBaseUrl('/search')}?q=${encodeURIComponent(query.trim())}`,
    body: translate({message: 'Show all {count} results on a page'}, {count: String(count)}),
  };
  const groups = [...useGroups(state), ...(count > maxResults ? [{options: [all]}] : [])];
  const options = groups.flatMap((group) => group.options);
  // What the arrow keys have reached, until there are other results.
  const reachedNow = reached.list === `${state.status} ${state.query}` ? reached.index : 0;
  const active = Math.min(reachedNow, options.length - 1);
  const setActive = (index: number): void =>
    setReached({list: `${state.status} ${state.query}`, index});
  const activeId = active >= 0 ? `${list}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId]);

  const choose = ({to, query: suggestion}: Option, event: KeyboardEvent | MouseEvent): void => {
    // The browser opens a tab or a window.
    if (event.type === 'click' && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (suggestion) {
      setQuery(suggestion);
      field.current?.focus();
      return;
    }
    dialog.current?.close();
    history.push(to);
  };
  const onKey = (event: KeyboardEvent): void => {
    // Safari ends a composition before it reports the key that ended it, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // The results may still be those of an earlier query.
    const chosen = state.status === 'searching' ? all : options[active];
    if (event.key === 'Enter' && chosen) return choose(chosen, event);
    const target = {
      ArrowDown: (active + 1) % options.length,
      ArrowUp: (active - 1 + options.length) % options.length,
    }[event.key];
    if (target === undefined || options.length === 0) return;
    event.preventDefault();
    setActive(target);
  };

  return (
    // The browser closes the dialog with Escape. A click outside of the box closes it too.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={fieldLabel()}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && dialog.current.close()}>
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
          className={styles.close}
          onClick={() => dialog.current?.close()}
          title={translate({message: 'Close the search'})}>
          <IconClose width={14} aria-hidden />
        </Button>
      </div>
      <Results
        state={state}
        groups={groups}
        onChoose={choose}
        combobox={{id: list, active, onActive: setActive}}
      />
      <p className={clsx('caption', styles.footer)}>
        <span className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate>move</Translate> · <kbd>↵</kbd>{' '}
          <Translate>open</Translate>
        </span>
        {translate(
          {
            message: 'Pages in {language}',
            description: 'Which pages are searched; the language is in its own name',
          },
          {language: i18n.localeConfigs[i18n.currentLocale]!.label},
        )}
      </p>
    </dialog>
  );
}
