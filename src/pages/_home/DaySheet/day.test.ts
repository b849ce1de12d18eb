import {describe, expect, it} from 'vitest';
import records from '@site/src/features/product-drawings/records.json';
import {names} from '@site/src/data/sample-workspace';
import {failedSlot, readAt, slots} from '@site/src/pages/_home/DaySheet/day';
import {linePath, stepPath} from '@site/src/pages/_home/DaySheet/paths';
import * as data from '@site/src/data/day';

describe('the sample day', () => {
  it('has views of every hour, and a response time of every slot but that of the failed checks', () => {
    expect(data.viewsByHour).toHaveLength(24);
    expect(data.responseTimes).toHaveLength(data.dayLength / data.slotLength);
    expect(data.responseTimes.indexOf(null)).toBe(failedSlot);
  });

  it('has the average response time that the sheet shows', () => {
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

  it('agrees with the records that the drawings of the dashboard show', () => {
    const timestamp = (moment: number) =>
      new Date(data.toTimestamp(moment)).toISOString().slice(0, 19).replace('T', ' ');
    const responses = records.survey.latest.slice(0, 3);
    expect(responses.map(({createdAt}) => createdAt).reverse()).toEqual(
      data.surveyResponses.map(timestamp),
    );
    const feed = records.feed.map(({text}) => text);
    for (const {rating, comment} of responses) expect(feed).toContain(`${rating}: ${comment}`);
    const server = records.servers.find(({name}) => name === names.server);
    expect(server?.cpuPercent).toBe(data.cpu.percent);
  });
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
    expect(stepPath([0, 50, 100], 100)).toBe('M0 100H1V50H2V0H3');
  });

  it('have a gap where a value is missing', () => {
    expect(linePath([0, 10, null, 5], [0, 10])).toBe('M0.5 100L1.5 0M3.5 50');
  });
});
