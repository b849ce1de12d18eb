import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {gap} from '@site/src/components/punctuation';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {MarkedLabelContext, useLabels} from './widgets';
import {Feed, Servers, Survey} from './screens/lists';
import {Monitor, MonitorAdd, PageEdit, StatusPage} from './screens/monitoring';
import {Telemetry, Website} from './screens/traffic';
import styles from './styles.module.css';

const screens = {
  website: Website,
  monitor: Monitor,
  monitorAdd: MonitorAdd,
  servers: Servers,
  statusPage: StatusPage,
  pageEdit: PageEdit,
  feed: Feed,
  telemetry: Telemetry,
  survey: Survey,
};

export type Screen = keyof typeof screens;

export interface FigureProps {
  screen: Screen;
  /** English label of a control that gets a frame. */
  mark?: string;
}

function captions(): Record<Screen, string> {
  return {
    website: translate({
      message: 'A website in the dashboard, with its page views and visitors of the last 24 hours.',
    }),
    monitor: translate({
      message: 'A monitor in the dashboard, with its response time, uptime, and latest events.',
    }),
    monitorAdd: translate({message: 'The form for a new HTTP monitor.'}),
    servers: translate({message: 'The list of servers, with the latest report from each one.'}),
    statusPage: translate({
      message: 'A public status page, with 30 days of history for each monitor.',
    }),
    pageEdit: translate({message: 'The form for a new status page, with one group of monitors.'}),
    feed: translate({message: 'A feed channel, with an open state above the latest events.'}),
    telemetry: translate({
      message:
        'A telemetry counter in the dashboard, with its views and visitors of the last 24 hours.',
    }),
    survey: translate({
      message: 'A survey in the dashboard, with its responses by day and the latest answers.',
    }),
  };
}

/** A screen of the dashboard, drawn from the sample data, with a caption that says so. */
export default function Figure({screen, mark}: FigureProps): ReactNode {
  const t = useLabels();
  const Drawing = screens[screen];
  const marks = translate({
    message: 'The orange frame marks {label}.',
    description: 'A control of the dashboard',
  });
  const caption = captions()[screen];
  const descriptions = [
    translate({message: 'Drawing.'}),
    caption,
    mark && interpolate(marks, {label: t(mark)}),
  ];
  return (
    // A dark screen would be unreadable black on white, and the text next to it says the same.
    <figure
      className={clsx('product-drawing', styles.figure)}
      data-no-twin
      data-no-search
      data-no-print>
      <div role="img" aria-label={descriptions.filter(Boolean).join(' ')} translate="no">
        <MarkedLabelContext value={mark}>
          <Drawing />
        </MarkedLabelContext>
      </div>
      <figcaption className="caption margin-top--sm">
        {caption}
        {gap()}
        {mark && interpolate(marks, {label: <strong>{t(mark)}</strong>})}
        {mark && gap()}
        <Translate>Drawing with sample data.</Translate>
      </figcaption>
    </figure>
  );
}
