import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path strokeWidth="1.4" d="M11.6 7a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0Zm-1.2 3.4L14 14" />
    </svg>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a key opens the search: `/` outside of fields, Ctrl K and ⌘K everywhere. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
    return true;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target);
}

/** Opens the search; its dialog and everything in it is loaded when it is asked for. */
export default function SearchButton(): ReactNode {
  const [Dialog, setDialog] = useState<typeof import('../SearchDialog').default | null>(null);
  const [open, setOpen] = useState(false);
  const searchPage = useBaseUrl('/search');
  const isMac = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.platform);
  const label = translate({message: 'Search'});

  const openDialog = useCallback(() => {
    setOpen(true);
    import('../SearchDialog').then(
      (module) => setDialog(() => module.default),
      // If the dialog can't be loaded, the page of the search works without it.
      () => window.location.assign(searchPage),
    );
  }, [searchPage]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      openDialog();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [openDialog]);

  return (
    <>
      <button
        type="button"
        className={`outline-button ${styles.button}`}
        onClick={openDialog}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K">
        <SearchIcon />
        <span className="text--truncate">{label}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : translate({message: 'Ctrl K'})}</kbd>
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
