import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

function makeTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src', 'build'), { recursive: true });
  writeFileSync(join(root, 'src', 'a.ts'), 'a');
  writeFileSync(join(root, 'src', 'b.ts'), 'b');
  writeFileSync(join(root, 'src', 'build', 'out.js'), 'out');
  return root;
}

function of(root: string): string {
  return fingerprint(root, [join(root, 'src'), join(root, 'absent')], (name) => name === 'build');
}

test('the same sources have the same fingerprint, wherever they lie', () => {
  expect(of(makeTree())).toBe(of(makeTree()));
});

test('a changed, new or renamed source changes it; what is skipped does not', () => {
  const root = makeTree();
  const before = of(root);
  writeFileSync(join(root, 'src', 'build', 'out.js'), 'other');
  expect(of(root)).toBe(before);
  writeFileSync(join(root, 'src', 'a.ts'), 'changed');
  const changed = of(root);
  expect(changed).not.toBe(before);
  writeFileSync(join(root, 'src', 'c.ts'), '');
  expect(of(root)).not.toBe(changed);
});
