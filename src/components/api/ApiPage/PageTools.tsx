import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CopyButton from '@site/src/components/shared/CopyButton';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The page as Markdown, and the whole description as a file. */
export default function PageTools(): ReactNode {
  const markdown = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const description = useBaseUrl('/openapi.json');
  const fetched = useRef('');

  // The clipboard takes the text in the moment of the click only, so it is fetched when the pointer or the focus arrives.
  const prefetch = (): void => {
    if (fetched.current) return;
    fetch(markdown)
      .then(async (answer) => {
        if (answer.ok) fetched.current = await answer.text();
      })
      .catch(() => undefined);
  };

  return (
    <div className={styles.tools} data-no-print onPointerEnter={prefetch} onFocus={prefetch}>
      <CopyButton
        text={() => fetched.current || new URL(markdown, window.location.href).href}
        label={translate({id: 'api.tools.copy', message: 'Copy as Markdown', description: 'Button that copies the page as Markdown'})}
      />
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
    </div>
  );
}
