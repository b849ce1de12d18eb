/**
 * Starts a page, post, changelog entry, operation, or language: makes the files with everything that the checks ask for, and enters them
 * where they are listed. Nothing that exists is overwritten.
 * usage: npm run new -- doc <area>/<name>
 *        npm run new -- post <name>
 *        npm run new -- release <version>
 *        npm run new -- operation <group>-<name> <method> <path>
 *        npm run new -- locale <code>
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, getFileInfo, resolveConfig} from 'prettier';
import {identity} from '../src/config/identity.ts';
import {locales} from '../src/config/locales.ts';
import {Failure, script} from '../src/node/report.ts';

/** Files to write by name, files to change, and what is left to do. */
interface Plan {
  files: Record<string, string>;
  changes?: Record<string, (text: string) => string>;
  next: string[];
}

const today = (): string => new Date().toISOString().slice(0, 10);
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** @throws Failure unless the whole text matches */
function expectForm(text: string | undefined, form: RegExp, example: string): string {
  if (text && form.test(text)) return text;
  throw new Failure(`"${text ?? ''}" is not of the form that is expected here, such as "${example}".`);
}

/** Adds an entry behind the last one that matches. */
function insertAfter(text: string, pattern: RegExp, addition: string, file: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Failure(`${file} has no place for the new entry: add ${addition.trim()} by hand.`);
  const at = last.index + last[0].length;
  return text.slice(0, at) + addition + text.slice(at);
}

const descriptionOf = (what: string): string =>
  `Describe in 120 to 155 characters what ${what} does for a reader who has never heard of it, in words that people search for.`.padEnd(
    120,
    '.',
  );

function doc(name: string): Plan {
  const id = expectForm(name, /^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'monitor/certificates');
  const file = `docs/${id}.md`;
  const title = titleOf(path.posix.basename(id));
  const area = id.includes('/') ? path.posix.dirname(id) : undefined;
  const text = `---
title: ${title}
description: ${descriptionOf(`the page on ${title.toLowerCase()}`)}
keywords: [${path.posix.basename(id).replaceAll('-', ' ')}]
sources: [src/server]
verified: v${identity.productVersion}
---

Start with what the feature does for the reader, in one or two sentences.

## Before you begin {/* #before-you-start */}

- List what the reader needs, such as a role or a running server.

## Set it up {/* #set-up */}

1. Open **Settings**.

## Verify the result {/* #verify */}

Say what the reader sees if it works.

## Troubleshooting {/* #troubleshooting */}

### The message that a reader sees {/* #trouble-message */}

Name the cause and the fix.
`;
  return {
    files: {[file]: text},
    changes: {
      'sidebars.ts': (old) => {
        const inArea = area && new RegExp(String.raw`'${area}/[a-z0-9/-]+'`).test(old);
        return inArea
          ? insertAfter(old, new RegExp(String.raw`'${area}/[a-z0-9/-]+'`, 'g'), `, '${id}'`, 'sidebars.ts')
          : insertAfter(old, /'special-thanks',/g, ` '${id}',`, 'sidebars.ts');
      },
    },
    next: [
      `Write ${file}, and run "npm run check".`,
      `Translations are started with "npm run i18n:new -- fr ${file}"; until then, readers of other languages see the English.`,
    ],
  };
}

function post(name: string): Plan {
  const slug = expectForm(name, /^[a-z0-9-]+$/, 'status-pages-explained');
  const file = `blog/${today()}-${slug}/index.md`;
  return {
    files: {
      [file]: `---
title: ${titleOf(slug)}
slug: ${slug}
description: ${descriptionOf(`the post on ${titleOf(slug).toLowerCase()}`)}
date: ${today()}
authors: [tianji-site]
tags: [website-analytics]
keywords: [${slug.replaceAll('-', ' ')}]
---

Say in one paragraph what the reader will know after the post. It appears in lists and feeds.

{/* truncate */}

## The first section {/* #first-section */}

Write the post.
`,
    },
    next: [`Write ${file}. Tags are in blog/tags.yml, authors in blog/authors.yml. Then run "npm run check".`],
  };
}

function release(name: string): Plan {
  const version = expectForm(name?.replace(/^v/, ''), /^\d+\.\d+\.\d+$/, '1.33.0');
  const file = `changelog/${today()}-v${version}.md`;
  const id = `v${version.replaceAll('.', '-')}`;
  return {
    files: {
      [file]: `---
title: v${version}
slug: v${version}
date: ${today()}
description: ${descriptionOf(`release ${version}`)}
tags: [added]
---

## Added {/* #${id}-added */}

- You can now do something new (v${version}).
`,
    },
    next: [
      `Write ${file}. Headings and tags are Added, Changed, Fixed, Security, Breaking (changelog/tags.yml).`,
      `Set productVersion in src/config/identity.ts to ${version}, and find the pages it concerns with "npm run drift".`,
    ],
  };
}

