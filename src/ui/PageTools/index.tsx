import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Writes to the clipboard within the press of the button, as Safari wants it: the text may arrive later. */
async function copyFrom(address: string): Promise<void> {
  const text = async (): Promise<Blob> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    return new Blob([await answer.text()], {type: 'text/plain'});
  };
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text()})]);
}

/** What can be done with a documentation page: copy it, read it as Markdown, see its date, mend it. */
export default function PageTools(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt} = useDoc().metadata;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const date = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  const markdown = `${permalink.replace(/\/$/, '')}.md`;

  const copy = (): void => {
    copyFrom(markdown).then(
      () => setState('copied'),
      () => setState('failed'),
    );
    window.setTimeout(() => setState('idle'), 4000);
  };

  return (
    <div className={styles.tools} data-no-print="" data-no-twin="" data-no-search="">
      <button type="button" className={styles.tool} onClick={copy}>
        <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
          <path d={state === 'copied' ? 'm3 8.5 3.2 3.2L13 4.8' : 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'} />
        </svg>
        <Translate id="pageTools.copy">Copy page</Translate>
      </button>
      <a className={styles.tool} href={markdown}>
        <Translate id="pageTools.markdown">View as Markdown</Translate>
      </a>
      <span className={styles.status} role="status">
        {state === 'copied' && translate({id: 'pageTools.copied', message: 'Copied as Markdown'})}
        {state === 'failed' && translate({id: 'pageTools.failed', message: "Couldn't copy. Open the Markdown version instead."})}
      </span>
      <span className={styles.facts}>
        {lastUpdatedAt && (
          <span>
            <Translate
              id="pageTools.updated"
              values={{date: <time dateTime={new Date(lastUpdatedAt).toISOString()}>{date.format(new Date(lastUpdatedAt))}</time>}}>
              {'Updated {date}'}
            </Translate>
          </span>
        )}
        {editUrl && (
          <Link to={editUrl}>
            <Translate id="pageTools.edit">Edit page</Translate>
          </Link>
        )}
      </span>
    </div>
  );
}
