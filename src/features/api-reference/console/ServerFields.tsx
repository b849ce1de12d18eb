import Translate, {translate} from '@docusaurus/Translate';
import {readerSamples} from '@site/src/data/reader-values';
import type {ReactNode} from 'react';
import Input from './Input';
import type {FormProblems} from './request';
import type {Server, ServerChoice} from './useServer';

interface Props {
  server: Server;
  secured: boolean;
  problems: FormProblems;
}

/** Which server responds, and with which key. */
export default function ServerFields({server, secured, problems}: Props): ReactNode {
  const {choice, origin, key, setChoice, setOrigin, setKey} = server;
  return (
    <>
      <Input
        name="server"
        label={translate({message: 'Server'})}
        autoFocus
        value={choice}
        options={[
          {value: 'sample', text: translate({message: 'Sample responses'})},
          {value: 'instance', text: translate({message: 'Your instance'})},
          {value: 'cloud', text: translate({message: 'Tianji Cloud'})},
        ]}
        onValue={(value) => setChoice(value as ServerChoice)}
      />
      {choice === 'sample' && (
        <p className="caption">
          <Translate>
            The console shows examples from the API description and sends nothing.
          </Translate>
        </p>
      )}
      {choice === 'instance' && (
        <Input
          name="origin"
          label={translate({message: 'Server URL'})}
          type="url"
          value={origin}
          placeholder={readerSamples.origin}
          problem={problems.origin}
          onValue={setOrigin}
        />
      )}
      {choice !== 'sample' && secured && (
        <Input
          name="key"
          label={translate({message: 'API key or sign-in token'})}
          fact={translate({message: 'stored until you close the tab, for this server only'})}
          type="password"
          value={key}
          problem={problems.key}
          onValue={setKey}
        />
      )}
    </>
  );
}
