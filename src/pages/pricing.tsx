import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import UsageLimits from '@site/src/pages/_pricing/UsageLimits';
import Compare from '@site/src/pages/_pricing/Compare';
import PlanCards from '@site/src/pages/_pricing/PlanCards';
import Reach from '@site/src/pages/_pricing/Reach';
import QuestionList from '@site/src/components/QuestionList';
import PageHead from '@site/src/components/PageHead';
import Section from '@site/src/components/Section';
import StructuredData, {faqPage, software, useSite} from '@site/src/components/StructuredData';
import useFormats from '@site/src/components/useFormats';
import {planTexts} from '@site/src/data/plan-texts';
import {planIds, prices} from '@site/src/data/plans';
import {pricingQuestions} from '@site/src/data/pricing-questions';

/** The page of prices and limits. */
export default function Pricing(): ReactNode {
  const formats = useFormats();
  const questions = pricingQuestions(formats);
  const headline = translate(
    {message: 'Free on your own server. Cloud plans from {low} to {high} a month.'},
    {low: formats.price(prices.free), high: formats.price(prices.team)},
  );
  const description = translate({
    message:
      'Host Tianji yourself for free, or start on the free cloud plan. Compare prices and monthly limits, and see what happens when you reach a limit.',
  });
  const texts = planTexts();
  const offers = planIds.map((id) => ({name: texts[id].name, price: prices[id]}));
  return (
    <Layout title={translate({message: 'Pricing'})} description={description}>
      <StructuredData data={software(useSite().home, description, offers)} />
      <StructuredData data={faqPage(questions)} />
      <main>
        <div className="marketing-page">
          <PageHead
            title={headline}
            lead={
              <Translate>
                Both editions run the same software. If you host it yourself, there are no plan
                limits. In the cloud, you don't have a server to maintain, and each plan includes a
                monthly number of events and checks.
              </Translate>
            }
          />
          <PlanCards />
          <Reach />
          <Compare />
          <UsageLimits />
          <Section id="questions" title={translate({message: 'Frequently asked questions'})}>
            <QuestionList questions={questions} />
          </Section>
        </div>
      </main>
    </Layout>
  );
}
