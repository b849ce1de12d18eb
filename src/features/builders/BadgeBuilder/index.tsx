import Translate, {translate} from '@docusaurus/Translate';
import {
  Builder,
  CheckField,
  ChoiceField,
  Output,
  TextField,
  useChoices,
} from '@site/src/features/builders/Builder';
import {badgeDefaults, badgeForms, badgeProblems} from '@site/src/features/builders/model/badge';
import type {ReactNode} from 'react';

/** Builds the URL of a telemetry image (docs/telemetry). */
export default function BadgeBuilder(): ReactNode {
  const [choices, bind] = useChoices(badgeDefaults, badgeProblems, {
    name: translate({
      id: 'badgeBuilder.name.problem',
      message: "Use up to 100 characters. Longer names aren't recorded.",
    }),
    url: translate({
      id: 'badgeBuilder.url.problem',
      message:
        "Enter a full URL with https:// and a public hostname. Tianji doesn't accept localhost.",
    }),
    start: translate({id: 'badgeBuilder.start.problem', message: 'Enter a whole number.'}),
  });
  const forms = badgeForms(choices);
  return (
    <Builder
      title={translate({id: 'badgeBuilder.title', message: 'Build the image URL'})}
      outputs={
        <>
          <Output name="Markdown" text={forms.markdown} />
          <Output name="HTML" text={forms.html} />
          <Output name="URL" text={forms.url} />
        </>
      }>
      <ChoiceField
        label={translate({id: 'badgeBuilder.kind', message: 'Image'})}
        {...bind('kind')}
        options={{
          badge: translate({id: 'badgeBuilder.kind.badge', message: 'Badge with the count'}),
          pixel: translate({id: 'badgeBuilder.kind.pixel', message: 'Invisible image'}),
        }}
      />
      <TextField
        label={translate({id: 'badgeBuilder.name', message: 'Event name'})}
        {...bind('name')}>
        <Translate id="badgeBuilder.name.hint">
          Counts these events separately for the page. Enter up to 100 characters.
        </Translate>
      </TextField>
      <TextField
        wide
        label={translate({id: 'badgeBuilder.url', message: 'Page URL'})}
        {...bind('url')}>
        <Translate id="badgeBuilder.url.hint">
          Page to count. If empty, Tianji uses the Referer header.
        </Translate>
      </TextField>
      <CheckField
        label={translate({id: 'badgeBuilder.force', message: 'Always count this URL'})}
        {...bind('force')}>
        <Translate id="badgeBuilder.force.hint">
          Otherwise, Tianji records the page in the Referer header if there is one.
        </Translate>
      </CheckField>
      {choices.kind === 'badge' && (
        <>
          <CheckField
            label={translate({id: 'badgeBuilder.full', message: 'Show all digits'})}
            {...bind('fullNumber')}>
            <Translate id="badgeBuilder.full.hint">
              Otherwise, the badge shows 12345 as 12.35k.
            </Translate>
          </CheckField>
          <TextField
            label={translate({id: 'badgeBuilder.left', message: 'Text on the left'})}
            {...bind('title')}
            placeholder="visitor"
          />
          <TextField
            label={translate({id: 'badgeBuilder.start', message: 'Number to add'})}
            {...bind('start')}
            placeholder="0"
          />
        </>
      )}
    </Builder>
  );
}
