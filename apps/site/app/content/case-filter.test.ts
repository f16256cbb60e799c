import { expect, test } from 'vitest';
import { casesFor, NO_FILTER, tradesOf } from './case-filter.ts';

const CASES = [
  { id: 1, technologies: ['React', 'C#'] },
  { id: 2, technologies: ['PostgreSQL', 'React'] },
  { id: 3, technologies: ['Android'] },
];

const trade = (pageName: string, realizations: number[]) => ({
  pageName,
  name: { text: pageName, lang: 'pl' } as const,
  realizations,
});
const TRADES = [trade('wholesale', [2, 1]), trade('energy', [9]), trade('transport', [1, 3])];

const idsFor = (industry: string | null, technology: string | null) =>
  casesFor({ industry, technology }, CASES, TRADES).map(({ id }) => id);

test('case studies are those that were chosen for the industry and made with the technology', () => {
  expect(casesFor(NO_FILTER, CASES, TRADES)).toEqual(CASES);
  expect(idsFor('wholesale', null)).toEqual([1, 2]);
  expect(idsFor(null, 'react')).toEqual([1, 2]);
  expect(idsFor(null, 'c-sharp')).toEqual([1]);
  expect(idsFor('transport', 'react')).toEqual([1]);
  expect(idsFor('transport', 'postgresql')).toEqual([]);
  expect(idsFor('energy', null)).toEqual([]);
  expect(idsFor('constructor', null)).toEqual([]);
});

test('industries stand in their order with the number of their case studies, without empty ones', () => {
  const counted = (technology: string | null) =>
    tradesOf(casesFor({ industry: null, technology }, CASES, TRADES), TRADES).map(
      ({ slug, count }) => [slug, count],
    );
  expect(counted(null)).toEqual([
    ['wholesale', 2],
    ['transport', 2],
  ]);
  expect(counted('android')).toEqual([['transport', 1]]);
});
