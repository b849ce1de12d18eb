import {translate} from '@docusaurus/Translate';
import {readStored, writeStored} from '@site/src/components/storage';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useRef, type FormEvent, type ReactNode} from 'react';
import {sectionTitles} from '../Fields/OperationSection';
import styles from './styles.module.css';

const storageKey = 'tianji.sample-language';

interface Props {
  ofResponses?: boolean;
  children: ReactNode;
}

/**
 * Samples of the request by language, or of the responses by status. The tabs are radio buttons, so they work before and without scripts; the choice of
 * a language applies to the whole site.
 */
export default function Samples({ofResponses = false, children}: Props): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  useIsomorphicLayoutEffect(() => {
    const language = ofResponses ? undefined : readStored(storageKey);
    for (const input of root.current!.querySelectorAll('input'))
      if (input.value === language) input.checked = true;
  }, [ofResponses]);

  function keep({target}: FormEvent): void {
    if (!ofResponses) writeStored(storageKey, (target as HTMLInputElement).value);
  }

  return (
    <fieldset ref={root} className={styles.tabs} onChange={keep}>
      <legend className="visually-hidden">
        {ofResponses
          ? translate({id: 'api.samples.responses', message: 'Example responses'})
          : sectionTitles.samples()}
      </legend>
      {children}
    </fieldset>
  );
}
