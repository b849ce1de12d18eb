import Translate, {translate} from '@docusaurus/Translate';
import Field, {type FieldProps} from '@site/src/components/Field';
import {readerSamples} from '@site/src/data/reader-values';
import {createContext, useContext, type ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '../model/console';
import {problemMessages} from './messages';
import {keyName, parameterName, type FormProblems, type FormValues} from './request';
import styles from './styles.module.css';

interface Form {
  values: FormValues;
  problems: FormProblems;
  setValue: (name: string, value: string) => void;
}

export const FormContext = createContext<Form>({values: {}, problems: {}, setValue: () => {}});

/** A field of the form, with what is wrong with it. */
function Input(props: Omit<FieldProps, 'problem'> & {name: string}): ReactNode {
  const {values, problems, setValue} = useContext(FormContext);
  const {name} = props;
  return (
    <Field
      value={values[name] ?? ''}
      problem={problems[name] && problemMessages()[problems[name]]}
      onValue={(value) => setValue(name, value)}
      {...props}
    />
  );
}

/** Which server responds, and with which key. */
export function ServerFields({secured}: Pick<ConsoleData, 'secured'>): ReactNode {
  const {server} = useContext(FormContext).values;
  return (
    <>
      <Input
        name="server"
        label={translate({message: 'Server'})}
        autoFocus
        options={[
          {value: 'sample', text: translate({message: 'Sample responses'})},
          {value: 'instance', text: translate({message: 'Your instance'})},
          {value: 'cloud', text: translate({message: 'Tianji Cloud'})},
        ]}
      />
      {server === 'sample' && (
        <p className="caption">
          <Translate>
            The console shows examples from the API description and sends nothing.
          </Translate>
        </p>
      )}
      {server === 'instance' && (
        <Input
          name="origin"
          label={translate({message: 'Server URL'})}
          type="url"
          placeholder={readerSamples.origin}
        />
      )}
      {server !== 'sample' && secured && (
        <Input
          name={keyName(server)}
          label={translate({message: 'API key or sign-in token'})}
          fact={translate({message: 'stored until you close the tab, for this server only'})}
          type="password"
        />
      )}
    </>
  );
}

type FillExample = (text: string) => string;

interface ParameterFieldsProps {
  parameters: ConsoleParameter[];
  fillExample: FillExample;
}

/** Fields for the parameters, each with the place that it is sent in. Optional parameters are folded away. */
export function ParameterFields({parameters, fillExample}: ParameterFieldsProps): ReactNode {
  const places = {
    path: translate({message: 'path'}),
    query: translate({message: 'query'}),
    header: translate({message: 'header'}),
  };
  const field = (parameter: ConsoleParameter): ReactNode => {
    const {in: place, name, type, values: choices, example = ''} = parameter;
    return (
      <Input
        key={parameterName(parameter)}
        name={parameterName(parameter)}
        label={<code translate="no">{name}</code>}
        fact={places[place]}
        inputMode={type === 'integer' || type === 'number' ? 'decimal' : undefined}
        placeholder={choices ? undefined : fillExample(example)}
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
    </>
  );
}

interface BodyFieldsProps {
  body: NonNullable<ConsoleData['body']>;
  fillExample: FillExample;
}

export function BodyFields({body: {type, examples}, fillExample}: BodyFieldsProps): ReactNode {
  const {values, setValue} = useContext(FormContext);
  return (
    <>
      {examples.length > 1 && (
        <Field
          label={translate({message: 'Example'})}
          options={examples.map(({title}, index) => ({value: String(index), text: title}))}
          onValue={(index) => setValue('body', fillExample(examples[Number(index)]!.text))}
        />
      )}
      <Input
        name="body"
        label={translate({message: 'Body'})}
        fact={type}
        rows={Math.min(16, Math.max(4, values.body!.split('\n').length))}
      />
    </>
  );
}
