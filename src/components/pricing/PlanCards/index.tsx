import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Button from '@site/src/components/shared/Button';
import useFormats from '@site/src/components/shared/useFormats';
import {identity} from '@site/src/config/identity';
import {to} from '@site/src/data/links';
import {planTexts} from '@site/src/data/plan-texts';
import {plans} from '@site/src/data/plans';
import styles from './styles.module.css';

/** The plans with their prices, self-hosting first. */
export default function PlanCards(): ReactNode {
  const {price} = useFormats();
  const texts = planTexts();
  return (
    <section aria-label={translate({id: 'pricing.plans.label', message: 'Plans'})}>
      <div className={styles.cards}>
        {plans.map((plan) => {
          const own = plan.id === 'self';
          const {name, text, action} = texts[plan.id];
          return (
            <article key={plan.id} className={clsx(styles.card, own && styles.own)}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.price}>{price(plan.price)}</p>
              <p className={styles.per}>
                {own ? (
                  <Translate id="pricing.self.per">Apache-2.0, no limits</Translate>
                ) : (
                  <Translate id="pricing.cloud.per">a month, each workspace</Translate>
                )}
              </p>
              <p className={styles.text}>{text}</p>
              <p className={styles.action}>
                <Button to={own ? to.compose : identity.cloud} primary={own}>
                  {action}
                </Button>
              </p>
            </article>
          );
        })}
      </div>
      <p className={styles.note}>
        <Translate id="pricing.plans.note" values={{version: identity.productVersion}}>
          {'Prices in US dollars, as version {version} of the application states them. Check what the cloud console asks before you pay.'}
        </Translate>
      </p>
    </section>
  );
}
