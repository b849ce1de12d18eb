/**
 * Checks what the project depends on: where the lock file takes packages from, their licenses, and known weaknesses of what a build
 * uses. Without an answer of the audit service the last is "not available", never "clean".
 * usage: tsx scripts/dependencies.ts [--licenses]   (--licenses lists every package)
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {auditFindings, type AuditReport} from './dependencies/audit.ts';
import {withoutChecksum} from './dependencies/checksums.ts';
import {licenseProblems, licensesOf, type Lock} from './dependencies/licenses.ts';
import {Failure, script} from './lib/report.ts';
import {bin, run} from './lib/run.ts';

await script(async () => {
  const {values} = parseArgs({options: {licenses: {type: 'boolean', default: false}}});
  const lint = await run(bin('lockfile-lint'), ['--path', 'package-lock.json', '--type', 'npm', '--validate-https', '--validate-integrity', '--allowed-hosts', 'npm']);
  if (lint.code !== 0) throw new Failure(`package-lock.json takes packages from elsewhere than the npm registry:\n${lint.output.trim()}`);
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const unchecked = withoutChecksum(lock);
  if (unchecked.length > 0) throw new Failure(`package-lock.json has no checksum for:\n${unchecked.join('\n')}`);
  console.log('✓ lock file: every package has a checksum and comes from the npm registry over https');

  const packages = licensesOf(lock);
  const problems = licenseProblems(packages);
  if (problems.length > 0) throw new Failure(`Packages whose license is not in the list of scripts/dependencies/licenses.ts:\n${problems.join('\n')}`);
  const counts = new Map<string, number>();
  for (const {license} of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  const summary = [...counts].sort((a, b) => b[1] - a[1]).map(([license, count]) => `${license} ${count}`);
  console.log(`✓ licenses of ${packages.length} packages: ${summary.join(', ')}`);
  if (values.licenses) for (const {name, version, license} of packages) console.log(`  ${name} ${version}: ${license}`);

  const audit = await run('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']);
  const start = audit.output.indexOf('{');
  const report = start < 0 ? undefined : parsed(audit.output.slice(start));
  if (!report?.metadata) {
    console.log('– known weaknesses: not available (the audit service of the registry did not answer)');
    return;
  }
  const {open, explained} = auditFindings(report);
  for (const line of explained) console.log(`  explained: ${line}`);
  if (open.length > 0) throw new Failure(`npm audit found weaknesses that are not explained in scripts/dependencies/audit.ts:\n${open.join('\n')}`);
  console.log(`✓ known weaknesses: none${explained.length > 0 ? ` beside ${explained.length} that are explained` : ''}`);
});

function parsed(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return undefined;
  }
}
