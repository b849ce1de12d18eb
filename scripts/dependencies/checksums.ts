import type {Lock} from './licenses.ts';

/** Packages of a lock file that anyone on the way could exchange: lockfile-lint passes over those that name no address. */
export function withoutChecksum({packages}: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, {link, integrity}]) => path.includes('node_modules/') && !link && !integrity?.startsWith('sha512-'))
    .map(([path]) => path);
}
