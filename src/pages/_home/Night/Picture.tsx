import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import useFormats from '@site/src/components/useFormats';
import {
  dayStart,
  downAt,
  enlarged,
  failedChecks,
  stateOpenedAt,
  upAgainAt,
} from '@site/src/data/day';
import {names} from '@site/src/data/harbor';
import {share} from '@site/src/components/plot';
import {Mark} from '../DaySheet/Marks';
import sheet from '../DaySheet/sheet.module.css';
import styles from './styles.module.css';

const at = (moment: number) => (moment - enlarged.from) / enlarged.length;
const place = (moment: number) => ({insetInlineStart: share(at(moment))});
const stretch = (from: number, until: number) => ({
  insetInlineStart: share(at(from)),
  inlineSize: share((until - from) / enlarged.length),
});
const end = enlarged.from + enlarged.length;

function Lane({name, note, children}: Record<'name' | 'note' | 'children', ReactNode>): ReactNode {
  return (
    <div className={styles.lane}>
      <p className={styles.label}>
        <span className={sheet.what}>{name}</span>
        <span className={sheet.where}>{note}</span>
      </p>
      <div className={styles.plot} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** A measure between two moments, as on a technical drawing. */
function Measure({from, until, low}: {from: number; until: number; low?: boolean}): ReactNode {
  return (
    <span className={clsx(styles.measure, low && styles.low)} style={stretch(from, until)}>
      <span className={styles.measured}>
        {translate(
          {id: 'home.night.seconds', message: '{count}\u00a0s'},
          {count: String(until - from)},
        )}
      </span>
    </span>
  );
}

function Envelope({moment}: {moment: number}): ReactNode {
  return (
    <svg
      className={styles.envelope}
      style={place(moment)}
      viewBox="0 0 18 14"
      width="18"
      height="14">
      <path d="M1 1h16v12H1zM1 1l8 7 8-7" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

/** Number of a step, beside its mark. */
function Step({of, moment}: {of: number; moment: number}): ReactNode {
  return (
    <span className={clsx(styles.number, styles.placed)} style={place(moment)}>
      {of}
    </span>
  );
}

/** The enlarged minutes. All it shows is told in the list under it. */
export default function Picture(): ReactNode {
  const {minutes, seconds} = useFormats();
  return (
    <div className={styles.picture}>
      <div className={styles.lane}>
        <p className={styles.label}>
          <span className={sheet.what}>{names.workspace}</span>
        </p>
        <div className={clsx(styles.plot, styles.axis)} aria-hidden="true">
          {enlarged.minutes.map((offset) => (
            <span
              key={offset}
              className={styles.minute}
              style={{insetInlineStart: share(offset / enlarged.length)}}>
              {minutes(dayStart + (enlarged.from + offset) * 1000)}
            </span>
          ))}
          <span className={clsx(sheet.flag, styles.flag)} style={place(downAt)}>
            {seconds(dayStart + downAt * 1000)}
          </span>
        </div>
      </div>
      <Lane
        name={<span translate="no">{names.monitor}</span>}
        note={<Translate id="home.night.lane.checks">checks</Translate>}>
        {failedChecks.map((moment) => (
          <Mark key={moment} kind="down" at={at(moment)} />
        ))}
        <span className={styles.good} style={place(upAgainAt)} />
        <Step of={1} moment={failedChecks[0]} />
        <Step of={2} moment={downAt} />
        <Step of={4} moment={upAgainAt} />
        <Measure from={failedChecks[0]} until={failedChecks[1]} />
        <Measure from={failedChecks[1]} until={failedChecks[2]} />
      </Lane>
      <Lane
        name={<Translate id="home.night.lane.state">State</Translate>}
        note={<Translate id="home.night.lane.states">up or down</Translate>}>
        <span className={styles.upBand} style={stretch(enlarged.from, downAt)}>
          <Translate id="home.night.up">up</Translate>
        </span>
        <span className={styles.downBand} style={stretch(downAt, upAgainAt)}>
          <Translate id="home.night.down">down</Translate>
        </span>
        <span className={clsx(styles.upBand, styles.last)} style={stretch(upAgainAt, end)}>
          <Translate id="home.night.up">up</Translate>
        </span>
      </Lane>
      <Lane
        name={<span translate="no">{names.notification}</span>}
        note={<Translate id="home.night.lane.notifications">alerts</Translate>}>
        <Envelope moment={downAt} />
        <Envelope moment={upAgainAt} />
      </Lane>
      <Lane
        name={<span translate="no">{names.channel}</span>}
        note={<Translate id="home.night.lane.feed">feed</Translate>}>
        <Mark kind="ongoing" at={at(stateOpenedAt)} />
        <span className={styles.ongoing} style={stretch(stateOpenedAt, end)} />
        <Measure low from={downAt} until={stateOpenedAt} />
        <Step of={3} moment={stateOpenedAt} />
      </Lane>
    </div>
  );
}
