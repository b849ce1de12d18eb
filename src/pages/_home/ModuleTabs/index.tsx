import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import ProductDrawing from '@site/src/features/product-drawings';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import Tabs from '@site/src/components/Tabs';
import {TabItem} from '@site/src/components/Tabs/TabItem';
import {alsoIncluded, modules} from '@site/src/data/modules';
import styles from './styles.module.css';

/** The modules: each in a sentence, with a way into the documentation and its screen of the dashboard. */
export default function ModuleTabs(): ReactNode {
  return (
    <Section
      wide
      id="modules"
      title={translate({message: 'Seven modules in one dashboard'})}
      lead={translate({
        message:
          'Use one or all of them. They share one workspace, one team, and one set of notifications.',
      })}>
      <Tabs className={styles.tabs}>
        {modules().map(({screen, name, text, to}) => (
          <TabItem key={screen} value={screen} label={name}>
            <div className={styles.module}>
              <h3>
                <ArrowLink to={to}>{name}</ArrowLink>
              </h3>
              <p>{text}</p>
            </div>
            <ProductDrawing screen={screen} />
          </TabItem>
        ))}
      </Tabs>
      <h3>{translate({message: 'Also included'})}</h3>
      <p className="cluster">
        {alsoIncluded().map(({name, to}) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </p>
    </Section>
  );
}
