import type {Call, ReaderWorkflow} from './calls.ts';
import {curl} from './languages/curl.ts';
import type {Language} from './languages/language.ts';
import {python} from './languages/python.ts';
import {typescript} from './languages/typescript.ts';

/** Languages of the scripts by the values of their tabs, in the order of the tabs. */
const languages = {curl, typescript, python};

/** Comment above a call: its number, and the first sentence of its description without marks of Markdown. */
function commentOf({description}: Call, index: number): string {
  const [sentence] = /^.*?(?:\.(?=\s|$)|。|$)/.exec(description)!;
  return `${index + 1}. ${sentence.replaceAll('`', '')}`;
}

function linesOf(call: Call, language: Language): string[] {
  const {outputs, wait, csv} = call;
  const {nameOf, print} = language;
  const request = language.request(call);
  if (outputs.length === 0 && !wait) return [language.show(request)];
  const response = nameOf(call.stepId);
  return [
    ...(wait ? language.repeat(response, request, wait) : [language.keep(response, request)]),
    ...(outputs.length === 0 ? [print(response)] : []),
    ...outputs.map(({name, pointer}) => language.take(nameOf(name), response, pointer)),
    // The rows of a CSV file are too many to show.
    ...outputs.filter(({name}) => name !== csv?.rows).map(({name}) => print(nameOf(name))),
    ...(csv ? language.save(nameOf(csv.rows), csv) : []),
  ];
}

const scriptOf = (workflow: ReaderWorkflow, language: Language): string =>
  [
    ...language.beginning(workflow),
    ...workflow.calls.flatMap((call, index) => [
      '',
      `${language.comment} ${commentOf(call, index)}`,
      ...linesOf(call, language),
    ]),
  ].join('\n');

/** The scripts of a workflow, each with the value of its tab. They run as they are once a reader's values are in them. */
export const scriptsOf = (workflow: ReaderWorkflow) =>
  Object.entries(languages).map(([value, language]) => ({
    value,
    label: language.label,
    fence: language.fence,
    file: language.fileOf(workflow.id),
    code: scriptOf(workflow, language),
  }));
