import path from 'node:path';
import {expect, it} from 'vitest';
import {causeOf} from './build-failure.ts';

it.each([
  [
    `Error: MDX compilation failed for file "${path.resolve('docs/a b.md')}"\nCause: Unexpected end of file\nDetails:\n{}\n    at x`,
    'docs/a b.md: Unexpected end of file',
  ],
  [
    `Error: Can't render static file for pathname "/docs/x"\n    at y\n  [cause]: ReferenceError: workspaceId is not defined\n      at z`,
    '/docs/x: ReferenceError: workspaceId is not defined',
  ],
  [
    'Error: Markdown link with URL `./no.md` in source file "docs/x.md" (3:1) couldn\'t be resolved.',
    'docs/x.md: Markdown link with URL `./no.md`',
  ],
  [
    '- Broken link on source page path = /docs/x:\n   -> linking to /docs/y\n',
    '/docs/x: link on source page path = /docs/x: -> linking to /docs/y',
  ],
  [
    '[INFO] Starting\n[ERROR] Error: The disk is full.\n    at a\n    at b',
    'Error: The disk is full.',
  ],
])('names the file of %j', (output, expected) => {
  expect(causeOf(output)).toBe(expected);
});
