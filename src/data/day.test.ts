import {expect, it} from 'vitest';
import records from '@site/src/features/product-drawings/records.json';
import * as data from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';

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
