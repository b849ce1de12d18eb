import Translate, {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/Field';
import {readerSamples} from '@site/src/data/reader-values';
import {createElement, type ComponentProps, type ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '../model/console';
import {parameterKey, type FormProblems} from './request';
import {problemMessages, type Problem} from './messages';
import type {Server, ServerChoice} from './useServer';
import styles from './styles.module.css';

interface InputProps
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'fact'>,
    Pick<ComponentProps<'input'>, 'name' | 'type' | 'inputMode' | 'placeholder' | 'autoFocus'> {
  /** Undefined for a field that keeps its own value. */
  value?: string;
  /** Lines of a longer text. */
  rows?: number;
  /** Values to choose from, and what readers see of each. */
  options?: {value: string; text: string}[];
  problem?: Problem;
  onValue: (value: string) => void;
}

/** A field of the form, with what is wrong with it. */
function Input({label, fact, options, problem, onValue, ...rest}: InputProps): ReactNode {
  const element = options ? 'select' : rest.rows ? 'textarea' : 'input';
  const onChange = ({target}: {target: HTMLInputElement}): void => onValue(target.value);
  return (
    <Field label={label} fact={fact} problem={problem && problemMessages()[problem]}>
      {(field) =>
        createElement(
          element,
          {...field, ...rest, onChange, autoComplete: 'off', spellCheck: false},
          options?.map(({value, text}) => (
            <option key={value} value={value}>
              {text}
            </option>
          )),
        )
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
  const places = {
    path: translate({message: 'path'}),
    query: translate({message: 'query'}),
    header: translate({message: 'header'}),
  };
  const shared = (name: string) => ({
    name,
    value: values[name] ?? '',
    problem: problems[name],
    onValue: (value: string) => onValue(name, value),
  });
  const field = (parameter: ConsoleParameter): ReactNode => {
    const {in: place, name, type, values: choices} = parameter;
    return (
      <Input
        key={parameterKey(parameter)}
        {...shared(parameterKey(parameter))}
        label={<code translate="no">{name}</code>}
        fact={places[place]}
        inputMode={type === 'integer' || type === 'number' ? 'decimal' : undefined}
        placeholder={choices ? undefined : example(parameter.example ?? '')}
        options={choices && ['', ...choices].map((value) => ({value, text: value || '–'}))}
      />
    );
  };
  const optional = parameters.filter(({required}) => !required);
  return (
    <>
      {parameters.filter(({required}) => required).map(field)}
      {optional.length > 0 && (
        <details className={styles.optional}>
          <summary className="caption">
            {translate(
              {message: '{count} optional: {names}'},
              {count: String(optional.length), names: optional.map(({name}) => name).join(', ')},
            )}
          </summary>
          {optional.map(field)}
        </details>
      )}
      {body && body.examples.length > 1 && (
        <Input
          label={translate({message: 'Example'})}
          options={body.examples.map(({title}, index) => ({value: String(index), text: title}))}
          onValue={(index) => onValue('body', example(body.examples[Number(index)]!.text))}
        />
      )}
      {body && (
        <Input
          {...shared('body')}
          label={translate({message: 'Body'})}
          fact={body.type}
          rows={Math.min(16, Math.max(4, values.body!.split('\n').length))}
        />
      )}
    </>
  );
}
