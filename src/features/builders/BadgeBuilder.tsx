import {translate} from '@docusaurus/Translate';
import {Builder, Output, type Group} from './Builder';
import {badgeDefaults, badgeForms, badgeProblems, type BadgeChoices} from './badge';
import type {ReactNode} from 'react';

const fieldsOf = ({kind}: BadgeChoices): Group<BadgeChoices>['fields'] => ({
  kind: {
    label: translate({message: 'Image'}),
    options: [
      {value: 'badge', text: translate({message: 'Badge with the count'})},
      {value: 'pixel', text: translate({message: 'Invisible image'})},
    ],
  },
  name: {
    label: translate({message: 'Event name'}),
    hint: translate({
      message: 'Counts these events separately for the page. Enter up to 100 characters.',
    }),
    problem: translate({message: "Use up to 100 characters. Longer names aren't recorded."}),
  },
  url: {
    wide: true,
    label: translate({message: 'Page URL'}),
    hint: translate({message: 'Page to count. If empty, Tianji uses the Referer header.'}),
    problem: translate({
      message:
        "Enter a full URL with https:// and a public hostname. Tianji doesn't accept localhost.",
    }),
  },
  force: {
    label: translate({message: 'Always count this URL'}),
    hint: translate({
      message: 'Otherwise, Tianji records the page in the Referer header if there is one.',
    }),
  },
  ...(kind === 'badge' && {
    fullNumber: {
      label: translate({message: 'Show all digits'}),
      hint: translate({message: 'Otherwise, the badge shows 12345 as 12.35k.'}),
    },
    title: {label: translate({message: 'Text on the left'}), placeholder: 'visitor'},
    start: {
      label: translate({message: 'Number to add'}),
      problem: translate({message: 'Enter a whole number.'}),
      placeholder: '0',
    },
  }),
});

/** Builds the URL of a telemetry image (docs/telemetry). */
export default function BadgeBuilder(): ReactNode {
  return (
    <Builder
      title={translate({message: 'Build the image URL'})}
      defaults={badgeDefaults}
      problemsOf={badgeProblems}
      groupsOf={(choices) => [{fields: fieldsOf(choices)}]}>
      {(choices) => {
        const forms = badgeForms(choices);
        return (
          <>
            <Output name="Markdown" text={forms.markdown} />
            <Output name="HTML" text={forms.html} />
            <Output name="URL" text={forms.url} />
          </>
        );
      }}
    </Builder>
  );
}
