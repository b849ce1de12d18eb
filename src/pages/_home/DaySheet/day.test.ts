import {describe, expect, it} from 'vitest';
import {failedSlot, moveLine, readAt, totals} from '@site/src/pages/_home/DaySheet/day';
import * as data from '@site/src/data/day';

/** Seconds from the beginning of the sample day, at 8:00, to a time of day. */
const at = (hours: number, minutes: number, seconds = 0) =>
  ((hours - 8 + 24) % 24) * 3600 + minutes * 60 + seconds;

describe('the sample day', () => {
  it('adds up', () => {
    expect(data.viewsByHour).toHaveLength(24);
    expect(totals.views).toBe(2633);
    expect(totals.checks - totals.failed).toBe(1437);
    expect(failedSlot).toBe(142);
    expect(data.responseTimes).toHaveLength(data.dayLength / data.slotLength);
    expect(data.responseTimes.indexOf(null)).toBe(failedSlot);
    const answered = data.responseTimes.filter((time) => time !== null);
    expect(answered.reduce((sum, time) => sum + time, 0) / answered.length).toBe(
      data.meanResponseTime,
    );
  });

  it('fails three times in a row, a minute apart, and the last failure takes the monitor down', () => {
    const [first, second, third] = data.failedChecks;
    expect([second - first, third - second, data.upAgainAt - third]).toEqual([60, 60, 60]);
    expect(third).toBe(data.downAt);
    expect(data.stateOpenedAt - data.downAt).toBe(9);
  });

  it('holds each survey answer in the feed too', () => {
    for (const answer of data.surveyAnswers) expect(data.feedEntries).toContain(answer);
  });
});

describe('reading the sheet', () => {
  it('says what each row says at a moment', () => {
    expect(readAt(at(12, 30))).toMatchObject({
      viewsThisHour: 165,
      up: true,
      cpu: null,
      entries: 0,
      ongoing: false,
      answers: 0,
    });
    expect(readAt(at(22, 14, 31))).toMatchObject({up: false, response: null, ongoing: false});
    expect(readAt(at(22, 15, 31))).toMatchObject({up: true, ongoing: true});
    expect(readAt(data.dayLength - 1)).toMatchObject({cpu: 12.5, entries: 4, answers: 3});
  });
});

describe('moving the line', () => {
  it('goes to the next ten minutes or hour', () => {
    expect(moveLine('ArrowRight', 605)).toBe(1200);
    expect(moveLine('ArrowLeft', 605)).toBe(600);
    expect(moveLine('ArrowLeft', 600)).toBe(0);
    expect(moveLine('PageUp', 600)).toBe(3600);
    expect(moveLine('PageDown', 3600)).toBe(0);
  });

  it('stays within the day', () => {
    expect(moveLine('ArrowLeft', 0)).toBe(0);
    expect(moveLine('ArrowRight', 86_399)).toBe(86_399);
    expect(moveLine('End', 5)).toBe(86_399);
    expect(moveLine('Home', 5)).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(moveLine('Tab', 5)).toBeNull();
  });
});
