import {describe, expect, it} from 'vitest';
import records from '@site/src/features/product-drawings/records.json';
import * as data from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';

describe('the sample day', () => {
  it('has views of every hour, and a response time of every slot but one', () => {
    expect(data.viewsByHour).toHaveLength(24);
    expect(data.responseTimes).toHaveLength(data.dayLength / data.slotLength);
    expect(data.responseTimes.filter((time) => time === null)).toHaveLength(1);
  });

  it('fails three times in a row, a minute apart, in the slot without a response time', () => {
    const [first, second, third] = data.failedChecks;
    expect([second - first, third - second]).toEqual([60, 60]);
    expect(data.responseTimes[Math.floor(third / data.slotLength)]).toBeNull();
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
