import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const DECISIONS = DOCUMENTS.filter((path) => /^docs\/decisions\/[a-z]/.test(path)).sort();
/** Sources whose comments may name a decision. */
const SOURCES = globSync(['{apps,bench,deploy,packages,tools}/**/*.{ts,tsx,css,mjs}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
});

test('every link between documents leads to a file', () => {
  const broken = DOCUMENTS.flatMap((path) =>
    [...read(path).matchAll(/(?<!!\[[^\]]*)\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test.each(DECISIONS)('%s has a title, a date and the five headings', (path) => {
  const text = read(path);
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(text).toMatch(new RegExp(`^# .+\n\nDate: ${day}(, last changed ${day})?\\.\n`));
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Context',
    'Decision',
    'Consequences',
    'Tried and not taken',
    'What would change our mind',
  ]);
});

test('the index of decisions names each page once, by its title', () => {
  const index = read('docs/decisions/README.md');
  const found = index.matchAll(/^\| \[(.+)\]\((.+)\) \|/gm);
  const rows = [...found].map(([, title, file]) => ({ file, title }));
  const pages = DECISIONS.map((path) => ({
    file: basename(path),
    title: read(path).split('\n', 1)[0]?.slice(2),
  }));
  expect(rows.sort((a, b) => `${a.file}`.localeCompare(`${b.file}`))).toEqual(
    pages.sort((a, b) => a.file.localeCompare(b.file)),
  );
});

test('every decision that a comment names is there', () => {
  const broken = SOURCES.flatMap((path) =>
    [...read(path).matchAll(/docs\/decisions\/[a-z-]+\.md/g)]
      .filter(([decision]) => !existsSync(join(ROOT, decision)))
      .map(([decision]) => `${path}: ${decision}`),
  );
  expect(broken).toEqual([]);
});

test('every folder and file of the map in ARCHITECTURE.md exists', () => {
  const text = read('ARCHITECTURE.md');
  const map = text.slice(text.indexOf('packages/contract/  '), text.indexOf('docs/decisions/'));
  /** The parent folder at each indentation. */
  const bases = [''];
  const absent = map.split('\n').flatMap((line) => {
    const [names = ''] = line.split(/\s{2,}/).filter(Boolean);
    const depth = line.search(/\S/) / 2;
    if (depth > 2) return [];
    const base = bases[depth] ?? '';
    bases[depth + 1] = join(base, names.trim());
    return names.split(' ').filter((name) => !existsSync(join(ROOT, base, name)));
  });
  expect(absent).toEqual([]);
});
