import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Breakable from '@site/src/components/Breakable';
import Method from '@site/src/features/api-reference/components/Method';
import type {ReactNode} from 'react';

/** reader/remark-workflows.ts fills them in. */
interface Props {
  method: string;
  path: string;
  /** URL of the page about the operation. */
  page: string;
  /** Values of earlier steps, with the number of the step. */
  sources: {step: number; names: string[]}[];
  outputs: {name: string; field: string}[];
  wait?: {condition: string; seconds: number};
}

const Code = ({children}: {children: string}): ReactNode => <code translate="no">{children}</code>;

/** Several names in code, separated by commas. */
const Names = ({names}: {names: string[]}): ReactNode =>
  names.flatMap((name, index) => [index > 0 && ', ', <Code key={name}>{name}</Code>]);

/** The operation that a step of a workflow calls, what it takes from earlier responses, and what it adds. */
export default function WorkflowCall({
  method,
  path,
  page,
  sources,
  outputs,
  wait,
}: Props): ReactNode {
  return (
    <>
      <p className="cluster margin-vert--sm">
        <Method method={method} />{' '}
        <Link to={page} translate="no">
          <code>
            <Breakable text={path} />
          </code>
        </Link>
      </p>
      {(sources.length > 0 || outputs.length > 0 || wait) && (
        <ul className="margin--none">
          {sources.map(({step, names}) => (
            <li key={step}>
              <Translate
                values={{step, names: <Names names={names} />}}
                description="{step} is the number of a step, {names} the names of values">
                {'From step {step}: {names}'}
              </Translate>
            </li>
          ))}
          {wait && (
            <li>
              <Translate
                values={{condition: <Code>{wait.condition}</Code>, seconds: wait.seconds}}
                description="{condition} is a comparison in code">
                {'Repeat the request until {condition}, for up to {seconds} seconds'}
              </Translate>
            </li>
          )}
          {outputs.map(({name, field}) => (
            <li key={name}>
              {name === field ? (
                <Translate
                  values={{name: <Code>{name}</Code>}}
                  description="{name} is the name of a field in the response">
                  {'From the response: {name}'}
                </Translate>
              ) : (
                <Translate
                  values={{name: <Code>{name}</Code>, field: <Code>{field}</Code>}}
                  description="{field} is a field of the response, {name} the name that later steps use for its value">
                  {'From the response: {field} as {name}'}
                </Translate>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
