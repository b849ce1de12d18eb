import type {Server} from 'node:http';
import {listen} from '../../../scripts/server/listen';

/** Starts a server on a free port. */
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
