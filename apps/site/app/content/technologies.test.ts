import { expect, test } from 'vitest';
import { technologiesOf, technologySlug } from './technologies.ts';

test.each([
  ['React Native', 'react-native'],
  ['C#', 'c-sharp'],
  ['C++', 'c-plus-plus'],
  ['.NET', 'net'],
  ['Node.js', 'node-js'],
  ['ESC/POS', 'esc-pos'],
])('%s is %s in an address', (name, slug) => {
  expect(technologySlug(name)).toBe(slug);
});

const CASES = [
  { technologies: ['React', 'C#'] },
  { technologies: ['PostgreSQL', 'React'] },
  { technologies: ['Android'] },
];

test('technologies stand once each, the most used first, then by name', () => {
  expect(technologiesOf(CASES).map(({ name, count }) => [name, count])).toEqual([
    ['React', 2],
    ['Android', 1],
    ['C#', 1],
    ['PostgreSQL', 1],
  ]);
});
