// Change: the whole path, as it follows the server's URL, and the facts of the operation. Replaces the original of docusaurus-theme-openapi-docs, which
// takes the server from the console's state.
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Breakable from '@site/src/components/Breakable';
import styles from '@site/src/features/api-reference/components/layout.module.css';
import Method from '@site/src/features/api-reference/components/Method';
import type {OperationPageProps} from '@site/src/features/api-reference/model/operation';
import type {ReactNode} from 'react';

type Props = OperationPageProps['MethodEndpoint'];

/** Method and path of an operation, and what a caller must know of it. */
export default function MethodEndpoint({method, path, ...operation}: Props): ReactNode {
  const {operationId, serverId, role, since, secured, deprecated} = operation;
  const facts = [
    {
      name: translate({id: 'api.fact.deprecated', message: 'Deprecated'}),
      value:
        deprecated &&
        translate({id: 'api.fact.deprecated.text', message: "Don't use it in new code."}),
    },
    {
      name: translate({id: 'api.fact.roles', message: 'Permissions'}),
      value: role && roleText(role),
    },
    {
      name: translate({id: 'api.fact.signIn', message: 'Authentication'}),
      value: secured ? (
        <Translate id="api.fact.signIn.bearer">
          Bearer token: API&nbsp;key or sign-in token
        </Translate>
      ) : (
        <Translate id="api.fact.signIn.none">None</Translate>
      ),
    },
    {
      name: translate({id: 'api.fact.operationId', message: 'Operation ID'}),
      value: code(operationId),
    },
    {
      name: translate({
        id: 'api.fact.serverId',
        message: 'ID on the server',
        description:
          "The server's own name of an operation, where it differs from the operation id",
      }),
      value: serverId && code(serverId),
    },
    {name: translate({id: 'api.fact.since', message: 'Since'}), value: since && `v${since}`},
  ];
  return (
    <>
      <div className={styles.path}>
        <Method method={method} />{' '}
        <code translate="no">
          <Breakable text={path} />
        </code>
        <CopyButton text={path} label={translate({id: 'api.path.copy', message: 'Copy path'})} />
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

/** Who may call an operation. */
const roleText = (role: NonNullable<Props['role']>): string =>
  ({
    public: translate({id: 'api.roles.public', message: 'Public, no token required'}),
    user: translate({id: 'api.roles.user', message: 'Any signed-in user'}),
    member: translate({id: 'api.roles.member', message: 'Workspace member'}),
    admin: translate({id: 'api.roles.admin', message: 'Workspace owner or admin'}),
    owner: translate({id: 'api.roles.owner', message: 'Workspace owner'}),
  })[role];
