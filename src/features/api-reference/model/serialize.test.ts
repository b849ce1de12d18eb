import {expect, it} from 'vitest';
import {serialize} from './serialize.ts';
import type {Parameter} from './types.ts';

it.each([
  [{name: 'a', in: 'query'}, [1, 2], ['a=1', 'a=2']],
  [{name: 'a', in: 'query', explode: false}, [1, 2], ['a=1,2']],
  [{name: 'a', in: 'query', style: 'pipeDelimited'}, [1, 2], ['a=1|2']],
  [{name: 'a', in: 'query'}, {b: 1, c: 'd'}, ['b=1', 'c=d']],
  [{name: 'a', in: 'query', style: 'deepObject'}, {b: 1}, ['a[b]=1']],
  [{name: 'a', in: 'path'}, {b: 1, c: 2}, ['a=b,1,c,2']],
  [{name: 'a', in: 'query', content: {}}, {b: 1}, ['a={"b":1}']],
  [{name: 'a', in: 'cookie'}, true, ['a=true']],
] as [Parameter, unknown, string[]][])(
  'writes %j with the value %j as %j',
  (parameter, value, pairs) =>
    expect(serialize(parameter, value).map(({name, value: text}) => `${name}=${text}`)).toEqual(
      pairs,
    ),
);
