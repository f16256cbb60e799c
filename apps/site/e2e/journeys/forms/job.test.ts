import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { axeViolations, hydrated, openBrowser, visit } from '../../support/browser.ts';
import { content, needed } from '../../support/content.ts';
import { attachmentsOf, leadsFrom, sender } from '../../support/leads.ts';

openBrowser();

const folder = mkdtempSync(join(tmpdir(), 'osnowa-cv-'));

/**
 * A PDF of a size, in bytes: a head that says so, and filler bytes. It is a file, like a visitor's:
 * passing ten megabytes to the browser as bytes takes seconds.
 * @returns its path
 */
function pdf(bytes: number): string {
  const path = join(folder, String(bytes), 'życiorys.pdf');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]));
  return path;
}

const PROGRAM = { name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.alloc(9) };

test('A4: an application is sent by keyboard alone: it learns about a wrong file before, and shows the progress of its CV', async () => {
  const mail = sender('cv');
  const [position] = await content('careers', '?_limit=1');
  const page = await visit(`/careers/${needed(position, 'open position').slug}`);
  // Waits from now on, so that the browser knows of it long before the key is pressed.
  const chosen = page.waitForEvent('filechooser');
  await hydrated(page);
  await page.locator('[name=fullName]').focus();
  for (const words of ['Anna Kowalczyk', mail, 'Od sześciu lat rysuję procesy.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.locator('input[type=file]:focus').waitFor();
  await page.keyboard.press('Space');
  const chooser = await chosen;
  await chooser.setFiles(PROGRAM);
  await page.getByText('Tego typu pliku nie przyjmujemy.').waitFor();
  const files = page.locator('input[type=file]');
  const tooLarge = page.getByText('Plik jest za duży.');
  // The field is emptied after a refusal: a file that is chosen in the same moment goes with it.
  const choose = async () => {
    await files.setInputFiles(pdf(10_485_761));
    await tooLarge.waitFor({ timeout: 5_000 });
  };
  await vi.waitFor(choose, 60_000);
  await files.setInputFiles(pdf(10_485_760));
  await tooLarge.waitFor({ state: 'detached' });
  await files.setInputFiles(pdf(3 * 1024 * 1024));
  await page.getByRole('button', { name: 'Usuń plik życiorys.pdf' }).waitFor();

  for (const _step of ['remove the file', 'types of files', 'consent'])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (const _step of ['more', 'privacy', 'send']) await page.keyboard.press('Tab');
  const session = await page.context().newCDPSession(page);
  const slow = { latency: 20, downloadThroughput: 1e7, uploadThroughput: 2e6, offline: false };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.keyboard.press('Enter');
  await page.getByRole('progressbar', { name: /\d+\s?%/ }).waitFor();
  expect(await page.locator('form[aria-busy=true]').count()).toBe(1);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('dialog', { name: 'Dziękujemy, mamy Twoje zgłoszenie' }).waitFor();
  await page.keyboard.press('Escape');
  const [lead] = await leadsFrom(mail);
  expect(lead).toMatchObject({ formType: 'career', topic: 'jobApply', locale: 'pl', state: 'new' });
  expect(await attachmentsOf(lead)).toMatchObject([{ size: 3 * 1024 * 1024 }]);
  expect(await page.getByText('życiorys.pdf').count()).toBe(0);
});
