import type {CSSProperties, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {limitTexts, limitValue, planTexts} from '@site/src/data/plan-texts';
import {limits, monthlyLimits, planIds} from '@site/src/data/plans';
import {toPercentage} from '@site/src/components/toPercentage';
import {colon} from '@site/src/components/punctuation';
import styles from './styles.module.css';

/** Labels of the axis, at equal distances: each limit is ten times the one before, and null is no limit. */
const axisLabels = [10_000, 100_000, 1_000_000, 10_000_000, null];

/** Position of a limit on the axis. */
function at(limit: number | null): CSSProperties {
  const steps = limit === null ? axisLabels.length - 1 : Math.log10(limit / axisLabels[0]!);
  return {insetInlineStart: toPercentage(steps / (axisLabels.length - 1))};
}

/** The monthly limits on one logarithmic scale. */
export default function Reach(): ReactNode {
  const formats = useFormats();
  const names = planTexts();
  const limitNames = limitTexts();
  return (
    <Section
      id="reach"
      title={translate({message: 'Monthly limits by plan'})}
      lead={translate({
        message:
          'Compare the events and checks that each plan includes per calendar month. The scale is logarithmic, so each step to the right is ten times more.',
      })}>
      <div className={styles.chart}>
        <div className={styles.lane} aria-hidden="true">
          <div className={styles.axis}>
            {axisLabels.map((limit) => (
              <span key={limit} className={styles.axisLabel} style={at(limit)}>
                {limitValue(limit, formats)}
              </span>
            ))}
          </div>
        </div>
        {monthlyLimits.map((limit) => (
          <div key={limit} className={styles.lane}>
            <h3>{limitNames[limit]}</h3>
            <ul className={styles.plot}>
              {planIds.map((id) => (
                <li key={id} className={styles.plan} style={at(limits[limit][id])}>
                  <span>{names[id].short}</span>
                  <span className="visually-hidden">
                    {colon()}
                    {limitValue(limits[limit][id], formats)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
