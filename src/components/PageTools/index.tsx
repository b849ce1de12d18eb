import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/** What can be done with a documentation page: copy it, read it as Markdown, see its date, edit it. Children are further links. */
export default function PageTools({children}: {children?: ReactNode}): ReactNode {
  const {permalink, editUrl, lastUpdatedAt} = useDoc().metadata;
  const {date} = useFormats();
  const updated = lastUpdatedAt && new Date(lastUpdatedAt).toISOString();
  // src/plugins/publish/index.ts writes it next to the page. The URL of an index, such as /docs/mcp/, ends in a slash.
  const markdown = `${permalink.replace(/\/$/, '')}.md`;

  return (
    <div className={`cluster ${styles.tools}`} data-no-print="" data-no-twin="" data-no-search="">
      <CopyButton
        showLabel
        text={() => fetchText(markdown)}
        label={translate({message: 'Copy page'})}
        failureMessage={translate({message: "Couldn't copy. Open the Markdown version instead."})}
      />
      <a href={markdown} className="outline-button">
        <Translate>View as Markdown</Translate>
      </a>
      {children}
      <span className={styles.facts}>
        {updated && (
          <span>
            <Translate values={{date: <time dateTime={updated}>{date(lastUpdatedAt)}</time>}}>
              {'Updated {date}'}
            </Translate>
          </span>
        )}
        {editUrl && <Link to={editUrl}>{translate({message: 'Edit page'})}</Link>}
      </span>
    </div>
  );
}
