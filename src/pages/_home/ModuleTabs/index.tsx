import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import ProductDrawing from '@site/src/features/product-drawings';
import type {Screen} from '@site/src/features/product-drawings/Figure';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import Tabs from '@site/src/components/Tabs';
import {TabItem} from '@site/src/components/Tabs/TabItem';
import {alsoIncluded, modules, type ModuleId} from '@site/src/data/modules';
import styles from './styles.module.css';

/** Screen that shows a module. */
const screens: Record<ModuleId, Screen> = {
  analytics: 'website',
  monitors: 'monitor',
  servers: 'servers',
  pages: 'statusPage',
  feed: 'feed',
  telemetry: 'telemetry',
  surveys: 'survey',
};

/** The modules: each in a sentence, with a way into the documentation and its screen of the dashboard. */
export default function ModuleTabs(): ReactNode {
  const all = modules();
  return (
    <Section
      wide
      id="modules"
      title={translate({id: 'home.modules.title', message: 'Seven modules in one dashboard'})}
      lead={translate({
        id: 'home.modules.lead',
        message:
          'Use one or all of them. They share one workspace, one team, and one set of notifications.',
      })}>
      <Tabs className={styles.tabs}>
        {all.map(({id, name, text, to}) => (
          <TabItem key={id} value={id} label={name}>
            <div className={styles.module}>
              <h3>
                <ArrowLink to={to}>{name}</ArrowLink>
              </h3>
              <p>{text}</p>
            </div>
            <ProductDrawing screen={screens[id]} />
          </TabItem>
        ))}
      </Tabs>
      <h3>
        <Translate id="home.modules.also">Also included</Translate>
      </h3>
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
