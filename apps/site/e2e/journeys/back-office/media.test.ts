import { expect } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { htmlOf } from '../../support/content.ts';
import { draftOf, png, storePage, storePicture } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOffice, openOfficeForm } from '../../support/forms.ts';
import { backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

beforeRelease(
  'an editor adds many pictures at once: one that no browser could show stays with its reason, the other is stored',
  async () => {
    // The language of the content is stored for each account.
    const page = await openOffice('/collections/media', { account: await newAdministrator() });
    const name = `stoisko-${Date.now()}`;
    await page.getByRole('button', { name: 'Dodaj wiele plików' }).click();
    await page
      .locator('.bulk-upload--add-files input[type=file]')
      .setInputFiles([file(`${name}.png`, await png(40)), file('pasek.png', await png(8, 20_000))]);
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
      .getByText(/^Ten obraz ma 8 × 20000 pikseli\./)
      .first()
      .waitFor();
    // The browser logs the refused request.
    forgive(page, /400/);
    const { totalDocs } = await backOffice<{ totalDocs: number }>(
      `/media?where[filename][like]=${name}`,
    );
    expect(totalDocs).toBe(1);
  },
);

beforeRelease('an editor sees where a picture is used, and replaces it there', async () => {
  const { id, filename } = await storePicture(`stoisko-${Date.now()}`, ['en', 'de']);
  const sections = [{ blockType: 'picture', title: 'Stoisko', image: id }];
  const { path, form } = await storePage('stoisko', { title: 'Targi', sections });
  await expect.poll(() => htmlOf(path)).toContain(filename);
  const page = await openOffice(`/collections/media/${id}`, { account: await newAdministrator() });
  const uses = page.getByRole('region', { name: 'Gdzie użyto' });
  const place = uses.getByRole('link', { name: 'Strona: Targi' });
  const href = `/admin${form}&field=sections.0.image`;
  expect(await place.getAttribute('href')).toBe(href);

  await page.locator('.file-details__remove').click();
  const next = `nowy-portret-${Date.now()}`;
  await page
    .locator('.file-field input[type=file]')
    .setInputFiles(file(`${next}.png`, await png(60)));
  await uses.getByText('Sprawdź, czy opis obrazu i punkt centralny nadal pasują.').waitFor();
  await uses.getByText(/^Nowy obraz ma szerokość 60 px/).waitFor();
  await page.locator('#action-save').click();
  await page.getByText('Zapisano.').waitFor();
  await expect.poll(() => htmlOf(path)).toContain(next);
  expect(await htmlOf(path)).not.toContain(filename);
  await uses.getByText('Sprawdź, czy opis').waitFor({ state: 'detached' });

  await page.goto(stack.cms + href);
  // The form unfolds the section and shows the field with the new picture.
  await page.locator('.upload-relationship-details').getByText(next).waitFor();
});

beforeRelease(
  'the save button of a picture’s drawer saves the picture alone: the page behind it stays a draft',
  async () => {
    const { id } = await storePicture(`szuflada-${Date.now()}`, ['en', 'de']);
    const sections = [{ blockType: 'picture', title: 'Stoisko', image: id }];
    const { entry, form } = await storePage('szuflada', { sections }, 'draft');
    const page = await openOfficeForm(`${form}&field=sections.0.image`, {
      account: await newAdministrator(),
    });
    await page.locator('.upload-relationship-details__edit').click();
    const drawer = page.locator('.doc-drawer');
    await drawer.locator('#field-alt').fill('Nowe stoisko');
    // The page has unsaved text, as after a section was added.
    await page.locator('#field-subtitle').evaluate((field: HTMLTextAreaElement) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      set?.call(field, 'Piszę dalej');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForTimeout(300);
    await drawer.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect.poll(async () => (await draftOf(`/media/${id}`)).alt).toBe('Nowe stoisko');
    expect((await draftOf(entry))._status).toBe('draft');
  },
);
