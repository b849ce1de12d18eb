import Translate from '@docusaurus/Translate';
import type {ConsoleData} from '@site/src/features/api-reference/model/console';
import Button from '@site/src/components/Button';
import type {ReaderField} from '@site/src/data/reader-values';
import InstancePanel from '@site/src/features/reader-values/InstancePanel';
import {useEffect, useRef, useState, type ReactNode} from 'react';

/** Loads the console and a file with what it needs of an operation. */
async function load(file: URL) {
  const [{default: Console}, response] = await Promise.all([
    import('@site/src/features/api-reference/console'),
    fetch(file),
  ]);
  if (!response.ok) throw new Error(String(response.status));
  return {Console, data: (await response.json()) as ConsoleData};
}

type State = 'closed' | 'loading' | 'failed' | Awaited<ReturnType<typeof load>>;

interface Props {
  /** Values of the reader that the samples contain. */
  fields: ReaderField[];
  /** File with what the console needs of the operation. */
  operation: () => URL;
}

/** "Your instance" with a button that loads the console, which opens below. Without scripts nothing could be sent. */
export default function ConsoleToggle({fields, operation}: Props): ReactNode {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = typeof state === 'object';

  useEffect(() => {
    if (open) button.current?.scrollIntoView({block: 'start'});
  }, [open]);

  function toggle(): void {
    if (state !== 'closed' && state !== 'failed') {
      setState('closed');
      return;
    }
    setState('loading');
    load(operation())
      .catch((): State => 'failed')
      // A second press while it loads cancels.
      .then((loaded) => setState((now) => (now === 'loading' ? loaded : now)));
  }

  return (
    <>
      <InstancePanel fields={fields}>
        <Button ref={button} small aria-expanded={open} onClick={toggle}>
          {open ? (
            <Translate>Close the console</Translate>
          ) : (
            <Translate>Open the console</Translate>
          )}
        </Button>
      </InstancePanel>
      <div role="status">
        {state === 'loading' && <Translate>Loading the console…</Translate>}
        {state === 'failed' && (
          <Translate>Couldn't load the console. Check your connection and try again.</Translate>
        )}
      </div>
      {open && <state.Console data={state.data} />}
    </>
  );
}
