import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Starts a server, and returns its port.
 * @param port 0 for any free one
 * @throws Error with the code EADDRINUSE if the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
