/**
 * Puts a built site online on your own server, or takes the last release back. Each release has its folder, and `current` is a link
 * to the one that is served, so readers never get parts of two releases. Hashed files of the other releases stay, so that open tabs can
 * still load their parts after a release and after a rollback.
 * usage: npx tsx scripts/deploy/release.ts --to /srv/tianji [--dir build]
 *        npx tsx scripts/deploy/release.ts --to /srv/tianji --rollback
 */
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readlink, rename, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Globby as glob} from '@docusaurus/utils';
import {Failure, script} from '../../src/node/report.ts';

/** Releases that stay: the one that is served and the two before it. */
const kept = 3;

/** Folders of releases, oldest first: they're named after their time. */
const releasesIn = async (to: string): Promise<string[]> =>
  (await readdir(path.join(to, 'releases')).catch(() => [])).sort();

/** Adds the hashed files of one release to another; names that are there stay as they are. */
async function shareAssets(from: string, into: string): Promise<void> {
  for (const assets of await glob('{assets,*/assets}', {cwd: from, onlyDirectories: true}))
    await cp(path.join(from, assets), path.join(into, assets), {recursive: true, force: false});
}

/** Makes `current` lead to a release, in one step. */
async function serve(to: string, release: string): Promise<void> {
  const next = path.join(to, 'current.next');
  await rm(next, {force: true});
  await symlink(path.join('releases', release), next);
  await rename(next, path.join(to, 'current'));
  console.log(`✓ ${release} is served`);
}

/** Copies a built site into a new release, which is named after its time, and serves it. */
export async function release(
  dir: string,
  to: string,
  time = new Date().toISOString().replaceAll(':', '-'),
): Promise<void> {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Failure(`${dir} has no index.html: build the site with "npm run build".`);
  const before = await releasesIn(to);
  // A copy that breaks off is never served.
  const copy = path.join(to, 'copying');
  await rm(copy, {recursive: true, force: true});
  await cp(dir, copy, {recursive: true});
  // Only files that a release brought itself are passed on for two more releases: it's the third-last that drops out here.
  for (const other of before.slice(1 - kept)) await shareAssets(path.join(to, 'own', other), copy);
  await shareAssets(dir, path.join(to, 'own', time));
  await mkdir(path.join(to, 'releases'), {recursive: true});
  await rename(copy, path.join(to, 'releases', time));
  await serve(to, time);
  for (const old of before.slice(0, 1 - kept))
    for (const folder of ['releases', 'own'])
      await rm(path.join(to, folder, old), {recursive: true, force: true});
}

/** Serves the release before the one that is served. */
export async function rollBack(to: string): Promise<void> {
  const served = path.basename(await readlink(path.join(to, 'current')).catch(() => ''));
  const releases = await releasesIn(to);
  const previous = releases[releases.indexOf(served) - 1];
  if (!previous)
    throw new Failure(
      `${to} has no release before ${served || 'the first one'}: deploy an older commit instead.`,
    );
  await shareAssets(path.join(to, 'own', served), path.join(to, 'releases', previous));
  await serve(to, previous);
}

if (import.meta.filename === process.argv[1])
  await script(async () => {
    const options = {
      to: {type: 'string'},
      dir: {type: 'string'},
      rollback: {type: 'boolean'},
    } as const;
    const {to, dir = 'build', rollback} = parseArgs({options}).values;
    if (!to) throw new Failure('Name the folder of the releases: --to /srv/tianji');
    await (rollback ? rollBack(to) : release(dir, to));
  });
