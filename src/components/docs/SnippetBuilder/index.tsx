import Translate, {translate} from '@docusaurus/Translate';
import {Builder, CheckField, Output, TextField} from '@site/src/components/docs/Builder';
import {buildSnippet, needsHostUrl, snippetDefaults, snippetProblems} from '@site/src/lib/builders/snippet';
import {readerSamples} from '@site/src/lib/reader-values';
import {useState, type ReactNode} from 'react';

/** Builds the tracking tag from the reader's choices. */
export default function SnippetBuilder(): ReactNode {
  const [choices, setChoices] = useState(snippetDefaults);
  const set = (change: Partial<typeof choices>): void => setChoices({...choices, ...change});
  const problems = snippetProblems(choices);
  return (
    <Builder
      title={translate({id: 'snippetBuilder.title', message: 'Build the tag'})}
      outputs={<Output name="HTML" text={buildSnippet(choices, {origin: readerSamples.origin, websiteId: readerSamples.websiteId})} />}
    >
      <TextField
        label={translate({id: 'snippetBuilder.domains', message: 'Count only these hosts'})}
        value={choices.domains}
        onChange={(domains) => set({domains})}
        placeholder="shop.harbor.example"
        hint={translate({id: 'snippetBuilder.domains.hint', message: 'Host names separated by commas. Empty: all hosts.'})}
        problem={problems.includes('domains') ? translate({id: 'snippetBuilder.domains.problem', message: 'Enter host names only: no scheme, port, path or wildcard.'}) : undefined}
      />
      <TextField
        label={translate({id: 'snippetBuilder.script', message: 'Name of the script'})}
        value={choices.scriptName}
        onChange={(scriptName) => set({scriptName})}
        hint={
          <Translate id="snippetBuilder.script.hint" values={{variable: <code>CUSTOM_TRACKER_SCRIPT_NAME</code>}}>
            {'Another name works when the server sets {variable}.'}
          </Translate>
        }
        problem={problems.includes('scriptName') ? translate({id: 'snippetBuilder.script.problem', message: 'Use letters, digits, dots, hyphens and slashes.'}) : undefined}
      />
      <TextField
        wide
        label={translate({id: 'snippetBuilder.host', message: 'Send the data to another root'})}
        value={choices.hostUrl}
        onChange={(hostUrl) => set({hostUrl})}
        placeholder="https://stats.harbor.example"
        hint={
          needsHostUrl(choices)
            ? translate({id: 'snippetBuilder.host.nested', message: 'A script in a folder needs the root of the server: your origin is filled in.'})
            : translate({id: 'snippetBuilder.host.hint', message: 'Empty: to the server that the script comes from.'})
        }
        problem={problems.includes('hostUrl') ? translate({id: 'snippetBuilder.host.problem', message: 'Enter an address that begins with https:// or http://.'}) : undefined}
      />
      <CheckField
        label={translate({id: 'snippetBuilder.manual', message: 'Record nothing by itself'})}
        checked={choices.manual}
        onChange={(manual) => set({manual})}
        hint={translate({id: 'snippetBuilder.manual.hint', message: 'Only what your own code sends is recorded.'})}
      />
      <CheckField
        label={translate({id: 'snippetBuilder.dnt', message: 'Obey Do Not Track'})}
        checked={choices.obeyDoNotTrack}
        onChange={(obeyDoNotTrack) => set({obeyDoNotTrack})}
        hint={translate({id: 'snippetBuilder.dnt.hint', message: 'Sends nothing where the browser asks for it.'})}
      />
    </Builder>
  );
}
