import { expect, test } from 'vitest';
import { listedDays } from './days-of.ts';

const free = {
  isOffered: true,
  timeZone: 'Europe/Warsaw',
  officeHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
  times: ['2026-11-30T08:15:00.000Z', '2026-11-30T14:30:00.000Z', '2026-12-01T08:15:00.000Z'],
};
const list = (zone: string | null, chosen: string | null = null) =>
  listedDays({ free, locale: 'pl', zone, chosen });
const theirs = (days: { times: readonly { theirs: string | null }[] }[]) =>
  days.flatMap(({ times }) => times.map((time) => time.theirs));

test('times stand by day, by the company’s clock', () => {
  const { usual, other } = list('Europe/Berlin');
  expect(other).toEqual([]);
  const shown = usual.map(({ day, times }) => `${day}: ${times.map(({ ours }) => ours).join()}`);
  expect(shown).toEqual(['poniedziałek, 30 listopada: 09:15,15:30', 'wtorek, 1 grudnia: 09:15']);
  expect(theirs(usual)).toEqual([null, null, null]);
});

test('times within office hours by both clocks come first, each with both', () => {
  const { usual, other } = list('America/New_York');
  expect(theirs(usual)).toEqual(['09:30']);
  expect(theirs(other)).toEqual(['03:15', '03:15']);
});

test('where no time suits both clocks, all are offered, with the other day where it is one', () => {
  const { usual, other } = list('Pacific/Auckland');
  expect(other).toEqual([]);
  expect(theirs(usual)).toEqual(['21:15', 'wt., 03:30', '21:15']);
});

test('a chosen time that another visitor took stays in the list, and says so', () => {
  const taken = '2026-11-30T09:00:00.000Z';
  const [monday] = list(null, taken).usual;
  expect(monday?.times.map(({ ours, isTaken }) => [ours, isTaken])).toEqual([
    ['09:15', false],
    ['10:00', true],
    ['15:30', false],
  ]);
});
