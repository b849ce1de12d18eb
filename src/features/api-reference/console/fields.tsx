import Translate, {translate} from '@docusaurus/Translate';
import {readerSamples} from '@site/src/data/reader-values';
import {useState, type ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '../model/console';
import Input from './Input';
import {parameterKey, type FormProblem} from './request';
import type {Server, ServerChoice} from './useServer';
import styles from './styles.module.css';

interface ServerProps {
  server: Server;
  secured: boolean;
  problems: FormProblem[];
}

/** Which server responds, and with which key. */
export function ServerFields({server, secured, problems}: ServerProps): ReactNode {
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
          type="url"
          value={server.origin}
          placeholder={readerSamples.origin}
          problems={problems}
          onValue={server.setOrigin}
        />
      )}
      {server.choice !== 'sample' && secured && (
        <Input
          name="key"
          label={translate({id: 'api.server.key', message: 'API key or sign-in token'})}
          fact={translate({
            id: 'api.server.key.note',
            message: 'stored until you close the tab, for this server only',
          })}
          type="password"
          value={server.key}
          problems={problems}
          onValue={server.setKey}
        />
      )}
    </>
  );
}

interface ParameterProps {
  data: ConsoleData;
  values: Record<string, string>;
  body: string;
  /** Puts the reader's values into an example. */
  example: (text: string) => string;
  problems: FormProblem[];
  onValue: (key: string, value: string) => void;
  onBody: (text: string) => void;
}

/** Fields for the parameters and the body. Optional parameters are folded away. */
export function Parameters(props: ParameterProps): ReactNode {
  const {parameters, body} = props.data;
  const optional = parameters.filter(({required}) => !required);
  const field = (one: ConsoleParameter): ReactNode => (
    <Parameter key={parameterKey(one)} {...props} parameter={one} />
  );
  return (
    <>
      {parameters.filter(({required}) => required).map(field)}
      {optional.length > 0 && (
        <details className={styles.optional}>
          <summary>
            {translate(
              {id: 'api.console.optional', message: '{count} optional: {names}'},
              {count: String(optional.length), names: optional.map(({name}) => name).join(', ')},
            )}
          </summary>
          {optional.map(field)}
        </details>
      )}
      {body && <Body {...props} />}
    </>
  );
}

function Parameter({
  parameter,
  values,
  example,
  problems,
  onValue,
}: ParameterProps & {parameter: ConsoleParameter}): ReactNode {
  const {name, in: place, type, values: choices, example: sample = ''} = parameter;
  const key = parameterKey(parameter);
  const places = {
    path: translate({id: 'api.place.path', message: 'path'}),
    query: translate({id: 'api.place.query', message: 'query'}),
    header: translate({id: 'api.place.header', message: 'header'}),
  };
  return (
    <Input
      as={choices ? 'select' : 'input'}
      name={key}
      label={<code translate="no">{name}</code>}
      fact={places[place]}
      inputMode={type === 'integer' || type === 'number' ? 'decimal' : undefined}
      placeholder={choices ? undefined : example(sample)}
      value={values[key]}
      problems={problems}
      onValue={(value) => onValue(key, value)}>
      {choices &&
        ['', ...choices].map((value) => (
          <option key={value} value={value}>
            {value || '–'}
          </option>
        ))}
    </Input>
  );
}

/** The body of the request, and its examples where there are several. */
function Body({data, body, example, problems, onBody}: ParameterProps): ReactNode {
  const [chosen, setChosen] = useState('0');
  const {type, examples} = data.body!;
  return (
    <>
      {examples.length > 1 && (
        <Input
          as="select"
          label={translate({id: 'api.console.example', message: 'Example'})}
          value={chosen}
          onValue={(index) => {
            setChosen(index);
            onBody(example(examples[Number(index)]!.text));
          }}>
          {examples.map(({title}, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </Input>
      )}
      <Input
        as="textarea"
        name="body"
        label={translate({id: 'api.console.body', message: 'Body'})}
        fact={type}
        value={body}
        rows={Math.min(16, Math.max(4, body.split('\n').length))}
        problems={problems}
        onValue={onBody}
      />
    </>
  );
}
