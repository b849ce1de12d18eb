import {curl} from './languages/curl.ts';
import type {Language} from './languages/language.ts';
import {python} from './languages/python.ts';
import {typescript} from './languages/typescript.ts';
import type {Call, ReaderWorkflow} from './read.ts';

/** Comment above a call: its number, and the first sentence of its description without marks of Markdown. */
function commentOf({description}: Call, index: number): string {
  const [sentence] = /^.*?(?:\.(?=\s|$)|。|$)/.exec(description)!;
  return `${index + 1}. ${sentence.replaceAll('`', '')}`;
}

function linesOf(call: Call, language: Language): string[] {
  const {outputs, wait, csv} = call;
  const {nameOf, print} = language;
  const url = call.url.replace(/\{(\w+)\}/g, (_, name: string) => language.interpolate(name));
  const request = language.request(call, url);
  if (outputs.length === 0 && !wait) return [language.show(request)];
  const response = nameOf(call.stepId);
  return [
    ...(wait ? language.repeat(response, request, wait) : [language.keep(response, request)]),
    ...(outputs.length === 0 ? [print(response)] : []),
    ...outputs.map(({name, field}) => language.take(nameOf(name), response, field)),
    // The rows of a CSV file are too many to show.
    ...outputs.filter(({name}) => name !== csv?.rows).map(({name}) => print(nameOf(name))),
    ...(csv ? language.save(nameOf(csv.rows), csv) : []),
  ];
}

/** The scripts of a workflow, in the order of the tabs. They run as they are once a reader's values are in them. */
export const scriptsOf = (workflow: ReaderWorkflow) =>
  [curl, typescript, python].map((language) => ({
    language,
    file: `${language.nameOf(workflow.id)}.${language.extension}`,
    code: [
      ...language.beginning(workflow),
      ...workflow.calls.flatMap((call, index) => [
        '',
        `${language.comment} ${commentOf(call, index)}`,
        ...linesOf(call, language),
      ]),
    ].join('\n'),
  }));
