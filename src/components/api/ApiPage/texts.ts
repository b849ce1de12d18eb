import {translate} from '@docusaurus/Translate';

/** Who may call an operation, in the reader's language. */
export function rolesText(role: string): string {
  const texts: Record<string, string> = {
    public: translate({id: 'api.roles.public', message: 'Anyone, without a token'}),
    user: translate({id: 'api.roles.user', message: 'Anyone who is signed in'}),
    member: translate({id: 'api.roles.member', message: 'Every member of the workspace'}),
    admin: translate({id: 'api.roles.admin', message: 'Owner or admin of the workspace'}),
    owner: translate({id: 'api.roles.owner', message: 'Owner of the workspace'}),
  };
  return texts[role] ?? role;
}
