import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COPIES_FILE } from '../../leads/copies/copies-report.ts';
import { readEnv, setEnv } from '../../platform/process/env.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { Copies, stateOfCopies } from './notices.tsx';

const folder = mkdtempSync(join(tmpdir(), 'osnowa-copies-notice-'));

beforeAll(() => {
  setEnv(readEnv({ ...TEST_SECRETS, DATA_DIR: folder, BACKUP_DIR: '/mnt/copies' }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 10, 20) });
});
afterAll(() => void vi.useRealTimers());

async function shown(language: 'pl' | 'en'): Promise<string> {
  const i18n = { language } as Parameters<typeof Copies>[0]['i18n'];
  return renderToStaticMarkup(await Copies({ i18n }));
}

const isoAt = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).toISOString();

function report(rehearsedOn: number): void {
  const copy = { at: isoAt(24, 10, 15), leads: 10_420 };
  const rehearsal = { at: isoAt(rehearsedOn, 3, 12), leads: 10_412, isWhole: true };
  writeFileSync(join(folder, COPIES_FILE), JSON.stringify({ copy, rehearsal }));
}

test('the start page says when a copy was restored for trial, and how many leads it had', async () => {
  report(24);
  expect(await shown('en')).toMatch(/^<p .+24.+ 3:12.AM, 10,412 leads, 0 missing\.<\/p>$/);
  expect(await shown('pl')).toMatch(/^<p .+24.+03:12, zapytań: 10\s412, brakujących: 0\.<\/p>$/);
});

test('the start page gives alarm where no copy has been restored for trial for over a day', async () => {
  report(22);
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(48 * 3_600);
  expect(await shown('en')).toMatch(/role="alert".+No backup has been restored for trial/);
  expect(await shown('pl')).toMatch(/role="alert".+nie sprawdzono, czy kopię zapasową/);
  uptime.mockRestore();
});

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
