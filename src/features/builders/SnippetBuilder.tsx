import Translate, {translate} from '@docusaurus/Translate';
import {Builder, Output, type Group} from './Builder';
import {buildSnippet, snippetDefaults, snippetProblems, type SnippetChoices} from './snippet';
import type {ReactNode} from 'react';

const fields = (): Group<SnippetChoices>['fields'] => ({
  domains: {
    label: translate({message: 'Track only these hostnames'}),
    hint: translate({
      message: 'Separate hostnames with commas. If empty, the script tracks all of them.',
    }),
    problem: translate({
      message: 'Enter hostnames only, without a scheme, port, path, or wildcard.',
    }),
    placeholder: 'shop.harbor.example',
  },
  scriptName: {
    label: translate({message: 'Script name'}),
    hint: (
      <Translate values={{variable: <code>CUSTOM_TRACKER_SCRIPT_NAME</code>}}>
        {'To use another name, set {variable} on the server.'}
      </Translate>
    ),
    problem: translate({message: 'Use letters, digits, dots, hyphens, and slashes.'}),
  },
  hostUrl: {
    wide: true,
    label: translate({message: 'Send data to another server'}),
    hint: translate({message: 'If empty, the script sends data to the server it comes from.'}),
    problem: translate({message: 'Enter a URL that starts with https:// or http://.'}),
    placeholder: 'https://stats.harbor.example',
  },
  manual: {
    label: translate({message: 'Turn off automatic tracking'}),
    hint: translate({message: 'Tianji records only what your own code sends.'}),
  },
  obeyDoNotTrack: {
    label: translate({message: 'Honor Do Not Track'}),
    hint: translate({message: 'The script skips visitors who have Do Not Track turned on.'}),
  },
});

/** Builds the tag of the tracking script (docs/website/track-script.md). */
export default function SnippetBuilder(): ReactNode {
  return (
    <Builder
      title={translate({message: 'Build your script tag'})}
      defaults={snippetDefaults}
      problemsOf={snippetProblems}
      groupsOf={() => [{fields: fields()}]}>
      {(choices) => <Output name="HTML" text={buildSnippet(choices)} />}
    </Builder>
  );
}
