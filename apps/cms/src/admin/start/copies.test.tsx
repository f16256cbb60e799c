import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COPIES_FILE } from '../../process/copies-report.ts';
import { readEnv, setEnv } from '../../process/env.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { Copies } from './notices.tsx';

const folder = mkdtempSync(join(tmpdir(), 'osnowa-copies-notice-'));

beforeAll(() => {
  setEnv(readEnv({ ...TEST_SECRETS, DATA_DIR: folder, BACKUP_DIR: '/mnt/copies' }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 10, 20) });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

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
