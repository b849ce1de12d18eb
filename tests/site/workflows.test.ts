import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {WorkflowDocument} from '../../src/features/workflows/files.ts';
import {readReaderWorkflows} from '../../src/features/workflows/reader/read.ts';
import {builtLocales, homeOf, pageOf, textOf} from './built-site.ts';

const document = 'workflows.arazzo.yaml';

describe.each(builtLocales)('workflows in %s', (locale) => {
  const home = homeOf(locale);

  // workflows.test.ts has the text of the steps and of the scripts.
  it('are on their page with every step and a script for each language, without scripts of the page', async () => {
    const $ = pageOf(locale, '/api/workflows');
    const workflows = await readReaderWorkflows(locale);
    expect(workflows).not.toEqual([]);
    for (const {id, title, calls} of workflows) {
      const heading = $(`h2#${id}`);
      expect(heading.text()).toContain(title);
      const section = heading.nextUntil('h2');
      const steps = section.find('ol > li');
      expect(steps, id).toHaveLength(calls.length);
      calls.forEach(({method, path: url, page}, index) => {
        const step = steps.eq(index);
        expect(step.text()).toContain(method);
        expect(step.find(`a[href="${home}${page.slice(1)}"]`).text()).toBe(url);
      });
      expect(section.find('figure code'), id).toHaveLength(3);
    }
  });

  it('are published as a document whose sources are published, too', async () => {
    const {workflows, sourceDescriptions} = parse(
      textOf(path.join(home, document)),
    ) as WorkflowDocument;
    expect(workflows).toHaveLength((await readReaderWorkflows(locale)).length);
    expect(sourceDescriptions).not.toEqual([]);
    for (const {url} of sourceDescriptions)
      expect(textOf(new URL(url).pathname), url).toMatch(/^openapi: 3\.1/);
    for (const route of ['/api', '/api/workflows'])
      expect(pageOf(locale, route)(`a[href="${home}${document}"]`)).toHaveLength(1);
    expect(textOf(path.join(home, 'llms.txt'))).toContain(`${home}${document})`);
  });
});
