import {translate} from '@docusaurus/Translate';

/** Who may call an operation, in the reader's language. */
export function rolesText(role: string): string {
  const texts: Record<string, string> = {
    public: translate({id: 'api.roles.public', message: 'Public, no token required'}),
    user: translate({id: 'api.roles.user', message: 'Any signed-in user'}),
    member: translate({id: 'api.roles.member', message: 'Workspace member'}),
    admin: translate({id: 'api.roles.admin', message: 'Workspace owner or admin'}),
    owner: translate({id: 'api.roles.owner', message: 'Workspace owner'}),
  };
  return texts[role] ?? role;
}
