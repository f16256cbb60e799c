import type { Picture } from '../editor.ts';

/** The page that the guide makes, from its first word to Monday at 8:00. */
export const FAIR = 'Targi w Poznaniu';

const GERMAN = 'Messe in Posen';

export const LANDING_PAGE: readonly Picture[] = [
  {
    name: 'szablony',
    async show({ page, open }) {
      await open('/collections/pages/create');
      const template = page.getByRole('button', { name: 'Wydarzenie albo targi' });
      await template.waitFor();
      return { parts: [page.locator('.panel', { has: template })], marked: [template] };
    },
  },
  {
    name: 'nowa-strona',
    async show({ page, saved }) {
      await page.getByRole('button', { name: 'Wydarzenie albo targi' }).click();
      await page.waitForURL(/pages\/\d+/);
      const [title, address] = [page.locator('#field-title'), page.locator('#field-pageName')];
      await title.waitFor();
      await saved();
      await title.fill(FAIR);
      await saved();
      return { marked: [title, address, page.locator('#field-sections')] };
    },
  },
  {
    name: 'sekcja',
    async show({ page, saved, unfold }) {
      await unfold('sections-row-0', '#field-sections__0__title');
      await page.locator('#field-sections__0__title').fill('Spotkajmy się na targach');
      await page.locator('#field-sections__0__subtitle').fill('Poznań, hala 5, stoisko 12.');
      await saved();
      await page.waitForTimeout(500);
      await page.evaluate(() => scrollTo(0, 250));
      const arrow = page.locator('#sections-row-0 .collapsible__indicator').first();
      return { parts: [page.locator('#field-sections')], marked: [arrow] };
    },
  },
  {
    name: 'rodzaje-sekcji',
    async show({ page }) {
      await page.getByRole('button', { name: 'Dodaj sekcję' }).click();
      const form = page.locator('.blocks-drawer__block', { hasText: 'Formularz kontaktowy' });
      const hero = page.locator('.blocks-drawer__block', { hasText: 'Czoło strony' });
      await form.waitFor();
      await page.waitForTimeout(500);
      const parts = [
        page.locator('.blocks-drawer__blocks'),
        page.locator('.drawer__header').last(),
      ];
      return { parts, marked: [hero, form] };
    },
  },
  {
    name: 'podglad',
    async show({ page }) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Podgląd obok formularza' }).click();
      await page
        .frameLocator('iframe')
        .getByRole('heading', { level: 1, name: 'Spotkajmy się na targach' })
        .waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(2_000);
      const eye = page.getByRole('button', { name: 'Zamknij podgląd' });
      return { marked: [eye, page.locator('.live-preview-toolbar-controls__breakpoint')] };
    },
  },
  {
    name: 'tlumaczenia/tlumaczenie',
    async show({ page, openDocument, saved }) {
      await page.getByRole('button', { name: 'Zamknij podgląd' }).click();
      await saved();
      await openDocument('pages', FAIR, 'de');
      const waiting = page.getByRole('button', { name: 'Do tłumaczenia' });
      await waiting.click();
      await page.waitForTimeout(2_000);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(GERMAN);
      await page.evaluate(() => scrollTo(0, 0));
      return { marked: [waiting, page.getByRole('button', { name: 'Język treści' })] };
    },
  },
];
