const levels = ['public', 'user', 'member', 'admin', 'owner'];

/** `x-roles` names who may call an operation; `public` goes with no security and every other level with a token. */
export default function rolesMatchSecurity() {
  return {
    Operation(operation, {report, location}) {
      const role = operation['x-roles'];
      if (!levels.includes(role)) {
        report({message: `x-roles must be one of ${levels.join(', ')}.`, location: location.child(['operationId'])});
        return;
      }
      const secured = (operation.security ?? []).some((entry) => Object.keys(entry).length > 0);
      if (secured === (role === 'public')) {
        report({
          message: secured
            ? 'The operation is public but asks for a token.'
            : `The operation asks for no token but x-roles says "${role}".`,
          location: location.child(['x-roles']).key(),
        });
      }
    },
  };
}
