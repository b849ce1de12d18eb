import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import AtLimit from '@site/src/components/pricing/AtLimit';
import Compare from '@site/src/components/pricing/Compare';
import PlanCards from '@site/src/components/pricing/PlanCards';
import Reach from '@site/src/components/pricing/Reach';
import Disclosure from '@site/src/components/shared/Disclosure';
import JsonLd from '@site/src/components/shared/JsonLd';
import Page from '@site/src/components/shared/Page';
import PageHead from '@site/src/components/shared/PageHead';
import Section from '@site/src/components/shared/Section';
import useFormats from '@site/src/components/shared/useFormats';
import {pricingQuestions} from '@site/src/data/pricing-questions';
import {faqPage} from '@site/src/lib/json-ld';

export default function Pricing(): ReactNode {
  const questions = pricingQuestions(useFormats());
  return (
    <Layout
      title={translate({id: 'pricing.title', message: 'Pricing'})}
      description={translate({
        id: 'pricing.description',
        message:
          'Tianji costs nothing on your own machine and has no limits there. The cloud plans side by side, with what each limit means and what happens at it.',
      })}
    >
      <JsonLd blocks={[faqPage(questions)]} />
      <main>
        <Page>
          <PageHead
            title={<Translate id="pricing.head.title">Yours for nothing, or run for you.</Translate>}
            lead={
              <Translate id="pricing.head.lead">
                The same product twice. On your machine nothing is counted against you; in the cloud a plan sets how much is recorded in a
                month.
              </Translate>
            }
          />
          <PlanCards />
          <Reach />
          <Compare />
          <AtLimit />
          <Section id="questions" title={translate({id: 'pricing.questions.title', message: 'Questions'})}>
            <Disclosure questions={questions} />
          </Section>
        </Page>
      </main>
    </Layout>
  );
}
