import {translate} from '@docusaurus/Translate';
import {Builder, CheckField, ChoiceField, Output, TextField} from '@site/src/components/docs/Builder';
import {badgeDefaults, badgeForms, badgeProblems} from '@site/src/lib/builders/badge';
import {readerSamples} from '@site/src/lib/reader-values';
import {useState, type ReactNode} from 'react';

/** Builds the address of a telemetry badge or pixel from the reader's choices. */
export default function BadgeBuilder(): ReactNode {
  const [choices, setChoices] = useState(badgeDefaults);
  const set = (change: Partial<typeof choices>): void => setChoices({...choices, ...change});
  const problems = badgeProblems(choices);
  const forms = badgeForms(choices, readerSamples);
  return (
    <Builder
      title={translate({id: 'badgeBuilder.title', message: 'Build the address'})}
      outputs={
        <>
          <Output name="Markdown" text={forms.markdown} />
          <Output name="HTML" text={forms.html} />
          <Output name="URL" text={forms.url} />
        </>
      }
    >
      <ChoiceField
        label={translate({id: 'badgeBuilder.kind', message: 'Image'})}
        value={choices.kind}
        onChange={(kind) => set({kind})}
        options={{
          badge: translate({id: 'badgeBuilder.kind.badge', message: 'Badge with the number'}),
          pixel: translate({id: 'badgeBuilder.kind.pixel', message: 'Invisible image'}),
        }}
      />
      <TextField
        label={translate({id: 'badgeBuilder.name', message: 'Event name'})}
        value={choices.name}
        onChange={(name) => set({name})}
        hint={translate({id: 'badgeBuilder.name.hint', message: 'Counts separately within the page. 100 characters at most.'})}
        problem={problems.includes('name') ? translate({id: 'badgeBuilder.name.problem', message: 'Over 100 characters the load is not recorded.'}) : undefined}
      />
      <TextField
        wide
        label={translate({id: 'badgeBuilder.url', message: 'Address of the page'})}
        value={choices.url}
        onChange={(url) => set({url})}
        hint={translate({id: 'badgeBuilder.url.hint', message: 'The page that is counted. Empty: the page that the browser names as Referer.'})}
        problem={
          problems.includes('url')
            ? translate({id: 'badgeBuilder.url.problem', message: 'Enter the full address with https:// and a public host name; localhost is refused.'})
            : undefined
        }
      />
      <CheckField
        label={translate({id: 'badgeBuilder.force', message: 'Always count for this address'})}
        checked={choices.force}
        onChange={(force) => set({force})}
        hint={translate({id: 'badgeBuilder.force.hint', message: 'Otherwise a Referer takes precedence when the load is recorded.'})}
      />
      {choices.kind === 'badge' && (
        <>
          <CheckField
            label={translate({id: 'badgeBuilder.full', message: 'Show all digits'})}
            checked={choices.fullNumber}
            onChange={(fullNumber) => set({fullNumber})}
            hint={translate({id: 'badgeBuilder.full.hint', message: 'Otherwise 12345 is shown as 12.35k.'})}
          />
          <TextField
            label={translate({id: 'badgeBuilder.left', message: 'Text on the left'})}
            value={choices.title}
            onChange={(title) => set({title})}
            placeholder="visitor"
          />
          <TextField
            label={translate({id: 'badgeBuilder.start', message: 'Add to the number'})}
            value={choices.start}
            onChange={(start) => set({start})}
            placeholder="0"
            problem={problems.includes('start') ? translate({id: 'badgeBuilder.start.problem', message: 'Enter a whole number.'}) : undefined}
          />
        </>
      )}
    </Builder>
  );
}
