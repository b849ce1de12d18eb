import {describe, expect, it} from 'vitest';
import {failedSlot, readAt, slots, totals} from '@site/src/pages/_home/DaySheet/day';
import {linePath, stepPath} from '@site/src/pages/_home/DaySheet/paths';

it('sums the views of all hours, and the checks that succeeded', () => {
  expect(totals.views).toBe(2633);
  expect(totals.checks - totals.failed).toBe(1437);
});

describe('reading the sheet', () => {
  it('says what each row says in a slot', () => {
    expect(readAt(45)).toEqual({
      viewsThisHour: 165,
      up: true,
      responseTime: 182,
      events: 0,
      responses: 0,
    });
    expect(readAt(failedSlot)).toMatchObject({up: false, responseTime: null});
    expect(readAt(failedSlot + 1)).toMatchObject({up: true, responseTime: 184});
    expect(readAt(slots - 1)).toMatchObject({events: 4, responses: 3});
  });
});

describe('the paths', () => {
  it('step once a value', () => {
    expect(stepPath([0, 50, 100], {low: 0, high: 100})).toBe('M0 100H1V50H2V0H3');
  });

  it('have a gap where a value is missing', () => {
    expect(linePath([0, 10, null, 5], {low: 0, high: 10})).toBe('M0.5 100L1.5 0M3.5 50');
  });
});
