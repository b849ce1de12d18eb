import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import Code from '@site/src/components/shared/Code';
import CopyButton from '@site/src/components/shared/CopyButton';
import Section from '@site/src/components/shared/Section';
import useFormats from '@site/src/components/shared/useFormats';
import {ids, monitorAnswer, monitorRequest} from '@site/src/data/harbor';
import {to} from '@site/src/data/links';
import type {ApiFacts} from '@site/src/lib/api-facts';
import {readReaderValues} from '@site/src/lib/reader-store';
import {fillSamples} from '@site/src/lib/reader-values';
import styles from './styles.module.css';

const path = `/open/workspace/${ids.workspaceId}/monitor/upsert`;

const request = `curl -X POST \\
${ids.origin}${path} \\
  -H "Authorization: Bearer ${ids.apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(monitorRequest, null, 2)}'`;
const answer = JSON.stringify(monitorAnswer, null, 2);

/** The HTTP API: how much there is, one request and its answer. */
export default function Api(): ReactNode {
  const {total} = usePluginData('api-facts') as ApiFacts;
  const {number} = useFormats();
  return (
    <Section
      id="api"
      title={translate({id: 'home.api.title', message: '{count} operations over HTTP'}, {count: number(total)})}
      lead={translate({
        id: 'home.api.lead',
        message:
          'Websites, monitors, surveys, feeds and workspaces are read and changed over HTTP, described in OpenAPI. A key acts with your rights in each of your workspaces. Notifications are set up in the console.',
      })}
      more={
        <ArrowLink to={to.api}>
          <Translate id="home.api.more">API reference</Translate>
        </ArrowLink>
      }
    >
      <div className={styles.panels}>
        <section className={styles.panel} aria-label={translate({id: 'home.api.request', message: 'Request'})}>
          <p className={styles.bar}>
            <span className={styles.method}>POST</span>
            <ArrowLink to={to.monitorUpsert}>
              <Translate id="home.api.operation">Create a monitor</Translate>
            </ArrowLink>
            <CopyButton
              className={styles.copy}
              text={() => fillSamples(request, readReaderValues())}
              label={translate({id: 'home.api.copy', message: 'Copy the request'})}
            />
          </p>
          <Code code={request} />
        </section>
        <section className={styles.panel} aria-label={translate({id: 'home.api.answer', message: 'Answer'})}>
          <p className={styles.bar}>
            <span className={styles.status}>200</span>
            <span className={styles.quiet}>
              <Translate id="home.api.checking">the monitor; its first check runs at once</Translate>
            </span>
          </p>
          <Code code={answer} />
        </section>
      </div>
    </Section>
  );
}
