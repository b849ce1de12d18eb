import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ArrowLink from '@site/src/ui/ArrowLink';
import Section from '@site/src/ui/Section';
import {alsoThere, instruments, type InstrumentId} from '@site/src/data/modules';
import {FeedFigure, ServerFigure, StatusPageFigure} from './LiveFigures';
import {AnalyticsFigure, MonitorFigure, SurveyFigure, TelemetryFigure} from './BarFigures';
import styles from './styles.module.css';

const figures: Record<InstrumentId, () => ReactNode> = {
  analytics: AnalyticsFigure,
  monitors: MonitorFigure,
  servers: ServerFigure,
  pages: StatusPageFigure,
  feed: FeedFigure,
  telemetry: TelemetryFigure,
  surveys: SurveyFigure,
};

/** The modules, each with what it shows and a way into the documentation. */
export default function Instruments(): ReactNode {
  return (
    <Section
      wide
      id="modules"
      title={translate({id: 'home.modules.title', message: 'Seven modules. Use one or all of them.'})}
      lead={translate({id: 'home.modules.lead', message: 'They share one workspace, one team, and one set of notifications.'})}>
      <div className={styles.desk}>
        {instruments().map(({id, name, text, to}) => {
          const Figure = figures[id];
          return (
            <article key={id} className={clsx(styles.instrument, styles[id])}>
              <h3 className={styles.name}>
                <ArrowLink to={to}>{name}</ArrowLink>
              </h3>
              <p className={styles.text}>{text}</p>
              <div className={styles.figure}>
                <Figure />
              </div>
            </article>
          );
        })}
      </div>
      <p className={styles.also}>
        <span className={styles.alsoTitle}>
          <Translate id="home.modules.also">Also included:</Translate>
        </span>
        {alsoThere().map(({name, to}) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </p>
    </Section>
  );
}