function operation(id: string, method: string, route: string): Plan {
  const [, group, name] = /^([a-zA-Z]+)-([a-zA-Z]+)$/.exec(expectForm(id, /^[a-zA-Z]+-[a-zA-Z]+$/, 'monitor-pause'))!;
  expectForm(method, /^(get|post|put|patch|delete)$/, 'post');
  expectForm(route, /^\/[\w/{}-]+$/, '/workspace/{workspaceId}/monitor/{monitorId}/pause');
  const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `openapi/paths/${kebab(group!)}/${kebab(name!)}.yaml`;
  const parameters = [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const own = parameters.map((one) =>
    one === 'workspaceId'
      ? '    - $ref: ../../components/parameters/WorkspaceId.yaml\n'
      : `    - name: ${one}\n      in: path\n      required: true\n      description: ID from the URL of its page in the dashboard.\n      schema:\n        type: string\n      example: cm5xnkdfy000f08l5b8gl9w7j\n`,
  );
  const entry = {method, path: route, authenticated: true, parameters: parameters.map((one) => `path.${one}!`), response: []};
  return {
    files: {
      [file]: `${method}:
  operationId: ${id}
  tags:
    - ${kebab(group!)}
  summary: ${titleOf(kebab(name!))} the ${kebab(group!).replaceAll('-', ' ')}
  description: Says what the call does and what it returns.
  x-roles: member
  x-sources:
    - src/server/trpc/routers
  x-verified: v${identity.productVersion}
  security:
    - Authorization: []
${own.length > 0 ? `  parameters:\n${own.join('')}` : ''}  responses:
    '200':
      description: The call succeeded.
      content:
        application/json:
          schema:
            type: object
          examples:
            default:
              summary: Success
              value: {}
    '401':
      $ref: ../../components/responses/Unauthorized.yaml
    '403':
      $ref: ../../components/responses/ForbiddenMember.yaml
${['post', 'put', 'patch'].includes(method) ? "    '415':\n      $ref: ../../components/responses/UnsupportedMediaType.yaml\n" : ''}    '500':
      $ref: ../../components/responses/ServerError.yaml
`,
    },
    changes: {
      'openapi/openapi.yaml': (old) =>
        insertAfter(
          old,
          /^ {2}\/.*:\n {4}\$ref: \.\/paths\/.*\n/gm,
          `  ${route}:\n    $ref: ./${path.posix.relative('openapi', file)}\n`,
          'openapi/openapi.yaml',
        ),
      'src/features/api-reference/description/contract.json': (old) =>
        insertAfter(old, /^ {4}".*\}(?=\n)/gm, `,\n    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`, 'contract.json'),
    },
    next: [`Describe ${file}: parameters, request, responses, examples. Then run "npm run generate", which names what is missing.`],
  };
}

function locale(name: string): Plan {
  const code = expectForm(name, /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'pt-BR');
  if ((locales as readonly string[]).includes(code)) throw new Failure(`"${code}" is a language of the site already.`);
  const empty = '{}\n';
  const list = '[]\n';
  return {
    files: {
      [`i18n/${code}/code.json`]: empty,
      [`i18n/${code}/GLOSSARY.md`]: `# Glossary: ${code}\n\nOne term, one translation, in all texts.\n\n| English | ${code} | Note |\n| --- | --- | --- |\n| monitor | | |\n`,
      [`openapi/overlays/${code}.yaml`]: `overlay: 1.0.0\ninfo:\n  title: 'Texts of the Tianji API description: ${code}'\n  version: '${identity.apiVersion}'\nactions: []\n`,
      [`src/features/search/aliases/${code}.json`]: empty,
      [`src/features/search/queries/queries.${code}.json`]: list,
      [`src/features/search/queries/held-out.${code}.json`]: list,
      [`src/features/search/queries/everyday.${code}.json`]: list,
    },
    changes: {
      'src/config/locales.ts': (old) =>
        insertAfter(old, /export const locales = \[[^\]]*'(?=\] as const)/g, `, '${code}'`, 'src/config/locales.ts'),
    },
    next: [
      'Run "npm run typecheck": the compiler names every record that needs the language, such as src/config/languages.ts.',
      'Run "npm run check": it names the rest, such as deploy/nginx/nginx.conf.',
      `Translate with "npm run i18n:texts -- export labels ${code} labels.json" and "npm run i18n:new -- ${code} docs/intro.md".`,
    ],
  };
}

const kinds: Record<string, (...args: string[]) => Plan> = {doc, post, release, operation, locale};

await script(async () => {
  const [kind, ...args] = process.argv.slice(2);
  const make = kinds[kind ?? ''];
  if (!make) throw new Failure(`usage: npm run new -- ${Object.keys(kinds).join('|')} <name>`);
  const {files, changes = {}, next} = make(...args);
  for (const file of Object.keys(files)) if (existsSync(file)) throw new Failure(`${file} exists already. Nothing was changed.`);
  // Everything is worked out before anything is written.
  const changed = await Promise.all(
    Object.entries(changes).map(async ([file, change]) => [file, change(await readFile(file, 'utf8'))] as const),
  );
  for (const [file, text] of [...Object.entries(files), ...changed]) {
    await mkdir(path.dirname(file), {recursive: true});
    const options = await resolveConfig(file);
    const {inferredParser, ignored} = await getFileInfo(file, {ignorePath: '.prettierignore'});
    await writeFile(file, inferredParser && !ignored ? await format(text, {...options, filepath: file}) : text);
    console.log(`${file in files ? 'new    ' : 'changed'} ${file}`);
  }
  console.log(`\n${next.join('\n')}`);
});
