import type {Server} from 'node:http';
import {Failure} from '../../src/node/report.ts';

/**
 * Starts a server on the wanted port, or on the next free one.
 * @param server not yet listening
 * @param port first port to try
 * @param tries how many ports to try
 * @returns the port it listens on
 */
export async function listen(server: Server, port: number, tries = 20): Promise<number> {
  for (let candidate = port; candidate < port + tries; candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (!error) return candidate;
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${candidate} is taken.`);
  }
  throw new Failure(`Ports ${port} to ${port + tries - 1} are taken: name another one with --port.`);
}
