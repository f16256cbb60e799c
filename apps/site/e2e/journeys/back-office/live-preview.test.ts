import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

const pages = '/collections/pages';

// Whether the preview is open, and in which language, is remembered for the account.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

const open = (path: string) => openOfficeForm(path, { account: editor });

async function openPage(path: string): Promise<Page> {
  const page = await open(path);
  await page.locator('#field-title').waitFor();
  return page;
}

/** The page beside the form, once it follows what is typed. */
async function openPreview(page: Page): Promise<Frame> {
  const followed = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && request.url().includes('preview='),
  );
  const toggler = page.getByRole('button', { name: 'Podgląd obok formularza' });
  if (await toggler.isVisible()) await toggler.click();
  await followed;
  const frame = page.frames().find((one) => one.url().startsWith(stack.site));
  if (!frame) throw new Error('The page does not stand beside its form');
  return frame;
}

const heading = (frame: Frame) => frame.locator('h1').innerText();

async function publishPage(): Promise<{ id: number; path: string; title: string }> {
  const pageName = `podglad-${Date.now()}`;
  const title = `Podgląd ${Date.now()}`;
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ title, pageName, sections: [], _status: 'published' }),
  });
  return { id: doc.id, path: `/${pageName}`, title };
}

const publicText = async (path: string) => (await fetch(stack.site + path)).text();

test('an editor sees what is typed on the page beside the form, and visitors do not', async () => {
  const { id, path, title } = await publishPage();
  await expect.poll(() => publicText(path)).toContain(title);
  const page = await openPage(`${pages}/${id}?locale=pl`);
  const frame = await openPreview(page);
  await expect.poll(() => heading(frame)).toBe(title);
  // The page stays loaded while it follows: what the editor has scrolled or opened remains.
  await frame.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator('#field-title').press('End');
  await page.keyboard.type(' na żywo', { delay: 40 });
  await expect.poll(() => heading(frame)).toBe(`${title} na żywo`);
  expect(await frame.locator('[data-same]').count()).toBe(1);
  expect(await publicText(path)).not.toContain('na żywo');

  await page.locator('#field-title').fill('');
  await frame.getByText('Szkic jest niepełny').waitFor();
  await page.locator('#field-title').fill('Znów pełny');
  await expect.poll(() => heading(frame)).toBe('Znów pełny');

  // On a tablet the page stands above its form, and both are as wide as the window.
  await page.setViewportSize({ width: 768, height: 1024 });
  const boxOf = (selector: string) => page.locator(selector).boundingBox();
  await expect.poll(async () => (await boxOf('#field-title'))?.width).toBeGreaterThan(600);
  const { y = 0, height = 0 } = (await boxOf('.live-preview-window')) ?? {};
  expect((await boxOf('#field-title'))?.y).toBeGreaterThan(y + height);
  forgive(page, /status of 404/);
});

beforeRelease(
  'an editor sees the menu change on the home page beside its form, and visitors do not',
  async () => {
    const page = await open('/globals/navigation?locale=pl');
    const frame = await openPreview(page);
    const label = page.locator('#field-bar__0__label');
    await page.locator('#bar-row-0 .collapsible__toggle').first().click();
    await label.waitFor();
    const name = `Menu ${Date.now() % 1_000}`;
    // Beside the form the bar is as narrow as that of a tablet, and its entries wait behind a button.
    const entries = () => frame.locator('header').textContent();
    await label.fill(name);
    await expect.poll(entries).toContain(name);
    expect(await publicText('/')).not.toContain(name);
    await label.fill('');
    await expect.poll(entries).not.toContain(name);

    // A colleague can go on at once.
    await page.goto(`${stack.cms}/admin`);
    const locks = '/payload-locked-documents?where[globalSlug][equals]=navigation';
    const locked = async () => (await backOffice<{ totalDocs: number }>(locks)).totalDocs;
    await expect.poll(locked).toBe(0);
  },
);

beforeRelease(
  'a page that was never saved has its words, and an address that follows its title',
  async () => {
    const title = `Targi ${Date.now()}`;
    const page = await open(`${pages}/create?locale=pl`);
    await page.getByRole('button', { name: 'Pusta strona' }).click();
    await page.waitForURL(/\/pages\/\d+/);
    await page.locator('#field-title').pressSequentially(title, { delay: 30 });
    const address = title.toLowerCase().replace(' ', '-');
    await expect.poll(() => page.locator('#field-pageName').inputValue()).toBe(address);
    const frame = await openPreview(page);
    await expect.poll(() => heading(frame)).toBe(title);

    // Left at once after the last key: it is not lost.
    await page.locator('#field-subtitle').pressSequentially('Hala A, stoisko 12');
    await page.locator('.step-nav a[href$="/collections/pages"]').click();
    await page.waitForURL(/\/collections\/pages(\?|$)/);
    const { docs } = await backOffice<{ docs: { subtitle: string; _status: string }[] }>(
      `/pages?draft=true&locale=pl&where[title][equals]=${encodeURIComponent(title)}`,
    );
    expect(docs).toMatchObject([{ subtitle: 'Hala A, stoisko 12', _status: 'draft' }]);
    expect((await fetch(`${stack.site}/${address}`)).status).toBe(404);
  },
);

beforeRelease(
  'somebody without an account sees the draft by a link, until it is withdrawn',
  async () => {
    const { id, title } = await publishPage();
    const page = await openPage(`${pages}/${id}?locale=pl`);
    await page.locator('#field-title').fill(`${title} po zmianie`);
    await page.getByRole('button', { name: 'Udostępnij podgląd' }).click();
    await page.getByRole('button', { name: 'Utwórz link' }).click();
    const link = await page.getByRole('textbox', { name: 'Adres podglądu' }).inputValue();
    const shown = await fetch(link);
    expect(await shown.text()).toContain(`${title} po zmianie`);
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    await page.getByRole('button', { name: 'Wycofaj' }).click();
    await page.getByRole('textbox', { name: 'Adres podglądu' }).waitFor({ state: 'detached' });
    const gone = await fetch(link);
    expect(gone.status).toBe(403);
    expect(await gone.text()).toContain('został wycofany');
  },
);
