import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {limitTexts, neverLimited, planTexts, supportTexts} from '@site/src/data/plan-texts';
import {counted, monthly, plans, type LimitId, type Plan} from '@site/src/data/plans';
import styles from './styles.module.css';

interface Line {
  name: string;
  cell: (plan: Plan) => string;
}

/**
 * All plans and limits in one table, which on a phone becomes rows of pairs like those of the documentation. The roles keep it a table to
 * screen readers there, where its parts are laid out as blocks.
 */
export default function Compare(): ReactNode {
  const {number, price} = useFormats();
  const names = planTexts();
  const limits = limitTexts();
  const support = supportTexts();
  const noLimit = translate({id: 'pricing.noLimit', message: 'unlimited'});
  const limitLine = (limit: LimitId): Line => ({
    name: limits[limit],
    cell: (plan) => {
      const value = plan.limits[limit];
      return value === null ? noLimit : number(value);
    },
  });
  const groups: {title: string; lines: Line[]}[] = [
    {
      title: translate({id: 'pricing.compare.counted', message: 'Fixed limits'}),
      lines: counted.map(limitLine),
    },
    {
      title: translate({id: 'pricing.compare.monthly', message: 'Monthly volume'}),
      lines: monthly.map(limitLine),
    },
    {
      title: translate({id: 'pricing.compare.rest', message: 'Price and support'}),
      lines: [
        {
          name: translate({id: 'pricing.compare.price', message: 'Monthly price'}),
          cell: (plan) => price(plan.price),
        },
        {
          name: translate({id: 'pricing.compare.support', message: 'Support'}),
          cell: (plan) => support[plan.support],
        },
      ],
    },
  ];

  return (
    <Section
      wide
      id="compare"
      title={translate({id: 'pricing.compare.title', message: 'Compare all plans'})}>
      <div className={`markdown ${styles.compare}`}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="visually-hidden">
                  {translate({id: 'pricing.compare.what', message: 'Limit'})}
                </span>
              </th>
              {plans.map(({id}) => (
                <th key={id} role="columnheader" scope="col">
                  {names[id].short}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({title, lines}) => (
            <tbody key={title} role="rowgroup">
              <tr role="row" className={styles.group}>
                <th role="rowheader" scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {lines.map(({name, cell}) => (
                <tr key={name} role="row">
                  <th role="rowheader" scope="row">
                    {name}
                  </th>
                  {plans.map((plan) => (
                    <td key={plan.id} role="cell" data-label={names[plan.id].short}>
                      {cell(plan)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className={styles.open}>
        <h3>{translate({id: 'pricing.compare.open', message: 'Unlimited on every plan'})}</h3>
        <ul className="cluster">
          {neverLimited().map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
