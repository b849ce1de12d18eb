import {translate} from '@docusaurus/Translate';
import {readStored, writeStored} from '@site/src/components/storage';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {partTitles} from '../Fields/Part';
import styles from './styles.module.css';

const storageKey = 'tianji.sample-language';

/** Where the tabs scroll sideways, on a phone, brings a tab into view; the arrow keys alone would not. */
function show({target}: {target: EventTarget}): void {
  const input = target as HTMLInputElement;
  const row = input.closest('fieldset');
  if (row) row.scrollLeft = input.offsetLeft - row.clientWidth / 3;
}

/** Chooses a language's tab when the page has it. */
function choose(root: HTMLElement | null, language: string | null | undefined): void {
  const input = [...(root?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])].find(
    ({value}) => value === language,
  );
  if (!input) return;
  input.checked = true;
  show({target: input});
}

interface Props {
  ofAnswers?: boolean;
  children: ReactNode;
}

/**
 * Samples of the request by language, or of the answers by status. The tabs are radio buttons, so they work before and without scripts; the choice of
 * a language holds for the whole site.
 */
export default function Samples({ofAnswers = false, children}: Props): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (!ofAnswers) choose(root.current, readStored(storageKey));
  }, [ofAnswers]);
  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent): void => {
      if (key === storageKey && !ofAnswers) choose(root.current, newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [ofAnswers]);

  function keep(event: FormEvent): void {
    if (!ofAnswers) writeStored(storageKey, (event.target as HTMLInputElement).value);
    show(event);
  }

  return (
    <fieldset ref={root} className={styles.tabs} onChange={keep}>
      <legend className="visually-hidden">
        {ofAnswers
          ? translate({
              id: 'api.samples.answers',
              message: 'Example responses',
              description: 'Name of the tabs with example answers',
            })
          : partTitles.samples()}
      </legend>
      {children}
    </fieldset>
  );
}
