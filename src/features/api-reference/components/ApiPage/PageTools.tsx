import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The page as Markdown, and the whole description as a file. */
export default function PageTools(): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const markdown = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const description = useBaseUrl('/openapi.json');

  async function copy(): Promise<void> {
    try {
      const answer = await fetch(markdown);
      if (!answer.ok) throw new Error(answer.statusText);
      await navigator.clipboard.writeText(await answer.text());
      setState('copied');
    } catch {
      setState('failed');
    }
    window.setTimeout(() => setState('idle'), 3000);
  }

  return (
    <div className={styles.tools} data-no-print="" data-no-twin="" data-no-search="">
      <button type="button" className={styles.tool} onClick={() => void copy()}>
        <Translate id="api.tools.copy" description="Button that copies the page as Markdown">
          Copy as Markdown
        </Translate>
      </button>
      <a href={markdown}>
        <Translate id="api.tools.view" description="Link to the page as Markdown">
          View as Markdown
        </Translate>
      </a>
      <a href={description} download="tianji-openapi.json">
        <Translate id="api.tools.description" description="Link that downloads the OpenAPI description">
          OpenAPI description
        </Translate>
      </a>
      <span role="status" className={styles.said}>
        {state === 'copied' && translate({id: 'api.tools.copied', message: 'Copied'})}
        {state === 'failed' && translate({id: 'api.tools.failed', message: "Couldn't copy. Open the Markdown version instead."})}
      </span>
    </div>
  );
}
