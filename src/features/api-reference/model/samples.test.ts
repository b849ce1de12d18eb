import {describe, expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {withChange} from './operation.test-data.ts';
import {bodyExamples, sampleRequest} from './request.ts';
import {requestSamples} from './samples.ts';
import type {Operation} from './types.ts';

interface CurlCase {
  title: string;
  change?: Partial<Operation>;
  contains: string[];
  omits?: string[];
}

const samplesOf = (change: Partial<Operation> = {}): Record<string, string> =>
  Object.fromEntries(
    requestSamples(withChange(change)).map(({language, code}) => [language, code]),
  );

describe('sample in curl', () => {
  it.each(readTestData<CurlCase[]>(import.meta.dirname, 'samples.test.yaml'))(
    '$title',
    ({change, contains, omits = []}) => {
      const curl = decodeURIComponent(samplesOf(change).curl!);
      for (const text of contains) expect(curl).toContain(text);
      for (const text of omits) expect(curl).not.toContain(text);
    },
  );
});

it('uses the product’s client where it covers the call', () => {
  expect(samplesOf({operationId: 'monitor-changeActive'}).typescript).toContain(
    'openApiClient.MonitorService.monitorChangeActive({',
  );
  expect(samplesOf({'x-server-operation-id': 'monitor-all'}).typescript).toContain(
    'openApiClient.MonitorService.monitorAll({',
  );
});

it('shows the examples of all media types, and sends the one of JSON', () => {
  const content = {
    'application/xml': {example: '<note/>'},
    'application/json': {examples: {short: {value: {note: 'hi'}}}},
  };
  const changed = withChange({requestBody: {content}});
  expect(sampleRequest(changed).postData).toEqual({
    mimeType: 'application/json',
    text: '{\n  "note": "hi"\n}',
  });
  expect(bodyExamples(changed)).toMatchObject([
    {name: 'short', type: 'application/json'},
    {name: 'default', type: 'application/xml', value: '<note/>'},
  ]);
});
