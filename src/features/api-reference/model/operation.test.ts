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
