import type { Picture } from '../editor.ts';
import { FAIR } from './landing-page.ts';
import { HOME } from './whole-site.ts';

/** Title of an article of the demo company. */
const POST = 'Firma zależy od jednego arkusza';

export const DOCUMENTS: readonly Picture[] = [
  {
    name: 'link-do-szkicu',
    async show({ page, openDocument }) {
      await openDocument('pages', FAIR);
      await page.getByRole('button', { name: 'Udostępnij podgląd' }).click();
      await page.getByRole('button', { name: 'Utwórz link' }).click();
      const link = page.getByRole('textbox', { name: 'Adres podglądu' });
      await link.waitFor();
      await link.evaluate((input: HTMLInputElement) => {
        input.value = 'https://www.example.com/targi-w-poznaniu?preview=…';
      });
      await page.waitForTimeout(500);
      const parts = [page.locator('.drawer__header').last(), page.locator('.rows', { has: link })];
      return { parts, marked: [page.getByRole('button', { name: 'Wycofaj' })] };
    },
  },
  {
    name: 'kliknij-slowo',
    async show({ page, openDocument }) {
      await openDocument('pages', HOME);
      await page.getByRole('button', { name: 'Podgląd obok formularza' }).click();
      const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
      await heading.waitFor();
      await page.waitForTimeout(2_000);
      await heading.click();
      await page.waitForTimeout(1_500);
      const field = page.locator('input:focus, textarea:focus');
      return { parts: [page.locator('.doc-controls'), heading, field], marked: [heading, field] };
    },
  },
  {
    name: 'nowy-wpis',
    async show({ page, open, saved }) {
      await page.getByRole('button', { name: 'Zamknij podgląd' }).click();
      await saved();
      await open('/collections/posts/create');
      await page.locator('#field-title').fill('Jak przygotować się do targów');
      await saved();
      await page.waitForURL(/posts\/\d+/);
      // The address follows the title once the draft is stored.
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('#field-slug')?.value,
      );
      return { marked: [page.locator('#field-title')] };
    },
  },
  {
    name: 'usun',
    async show({ page, openDocument }) {
      await openDocument('posts', POST);
      await page.locator('.doc-controls__popup button').first().click();
      const remove = page.locator('#action-delete');
      await remove.waitFor();
      await page.waitForTimeout(500);
      const dots = page.locator('.doc-controls__popup button').first();
      const share = page.getByRole('button', { name: 'Udostępnij podgląd' });
      const parts = [share, dots, page.locator('.popup__content')];
      return { parts, marked: [dots, remove] };
    },
  },
  {
    name: 'kosz',
    async show({ page, open }) {
      await page.locator('#action-delete').click();
      await page.locator('dialog[open] #confirm-action').click();
      await page.getByText('Przeniesiono do kosza').first().waitFor();
      await open('/collections/posts/trash');
      await page.getByRole('link', { name: POST }).click();
      const restore = page.locator('#action-restore');
      await restore.click();
      await page.getByText('Opublikuj od razu').waitFor();
      await page.waitForTimeout(500);
      await page.getByText('Opublikuj od razu').click();
      const parts = [page.locator('dialog[open] .confirmation-modal__wrapper')];
      return { parts, marked: [page.locator('dialog[open] #confirm-action')] };
    },
  },
  {
    name: 'podmien-zdjecie',
    async show({ page, open }) {
      await page.locator('dialog[open] #confirm-action').click();
      await page.getByText('Przywrócono').first().waitFor();
      await open('/collections/media');
      await page.locator('.table tbody a').first().click();
      await page.locator('.file-details').waitFor();
      await page.waitForTimeout(1_000);
      return { marked: [page.locator('.file-details__remove'), page.locator('#field-alt')] };
    },
  },
  {
    name: 'ustalenie',
    async show({ page, open }) {
      await open('/collections/facts?search=rate');
      await page.getByRole('link', { name: 'rate', exact: true }).click();
      const places = page.getByRole('region', { name: 'Gdzie użyto' });
      const preview = places.getByRole('link', { name: 'strona ze szkicami' }).first();
      await preview.waitFor();
      const today = page.getByRole('region', { name: 'Wartość dziś' });
      await today.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1_000);
      return { marked: [today, preview] };
    },
  },
  {
    name: 'kalkulator',
    async show({ page, open }) {
      await open('/collections/catalogues');
      await page.getByRole('link', { name: 'Ile kosztuje aplikacja na zamówienie?' }).click();
      await page.getByRole('button', { name: 'Mnożniki i stawki' }).click();
      const rate = page.locator('#field-rates__dailyRatePLN');
      await page.locator('#field-rates__rate .clear-indicator').click();
      await rate.fill('1600');
      await page.getByText('+14,3').first().waitFor();
      await page.waitForTimeout(1_500);
      return { marked: [rate, page.locator('.preset-totals tbody').first()] };
    },
  },
  {
    name: 'kalkulator-odmowa',
    async show({ page, saved }) {
      await page.locator('#field-rates__range .clear-indicator').click();
      await page.locator('#field-rates__rangeFactor').fill('0.5');
      await saved();
      await page.locator('#action-save').click();
      await page.locator('.field-error', { hasText: 'Wpisz mnożnik od 1 do 3' }).waitFor();
      await page.waitForTimeout(500);
      const parts = [page.locator('.tabs-field__tabs'), page.locator('#field-rates__mobileFactor')];
      return { parts };
    },
  },
  {
    name: 'tlumaczenia/tablica-tlumaczen',
    async show({ page, open }) {
      await page.locator('#field-rates__rangeFactor').fill('1.3');
      await page.waitForTimeout(1_500);
      await open('/collections/translation-states');
      await page.locator('table').first().waitFor();
      return {};
    },
  },
  {
    name: 'strona-startowa',
    async show({ page, open }) {
      await open('');
      await page.locator('.panel .rows').first().waitFor();
      // The lists are rendered once more when the page has its scripts.
      await page.waitForTimeout(2_000);
      return {};
    },
  },
];
