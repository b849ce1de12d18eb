import Translate, {translate} from '@docusaurus/Translate';
import type {FormProblem} from './model/request';
import {readerSamples} from '@site/src/data/reader-values';
import type {ReactNode} from 'react';
import Input from './Input';
import type {Server, ServerChoice} from './useServer';
import styles from './styles.module.css';

interface Props {
  server: Server;
  secured: boolean;
  problems: FormProblem[];
}

/** Which server answers, and with which key. */
export default function ServerFields({server, secured, problems}: Props): ReactNode {
  const choices: [ServerChoice, string][] = [
    ['sample', translate({id: 'api.server.sample', message: 'Sample responses'})],
    ['instance', translate({id: 'api.server.instance', message: 'Your instance'})],
    ['cloud', translate({id: 'api.server.cloud', message: 'Tianji Cloud'})],
  ];
  return (
    <>
      <fieldset className={styles.servers}>
        <legend>
          <Translate id="api.server">Server</Translate>
        </legend>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name="server"
              value={choice}
              checked={server.choice === choice}
              onChange={() => server.choose(choice)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {server.choice === 'sample' && (
        <p className={styles.note}>
          <Translate id="api.server.sample.note">
            The console shows examples from the API description and sends nothing.
          </Translate>
        </p>
      )}
      {server.choice === 'instance' && (
        <Input
          name="origin"
          label={translate({id: 'api.server.origin', message: 'Server URL'})}
          problems={problems}>
          {(attributes) => (
            <input
              {...attributes}
              type="url"
              value={server.origin}
              placeholder={readerSamples.origin}
              onChange={(event) => server.setOrigin(event.target.value)}
            />
          )}
        </Input>
      )}
      {server.choice !== 'sample' && secured && (
        <Input
          name="key"
          label={translate({id: 'api.server.key', message: 'API key or sign-in token'})}
          fact={translate({
            id: 'api.server.key.note',
            message: 'stored until you close the tab, for this server only',
          })}
          problems={problems}>
          {(attributes) => (
            <input
              {...attributes}
              type="password"
              value={server.key}
              onChange={(event) => server.setKey(event.target.value)}
            />
          )}
        </Input>
      )}
    </>
  );
}
