import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forgive, openBrowser, visit } from '../../support/browser.ts';
import { needed } from '../../support/content.ts';
import { stack } from '../../support/env.ts';
import { backOffice, signedIn } from '../../support/leads.ts';

openBrowser();

const admin = `${stack.cms}/admin`;

async function openAdmin(path: string): Promise<Page> {
  const page = await visit('/admin/login', {}, stack.cms);
  await page.context().addCookies([await signedIn()]);
  await page.goto(admin + path);
  return page;
}

async function picture(side: number, background: string): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background };
  return sharp({ create, limitInputPixels: false }).png().toBuffer();
}

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('an editor adds many pictures at once: one of 100 megapixels stays with its reason, the other is stored', async () => {
  const page = await openAdmin('/collections/media');
  const name = `stoisko-${Date.now()}`;
  await page.getByRole('button', { name: 'Dodaj wiele plików' }).click();
  await page
    .locator('.bulk-upload--add-files input[type=file]')
    .setInputFiles([
      png(`${name}.png`, await picture(40, '#336699')),
      png('hala.png', await picture(10_000, '#123456')),
    ]);
  const bar = page.locator('.bulk-upload--actions-bar');
  for (const place of ['1 z 2', '2 z 2']) {
    await bar.getByText(place).waitFor();
    await page
      .locator('.bulk-upload--drawer #field-alt, dialog #field-alt')
      .last()
      .fill(`Opis ${place}`);
    await bar.getByRole('button', { name: 'Następny' }).click();
  }
  forgive(page, /400/);
  await page.locator('.bulk-upload--actions-bar__saveButtons button').last().click();
  await page.getByText('Zapisane pliki: 1.').waitFor();
  const refusal = page.locator('.uses__refused, .file-field .field-error, .field-error');
  await refusal
    .getByText('Ten obraz ma 10000 × 10000 pikseli, czyli 100 megapikseli.')
    .first()
    .waitFor();
  const { totalDocs } = await backOffice<{ totalDocs: number }>(
    `/media?where[filename][like]=${name}`,
  );
  expect(totalDocs).toBe(1);
});

/** A portrait that the page about the company shows. */
async function portrait(): Promise<{ id: number; filename: string; alt: string }> {
  const { docs } = await backOffice<{
    docs: { image: { id: number; filename: string; alt: string } }[];
  }>('/employees?depth=1&limit=1&sort=-surname&where[_status][equals]=published');
  return needed(docs[0], 'employee').image;
}

test('an editor sees where a picture is used, and replaces it there', async () => {
  const { id, filename } = await portrait();
  const about = async () => (await fetch(`${stack.site}/about`)).text();
  await expect.poll(about, { timeout: 30_000 }).toContain(filename);
  const page = await openAdmin(`/collections/media/${id}`);
  const uses = page.getByRole('region', { name: 'Gdzie użyto' });
  const place = uses.getByRole('link', { name: /^Pracownik: / });
  expect(await place.getAttribute('href')).toMatch(
    /^\/admin\/collections\/employees\/\d+\?locale=pl&field=image$/,
  );

  await page.locator('.file-details__remove').click();
  const next = `nowy-portret-${Date.now()}`;
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles(png(`${next}.png`, await picture(60, '#aa2233')));
  await uses.getByText('Sprawdź, czy opis obrazu i punkt centralny nadal pasują.').waitFor();
  await uses.getByText(/^Nowy obraz ma 60 pikseli szerokości/).waitFor();
  await page.locator('#action-save').click();
  await page.getByText('Aktualizacja zakończona sukcesem.').waitFor();
  await expect.poll(about, { timeout: 30_000, interval: 100 }).toContain(next);
  expect(await about()).not.toContain(filename);
  await uses.getByText('Sprawdź, czy opis').waitFor({ state: 'detached' });

  await page.goto(stack.cms + (await place.getAttribute('href')));
  await page.locator('#field-image button:focus').waitFor();
});
