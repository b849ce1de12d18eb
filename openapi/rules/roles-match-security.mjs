const levels = ['public', 'user', 'member', 'admin', 'owner'];

/** `x-roles` names who may call an operation; `public` goes with no security and every other level with a token, and its own shared 403. */
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
      const forbidden = operation.responses?.['403']?.$ref;
      const own = `Forbidden${role[0].toUpperCase()}${role.slice(1)}.yaml`;
      if (forbidden && !forbidden.endsWith(`/${own}`))
        report({message: `x-roles says "${role}": refer to ${own} in the response 403.`, location: location.child(['responses', '403'])});
    },
  };
}
