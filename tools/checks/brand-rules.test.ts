import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NAMES, palette } from '@osnowa/brand';
import { expect, test } from 'vitest';
import { findBrandFaults } from './brand-rules.ts';

function faultsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'brand-rules-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findBrandFaults(root);
}

const COMPANY = NAMES.company.toLowerCase();

test('a fault names file, line and what to do', () => {
  expect(faultsOf({ 'apps/site/app/a.module.css': '.a {\n  color: #123456;\n}\n' })).toEqual([
    'apps/site/app/a.module.css:2: the colour #123456 stands here; take it from packages/brand.',
  ]);
});

test.each([
  'color: #fff;',
  'color: #12345678;',
  'color: white;',
  'border: 1px solid Gray;',
  'color: rgb(1 2 3 / 0.5);',
  'color: rgba(1, 2, 3, 0.5);',
  'color: hsl(20deg 5% 5%);',
  'color: oklch(0.5 0.1 20);',
  'font-family: Arial, sans-serif;',
  'font: 1rem Georgia;',
  'color: rebeccapurple;',
  'color: color(display-p3 1 0 0);',
  'color: rgb(from #123 r g b);',
  '--face: "Comic Sans", cursive;',
])('a style sheet with %s is refused', (line) => {
  expect(faultsOf({ 'apps/cms/src/a.css': line })).toHaveLength(1);
});

test.each([
  'color: var(--ink);',
  'color: currentcolor;',
  'background: color-mix(in srgb, var(--night) 16%, transparent);',
  'font-family: var(--font-text);',
  'font: inherit;',
  'grid-area: red-lead;',
  'mask: url(#white);',
  'fill: url("#abc-thread");',
])('a style sheet with %s is fine', (line) => {
  expect(faultsOf({ 'apps/cms/src/a.css': line })).toEqual([]);
});

test.each([
  `const PAPER = '#FBFAF6';`,
  `<svg fill="#abc" />`,
  `const style = 'body{background:#f7f5f0}';`,
  `const styles = { fontFamily: 'Georgia' };`,
  `const from = 'office@${COMPANY}.example';`,
  `const title = '${NAMES.company}';`,
  `<path fill="orange" />`,
  `const style = { color: 'tomato' };`,
  `const face = 'Georgia, serif';`,
])('a script with %s is refused', (line) => {
  expect(faultsOf({ 'apps/site/server/a.ts': line })).toHaveLength(1);
});

test.each([
  `href="#id"`,
  `<rect fill="white" />`,
  `'#content'`,
  `palette.ink`,
  `fontFamily: textTypeface.family`,
])('a script with %s is fine', (line) => {
  expect(faultsOf({ 'apps/site/server/a.tsx': line })).toEqual([]);
});

test('a test may contain a sample colour, but no colour of the brand and not its name', () => {
  const file = 'apps/site/app/a.test.ts';
  expect(faultsOf({ [file]: `const editors = '#0077cc';` })).toEqual([]);
  expect(faultsOf({ [file]: `const ours = '${palette.dms.toUpperCase()}';` })).toHaveLength(1);
  expect(faultsOf({ [file]: `expect(title).toBe('${NAMES.company}');` })).toHaveLength(1);
});

test('the brand itself, the demo company and the listed exceptions may', () => {
  expect(
    faultsOf({
      'packages/brand/src/palette.ts': `export const ink = '#14171f';`,
      'demo/content/settings.yaml': `companyName: ${NAMES.company}`,
      'apps/cms/src/process/data-names.ts': `const EARLIER = '${COMPANY}';`,
    }),
  ).toEqual([]);
  for (const path of ['README.md', 'SECURITY.md', 'deploy/compose.yaml', '.github/workflows/a.yml'])
    expect(faultsOf({ [path]: `# ${NAMES.company}` }), path).toHaveLength(1);
});
