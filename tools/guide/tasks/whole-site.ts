import type { Picture } from '../editor.ts';

/** Title of the demo company's home page. */
const HOME = 'Oprogramowanie szyte na miarę';

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
      await open('/collections/changed-words');
      const search = page.getByLabel('Szukaj słowa');
      await search.fill('anfrage senden');
      const card = page.locator('[data-word="forms.send"]');
      await card.getByLabel('Tekst, Deutsch: Formularze').fill('Jetzt anfragen');
      await page.evaluate(() => scrollTo(0, 0));
      const save = card.getByRole('button', { name: 'Zapisz', exact: true });
      const heading = page.getByRole('heading', { level: 1 });
      return { parts: [heading, page.getByRole('search'), card], marked: [search, save] };
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
