import {parseAllDocuments} from 'yaml';
import {each, messageOf} from './types.ts';

export const jsonCheck = each(['json'], ({code}) => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{message: messageOf(error)}];
  }
});

/** Syntax and duplicate keys. */
export const yamlCheck = each(['yaml'], ({code}) =>
  parseAllDocuments(code).flatMap((document) =>
    'errors' in document
      ? document.errors.map((error) => ({
          message: messageOf(error),
          offset: (error.linePos?.[0].line ?? 1) - 1,
        }))
      : [],
  ),
);

const composeKeys = ['configs', 'include', 'name', 'networks', 'secrets', 'services', 'volumes'];

/** Compose files have known top-level keys, and whole Kubernetes manifests have a name. */
export const manifestCheck = each(['yaml'], ({code, title}) =>
  parseAllDocuments(code).flatMap((document) => {
    const data = ('toJS' in document ? document.toJS() : null) as Record<string, unknown> | null;
    if (!data || title.includes('(part)')) return [];
    if (title.includes('compose'))
      return Object.keys(data)
        .filter((key) => !composeKeys.includes(key) && !key.startsWith('x-'))
        .map((key) => ({message: `Compose has no top-level key "${key}".`}));
    const metadata = data.metadata as {name?: unknown} | undefined;
    return typeof data.apiVersion === 'string' && typeof metadata?.name !== 'string'
      ? [{message: `The ${String(data.kind)} manifest has no metadata.name.`}]
      : [];
  }),
);
