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
const STYLES = 'apps/cms/src/a.css';
const SCRIPT = 'apps/site/server/a.tsx';

test('a fault names file, line and what to do', () => {
  expect(faultsOf({ 'apps/site/app/a.module.css': '.a {\n  color: #123456;\n}\n' })).toEqual([
    'apps/site/app/a.module.css:2: the colour #123456 stands here; take it from packages/brand.',
  ]);
});

test.each([
  [STYLES, 'color: #fff;'],
  [STYLES, 'color: #12345678;'],
  [STYLES, 'border: 1px solid Gray;'],
  [STYLES, 'color: rgba(1, 2, 3, 0.5);'],
  [STYLES, 'color: oklch(0.5 0.1 20);'],
  [STYLES, 'color: rgb(from #123 r g b);'],
  [STYLES, 'font-family: Arial, sans-serif;'],
  [STYLES, 'font: 1rem Georgia;'],
  [STYLES, 'font: 1rem var(--font-text), Georgia;'],
  [STYLES, '--face: "Comic Sans", cursive;'],
  [SCRIPT, `const PAPER = '#FBFAF6';`],
  [SCRIPT, `<svg fill="#abc" />`],
  [SCRIPT, `const style = 'body{background:#f7f5f0}';`],
  [SCRIPT, `<path fill="orange" />`],
  [SCRIPT, `const style = { color: 'tomato' };`],
  [SCRIPT, `const styles = { fontFamily: 'Georgia' };`],
  [SCRIPT, `const face = 'Georgia, serif';`],
  [SCRIPT, `const from = 'office@${COMPANY}.example';`],
  // A test may contain a sample colour, but no colour of the brand and not its name.
  ['apps/site/app/a.test.ts', `const ours = '${palette.focus.toUpperCase()}';`],
  ['apps/site/app/a.test.ts', `expect(title).toBe('${NAMES.company}');`],
  // The motif and the products are content of the brand.
  ['apps/site/app/a.tsx', '<Thread />'],
  ['apps/site/app/a.module.css', '.cloth {}'],
  ['apps/cms/src/a.ts', "label: 'on the cloth'"],
  ['packages/contract/src/a.ts', "const TOPICS = ['erp'];"],
  ['README.md', `# ${NAMES.company}`],
  ['deploy/compose.yaml', `# ${NAMES.company}`],
  ['.github/workflows/a.yml', `# ${NAMES.company}`],
])('%s with %s is refused', (path, line) => {
  expect(faultsOf({ [path]: line })).toHaveLength(1);
});

test.each([
  [STYLES, 'color: var(--ink);'],
  [STYLES, 'color: currentcolor;'],
  [STYLES, 'background: color-mix(in srgb, var(--night) 16%, transparent);'],
  [STYLES, 'font: inherit;'],
  [STYLES, 'font: 660 var(--size-h3) / 1.2 var(--font-display);'],
  [STYLES, 'grid-area: red-lead;'],
  [STYLES, 'mask: url(#white);'],
  [STYLES, 'fill: url("#abc-line");'],
  [SCRIPT, `href="#id"`],
  [SCRIPT, `<rect fill="white" />`],
  [SCRIPT, `fontFamily: textTypeface.family`],
  ['apps/site/app/a.test.ts', `const editors = '#0077cc';`],
  ['apps/site/app/a.tsx', 'const rectangle = drawnIn(data);'],
  ['apps/site/server/a.ts', 'if (isMainThread) return;'],
  ['packages/brand/motif/a.tsx', 'const cloth = weave(warp);'],
  ['packages/brand/src/palette.ts', `export const ink = '#14171f';`],
  ['demo/content/settings.yaml', `companyName: ${NAMES.company}`],
  ['apps/cms/src/platform/process/data-names.ts', `const EARLIER = '${COMPANY}';`],
])('%s with %s is fine', (path, line) => {
  expect(faultsOf({ [path]: line })).toEqual([]);
});
