import type {Server} from 'node:http';
import {listen} from '../../../scripts/server/listen.ts';

/** Starts a server of a test on a free port. `stop` also ends the connections that a browser keeps open. */
export async function serve(server: Server): Promise<{origin: string; stop: () => Promise<void>}> {
  const origin = `http://localhost:${await listen(server, 0)}`;
  return {
    origin,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
