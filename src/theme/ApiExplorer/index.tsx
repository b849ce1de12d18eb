// Change: samples in the HTML, and a console that is loaded when it is opened; the original makes both in the browser, by 1.7 MB of scripts.
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@site/src/components/Button';
import PageTools from '@site/src/components/PageTools';
import type {ReaderField} from '@site/src/data/reader-values';
import {
  sectionTitles,
  type SectionAnchor,
} from '@site/src/features/api-reference/components/Fields';
import styles from '@site/src/features/api-reference/components/layout.module.css';
import type {ConsoleData} from '@site/src/features/api-reference/model/console';
import InstancePanel from '@site/src/features/reader-values/InstancePanel';
import {useEffect, useRef, useState, type ReactNode} from 'react';

interface ConsoleProps {
  /** Values of the reader that the samples contain. */
  fields: ReaderField[];
  data: ConsoleData;
}

interface Props extends ConsoleProps {
  sections: SectionAnchor[];
  children: ReactNode;
}

/** Tools of the page and links to its sections, then samples and console, which stay in view while the text scrolls. */
export default function ApiExplorer({sections, children, ...console}: Props): ReactNode {
  return (
    <>
      <div className={styles.tools}>
        <PageTools>
          <a
            href={useBaseUrl('/openapi.json')}
            className="outline-button"
            download="tianji-openapi.json">
            <Translate>OpenAPI</Translate>
          </a>
        </PageTools>
      </div>
      <Contents sections={sections} />
      <section
        id="samples"
        className={`api-aside ${styles.aside}`}
        aria-label={translate({
          message: 'Code samples',
          description: 'Name of the column with request samples, console, and example responses',
        })}>
        <ConsoleToggle {...console} />
        {children}
      </section>
    </>
  );
}

/** Links to the sections of an operation's page, whose samples leave no room for a list of contents next to the text. */
function Contents({sections}: {sections: SectionAnchor[]}): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({message: 'On this page'})}
      data-no-print
      data-no-twin
      data-no-search>
      <div className={`tabs ${styles.links}`}>
        {sections.map((anchor) => (
          <a key={anchor} href={`#${anchor}`} className="tabs__item">
            {sectionTitles[anchor]()}
          </a>
        ))}
      </div>
    </nav>
  );
}

const loadConsole = () => import('@site/src/features/api-reference/console');

type State = 'closed' | 'loading' | 'failed' | Awaited<ReturnType<typeof loadConsole>>;

/** "Your instance" with a button that loads the console, which opens below. Without scripts nothing could be sent. */
function ConsoleToggle({fields, data}: ConsoleProps): ReactNode {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = typeof state === 'object';

  useEffect(() => {
    if (open) button.current?.scrollIntoView({block: 'start'});
  }, [open]);

  async function toggle(): Promise<void> {
    if (state !== 'closed' && state !== 'failed') return setState('closed');
    setState('loading');
    const loaded = await loadConsole().catch(() => 'failed' as const);
    // A second press while it loads cancels.
    setState((now) => (now === 'loading' ? loaded : now));
  }

  return (
    <>
      <InstancePanel fields={fields}>
        <Button ref={button} small aria-expanded={open} onClick={() => void toggle()}>
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
      {open && <state.default data={data} />}
    </>
  );
}
