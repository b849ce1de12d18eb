import {spawnSync} from 'node:child_process';

/** Whether the site is in a Git repository. Docusaurus fails when it's asked for the dates of pages elsewhere, such as in an archive. */
export const isInGit = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;
