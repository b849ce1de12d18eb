import {spawnSync} from 'node:child_process';

/** Whether the site is in a Git repository. Docusaurus fails when it's asked for the dates of pages elsewhere, such as in an archive. */
export const isInGit = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

/** GitHub repository that a Git remote names, in any of the forms of its URL. */
export const repositoryOf = (remote: string): string | undefined =>
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote.trim())?.[1];

/** GitHub repository that this folder was cloned from. */
export function clonedRepository(): string | undefined {
  const {stdout} = spawnSync('git', ['remote', 'get-url', 'origin'], {encoding: 'utf8'});
  return repositoryOf(stdout ?? '');
}
