import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ConsoleData, ConsoleParameter} from '../model/console';
import Input, {type InputProps} from './Input';
import {parameterKey, type FormProblems} from './request';
import styles from './styles.module.css';

interface Props {
  data: ConsoleData;
  /** Values of the fields by their names. */
  values: Record<string, string>;
  /** Puts the reader's values into an example. */
  example: (text: string) => string;
  problems: FormProblems;
  onValue: (name: string, value: string) => void;
}

/** Fields for the parameters and the body. Optional parameters are folded away. */
export default function Parameters({data, values, example, problems, onValue}: Props): ReactNode {
  const {parameters, body} = data;
  const inputProps = (name: string) => ({
    name,
    value: values[name] ?? '',
    problem: problems[name],
    onValue: (value: string) => onValue(name, value),
  });
  const field = (parameter: ConsoleParameter): ReactNode => {
    const key = parameterKey(parameter);
    const placeholder = example(parameter.example ?? '');
    return (
      <ParameterField
        key={key}
        {...inputProps(key)}
        placeholder={placeholder}
        parameter={parameter}
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
          {...inputProps('body')}
          label={translate({message: 'Body'})}
          fact={body.type}
          rows={Math.min(16, Math.max(4, values.body!.split('\n').length))}
        />
      )}
    </>
  );
}

interface ParameterFieldProps extends Omit<InputProps, 'label'> {
  parameter: ConsoleParameter;
}

/** A field for a parameter, with the place that it is sent in. */
function ParameterField({parameter, placeholder, ...input}: ParameterFieldProps): ReactNode {
  const {in: place, name, type, values: choices} = parameter;
  const places = {
    path: translate({message: 'path'}),
    query: translate({message: 'query'}),
    header: translate({message: 'header'}),
  };
  return (
    <Input
      {...input}
      label={<code translate="no">{name}</code>}
      fact={places[place]}
      inputMode={type === 'integer' || type === 'number' ? 'decimal' : undefined}
      placeholder={choices ? undefined : placeholder}
      options={choices && ['', ...choices].map((value) => ({value, text: value || '–'}))}
    />
  );
}
