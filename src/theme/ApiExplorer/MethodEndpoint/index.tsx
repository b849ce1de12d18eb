// Change: the whole path, as it follows the server's URL, and the facts of the operation; the original takes the server from the console.
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Breakable from '@site/src/components/Breakable';
import Method from '@site/src/features/api-reference/components/Method';
import type {OperationPageProps} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = OperationPageProps['MethodEndpoint'];

export default function MethodEndpoint({method, path, ...operation}: Props): ReactNode {
  const {operationId, serverId, role, since, secured, deprecated} = operation;
  const facts = [
    {
      name: translate({message: 'Deprecated'}),
      value: deprecated && translate({message: "Don't use it in new code."}),
    },
    {name: translate({message: 'Permissions'}), value: role && roleText(role)},
    {
      name: translate({message: 'Authentication'}),
      value: secured ? (
        <Translate>Bearer token: API key or sign-in token</Translate>
      ) : (
        <Translate>None</Translate>
      ),
    },
    {name: translate({message: 'Operation ID'}), value: code(operationId)},
    {
      name: translate({
        message: 'ID on the server',
        description:
          "The server's own name of an operation, where it differs from the operation id",
      }),
      value: serverId && code(serverId),
    },
    {name: translate({message: 'Since'}), value: since && `v${since}`},
  ];
  return (
    <>
      <div className={styles.path}>
        <Method method={method} />{' '}
        <code translate="no">
          <Breakable text={path} />
        </code>
        <CopyButton text={path} label={translate({message: 'Copy path'})} />
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ({name, value}) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const code = (text: string): ReactNode => <code translate="no">{text}</code>;

const roleText = (role: NonNullable<Props['role']>): string =>
  ({
    public: translate({message: 'Public, no token required'}),
    user: translate({message: 'Any signed-in user'}),
    member: translate({message: 'Workspace member'}),
    admin: translate({message: 'Workspace owner or admin'}),
    owner: translate({message: 'Workspace owner'}),
  })[role];
