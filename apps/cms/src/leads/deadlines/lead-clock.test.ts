import type { Office } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { type ClockedLead, readClock } from './lead-clock.ts';

const office: Office = {
  timeZone: 'Europe/Warsaw',
  officeHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
};
const lead: ClockedLead = {
  formType: 'contact',
  state: 'new',
  createdAt: '2026-07-06T08:00:00.000Z',
};
const at = (time: string) => new Date(`2026-07-06T${time}:00.000Z`);

test('counts down to the promised answer', () => {
  const reading = readClock(lead, at('08:05'), office);
  expect(reading).toEqual({ kind: 'due', at: at('08:15'), minutes: 10 });
});

test('counts on from there in office time', () => {
  expect(readClock(lead, at('09:00'), office)).toEqual({ kind: 'overdue', minutes: 45 });
  const nextMorning = new Date('2026-07-07T06:10:00.000Z');
  expect(readClock(lead, nextMorning, office)).toMatchObject({ minutes: 355 });
});

test('a lead that was taken still waits for its answer', () => {
  const taken = { ...lead, state: 'in-progress' as const };
  expect(readClock(taken, at('09:00'), office)).toMatchObject({ kind: 'overdue' });
});

test('stops at the first answer', () => {
  const answered = { ...lead, state: 'won' as const, firstAnsweredAt: '2026-07-06T08:12:00.000Z' };
  const expected = { kind: 'answered', minutes: 12, inTime: true };
  expect(readClock(answered, at('13:00'), office)).toEqual(expected);
});

test('a day that is made free afterwards changes nothing about an answer of before', () => {
  const answered = { ...lead, state: 'won' as const, firstAnsweredAt: '2026-07-06T08:12:00.000Z' };
  const closed = (entered: string) => ({
    ...office,
    closedDays: ['2026-07-06'],
    enteredAt: new Map([['2026-07-06', Date.parse(entered)]]),
  });
  const afterwards = readClock(answered, at('13:00'), closed('2026-07-06T09:00:00Z'));
  expect(afterwards).toEqual({ kind: 'answered', minutes: 12, inTime: true });
  const before = readClock(answered, at('13:00'), closed('2026-07-01T09:00:00Z'));
  expect(before).toEqual({ kind: 'answered', minutes: 0, inTime: true });
});

test.each([
  ['a job application', { formType: 'career' }],
  ['a newsletter sign-up', { formType: 'newsletter' }],
  ['spam', { state: 'spam' }],
  ['what was lost', { state: 'lost' }],
  ['a call that was written down', { source: 'phone' }],
  ['a lead that was made of a mail', { source: 'mail' }],
  ['a lead that was merged into another one', { state: 'merged' }],
] as const)('%s has no clock', (_what, change) => {
  expect(readClock({ ...lead, ...change }, at('09:00'), office)).toBeNull();
});
