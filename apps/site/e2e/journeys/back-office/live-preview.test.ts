import type { Frame } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations, forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease, everything } from '../../support/combinations.ts';
import { htmlOf } from '../../support/content.ts';
import { draftOf, storePage } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm, saveForm } from '../../support/forms.ts';
import { type Account, newAdministrator } from '../../support/leads.ts';
import { openPreviewBeside } from '../../support/preview.ts';

openBrowser();

// Whether the preview is open, and in which language, is remembered for the account.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

const open = (path: string) => openOfficeForm(path, { account: editor });

const heading = (frame: Frame) => frame.locator('h1').innerText();

test('an editor sees what is typed on the page beside the form before it is saved, and visitors do not; what works by ear is named, and a click on a word leads to its field', async () => {
  const title = `Podgląd ${Date.now()}`;
  const { entry, form, path } = await storePage('podglad', { title });
  await expect.poll(() => htmlOf(path)).toContain(title);
  const page = await open(form);
  const field = page.locator('#field-title');
  await field.waitFor();
  const frame = await openPreviewBeside(page);
  await expect.poll(() => heading(frame)).toBe(title);
  // The page stays loaded while it follows: scroll position and open parts remain.
  await frame.evaluate(() => document.body.setAttribute('data-same', ''));
  await field.press('End');
  await page.keyboard.type(' na żywo', { delay: 40 });
  await expect.poll(() => heading(frame)).toBe(`${title} na żywo`);
  expect(await frame.locator('[data-same]').count()).toBe(1);
  expect(await htmlOf(path)).not.toContain('na żywo');
  expect((await draftOf(entry)).title).toBe(title);
  await page.locator('iframe[title="Podgląd obok formularza"]').waitFor();
  expect(await axeViolations(page, 'html', false)).toEqual([]);

  await field.fill('');
  await frame.getByText('Szkic jest niepełny').waitFor();
  await field.fill('Znów pełny');
  await expect.poll(() => heading(frame)).toBe('Znów pełny');
  await page.locator('#field-subtitle').focus();
  await frame.locator('h1').click();
  await expect.poll(() => field.evaluate((one) => document.activeElement === one)).toBe(true);

  // On a tablet the page is above its form, and both are as wide as the window.
  await page.setViewportSize({ width: 768, height: 1024 });
  const boxOf = (selector: string) => page.locator(selector).boundingBox();
  await expect.poll(async () => (await boxOf('#field-title'))?.width).toBeGreaterThan(600);
  const { y = 0, height = 0 } = (await boxOf('.live-preview-window')) ?? {};
  expect((await boxOf('#field-title'))?.y).toBeGreaterThan(y + height);
  forgive(page, /status of 404/);
});

/** Letters of a burst, and how often it comes; before a release as often as a form has fields. */
const BURST = 'Pisze bez przerwy, kilkadziesiat liter, i nic sie nie gubi 61';
const BURSTS = everything ? 24 : 4;

test('in a burst of typing the last letters win, in each field, and none is lost from the form', async () => {
  const { form } = await storePage('seria', { title: 'Seria', subtitle: 'Seria' });
  const page = await open(form);
  await page.locator('#field-title').waitFor();
  const frame = await openPreviewBeside(page);
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const field = page.locator(burst % 2 ? '#field-subtitle' : '#field-title');
    await field.fill('');
    await page.keyboard.type(BURST + burst, { delay: 6 });
    expect(await field.inputValue()).toBe(BURST + burst);
  }
  // The page has typographic spaces.
  const shown = async () => (await heading(frame)).replace(/\s/g, ' ');
  await expect.poll(shown).toBe(BURST + (BURSTS - 2));
  await frame
    .getByText(BURST + (BURSTS - 1), { exact: true })
    .first()
    .waitFor();
  // Without a title there is no page.
  forgive(page, /status of 404/);
});

beforeRelease(
  'A-1, A-3 a page that was never saved has its words in each language, and an address that follows its title; one that is taken is named',
  async () => {
    const title = `Targi ${Date.now()}`;
    const page = await open('/collections/pages/create?locale=pl');
    await page.locator('#field-title').pressSequentially(title, { delay: 30 });
    const field = page.locator('#field-pageName');
    const address = title.toLowerCase().replace(' ', '-');
    await saveForm(page);
    await page.waitForURL(/\/pages\/\d+/);
    await expect.poll(() => field.inputValue()).toBe(address);
    const frame = await openPreviewBeside(page);
    await expect.poll(() => heading(frame)).toBe(title);
    await field.fill('products/nasza');
    await page.locator('#action-save').click();
    await page.getByText('Pod tym adresem witryna ma już coś własnego').first().waitFor();
    await field.fill(address);
    await saveForm(page);

    await page.locator('.localizer button').first().click();
    await page.locator('.popup-button-list [data-locale=de]').click();
    await page.waitForURL(/locale=de/);
    await expect.poll(() => page.locator('#field-title').inputValue()).toBe('');
    // Left at once after the last key: the editor is asked.
    await page.locator('#field-subtitle').pressSequentially('Halle A, Stand 12');
    const document = /\/pages\/\d+/.exec(page.url())?.[0] ?? '';
    const list = page.locator('.step-nav a[href$="/collections/pages"]');
    await list.click();
    await page.getByRole('button', { name: 'Pozostań na stronie' }).click();
    await saveForm(page);
    await list.click();
    await page.waitForURL(/\/collections\/pages(\?|$)/);
    const german = { subtitle: 'Halle A, Stand 12', _status: 'draft' };
    expect(await draftOf(document, 'de')).toMatchObject(german);
    expect(await draftOf(document)).toMatchObject({ title, pageName: address });
    expect((await fetch(`${stack.site}/${address}`)).status).toBe(404);
    forgive(page, /status of 40[04]/);
  },
);

beforeRelease(
  'somebody without an account sees the draft by a link, until it is withdrawn',
  async () => {
    const { form } = await storePage('udostepniana');
    const page = await open(form);
    await page.locator('#field-title').fill('Tytuł po zmianie');
    await page.getByRole('button', { name: 'Udostępnij podgląd' }).click();
    await page.getByRole('button', { name: 'Utwórz link' }).click();
    const link = await page.getByRole('textbox', { name: 'Adres podglądu' }).inputValue();
    const shown = await fetch(link);
    expect(await shown.text()).toContain('Tytuł po zmianie');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    await page.getByRole('button', { name: 'Wycofaj' }).click();
    await page.getByRole('textbox', { name: 'Adres podglądu' }).waitFor({ state: 'detached' });
    const gone = await fetch(link);
    expect(gone.status).toBe(403);
    expect(await gone.text()).toContain('został wycofany');
  },
);
