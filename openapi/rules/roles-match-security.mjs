const levels = ['public', 'user', 'member', 'admin', 'owner'];

/** Who may call an operation, and what follows: its security, and the errors that it describes. */
export default function rolesMatchSecurity() {
  return {
    Operation(operation, {report, location}) {
      const role = operation['x-roles'];
      if (!levels.includes(role)) {
        report({
          message: `x-roles must be one of ${levels.join(', ')}.`,
          location: location.child(['operationId']),
        });
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
      const forbiddenFile = `Forbidden${role[0].toUpperCase()}${role.slice(1)}.yaml`;
      const errors = {
        401: role !== 'public' && 'Unauthorized.yaml',
        403: !['public', 'user'].includes(role) && forbiddenFile,
        415: Boolean(operation.requestBody) && 'UnsupportedMediaType.yaml',
        500: role === 'public' ? 'ServerErrorPublic.yaml' : 'ServerError.yaml',
      };
      for (const [status, file] of Object.entries(errors))
        if (file && !operation.responses?.[status])
          report({
            message: `The response ${status} is missing: refer to components/responses/${file}.`,
            location: location.child(['responses']).key(),
          });
      const forbidden = operation.responses?.['403']?.$ref;
      if (forbidden && !forbidden.endsWith(`/${forbiddenFile}`))
        report({
          message: `x-roles says "${role}": refer to ${forbiddenFile} in the response 403.`,
          location: location.child(['responses', '403']),
        });
    },
  };
}
