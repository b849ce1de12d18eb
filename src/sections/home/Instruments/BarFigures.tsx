import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/ui/useFormats';
import {categories, names, telemetry, timings, website} from '@site/src/data/harbor';
import Bars from './Bars';
import styles from './figures.module.css';

export function AnalyticsFigure(): ReactNode {
  const {number} = useFormats();
  return (
    <>
      <p className={styles.headline}>
        <span>
          <Translate
            id="home.figures.views"
            values={{views: <strong className={styles.large}>{number(website.views)}</strong>, before: number(website.viewsBefore)}}>
            {'{views} views in 7 days, {before} in the previous 7'}
          </Translate>
        </span>
        <span>
          <Translate id="home.figures.visitors" values={{visitors: <strong className={styles.large}>{number(website.visitors)}</strong>}}>
            {'{visitors} visitors'}
          </Translate>
        </span>
      </p>
      <Bars kind="traffic" bars={website.pages.map(({path, views}) => ({label: path, value: views, shown: number(views)}))} />
    </>
  );
}

export function MonitorFigure(): ReactNode {
  const {number, milliseconds} = useFormats();
  return (
    <>
      <p className={styles.headline}>
        <span>
          <Translate id="home.figures.timings" values={{monitor: names.monitor}}>
            {'{monitor}, timing of one check'}
          </Translate>
        </span>
        <strong>{milliseconds(timings.total, 1)}</strong>
      </p>
      <Bars kind="measured" bars={timings.parts.map(({name, value}) => ({label: name, value, shown: number(value, 1)}))} />
    </>
  );
}

export function TelemetryFigure(): ReactNode {
  const {number} = useFormats();
  return (
    <>
      <Bars kind="traffic" bars={telemetry.sources.map(({path, views}) => ({label: path, value: views, shown: number(views)}))} />
      <p className={styles.footline}>
        <span>
          <Translate id="home.figures.source" values={{host: telemetry.host}}>
            {'{host}, 7 days'}
          </Translate>
        </span>
        <span>
          <Translate id="home.figures.telemetryVisitors" values={{visitors: number(telemetry.visitors)}}>
            {'{visitors} visitors'}
          </Translate>
        </span>
      </p>
    </>
  );
}

function choices(): string[] {
  return [
    translate({id: 'home.figures.survey.easy', message: 'Easy'}),
    translate({id: 'home.figures.survey.okay', message: 'Okay'}),
    translate({id: 'home.figures.survey.hard', message: 'Hard'}),
  ];
}

export function SurveyFigure(): ReactNode {
  const {number} = useFormats();
  const labels = {
    Payment: translate({id: 'home.figures.survey.payment', message: 'Payment'}),
    Delivery: translate({id: 'home.figures.survey.delivery', message: 'Delivery'}),
    unsorted: translate({id: 'home.figures.survey.unsorted', message: 'Uncategorized'}),
  };
  return (
    <div className={styles.survey}>
      <div>
        <p className={styles.ask}>
          <Translate id="home.figures.survey.question">How was the checkout?</Translate>
        </p>
        <ul className={styles.choices}>
          {choices().map((choice, index) => (
            <li key={choice} className={index === 1 ? styles.chosen : undefined}>
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" />
                {index === 1 && <circle cx="6" cy="6" r="2.5" fill="currentColor" />}
              </svg>
              {choice}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className={styles.askMore}>
          <Translate id="home.figures.survey.improve">What should we improve?</Translate>
        </p>
        <Bars
          kind="answer"
          bars={categories.map(({name, count}) => ({
            label: labels[name ?? 'unsorted'],
            value: count,
            shown: number(count),
            open: name === null,
          }))}
        />
      </div>
    </div>
  );
}
