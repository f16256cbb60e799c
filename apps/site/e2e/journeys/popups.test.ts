import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { languages } from '../support/combinations.ts';
import { stack } from '../support/env.ts';
import { leadsFrom } from '../support/leads.ts';

openBrowser();

const WORDS = {
  pl: {
    path: '/services',
    box: /Szybki kontakt/,
    open: 'Umów rozmowę',
    title: 'Kwadrans z doradcą, bezpłatnie',
    send: 'Umów rozmowę',
    thanks: 'Dziękujemy, zadzwonimy',
  },
  en: {
    path: '/en/services',
    box: /Quick contact/,
    open: 'Book a call',
    title: 'Fifteen minutes with an adviser, free of charge',
    send: 'Book a call',
    thanks: 'Thank you, we will call you',
  },
  de: {
    path: '/de/services',
    box: /Schneller Kontakt/,
    open: 'Gespräch vereinbaren',
    title: 'Eine Viertelstunde Beratung, kostenlos',
    send: 'Gespräch vereinbaren',
    thanks: 'Vielen Dank, wir rufen Sie an',
  },
};

/** Opens the contact box and puts the focus on the link to the consultation. */
async function consultationLink(page: Page) {
  const box = page.locator('details', { has: page.locator('summary[aria-label*="+48"]') });
  await box.locator('summary').click();
  const link = box.locator('a[href$="/consultation"]');
  await link.focus();
  return link;
}

const inDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

describe.each(languages('en'))('the consultation popup in %s', (language) => {
  const words = WORDS[language];

  test('asks for a call from the page where it opened', async () => {
    const mail = `popup-${language}.${Date.now()}@zaklad.example`;
    const page = await visit(words.path);
    await hydrated(page);
    await consultationLink(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.locator('[name=consultationTopic]').selectOption('dms');
    await dialog.locator('[name=phone]').fill('+48 600 000 000');
    await dialog.locator('[name=mail]').fill(mail);
    await dialog.locator('[name=consent]').check();
    await dialog.getByRole('button', { name: words.send }).click();
    await dialog.getByRole('heading', { name: words.thanks }).waitFor();
    expect(await inDialog(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await leadsFrom(mail)).toMatchObject([
      { formType: 'consultation', page: words.path, locale: language },
    ]);
  });
});

test('A4, A5: the popup keeps the focus, Esc closes it and gives the focus back', async () => {
  const page = await visit('/services');
  await hydrated(page);
  const link = await consultationLink(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: WORDS.pl.title });
  await dialog.waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement: active } = document;
      return active !== document.body && active?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
});

test('the popup fills a phone and slides over the right of a desktop; the page behind does not scroll', async () => {
  for (const [viewport, left] of [
    [PHONE, 0],
    [{ width: 1280, height: 900 }, 768],
  ] as const) {
    const page = await visit('/services', { viewport });
    await hydrated(page);
    await consultationLink(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: WORDS.pl.title });
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: left, y: 0, height: viewport.height });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
  }
});

test('A15: without scripts the same link leads to the page with the same form', async () => {
  const page = await visit('/services', { javaScriptEnabled: false });
  await consultationLink(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/consultation');
  await page.getByRole('heading', { level: 1, name: WORDS.pl.title }).waitFor();
  expect(await page.locator('main form [name=consultationTopic]').count()).toBe(1);
});

test('the newsletter is offered late, once, and never next to a form of ours', async () => {
  const page = await visit('/');
  await page.clock.install();
  const go = async (path: string) => {
    await page.goto(stack.site + path);
    await hydrated(page);
  };
  const readOn = () =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.8));
  const dialog = page.getByRole('dialog', { name: 'Newsletter' });

  await go('/contact');
  await page.clock.runFor(1_000);
  await readOn();
  await page.clock.runFor(40_000);
  expect(await dialog.count()).toBe(0);

  await go('/services');
  await page.clock.runFor(35_000);
  expect(await dialog.count()).toBe(0);
  const later = async () => {
    await readOn();
    await page.clock.runFor(10_000);
    return dialog.count();
  };
  await expect.poll(later).toBe(1);
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await go('/about');
  await page.clock.runFor(1_000);
  await readOn();
  await page.clock.runFor(40_000);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
