import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import Disclosure, {type Question} from '@site/src/components/shared/Disclosure';
import Section from '@site/src/components/shared/Section';
import {to} from '@site/src/data/links';

/** Questions and answers. */
export default function Questions({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <Section
      id="questions"
      title={translate({id: 'home.questions.title', message: 'Questions'})}
      lead={translate({id: 'home.questions.lead', message: 'Asked before installing. More answers are in the documentation.'})}
      more={
        <ArrowLink to={to.intro}>
          <Translate id="home.questions.more">Documentation</Translate>
        </ArrowLink>
      }
    >
      <Disclosure questions={questions} />
    </Section>
  );
}
