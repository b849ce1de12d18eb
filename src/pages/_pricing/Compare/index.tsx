import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {
  limitTexts,
  limitValue,
  neverLimited,
  planTexts,
  supportTexts,
} from '@site/src/data/plan-texts';
import {fixedLimits, monthlyLimits, plans, type LimitId, type Plan} from '@site/src/data/plans';
import styles from './styles.module.css';

interface RowGroup {
  title: string;
  rows: {label: string; value: (plan: Plan) => string}[];
}

function useRowGroups(): RowGroup[] {
  const formats = useFormats();
  const limits = limitTexts();
  const support = supportTexts();
  const limitRow = (limit: LimitId) => ({
    label: limits[limit],
    value: (plan: Plan) => limitValue(plan.limits[limit], formats),
  });
  return [
    {title: translate({message: 'Fixed limits'}), rows: fixedLimits.map(limitRow)},
    {title: translate({message: 'Monthly volume'}), rows: monthlyLimits.map(limitRow)},
    {
      title: translate({message: 'Price and support'}),
      rows: [
        {label: translate({message: 'Monthly price'}), value: (plan) => formats.price(plan.price)},
        {label: translate({message: 'Support'}), value: (plan) => support[plan.support]},
      ],
    },
  ];
}

/**
 * All plans and limits in one table. On a phone, CSS lays its parts out as blocks, which takes the meaning of a table from them, so each
 * part names its role.
 */
function PlanTable(): ReactNode {
  const names = planTexts();
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{translate({message: 'Limit'})}</span>
          </th>
          {plans.map(({id}) => (
            <th key={id} role="columnheader" scope="col">
              {names[id].short}
            </th>
          ))}
        </tr>
      </thead>
      {useRowGroups().map(({title, rows}) => (
        <tbody key={title} role="rowgroup">
          <tr role="row" className={styles.group}>
            <th role="rowheader" scope="rowgroup" colSpan={plans.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({label, value}) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} role="cell" data-label={names[plan.id].short}>
                  {value(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The comparison of all plans, and what none of them limits. */
export default function Compare(): ReactNode {
  return (
    <Section wide id="compare" title={translate({message: 'Compare all plans'})}>
      <div className={`markdown ${styles.compare}`}>
        <PlanTable />
      </div>
      <div className={styles.unlimited}>
        <h3>{translate({message: 'Unlimited on every plan'})}</h3>
        <ul className="cluster">
          {neverLimited().map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
