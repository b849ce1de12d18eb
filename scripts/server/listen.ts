import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Failure} from '../../src/node/report.ts';

const tries = 20;

/**
 * Starts a server on the wanted port, or on the next free one.
 * @param port first port to try; 0 for any free one
 */
export async function listen(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate < port + tries; candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (!error) return (server.address() as AddressInfo).port;
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${candidate} is taken.`);
  }
  throw new Failure(
    `Ports ${port} to ${port + tries - 1} are taken: name another one with --port.`,
  );
}
