import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import useFormats from '@site/src/components/useFormats';
import {identity} from '@site/src/config/identity';
import {paths} from '@site/src/data/links';
import {planTexts} from '@site/src/data/plan-texts';
import {plans} from '@site/src/data/plans';
import styles from './styles.module.css';

/** The plans side by side, each with its price and what to do next. */
export default function PlanCards(): ReactNode {
  const {price} = useFormats();
  const texts = planTexts();
  return (
    <section aria-label={translate({message: 'Plans'})}>
      <div className={styles.cards}>
        {plans.map((plan) => {
          const isSelfHosted = plan.id === 'self';
          const {name, text, action} = texts[plan.id];
          return (
            <article key={plan.id} className={clsx(styles.card, isSelfHosted && styles.selfHosted)}>
              <h2 className={styles.name}>{name}</h2>
              <div className={styles.price}>{price(plan.price)}</div>
              <p className="caption margin--none">
                {isSelfHosted ? (
                  <Translate>Apache-2.0, no plan limits</Translate>
                ) : (
                  <Translate>per workspace, per month</Translate>
                )}
              </p>
              <p className={styles.text}>{text}</p>
              <div className={styles.action}>
                <Button to={isSelfHosted ? paths.compose : identity.cloud} primary={isSelfHosted}>
                  {action}
                </Button>
              </div>
            </article>
          );
        })}
      </div>
      <p className="caption margin-top--sm">
        <Translate>Prices in US dollars, per workspace and month.</Translate>
      </p>
    </section>
  );
}
