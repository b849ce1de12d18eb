import {expect, it} from 'vitest';
import {anchorsOf, pagePropsOf, type OperationPageProps} from './operation.ts';
import {readTestData} from '../../../node/test-data.ts';
import {withChange} from './operation.test-data.ts';
import type {Operation} from './types.ts';

interface PageCase {
  title: string;
  change?: Partial<Operation>;
  sections: string[];
  /** Some of the properties. */
  page: Partial<OperationPageProps>;
}

const pageProps = (change: Partial<Operation> = {}): OperationPageProps =>
  pagePropsOf(withChange(change), (markdown) => (markdown ? [markdown] : []));

it.each(readTestData<PageCase[]>(import.meta.dirname, 'operation.test.yaml'))(
  '$title',
  ({change, sections, page}) => {
    const shown = pageProps(change);
    expect(anchorsOf(shown)).toEqual(sections);
    expect(shown).toMatchObject(page);
  },
);

it('leaves out values that the text names', () => {
  const schema = {enum: ['a', 'b']};
  const description = '`a` starts it, `b` stops it.';
  const {groups} = pageProps({
    parameters: [{name: 'a', in: 'query', description, schema}],
  }).ParamsDetails;
  expect(groups[0]!.fields[0]!.enumValues).toBeUndefined();
});
