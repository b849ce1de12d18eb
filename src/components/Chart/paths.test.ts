import {describe, expect, it} from 'vitest';
import {linePath, logPosition, toPercentage, stepArea, stepPath} from './paths';

describe('paths', () => {
  it('steps once a value', () => {
    expect(stepPath([0, 50, 100], 100, 100)).toBe('M0 100H1V50H2V0H3');
    expect(stepArea([50], 100, 100)).toBe('M0 50H1V100H0Z');
  });

  it('breaks a line where a value is missing', () => {
    expect(linePath([0, 10, null, 5], [0, 10], 100)).toBe('M0.5 100L1.5 0M3.5 50');
  });
});

describe('positions', () => {
  it('places values on a logarithmic scale', () => {
    expect(logPosition(10_000, 10_000, 100_000_000)).toBe(0);
    expect(logPosition(1_000_000, 10_000, 100_000_000)).toBeCloseTo(0.5);
    expect(toPercentage(1 / 3)).toBe('33.33%');
  });
});
