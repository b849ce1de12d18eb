/**
 * Writes a Postman collection made from the bundled API description: one folder a group, with example bodies and answers.
 * usage: tsx scripts/openapi/postman.ts FOLDER [--bundle openapi/dist/openapi.json]   writes FOLDER/tianji.postman_collection.json
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import converter, {type CollectionResult} from 'openapi-to-postmanv2';
import {Failure, script} from '../lib/report.ts';
import {forPostman} from './postman-input.ts';

const options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
} as const;

/** Runs the converter, which only knows callbacks. */
function convert(description: string): Promise<CollectionResult> {
  return new Promise((resolve, reject) => {
    converter.convertV2({type: 'string', data: description}, options, (error, result) => (result ? resolve(result) : reject(error)));
  });
}

/** Replaces the ids that the converter draws at random, so that the same description always gives the same file. */
function withoutRandomIds(collection: unknown): string {
  return JSON.stringify(
    collection,
    (key, value: unknown) => (key === 'id' || key === '_postman_id' ? (isUuid(value) ? undefined : value) : value),
    1,
  );
}

const isUuid = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {bundle: {type: 'string', default: 'openapi/dist/openapi.json'}},
  });
  const [folder] = positionals;
  if (!folder) throw new Failure('Name the folder to write to: tsx scripts/openapi/postman.ts FOLDER');
  const description = await readFile(values.bundle, 'utf8').catch(() => {
    throw new Failure(`${values.bundle} is missing. Run "npm run generate" first.`);
  });
  const {result, reason, output} = await convert(JSON.stringify(forPostman(JSON.parse(description))));
  const collection = output?.find(({type}) => type === 'collection')?.data;
  if (!result || !collection) throw new Failure(`The Postman collection cannot be made: ${reason ?? 'no reason given'}`);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'tianji.postman_collection.json'), `${withoutRandomIds(collection)}\n`);
});
