import Translate, {translate} from '@docusaurus/Translate';
import {
  Builder,
  CheckField,
  Output,
  TextField,
  useChoices,
} from '@site/src/features/builders/Builder';
import {
  buildSnippet,
  needsHostUrl,
  snippetDefaults,
  snippetProblems,
} from '@site/src/features/builders/model/snippet';
import type {ReactNode} from 'react';

/** Builds the tag of the tracking script (docs/website/track-script.md). */
export default function SnippetBuilder(): ReactNode {
  const [choices, bind] = useChoices(snippetDefaults, snippetProblems, {
    domains: translate({
      id: 'snippetBuilder.domains.problem',
      message: 'Enter hostnames only, without a scheme, port, path, or wildcard.',
    }),
    scriptName: translate({
      id: 'snippetBuilder.script.problem',
      message: 'Use letters, digits, dots, hyphens, and slashes.',
    }),
    hostUrl: translate({
      id: 'snippetBuilder.host.problem',
      message: 'Enter a URL that starts with https:// or http://.',
    }),
  });
  return (
    <Builder
      title={translate({id: 'snippetBuilder.title', message: 'Build your script tag'})}
      outputs={<Output name="HTML" text={buildSnippet(choices)} />}>
      <TextField
        label={translate({id: 'snippetBuilder.domains', message: 'Track only these hostnames'})}
        {...bind('domains')}
        placeholder="shop.harbor.example">
        <Translate id="snippetBuilder.domains.hint">
          Separate hostnames with commas. If empty, the script tracks all of them.
        </Translate>
      </TextField>
      <TextField
        label={translate({id: 'snippetBuilder.script', message: 'Script name'})}
        {...bind('scriptName')}>
        <Translate
          id="snippetBuilder.script.hint"
          values={{variable: <code>CUSTOM_TRACKER_SCRIPT_NAME</code>}}>
          {'To use another name, set {variable} on the server.'}
        </Translate>
      </TextField>
      <TextField
        wide
        label={translate({id: 'snippetBuilder.host', message: 'Send data to another server'})}
        {...bind('hostUrl')}
        placeholder="https://stats.harbor.example">
        {needsHostUrl(choices) ? (
          <Translate id="snippetBuilder.host.nested">
            If the script name contains a slash, the tag needs the server's URL, so your origin is
            used.
          </Translate>
        ) : (
          <Translate id="snippetBuilder.host.hint">
            If empty, the script sends data to the server it comes from.
          </Translate>
        )}
      </TextField>
      <CheckField
        label={translate({id: 'snippetBuilder.manual', message: 'Turn off automatic tracking'})}
        {...bind('manual')}>
        <Translate id="snippetBuilder.manual.hint">
          Tianji records only what your own code sends.
        </Translate>
      </CheckField>
      <CheckField
        label={translate({id: 'snippetBuilder.dnt', message: 'Honor Do Not Track'})}
        {...bind('obeyDoNotTrack')}>
        <Translate id="snippetBuilder.dnt.hint">
          The script skips visitors who have Do Not Track turned on.
        </Translate>
      </CheckField>
    </Builder>
  );
}
