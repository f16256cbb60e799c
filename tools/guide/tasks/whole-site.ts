import type { Picture } from '../editor.ts';

/** Title of the demo company's home page. */
export const HOME = 'ERP i aplikacje dla fabryk i hurtowni';

export const WHOLE_SITE: readonly Picture[] = [
  {
    name: 'tlumaczenia/jezyki-na-stronie',
    async show({ page, openDocument }) {
      await openDocument('pages', HOME);
      const languages = page.locator('.shown-languages');
      await languages.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      const takeOff = languages.getByRole('button', { name: 'Zdejmij' }).last();
      return { parts: [languages], marked: [takeOff] };
    },
  },
  {
    name: 'slowa-witryny',
    async show({ page, open }) {
      await open('/collections/changed-words?search=anfrage%20senden');
      const row = page.locator('tr', { hasText: 'Formularze' });
      await row.getByRole('link', { name: 'Anfrage senden' }).first().click();
      const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
      await text.fill('Jetzt anfragen');
      await page.evaluate(() => scrollTo(0, 0));
      return { marked: [text, page.locator('#action-save')] };
    },
  },
  {
    name: 'lista-obrazow',
    async show({ page, open }) {
      await open('/collections/media');
      const many = page.getByRole('button', { name: 'Dodaj wiele plików' });
      const unused = page.getByRole('link', { name: 'Nieużywane' });
      await unused.waitFor();
      await page.waitForTimeout(1_000);
      return { marked: [many, unused] };
    },
  },
];
