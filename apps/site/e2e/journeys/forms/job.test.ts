import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import {
  axeViolations,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../../support/browser.ts';
import { beforeRelease, languages } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { attachmentsOf, leadsFrom, sender } from '../../support/leads.ts';

openBrowser();

const WORDS = {
  pl: {
    send: 'Wyślij zgłoszenie',
    thanks: 'Dziękujemy, mamy Twoje zgłoszenie',
    missing: 'Wpisz wiadomość.',
    format: 'Tego typu pliku nie przyjmujemy.',
    size: 'Plik jest za duży.',
  },
  en: {
    send: 'Send application',
    thanks: 'Thank you, we have your application',
    missing: 'Enter a message.',
    format: 'We cannot take this type of file.',
    size: 'The file is too big.',
  },
  de: {
    send: 'Bewerbung senden',
    thanks: 'Vielen Dank, Ihre Bewerbung ist da',
    missing: 'Geben Sie eine Nachricht ein.',
    format: 'Diesen Dateityp können wir nicht annehmen.',
    size: 'Die Datei ist zu groß.',
  },
};
const PREFIX = { pl: '', en: '/en', de: '/de' };

const folder = mkdtempSync(join(tmpdir(), 'osnowa-cv-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A PDF of a size, in bytes: a head that says so, and anything after it. It lies on a disk, as a
 * visitor's does: ten megabytes that are handed to the browser as bytes take it seconds.
 * @returns its path
 */
function pdf(bytes: number): string {
  const path = join(folder, String(bytes), 'życiorys.pdf');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]));
  return path;
}

/** Path of the first open position. */
async function openPosition(): Promise<string> {
  const response = await fetch(`${stack.cms}/api/careers?_limit=1`);
  const [career] = (await response.json()) as { slug: string }[];
  return `/careers/${career?.slug}`;
}

async function apply(page: Page, mail: string): Promise<void> {
  await page.locator('[name=fullName]').fill('Anna Kowalczyk');
  await page.locator('[name=mail]').fill(mail);
  await page.locator('[name=message]').fill('Od sześciu lat rysuję procesy.');
  await page.locator('[name=consent]').check();
}

describe.each(languages('pl'))('an application in %s', (language) => {
  const words = WORDS[language];

  test('brings its CV, shows its progress, and is in the inbox', async () => {
    const mail = sender(`cv-${language}`);
    const page = await visit(PREFIX[language] + (await openPosition()));
    await hydrated(page);
    await page.locator('input[type=file]').setInputFiles(pdf(3 * 1024 * 1024));
    await page.getByText('życiorys.pdf').first().waitFor();
    const session = await page.context().newCDPSession(page);
    const slow = { latency: 20, downloadThroughput: 1e7, uploadThroughput: 2e6, offline: false };
    await session.send('Network.emulateNetworkConditions', slow);
    await apply(page, mail);
    await page.getByRole('button', { name: words.send }).click();
    const bar = page.getByRole('progressbar', { name: /\d+\s?%/ });
    await bar.waitFor();
    expect(await page.locator('form[aria-busy=true]').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog', { name: words.thanks }).waitFor();
    const [lead] = await leadsFrom(mail);
    expect(lead).toMatchObject({ formType: 'career', topic: 'jobApply', locale: language });
    expect(await attachmentsOf(lead)).toMatchObject([{ size: 3 * 1024 * 1024 }]);
    expect(await page.getByText('życiorys.pdf').count()).toBe(0);
  });

  beforeRelease(
    'brings its CV without scripts too, and shows mistakes with what was typed',
    async () => {
      const mail = sender(`plain-cv-${language}`);
      const path = PREFIX[language] + (await openPosition());
      const page = await visit(path, { javaScriptEnabled: false, viewport: PHONE });
      await page.locator('[name=fullName]').fill('Anna Kowalczyk');
      await page.locator('input[type=file]').setInputFiles(pdf(200_000));
      await page.getByRole('button', { name: words.send }).click();
      await page.getByRole('alert').filter({ hasText: words.missing }).waitFor();
      forgive(page, /422/);
      expect(await page.locator('[name=fullName]').inputValue()).toBe('Anna Kowalczyk');
      await page.locator('input[type=file]').setInputFiles(pdf(200_000));
      await apply(page, mail);
      await page.getByRole('button', { name: words.send }).click();
      await page.getByRole('heading', { name: words.thanks }).waitFor();
      const [lead] = await leadsFrom(mail);
      expect(await attachmentsOf(lead)).toMatchObject([{ size: 200_000 }]);
    },
  );

  test('learns about a wrong file before it is sent', async () => {
    const page = await visit(PREFIX[language] + (await openPosition()));
    await hydrated(page);
    const program = {
      name: 'cv.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(9),
    };
    await page.locator('input[type=file]').setInputFiles(program);
    await page.getByText(words.format).waitFor();
    await page.locator('input[type=file]').setInputFiles(pdf(10_485_761));
    await page.getByText(words.size).waitFor();
    await page.locator('input[type=file]').setInputFiles(pdf(10_485_760));
    await page.getByText(words.size).waitFor({ state: 'detached' });
  });
});

beforeRelease('I60: a file that is too large is refused in words without scripts', async () => {
  const page = await visit(await openPosition(), { javaScriptEnabled: false });
  await page.locator('input[type=file]').setInputFiles(pdf(20_000_000));
  await apply(page, sender('large'));
  await page.getByRole('button', { name: WORDS.pl.send }).click();
  await page.getByRole('alert').filter({ hasText: WORDS.pl.size }).waitFor();
  expect(await page.locator('[name=message]').inputValue()).toContain('sześciu');
  forgive(page, /422|413/);
});

test('A4: an application with its file is sent by keyboard alone', async () => {
  const mail = sender('keys');
  const page = await visit(await openPosition());
  // From now on, so that the browser knows of it long before the key is pressed.
  const chosen = page.waitForEvent('filechooser');
  await hydrated(page);
  await page.locator('[name=fullName]').focus();
  await page.keyboard.type('Jan Nowak');
  await page.keyboard.press('Tab');
  await page.keyboard.type(mail);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Znam produkcję od środka.');
  await page.keyboard.press('Tab');
  await page.locator('input[type=file]:focus').waitFor();
  await page.keyboard.press('Space');
  await (await chosen).setFiles(pdf(50_000));
  await page.getByRole('button', { name: 'Usuń plik życiorys.pdf' }).waitFor();
  for (const _step of ['remove the file', 'types of files', 'consent'])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const _step of ['more', 'privacy', 'send']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: WORDS.pl.thanks }).waitFor();
  await page.keyboard.press('Escape');
  expect(await leadsFrom(mail)).toMatchObject([{ formType: 'career', state: 'new' }]);
});
