import {createServer, type Server} from 'node:http';
import {listen} from '../../../scripts/server/listen';

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

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
