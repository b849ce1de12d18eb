import {translate} from '@docusaurus/Translate';
import Choice from '../components/Samples/Choice';
import {useState, type ReactNode} from 'react';
import Input from './Input';
import type {ConsoleData, ConsoleParameter} from './model/data';
import {parameterKey, type FormProblem} from './model/request';
import styles from './styles.module.css';

interface Props {
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
export default function Parameters(props: Props): ReactNode {
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
      {body && <Body {...props} examples={body.examples} />}
    </>
  );
}

function Parameter({
  parameter,
  values,
  example,
  problems,
  onValue,
}: Props & {parameter: ConsoleParameter}): ReactNode {
  const key = parameterKey(parameter);
  const places = {
    path: translate({id: 'api.place.path', message: 'path'}),
    query: translate({id: 'api.place.query', message: 'query'}),
    header: translate({id: 'api.place.header', message: 'header'}),
  };
  return (
    <Input
      name={key}
      label={<code translate="no">{parameter.name}</code>}
      fact={places[parameter.in]}
      problems={problems}>
      {(attributes) =>
        parameter.values ? (
          <select
            {...attributes}
            value={values[key]}
            onChange={(event) => onValue(key, event.target.value)}>
            <option value="">–</option>
            {parameter.values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ) : (
          <input
            {...attributes}
            type="text"
            inputMode={
              parameter.type === 'integer' || parameter.type === 'number' ? 'decimal' : 'text'
            }
            value={values[key]}
            placeholder={example(parameter.example ?? '')}
            onChange={(event) => onValue(key, event.target.value)}
          />
        )
      }
    </Input>
  );
}

function Body({
  body,
  examples,
  example,
  problems,
  onBody,
}: Props & {examples: {title: string; text: string}[]}): ReactNode {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      {examples.length > 1 && (
        <Choice
          label={translate({id: 'api.console.example', message: 'Example'})}
          titles={examples.map(({title}) => title)}
          chosen={chosen}
          onChoose={(index) => {
            setChosen(index);
            onBody(example(examples[index]!.text));
          }}
        />
      )}
      <Input
        name="body"
        label={translate({id: 'api.console.body', message: 'Body'})}
        fact="application/json"
        problems={problems}>
        {(attributes) => (
          <textarea
            {...attributes}
            value={body}
            rows={Math.min(16, Math.max(4, body.split('\n').length))}
            onChange={(event) => onBody(event.target.value)}
          />
        )}
      </Input>
    </>
  );
}
