import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import {limitTexts, limitValue, planTexts} from '@site/src/data/plan-texts';
import * as data from '@site/src/data/plans';
import styles from './styles.module.css';

/*
 * On a phone, CSS lays the parts of a table out as blocks, which takes the meaning of a table from them, so each part names its role.
 */
function Row({label, valueOf}: {label: string; valueOf: (plan: data.PlanId) => string}): ReactNode {
  const texts = planTexts();
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {label}
      </th>
      {data.planIds.map((id) => (
        <td key={id} role="cell" data-label={texts[id].short}>
          {valueOf(id)}
        </td>
      ))}
    </tr>
  );
}

function Group({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles.group}>
        <th role="rowheader" scope="rowgroup" colSpan={data.planIds.length + 1}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** The comparison of all plans, and what none of them limits. */
export default function Compare(): ReactNode {
  const formats = useFormats();
  const texts = planTexts();
  const limitNames = limitTexts();
  const limitRow = (limit: data.LimitId) => (
    <Row
      key={limit}
      label={limitNames[limit]}
      valueOf={(id) => limitValue(data.limits[limit][id], formats)}
    />
  );
  return (
    <Section wide id="compare" title={translate({message: 'Compare all plans'})}>
      <div className={`markdown ${styles.compare}`}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="visually-hidden">{translate({message: 'Limit'})}</span>
              </th>
              {data.planIds.map((id) => (
                <th key={id} role="columnheader" scope="col">
                  {texts[id].short}
                </th>
              ))}
            </tr>
          </thead>
          <Group title={translate({message: 'Fixed limits'})}>
            {data.fixedLimits.map(limitRow)}
          </Group>
          <Group title={translate({message: 'Monthly volume'})}>
            {data.monthlyLimits.map(limitRow)}
          </Group>
          <Group title={translate({message: 'Price and support'})}>
            <Row
              label={translate({message: 'Monthly price'})}
              valueOf={(id) => formats.price(data.prices[id])}
            />
            <Row label={translate({message: 'Support'})} valueOf={(id) => texts[id].support} />
          </Group>
        </table>
      </div>
      <h3 className={styles.unlimited}>{translate({message: 'Unlimited on every plan'})}</h3>
      <ul className="cluster">
        <li>{translate({message: 'Page views'})}</li>
        <li>{translate({message: 'Members'})}</li>
        <li>{translate({message: 'Monitors'})}</li>
        <li>{translate({message: 'Status pages'})}</li>
        <li>{translate({message: 'Servers'})}</li>
        <li>{translate({message: 'Telemetry'})}</li>
      </ul>
    </Section>
  );
}
