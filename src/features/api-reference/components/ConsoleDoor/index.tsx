import Translate from '@docusaurus/Translate';
import type {ConsoleData} from '@site/src/features/api-reference/console/model/data';
import Button from '@site/src/ui/Button';
import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const Console = lazy(() => import('@site/src/features/api-reference/console'));

interface Props {
  /** File with what the console needs of this operation. */
  data: () => URL;
}

async function read(file: URL): Promise<ConsoleData> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as ConsoleData;
}

/** Button that loads the console, for the row of "Your instance"; the console opens below that row. Without scripts nothing could be sent. */
export default function ConsoleDoor({data}: Props): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | ConsoleData>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = typeof state === 'object';

  function toggle(): void {
    if (state !== 'closed' && state !== 'failed') {
      setState('closed');
      return;
    }
    setState('loading');
    Promise.all([read(data()), import('@site/src/features/api-reference/console')])
      .then(([operation]) => setState(operation))
      .catch(() => setState('failed'));
  }

  return (
    <div className={`api-console ${styles.door}`} data-no-twin="" data-no-search="">
      <Button ref={button} small className={styles.button} aria-expanded={open} onClick={toggle}>
        {open ? (
          <Translate id="api.console.close">Close the console</Translate>
        ) : (
          <Translate id="api.console.open">Open the console</Translate>
        )}
      </Button>
      <p className={styles.state} role="status">
        {state === 'loading' && <Translate id="api.console.loading">Loading the console…</Translate>}
        {state === 'failed' && (
          <Translate id="api.console.failed">Couldn't load the console. Check your connection and try again.</Translate>
        )}
      </p>
      {open && (
        <Suspense fallback={null}>
          <Console data={state} onOpen={() => button.current?.scrollIntoView({block: 'start'})} />
        </Suspense>
      )}
    </div>
  );
}
