import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { PICTURES } from './pictures.ts';
import { MOST_BYTES } from './take.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/editing.md'), 'utf8');
const FOLDER = join(ROOT, 'docs/editing');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.webp'),
);
const shown = [...GUIDE.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, words = '', path = '']) => ({
  words,
  path,
}));

test('the guide shows every picture that the script makes, and no other', () => {
  const made = PICTURES.map(({ name }) => `editing/${name}.webp`).sort();
  expect(shown.map(({ path }) => path).sort()).toEqual(made);
  expect(FILES.map((name) => `editing/${name}`).sort()).toEqual(made);
});

test('every picture is described in words, and small', () => {
  expect(shown.filter(({ words }) => words.length < 20)).toEqual([]);
  const sizes = FILES.map((name) => statSync(join(FOLDER, name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
});

/** Anchor of a heading, as code hosts make it. */
const addressOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('the table of contents names every task in its order', () => {
  const headings = [...GUIDE.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const contents = [...GUIDE.matchAll(/^- \[(.+?)\]\(#(.+?)\)$/gm)].map(([, ...entry]) => entry);
  expect(contents).toEqual(headings.map((heading) => [heading, addressOf(heading)]));
});
