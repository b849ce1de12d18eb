import Method from '@site/src/features/api-reference/components/Method';
import CopyButton from '@site/src/components/CopyButton';
import PageTools from '@site/src/components/PageTools';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import BreakablePath from '@site/src/features/api-reference/components/BreakablePath';
import Contents from '../Contents';
import type {PartName} from '../Fields/Part';
import {Examples} from '../Samples';
import styles from './styles.module.css';

interface Props {
  title: string;
  method: string;
  /** Path after the origin, with placeholders. */
  path: string;
  operationId: string;
  /** The server's own name of the operation, where it differs. */
  serverId?: string;
  roles: 'public' | 'user' | 'member' | 'admin' | 'owner';
  /** First version of the server that has the operation. */
  since?: string;
  secured?: boolean;
  deprecated?: boolean;
  children: ReactNode;
}

/** Opens everything around the field that the address names, so that a deep link into a closed part shows it. */
function useRevealedTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    let closed = false;
    for (
      let node = target.closest('details');
      node;
      node = node.parentElement?.closest('details') ?? null
    ) {
      closed ||= !node.open;
      node.open = true;
    }
    if (closed) target.scrollIntoView();
  }, [hash]);
}

/** Page of an operation: its head and what it does, then text and samples side by side; stacked where there is no room. */
export function ApiPage({title, children, ...facts}: Props): ReactNode {
  useRevealedTarget();
  return (
    <div className={`api-page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <OperationPath method={facts.method} path={facts.path} />
        <Facts {...facts} />
      </header>
      {children}
    </div>
  );
}

/** Everything that is read: first what the operation does, then, after the samples, the rest. */
export function ApiText(props: ComponentProps<'div'>): ReactNode {
  return <div className={styles.text} {...props} />;
}

/** Tools of the page and links to its parts, then samples and console, which stay in view while the text scrolls. */
export function ApiAside({parts, children}: {parts: PartName[]; children: ReactNode}): ReactNode {
  return (
    <>
      <div className={styles.tools}>
        <PageTools>
          <a href={useBaseUrl('/openapi.json')} download="tianji-openapi.json">
            <Translate
              id="api.tools.description"
              description="Link that downloads the OpenAPI description">
              OpenAPI
            </Translate>
          </a>
        </PageTools>
      </div>
      <Contents parts={parts} />
      <section
        id="samples"
        className={`api-aside ${styles.aside}`}
        aria-label={translate({
          id: 'api.aside',
          message: 'Code samples',
          description: 'Name of the column with request samples, console and example answers',
        })}>
        <Examples>{children}</Examples>
      </section>
    </>
  );
}

function OperationPath({method, path}: {method: string; path: string}): ReactNode {
  return (
    <div className={styles.path}>
      <Method method={method} />{' '}
      <code translate="no">
        <BreakablePath path={path} />
      </code>
      <CopyButton
        text={() => path}
        label={translate({
          id: 'api.path.copy',
          message: 'Copy path',
          description: 'Button that copies the path of an operation',
        })}
      />
    </div>
  );
}

function Facts({
  operationId,
  serverId,
  roles,
  since,
  secured,
  deprecated,
}: Omit<Props, 'title' | 'children' | 'method' | 'path'>): ReactNode {
  const facts = [
    [
      translate({id: 'api.fact.deprecated', message: 'Deprecated'}),
      deprecated &&
        translate({id: 'api.fact.deprecated.text', message: "Don't use it in new code."}),
    ],
    [translate({id: 'api.fact.roles', message: 'Permissions'}), rolesText(roles)],
    [
      translate({id: 'api.fact.signIn', message: 'Authentication'}),
      secured ? (
        <Translate id="api.fact.signIn.bearer">
          Bearer token: API&nbsp;key or sign-in token
        </Translate>
      ) : (
        <Translate id="api.fact.signIn.none">None</Translate>
      ),
    ],
    [translate({id: 'api.fact.operationId', message: 'Operation ID'}), code(operationId)],
    [
      translate({
        id: 'api.fact.serverId',
        message: 'ID on the server',
        description:
          "The server's own name of an operation, where it differs from the operation id",
      }),
      serverId && code(serverId),
    ],
    [
      translate({
        id: 'api.fact.since',
        message: 'Since',
        description: 'Version that an operation exists since',
      }),
      since && `v${since}`,
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const code = (text: string): ReactNode => <code translate="no">{text}</code>;

/** Who may call an operation. */
const rolesText = (role: Props['roles']): string =>
  ({
    public: translate({id: 'api.roles.public', message: 'Public, no token required'}),
    user: translate({id: 'api.roles.user', message: 'Any signed-in user'}),
    member: translate({id: 'api.roles.member', message: 'Workspace member'}),
    admin: translate({id: 'api.roles.admin', message: 'Workspace owner or admin'}),
    owner: translate({id: 'api.roles.owner', message: 'Workspace owner'}),
  })[role];
