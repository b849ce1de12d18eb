import {XMLValidator} from 'fast-xml-parser';
import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {each, messageOf, type Problem} from './types.ts';

function problemOf(work: () => unknown): Problem[] {
  try {
    work();
    return [];
  } catch (error) {
    return [{message: messageOf(error)}];
  }
}

/** JSON, TOML and XML parse. */
export const jsonCheck = each(['json'], ({code}) => problemOf(() => JSON.parse(code)));
export const tomlCheck = each(['toml'], ({code}) => problemOf(() => parseToml(code)));
export const xmlCheck = each(['xml'], ({code}) => {
  const result = XMLValidator.validate(code);
  return result === true ? [] : [{message: result.err.msg, offset: result.err.line - 1}];
});

/** YAML parses, without duplicate keys. */
export const yamlCheck = each(['yaml'], ({code}) =>
  parseAllDocuments(code).flatMap((document) =>
    'errors' in document ? document.errors.map((error) => ({message: messageOf(error), offset: (error.linePos?.[0].line ?? 1) - 1})) : [],
  ),
);
