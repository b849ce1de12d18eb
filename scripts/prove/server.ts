import {Failure} from '../../src/node/report.ts';

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Reads the URL of the server.
 * @throws Failure if it isn't a URL, or is on another machine and that isn't allowed
 */
export function readServer(text: string, remote: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure(`--server: "${text}" isn't a URL such as http://localhost:12345.`);
  if (!isLocal(url.hostname) && !remote)
    throw new Failure(
      `--server: ${url.origin} isn't on this machine. The run creates and deletes objects there. Add --remote if you want that.`,
    );
  return url.origin;
}
