import {describe, expect, it} from 'vitest';
import {media, operation, withChange} from './operation.test-data.ts';
import {bodyExamples, sampleRequest} from './request.ts';
import {requestSamples} from './samples.ts';
import type {Operation, Parameter, Schema} from './types.ts';

describe('samples', () => {
  const samplesOf = (change: Partial<Operation> = {}): Record<string, string> =>
    Object.fromEntries(
      requestSamples(withChange(change)).map(({language, code}) => [language, code]),
    );
  const curlOf = (change: Partial<Operation>): string => samplesOf(change).curl!;

  it('are made in all languages that need no client', () => {
    expect(Object.keys(samplesOf())).toEqual([
      'curl',
      'javascript',
      'python',
      'go',
      'php',
      'java',
      'csharp',
    ]);
  });
  it('send required parameters only, each in its place', () => {
    expect(sampleRequest(operation).url).toBe(
      'https://tianji.example.com/open/workspace/cm5w97wtm000108l52ncaalst/thing',
    );
    expect(curlOf({})).not.toContain('limit');
    const required = (name: string, place: Parameter['in'], example: unknown): Parameter => ({
      name,
      in: place,
      required: true,
      example,
    });
    const curl = curlOf({
      parameters: [
        required('x-note', 'header', 'hi'),
        required('session', 'cookie', 'abc'),
        {...required('filter', 'query', {by: 'name'}), style: 'deepObject'},
      ],
    });
    expect(curl).toContain("'x-note: hi'");
    expect(curl).toMatch(/-b session=abc|--cookie session=abc/);
    expect(decodeURIComponent(curl)).toContain('?filter[by]=name');
    expect(decodeURIComponent(curl)).toContain('/workspace/{workspace-id}/thing');
  });
  it('leave out the method that curl takes by itself', () => {
    const body = operation.requestBody;
    expect(curlOf({method: 'get', requestBody: undefined})).toMatch(/^curl '?https:/);
    expect(curlOf({method: 'post', requestBody: body})).toMatch(/^curl https:/);
    expect(curlOf({method: 'post', requestBody: undefined})).toMatch(/^curl -X POST https:/);
    expect(curlOf({method: 'put', requestBody: body})).toMatch(/^curl -X PUT https:/);
  });
  it('keep the shell from expanding the body, and the key out of the address', () => {
    expect(curlOf({})).toContain("<<'EOF'");
    expect(curlOf({})).toContain('Authorization: Bearer sk_<your API key>');
    expect(sampleRequest(operation).url).not.toContain('sk_');
  });
  it('send forms, files, and texts as what they are', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        name: {type: 'string'},
        file: {type: 'string', format: 'binary'},
        images: {type: 'array', items: {contentMediaType: 'image/png'}},
      },
    };
    const value = {name: 'Harbor', file: 'harbor.csv', images: 'harbor.png'};
    const form = curlOf({
      parameters: [],
      path: '/open/upload',
      security: [],
      requestBody: media(schema, {a: {value}}, 'multipart/form-data'),
    });
    // Each line but the last goes on in the next one.
    expect(form.split('\n')).toEqual([
      'curl -X PATCH https://tianji.example.com/open/upload \\',
      '  -F name=Harbor \\',
      "  -F file='@harbor.csv' \\",
      "  -F images='@harbor.png'",
    ]);
    const fields = media(
      schema,
      {a: {value: {name: 'Harbor'}}},
      'application/x-www-form-urlencoded',
    );
    expect(curlOf({requestBody: fields})).toContain('--data-urlencode name=Harbor');
    const csv = media({type: 'string'}, {a: {value: 'id,name'}}, 'text/csv');
    expect(curlOf({requestBody: csv})).toContain('Content-Type: text/csv');
    expect(curlOf({requestBody: csv})).toContain('id,name');
    expect(curlOf({requestBody: csv})).not.toContain('"id,name"');
  });
  it('show the examples of all media types, and send the one of the first', () => {
    const content = {
      'application/xml': {example: '<note/>'},
      'application/json': {examples: {short: {value: {note: 'hi'}}}},
    };
    const {body, type} = sampleRequest(withChange({requestBody: {content}}));
    expect([body, type]).toEqual([{note: 'hi'}, 'application/json']);
    expect(bodyExamples(withChange({requestBody: {content}}))).toMatchObject([
      {name: 'short', type: 'application/json'},
      {name: 'default', type: 'application/xml', value: '<note/>'},
    ]);
  });
  it('take the examples of JSON Schema, too', () => {
    const parameters: Parameter[] = [
      {name: 'workspace-id', in: 'path', required: true, schema: {examples: ['w1']}},
    ];
    expect(sampleRequest(withChange({parameters})).url).toBe(
      'https://tianji.example.com/open/workspace/w1/thing',
    );
  });
  it('use the product’s client where it covers the call', () => {
    const change = {operationId: 'monitor-changeActive'};
    expect(samplesOf(change).typescript).toContain(
      'openApiClient.MonitorService.monitorChangeActive({',
    );
    expect(samplesOf({'x-server-operation-id': 'monitor-all'}).typescript).toContain(
      'openApiClient.MonitorService.monitorAll({',
    );
  });
});
