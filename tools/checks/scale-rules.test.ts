import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findScaleFaults } from './scale-rules.ts';

function faultsOf(path: string, text: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'scale-rules-'));
  mkdirSync(join(root, 'packages/brand'), { recursive: true });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return findScaleFaults(root);
}

const STYLES = 'apps/site/app/a.module.css';

test('a fault names file, line and what to do', () => {
  expect(faultsOf(STYLES, '.a {\n  gap: 1.5rem;\n}\n')).toEqual([
    `${STYLES}:2: 1.5rem stands here; take a token of ui/tokens.css.`,
  ]);
});

test.each([
  [STYLES, '.a { padding: 0 -1rem; }'],
  [STYLES, '.a { margin-inline-start: calc(var(--space-1) + 2vw); }'],
  [STYLES, '.a { font-size: clamp(1rem, 2cqi, var(--size-h3)); }'],
  [STYLES, '.a { font: 600 1rem / 1.4 var(--font-text); }'],
  [STYLES, '@media (width >= 41rem) {}'],
  [STYLES, '@media screen and (min-width: 40rem) {}'],
  [STYLES, '@container (40rem <= width < 50rem) {}'],
  ['apps/site/app/a.tsx', "const SIZES = '(width >= 80rem) 40rem, 90vw';"],
])('%s is refused: %s', (path, text) => {
  expect(faultsOf(path, text)).toHaveLength(1);
});

test.each([
  [STYLES, '.a { padding: 0 var(--gutter) 0.5em; max-width: 40rem; scroll-margin-top: 3rem; }'],
  [STYLES, '.a { --mark: 3.25rem; padding-left: var(--mark); margin: -1px 5%; }'],
  [STYLES, '@media (40rem <= width < 62rem) and (height >= 45rem) {}'],
  [STYLES, '/* gap: 1rem, as */ @media print {}'],
  ['apps/site/app/ui/tokens.css', ':root { --space-1: 0.25rem; font-size: 1rem; }'],
  ['apps/site/app/a.tsx', "const SIZES = '(width >= 75rem) 40rem, 90vw';"],
])('%s is accepted: %s', (path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});
