import { expect, test } from 'vitest';
import { stateOfCopies } from './notices.tsx';

const now = new Date('2026-11-24T10:20:00Z');
const copy = { at: '2026-11-24T10:15:00Z', leads: 12 };
const old = { at: '2026-11-24T08:00:00Z', leads: 12 };
const whole = { at: '2026-11-24T03:12:00Z', leads: 11, isWhole: true };
const DAY = 86_400;
const longAgo = { ...whole, at: '2026-11-23T03:12:00Z' };

test.each([
  ['a trial that went well', { copy, rehearsal: whole }, 'rehearsed', false],
  ['a copy before the first trial', { copy }, 'copied', false],
  ['no room', { copy, problem: 'full' as const, rehearsal: whole }, 'full', true],
  ['a damaged database', { copy, problem: 'damaged' as const }, 'damaged', true],
  ['another failure', { problem: 'other' as const }, 'failed', true],
  ['a trial that went wrong', { copy, rehearsal: { ...whole, isWhole: false } }, 'notWhole', true],
  ['copies that do not come any more', { copy: old, rehearsal: whole }, 'late', true],
  ['no copy at all', {}, 'failed', true],
])('%s', (_, report, kind, isAlarm) => {
  expect(stateOfCopies(report, now, DAY)).toMatchObject({ kind, isAlarm });
});

test('right after the start nothing is late yet', () => {
  expect(stateOfCopies({}, now, 30)).toEqual({ kind: 'none', isAlarm: false });
  expect(stateOfCopies({ copy: old }, now, 30).isAlarm).toBe(false);
});

test('a trial that was missed is said once the process has seen a whole night', () => {
  const twoDays = 2 * DAY;
  const late = { kind: 'notTried', isAlarm: true };
  expect(stateOfCopies({ copy, rehearsal: longAgo }, now, twoDays)).toEqual(late);
  expect(stateOfCopies({ copy }, now, twoDays)).toEqual(late);
  expect(stateOfCopies({ copy, rehearsal: whole }, now, twoDays).kind).toBe('rehearsed');
  expect(stateOfCopies({ copy, rehearsal: longAgo }, now, DAY).kind).toBe('rehearsed');
  expect(stateOfCopies({ copy }, now, DAY).kind).toBe('copied');
});
