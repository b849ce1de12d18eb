import {createServer} from 'node:http';
import {listen} from '../../../scripts/server/listen';

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
