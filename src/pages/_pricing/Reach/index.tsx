import type {CSSProperties, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {limitTexts, planTexts} from '@site/src/data/plan-texts';
import {monthly, plans} from '@site/src/data/plans';
import {toPercentage} from '@site/src/components/toPercentage';
import {colon} from '@site/src/components/punctuation';
import styles from './styles.module.css';

const low = 10_000;
const high = 100_000_000;
const decades = [10_000, 100_000, 1_000_000, 10_000_000];

/** Place of a limit on the logarithmic scale. */
function at(limit: number | null): CSSProperties {
  const ratio = limit === null ? 1 : Math.log10(limit / low) / Math.log10(high / low);
  return {insetInlineStart: toPercentage(ratio)};
}

/** The monthly limits on one logarithmic scale. */
export default function Reach(): ReactNode {
  const {number} = useFormats();
  const names = planTexts();
  const limits = limitTexts();
  const noLimit = translate({id: 'pricing.noLimit', message: 'unlimited'});
  return (
    <Section
      id="reach"
      title={translate({id: 'pricing.reach.title', message: 'Monthly limits by plan'})}
      lead={translate({
        id: 'pricing.reach.lead',
        message:
          'Compare the events and checks that each plan includes per calendar month. The scale is logarithmic, so each step to the right is ten times more.',
      })}>
      <div className={styles.chart}>
        <div className={styles.lane} aria-hidden="true">
          <div className={styles.scale}>
            {decades.map((value) => (
              <span key={value} className={styles.decade} style={at(value)}>
                {number(value)}
              </span>
            ))}
            <span className={styles.decade} style={at(null)}>
              {noLimit}
            </span>
          </div>
        </div>
        {monthly.map((limit) => (
          <div key={limit} className={styles.lane}>
            <h3>{limits[limit]}</h3>
            <ul className={styles.plot}>
              {plans.map((plan) => {
                const value = plan.limits[limit];
                return (
                  <li key={plan.id} className={styles.plan} style={at(value)}>
                    <span>{names[plan.id].short}</span>
                    <span className="visually-hidden">{`${colon()}${value === null ? noLimit : number(value)}`}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
