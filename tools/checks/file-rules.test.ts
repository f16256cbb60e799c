import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFileFaults } from './file-rules.ts';

function faultsOf(files: Record<string, number>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'file-rules-'));
  for (const [path, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'x\n'.repeat(lines));
  }
  return findFileFaults(root);
}

test('300 lines are allowed, 500 in a test, style sheets included', () => {
  const allowed = { 'a/long.ts': 300, 'a/long.test.ts': 500 };
  expect(faultsOf({ ...allowed, 'a/long.css': 301, 'a/longer.test.ts': 501 })).toEqual([
    'a/long.css: 301 lines, where 300 are the most.',
    'a/longer.test.ts: 501 lines, where 500 are the most.',
  ]);
});

test.each([
  ['demo/pictures/posts.ts', 900],
  ['i18n/messages/pl.ts', 900],
  ['migrations/1.ts', 900],
  ['node_modules/x.ts', 900],
  ['app/commonwealth.ts', 1],
  ['app/utility-room.ts', 1],
])('%s may have %i lines', (path, lines) => {
  expect(faultsOf({ [path]: lines })).toEqual([]);
});

test.each(['utils/date.ts', 'app/helpers.ts', 'app/misc/a.tsx', 'common.css', 'a/util.test.ts'])(
  '%s is refused for its name',
  (path) => expect(faultsOf({ [path]: 1 })).toEqual([expect.stringContaining('says nothing')]),
);
