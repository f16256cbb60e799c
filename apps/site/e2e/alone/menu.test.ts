import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { forgive, openBrowser, visit } from '../support/browser.ts';
import { beforeRelease, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { content, needed, pathOf, productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';
import { officeWindow } from '../support/forms.ts';
import { backOffice } from '../support/leads.ts';

openBrowser();

const LIVE = { interval: 50 };

const textOf = async (path: string) => (await fetch(stack.site + path)).text();

/** Header and footer of a page. Its content between them may change for other reasons. */
async function frameOf(path: string): Promise<string> {
  const html = await textOf(path);
  const parts = html.match(/<(?<part>header|footer)[ >].*?<\/\k<part>>/gs);
  if (!parts || parts.length < 2) throw new Error(`No header and footer at ${path}`);
  return parts.join('\n');
}

/** A page of each kind of frame, in every language. */
async function pagesOfEachKind(): Promise<string[]> {
  const [product] = await productPaths();
  const post = needed((await content('blog-posts', '?_limit=1'))[0], 'post');
  const kinds = ['/', product, '/contact', '/realizations', pathOf(post), '/estimate-project'];
  const frames = ['/kalkulator-dms', '/natychmiastowa-wycena', '/nie-ma-takiej-strony'];
  return LANGUAGES.flatMap((language) =>
    [...kinds, ...frames].map((path) => inLanguage(language, path)),
  );
}

async function openMenus(page: Page, language: string): Promise<void> {
  await page.goto(`${stack.cms}/admin/globals/navigation?locale=${language}`, {
    waitUntil: 'networkidle',
  });
}

/** Publishes and returns the status of the answer. */
async function publish(page: Page): Promise<number> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/payload/globals/navigation?') &&
      response.request().method() === 'POST',
  );
  await page.locator('#action-save').click();
  return (await answered).status();
}

/** Opens an entry. A moment later the server says which ones are folded, also for a new one. */
async function unfold(page: Page, at: number): Promise<void> {
  const place = page.locator(`#field-bar__${at}__place`);
  const staysOpen = async () => {
    const toggle = page.locator(`#bar-row-${at} .collapsible__toggle`).first();
    if (!(await place.isVisible())) await toggle.click();
    await page.waitForTimeout(1_000);
    return place.isVisible();
  };
  await expect.poll(staysOpen).toBe(true);
}

async function choose(field: Locator, option: string): Promise<void> {
  await field.locator('.rs__control').click();
  await field.locator('.rs__input').fill(option);
  await field.locator('.rs__option', { hasText: option }).first().click();
}

/** Addresses of the links with a label in bar and phone menu, as a visitor without scripts gets them. */
async function linksCalled(label: string, path: string): Promise<(string | null)[]> {
  const page = await visit(path, { javaScriptEnabled: false, traced: false });
  const links = page.locator('header li > a', { hasText: label });
  const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await page.context().close();
  return found;
}

beforeRelease(
  'an editor puts a landing page into the full bar under a German label; its address changes, and the link follows',
  async () => {
    const paths = await pagesOfEachKind();
    const before = await Promise.all(paths.map(frameOf));
    const pageName = `messe-${Date.now()}`;
    const made = { title: `Targi ${Date.now() % 10_000}`, pageName, sections: [] };
    const body = JSON.stringify({ ...made, _status: 'published' });
    const { doc } = await backOffice<{ doc: { id: number } }>('/pages', { method: 'POST', body });

    const page = await officeWindow();
    await openMenus(page, 'pl');
    await page.getByRole('button', { name: 'Dodaj wpis' }).click();
    await page.locator('.blocks-drawer__block', { hasText: 'Odnośnik' }).click();
    await unfold(page, 10);
    await choose(page.locator('#field-bar__10__document'), made.title);
    // In Polish there would be room: the bar is one line in every language.
    expect(await publish(page)).toBe(400);
    await page.getByText('W wersji „Deutsch” jest za długi').first().waitFor();
    forgive(page, /status of 400/);
    await unfold(page, 9);
    await choose(page.locator('#field-bar__9__place'), 'Tylko na telefonie');
    expect(await publish(page)).toBe(200);
    await openMenus(page, 'de');
    await unfold(page, 10);
    await page.locator('#field-bar__10__label').fill('Messe 27');
    expect(await publish(page)).toBe(200);

    await expect.poll(() => textOf('/de'), LIVE).toContain('Messe 27');
    expect(await linksCalled('Messe 27', '/de')).toEqual([`/de/${pageName}`, `/de/${pageName}`]);
    // In the other languages it is called after the page.
    expect(await linksCalled(made.title, '/contact')).toEqual([`/${pageName}`, `/${pageName}`]);
    const german = await visit('/de');
    const bar = german.locator('header nav > ul').first();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);

    await backOffice(`/pages/${doc.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ pageName: `${pageName}/halle-4`, _status: 'published' }),
    });
    await expect.poll(() => textOf('/de'), LIVE).toContain(`href="/de/${pageName}/halle-4"`);
    expect(await textOf('/de')).not.toContain(`href="/de/${pageName}"`);

    await unfold(page, 9);
    await page.locator('#bar-row-10 .array-actions__button').click();
    await page.locator('.popup__content .array-actions__remove').click();
    await choose(page.locator('#field-bar__9__place'), 'W pasku i na telefonie');
    expect(await publish(page)).toBe(200);
    await expect.poll(() => textOf('/de'), LIVE).not.toContain('Messe 27');
    await backOffice(`/pages/${doc.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    });
    // The form began with what the site had shown before: stored, it is the same for visitors.
    await expect.poll(() => Promise.all(paths.map(frameOf))).toEqual(before);
  },
);
