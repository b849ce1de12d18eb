import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import ArrowLink from '@site/src/components/ArrowLink';
import Code from '@site/src/features/reader-values/Code';
import CopyButton from '@site/src/components/CopyButton';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {monitorRequest, monitorResponse} from '@site/src/data/sample-workspace';
import Method from '@site/src/features/api-reference/components/Method';
import type {ApiFacts} from '@site/src/features/api-reference/plugin';
import {withReaderValues} from '@site/src/features/reader-values/store';
import {readerSamples} from '@site/src/data/reader-values';
import styles from './styles.module.css';

const url = `${readerSamples.origin}/open/workspace/${readerSamples.workspaceId}/monitor/upsert`;

const request = `curl ${url} \\
  -H 'Authorization: Bearer ${readerSamples.apiKey}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(monitorRequest, null, 2).replace(/\n/g, '\n  ')}'`;
/** The ellipsis is for the fields that the reference lists. */
const response = JSON.stringify(monitorResponse, null, 2).replace(/\n\}$/, ',\n  …\n}');

/** The HTTP API: how much there is, one request and its response. */
export default function Api(): ReactNode {
  const {total} = usePluginData('api-reference') as ApiFacts;
  const {number} = useFormats();
  return (
    <Section
      id="api"
      title={translate(
        {message: 'Automate it with {count} documented API operations'},
        {count: number(total)},
      )}
      lead={translate({
        message:
          'Manage websites, monitors, surveys, feeds, and workspaces from your own code, over HTTP. The API comes with an OpenAPI description, so you can generate a client. An API key has the same permissions as your account in every workspace you belong to.',
      })}
      more={<ArrowLink to="/api">{translate({message: 'Read the API reference'})}</ArrowLink>}>
      <div className={`columns ${styles.panels}`}>
        <section className="panel" aria-label={translate({message: 'Request'})}>
          <p className={styles.bar}>
            <Method method="post" />
            <ArrowLink to="/api/monitor-upsert">
              <Translate>Create or replace a monitor</Translate>
            </ArrowLink>
            <CopyButton
              className={styles.copy}
              text={() => withReaderValues(request)}
              label={translate({message: 'Copy request'})}
            />
          </p>
          <Code code={request} />
        </section>
        <section className="panel" aria-label={translate({message: 'Response'})}>
          <p className={styles.bar}>
            <strong>200</strong>
            <span className="caption">{translate({message: 'The new monitor'})}</span>
          </p>
          <Code code={response} />
        </section>
      </div>
    </Section>
  );
}
