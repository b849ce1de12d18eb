/**
 * Checks that each package of the lock file has a checksum and an accepted license.
 * usage: tsx scripts/dependencies.ts [--licenses]   (--licenses lists every package)
 */
import {readFile} from 'node:fs/promises';
import {Failure, script} from '../src/node/report.ts';
import {licenseProblems, licensesOf, withoutChecksum, type Lock} from './licenses.ts';

await script(async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const unchecked = withoutChecksum(lock);
  if (unchecked.length > 0) throw new Failure(`package-lock.json has no checksum for:\n${unchecked.join('\n')}`);

  const packages = licensesOf(lock);
  const problems = licenseProblems(packages);
  if (problems.length > 0) throw new Failure(`Packages whose license is not in the list of scripts/licenses.ts:\n${problems.join('\n')}`);
  if (process.argv.includes('--licenses')) for (const {name, version, license} of packages) console.log(`${name} ${version}: ${license}`);
  console.log(`✓ ${packages.length} packages have a checksum and an accepted license`);
});
