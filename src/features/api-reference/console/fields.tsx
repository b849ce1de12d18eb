import Translate, {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {readerSamples} from '@site/src/data/reader-values';
import {createElement, useState, type ComponentProps, type ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '../model/console';
import {parameterKey, type FormProblems} from './request';
import {problemTexts} from './texts';
import type {Server, ServerChoice} from './useServer';
import styles from './styles.module.css';

interface InputProps
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'fact'>,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'children'> {
  as?: 'input' | 'select' | 'textarea';
  name?: string;
  value: string | undefined;
  rows?: number;
  problems?: FormProblems;
  onValue: (value: string) => void;
}

/** A field of the form, with what is wrong with it. */
function Input({as = 'input', label, fact, problems, onValue, ...own}: InputProps): ReactNode {
  const problem = problems?.[own.name ?? ''];
  const onChange = ({target}: {target: HTMLInputElement}): void => onValue(target.value);
  return (
    <Field label={label} fact={fact} problem={problem && problemTexts()[problem]}>
      {(attributes) =>
        createElement(as, {...attributes, ...own, onChange, autoComplete: 'off', spellCheck: false})
      }
    </Field>
  );
}

interface ServerProps {
  server: Server;
  secured: boolean;
  problems: FormProblems;
}

/** Which server responds, and with which key. */
export function ServerFields({server, secured, problems}: ServerProps): ReactNode {
  const {choice: chosen, origin, key, choose, setOrigin, setKey} = server;
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
        {choices.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="server"
              value={value}
              checked={value === chosen}
              autoFocus={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {chosen === 'sample' && (
        <p className={styles.note}>
          <Translate id="api.server.sample.note">
            The console shows examples from the API description and sends nothing.
          </Translate>
        </p>
      )}
      {chosen === 'instance' && (
        <Input
          name="origin"
          label={translate({id: 'api.server.origin', message: 'Server URL'})}
          type="url"
          value={origin}
          placeholder={readerSamples.origin}
          problems={problems}
          onValue={setOrigin}
        />
      )}
      {chosen !== 'sample' && secured && (
        <Input
          name="key"
          label={translate({id: 'api.server.key', message: 'API key or sign-in token'})}
          fact={translate({
            id: 'api.server.key.note',
            message: 'stored until you close the tab, for this server only',
          })}
          type="password"
          value={key}
          problems={problems}
          onValue={setKey}
        />
      )}
    </>
  );
}

interface ParameterProps {
  data: ConsoleData;
  /** Values of the fields by their names. */
  values: Record<string, string>;
  /** Puts the reader's values into an example. */
  example: (text: string) => string;
  problems: FormProblems;
  onValue: (name: string, value: string) => void;
}

/** Fields for the parameters and the body. Optional parameters are folded away. */
export function Parameters({data, values, example, problems, onValue}: ParameterProps): ReactNode {
  const {parameters, body} = data;
  const [chosen, setChosen] = useState('0');
  const places = {
    path: translate({id: 'api.place.path', message: 'path'}),
    query: translate({id: 'api.place.query', message: 'query'}),
    header: translate({id: 'api.place.header', message: 'header'}),
  };
  const shared = (name: string) => ({
    name,
    value: values[name] ?? '',
    problems,
    onValue: (value: string) => onValue(name, value),
  });
  const field = (one: ConsoleParameter): ReactNode => (
    <Input
      key={parameterKey(one)}
      {...shared(parameterKey(one))}
      as={one.values ? 'select' : 'input'}
      label={<code translate="no">{one.name}</code>}
      fact={places[one.in]}
      inputMode={one.type === 'integer' || one.type === 'number' ? 'decimal' : undefined}
      placeholder={one.values ? undefined : example(one.example ?? '')}>
      {one.values && options(['', ...one.values].map((value) => [value, value || '–']))}
    </Input>
  );
  const optional = parameters.filter(({required}) => !required);
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
      {body && body.examples.length > 1 && (
        <Input
          as="select"
          label={translate({id: 'api.console.example', message: 'Example'})}
          value={chosen}
          onValue={(index) => {
            setChosen(index);
            onValue('body', example(body.examples[Number(index)]!.text));
          }}>
          {options(body.examples.map(({title}, index) => [String(index), title]))}
        </Input>
      )}
      {body && (
        <Input
          {...shared('body')}
          as="textarea"
          label={translate({id: 'api.console.body', message: 'Body'})}
          fact={body.type}
          rows={Math.min(16, Math.max(4, values.body!.split('\n').length))}
        />
      )}
    </>
  );
}

const options = (choices: [value: string, label: string][]): ReactNode =>
  choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
