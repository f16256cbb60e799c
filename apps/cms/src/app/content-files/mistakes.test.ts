import { cpSync, mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { DEMO } from './source-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
cpSync(path.join(DEMO, 'content'), path.join(folder, 'content'), { recursive: true });

type Slip = readonly [name: string, from: string, to: string];

/** The message to a translator after typing errors in files. */
async function messageAfter(...slips: Slip[]): Promise<string> {
  const texts = await Promise.all(
    slips.map(async ([name, from, to]) => {
      const file = path.join(folder, 'content', name);
      const text = await readFile(file, 'utf8');
      expect(text).toContain(from);
      await writeFile(file, text.replace(from, to));
      return [file, text] as const;
    }),
  );
  const message = await readContent(folder).then(() => 'nothing', String);
  for (const [file, text] of texts) await writeFile(file, text);
  return message;
}

test.each([
  ['tags.yaml', 'name: produkcja', 'nmae: produkcja', /tags\.yaml:5: nmae: is no field here/],
  ['tags.yaml', 'name: produkcja', 'name:', /tags\.yaml:5: name: .*null/],
  ['slides.yaml', '    en: Explore FIBU\n', '', /slides\.yaml:\d+: button\.en: is missing/],
  [
    'slides.yaml',
    'products/erp-1.webp',
    'products/epr-1.webp',
    /slides\.yaml:2: image: «products\/epr-1\.webp»/,
  ],
  ['products/erp.yaml', 'order: 10', 'order: first', /products\/erp\.yaml:2: order: .*number/],
  [
    'pages/home.yaml',
    'blockType: slider',
    'blockType: sliders',
    /pages\/home\.yaml:\d+: sections\.\d+/,
  ],
  [
    'areas/production.yaml',
    'realizations:\n  - ',
    'realizations:\n  - no-such-',
    /areas\/production\.yaml:\d+: realizations\.0: «no-such-/,
  ],
  ['categories.yaml', 'en: Sales', 'en: Sales: all', /categories\.yaml:\d+: .*mapping/],
  [
    'posts/gdzie-utknela-faktura.md',
    'author: ',
    'author: Nobody ',
    /gdzie-utknela-faktura\.md:\d+: author: «Nobody/,
  ],
  ['posts/gdzie-utknela-faktura.md', '---\n', '', /gdzie-utknela-faktura\.md:1: begins without/],
])(
  'a mistake in %s (%s → %s) is named with its line and field',
  async (name, from, to, expected) => {
    expect(await messageAfter([name, from, to])).toMatch(expected);
  },
);

test('all mistakes are named at once, and the demo has none', async () => {
  await expect(readContent(folder)).resolves.not.toHaveLength(0);
  const message = await messageAfter(
    ['tags.yaml', 'name:', 'nam:'],
    ['authors.yaml', 'lastName:', 'surname:'],
  );
  expect(message).toMatch(/tags\.yaml:2: nam: is no field/);
  expect(message).toMatch(/authors\.yaml:2: surname: is no field/);
});
