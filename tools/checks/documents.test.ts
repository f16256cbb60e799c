import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
});
const DECISIONS = DOCUMENTS.filter((path) => /^docs\/decisions\/\d{3}-/.test(path)).sort();

test('every link between documents leads to a file', () => {
  const broken = DOCUMENTS.flatMap((path) =>
    [...read(path).matchAll(/(?<!!\[[^\]]*)\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test.each(DECISIONS)('%s has a number, a date, a status and three headings', (path) => {
  const text = read(path);
  expect(text).toMatch(
    new RegExp(
      `^# ${basename(path).slice(0, 3)} .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: .+\\.\n`,
    ),
  );
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
});

test('the index of decisions has the titles, dates and statuses of the decisions', () => {
  const rows = DECISIONS.map((path) => {
    const [title = '', , facts = ''] = read(path).split('\n');
    const [, date, status] = /^Date: (\S+)\. Status: (.+)\.$/.exec(facts) ?? [];
    const number = title.slice(2, 5);
    return `| [${number}](${basename(path)}) | ${title.slice(6)} | ${date} | ${status} |`;
  });
  const index = read('docs/decisions/README.md');
  expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows);
});
