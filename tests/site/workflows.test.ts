import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readReaderWorkflows} from '../../src/features/workflows/reader/read.ts';
import {builtLocales, homeOf, pageOf, textOf} from './built-site.ts';

const document = 'workflows.arazzo.yaml';

describe.each(builtLocales)('workflows in %s', (locale) => {
  const home = homeOf(locale);

  it('are on their page with every step and a script for each language, without scripts of the page', async () => {
    const $ = pageOf(locale, '/api/workflows');
    const workflows = await readReaderWorkflows(locale);
    expect(workflows).toHaveLength(8);
    for (const {id, title, calls} of workflows) {
      const heading = $(`h2#${id}`);
      expect(heading.text(), id).toContain(title);
      const section = heading.nextUntil('h2');
      const steps = section.find('ol > li');
      expect(steps, id).toHaveLength(calls.length);
      calls.forEach(({method, path: url, page, outputs}, index) => {
        const step = steps.eq(index);
        expect(step.text()).toContain(method);
        expect(step.find(`a[href="${home}${page.slice(1)}"]`).text()).toBe(url);
        for (const {name} of outputs) expect(step.find('li').text()).toContain(name);
      });
      const scripts = section.find('figure code').toArray();
      expect(scripts, id).toHaveLength(3);
      for (const script of scripts)
        expect(
          $(script)
            .text()
            .match(/\/(?:open|api)\//g),
          id,
        ).toHaveLength(calls.length);
    }
  });

  it('are published as a document whose sources are published, too', () => {
    const {workflows, sourceDescriptions} = parse(textOf(path.join(home, document))) as {
      workflows: unknown[];
      sourceDescriptions: {url: string}[];
    };
    expect(workflows).toHaveLength(8);
    for (const {url} of sourceDescriptions)
      expect(textOf(new URL(url).pathname), url).toMatch(/^openapi: 3\.1/);
    const linked = (route: string) => pageOf(locale, route)(`a[href="${home}${document}"]`);
    expect(linked('/api')).toHaveLength(1);
    expect(linked('/api/workflows')).toHaveLength(1);
    expect(textOf(path.join(home, 'llms.txt'))).toContain(`${home}${document})`);
  });
});
