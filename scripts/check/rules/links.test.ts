import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {linksRule} from './links.ts';

const file = 'docs/new.md';
const text = ['one', 'two', 'three', 'four', 'five', 'six']
  .map((id) => `## ${id} {/* #${id} */}\n`)
  .join('\n');

it.each([
  ['#thre', 'The page has no #thre. Did you mean #three?'],
  [
    '#something-else',
    'The page has no #something-else. It has #one, #two, #three, #four, #five, and more.',
  ],
  ['/nev.md', 'There is no file docs/nev.md. Did you mean docs/new.md?'],
  ['/entirely/elsewhere.md', 'There is no file docs/entirely/elsewhere.md.'],
  ['/new', 'There is no page /new. Did you mean /docs/new?'],
  ['/img/none.png', 'There is no image static/img/none.png.', '!'],
  ['./none.png', 'There is no image docs/none.png.', '!'],
])('says where %s may lead', async (url, message, mark = '') => {
  const findings = await linksRule.check([
    contentOf(file, 'docs', 'en', `${text}\n${mark}[link](${url})\n`),
  ]);
  expect(findings.filter((one) => one.file === file)).toEqual([{file, line: 13, message}]);
});

it('finds two pages with one address', async () => {
  const page = (name: string): ReturnType<typeof contentOf> =>
    contentOf(name, 'docs', 'en', '---\nslug: /same\n---\n');
  const findings = await linksRule.check([page('docs/a.md'), page('docs/b.md')]);
  expect(findings).toContainEqual({
    file: 'docs/b.md',
    line: 2,
    message: 'docs/a.md has the address /docs/same, too: change one of them.',
  });
});
