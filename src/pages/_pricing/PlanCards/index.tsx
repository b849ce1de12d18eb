import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import useFormats from '@site/src/components/useFormats';
import {identity} from '@site/src/config/identity';
import {planTexts} from '@site/src/data/plan-texts';
import {planIds, prices} from '@site/src/data/plans';
import styles from './styles.module.css';

/** The plans side by side, each with its price and what to do next. */
export default function PlanCards(): ReactNode {
  const {price} = useFormats();
  const texts = planTexts();
  return (
    <section aria-label={translate({message: 'Plans'})}>
      <div className={styles.cards}>
        {planIds.map((id) => (
          <article key={id} className={styles.card}>
            <h2 className={styles.name}>{texts[id].name}</h2>
            <div className={styles.price}>{price(prices[id])}</div>
            <p className="caption margin--none">
              {id === 'self' ? (
                <Translate>Apache-2.0, no plan limits</Translate>
              ) : (
                <Translate>per workspace, per month</Translate>
              )}
            </p>
            <p className={styles.text}>{texts[id].text}</p>
            <Button
              to={id === 'self' ? '/docs/install/docker-compose' : identity.cloud}
              primary={id === 'self'}>
              {texts[id].action}
            </Button>
          </article>
        ))}
      </div>
      <p className="caption margin-top--sm">
        <Translate>Prices in US dollars, per workspace and month.</Translate>
      </p>
    </section>
  );
}
