import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import QuestionList, {type Question} from '@site/src/components/QuestionList';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';

/** Questions and answers. */
export default function Questions({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <Section
      id="questions"
      title={translate({message: 'Frequently asked questions'})}
      lead={translate({
        message: "Here's what to know before you install. For details, see the documentation.",
      })}
      more={
        <ArrowLink to={paths.intro}>
          <Translate>Read the documentation</Translate>
        </ArrowLink>
      }>
      <QuestionList questions={questions} />
    </Section>
  );
}
