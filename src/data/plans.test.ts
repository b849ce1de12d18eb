import {describe, expect, it} from 'vitest';
import {checksAMonth, counted, monitorsThatFit, monthly, plan, plans} from '@site/src/data/plans';

describe('the plans', () => {
  it('never shrink from one to the next', () => {
    const cloud = plans.filter(({id}) => id !== 'self');
    for (const limit of [...counted, ...monthly]) {
      const values = cloud.map(({limits}) => limits[limit] ?? Infinity);
      expect(values, limit).toEqual([...values].sort((a, b) => a - b));
    }
  });

  it('limit nothing on a machine of your own', () => {
    expect(Object.values(plan('self').limits).every((limit) => limit === null)).toBe(true);
  });

  it('say how many monitors fit', () => {
    expect(checksAMonth).toBe(44_640);
    expect(monitorsThatFit(100_000)).toBe(2);
    expect(monitorsThatFit(20_000_000)).toBe(448);
    expect(monitorsThatFit(1_000_000)).toBe(22);
  });
});
