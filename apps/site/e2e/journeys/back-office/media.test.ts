import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice, openOfficeForm } from '../../support/forms.ts';
import { backOffice, newAdministrator, signedIn } from '../../support/leads.ts';

openBrowser();

/** As an account of its own: the language of the content is remembered for each. */
async function openAdmin(path: string): Promise<Page> {
  return openOffice(path, { account: await newAdministrator() });
}

async function picture(side: number, background: string): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background };
  return sharp({ create }).png().toBuffer();
}

/** A part of a PNG: its length, its name, its bytes and their checksum. */
function part(name: string, bytes: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), bytes]);
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black picture with a bit for each pixel: one of colours has 300 MB before it is compressed. */
function hugePicture(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const line = 1 + Math.ceil(side / 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(line * side))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

beforeRelease(
  'an editor adds many pictures at once: one of 100 megapixels stays with its reason, the other is stored',
  async () => {
    const page = await openAdmin('/collections/media');
    const name = `stoisko-${Date.now()}`;
    await page.getByRole('button', { name: 'Dodaj wiele plików' }).click();
    await page
      .locator('.bulk-upload--add-files input[type=file]')
      .setInputFiles([
        png(`${name}.png`, await picture(40, '#336699')),
        png('hala.png', hugePicture(10_000)),
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
    await page.locator('.bulk-upload--actions-bar__saveButtons button').last().click();
    await page.getByText('Zapisane pliki: 1.', { exact: true }).waitFor();
    await page
      .getByText(/^Ten obraz ma 10000 × 10000 pikseli, czyli 100 Mpx\./)
      .first()
      .waitFor();
    // The browser notes the refused request.
    forgive(page, /400/);
    const { totalDocs } = await backOffice<{ totalDocs: number }>(
      `/media?where[filename][like]=${name}`,
    );
    expect(totalDocs).toBe(1);
  },
);

/** A picture of its own, described in every language. */
async function storePicture(name: string): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'Stoisko' }));
  const bytes = new Uint8Array(await picture(300, '#336699'));
  form.append('file', new File([bytes], `${name}.png`, { type: 'image/png' }));
  const session = await signedIn();
  const answer = await fetch(`${stack.cms}/payload/media?locale=pl`, {
    method: 'POST',
    headers: { cookie: `${session.name}=${session.value}`, origin: stack.cms },
    body: form,
  });
  const { doc } = (await answer.json()) as { doc: { id: number; filename: string } };
  for (const locale of ['en', 'de']) {
    const body = JSON.stringify({ alt: 'Stand' });
    await backOffice(`/media/${doc.id}?locale=${locale}`, { method: 'PATCH', body });
  }
  return doc;
}

beforeRelease('an editor sees where a picture is used, and replaces it there', async () => {
  const pageName = `stoisko-${Date.now()}`;
  const { id, filename } = await storePicture(pageName);
  const sections = [{ blockType: 'picture', title: 'Stoisko', image: id }];
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ title: 'Targi', pageName, sections, _status: 'published' }),
  });
  const shown = async () => (await fetch(`${stack.site}/${pageName}`)).text();
  await expect.poll(shown, { interval: 100 }).toContain(filename);
  const page = await openAdmin(`/collections/media/${id}`);
  const uses = page.getByRole('region', { name: 'Gdzie użyto' });
  const place = uses.getByRole('link', { name: 'Strona: Targi' });
  const href = `/admin/collections/pages/${doc.id}?locale=pl&field=sections.0.image`;
  expect(await place.getAttribute('href')).toBe(href);

  await page.locator('.file-details__remove').click();
  const next = `nowy-portret-${Date.now()}`;
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles(png(`${next}.png`, await picture(60, '#aa2233')));
  await uses.getByText('Sprawdź, czy opis obrazu i punkt centralny nadal pasują.').waitFor();
  await uses.getByText(/^Nowy obraz ma szerokość 60 px/).waitFor();
  await page.locator('#action-save').click();
  await page.getByText('Zapisano.').waitFor();
  await expect.poll(shown, { interval: 100 }).toContain(next);
  expect(await shown()).not.toContain(filename);
  await uses.getByText('Sprawdź, czy opis').waitFor({ state: 'detached' });

  await page.goto(stack.cms + href);
  // The form unfolds the section and shows the field with the new picture.
  await page.locator('.upload-relationship-details').getByText(next).waitFor();
});

beforeRelease(
  'the save button of a picture’s drawer saves the picture alone: the page behind it stays a draft',
  async () => {
    const name = `szuflada-${Date.now()}`;
    const { id } = await storePicture(name);
    const sections = [{ blockType: 'picture', title: 'Stoisko', image: id }];
    const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl&draft=true', {
      method: 'POST',
      body: JSON.stringify({ title: 'Szuflada', pageName: name, sections, _status: 'draft' }),
    });
    const form = `/collections/pages/${doc.id}?locale=pl&field=sections.0.image`;
    const page = await openOfficeForm(form, { account: await newAdministrator() });
    await page.locator('.upload-relationship-details__edit').click();
    const drawer = page.locator('.doc-drawer');
    await drawer.locator('#field-alt').fill('Nowe stoisko');
    // Words of the page are not saved yet, as after a section was added; its own draft is held back.
    await page.route(/\/payload\/pages\/\d+\?.*autosave/, (route) => route.abort());
    await page.locator('#field-subtitle').evaluate((field: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      set?.call(field, 'Piszę dalej');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForTimeout(300);
    await drawer.getByRole('button', { name: 'Zapisz', exact: true }).click();
    const alt = async () => (await backOffice<{ alt: string }>(`/media/${id}?locale=pl`)).alt;
    await expect.poll(alt).toBe('Nowe stoisko');
    const stored = await backOffice<{ _status: string }>(`/pages/${doc.id}?draft=true&locale=pl`);
    expect(stored._status).toBe('draft');
    forgive(page, /ERR_FAILED|Failed to fetch/);
  },
);
