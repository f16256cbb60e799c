import type { Editor, Picture } from '../editor.ts';
import { FAIR } from './landing-page.ts';

const ENGLISH = ['The fair in Poznań', 'Meet us at the fair', 'Poznań, hall 5, stand 12.'];

/** Opens the page next to its English translation. */
async function openTranslation({ page, open, openDocument }: Editor): Promise<void> {
  await openDocument('pages', FAIR, 'en');
  await open(`${new URL(page.url()).pathname.replace('/admin', '')}/translation`, 'en');
}

/** Makes a link for a translator. @returns its address */
async function askForTranslation(editor: Editor): Promise<string> {
  const { page } = editor;
  await openTranslation(editor);
  await page.getByRole('button', { name: 'Poproś o tłumaczenie' }).click();
  await page.getByLabel('Dla kogo').fill('John Smith');
  await page.getByLabel('Wskazówki dla tłumacza').fill('Krótko: tytuł stoi też w menu.');
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  return page.getByLabel('Adres dla tłumacza').inputValue();
}

export const TRANSLATOR: readonly Picture[] = [
  {
    name: 'tlumaczenia/strona-tlumacza',
    async show(editor) {
      const { page } = editor;
      await page.goto(await askForTranslation(editor), { waitUntil: 'networkidle' });
      const fields = page.locator('.comparison textarea');
      for (const [index, text] of ENGLISH.entries()) await fields.nth(index).fill(text);
      await page.getByText('Zapisano.').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      return { marked: [page.getByRole('button', { name: 'Wyślij propozycję' })] };
    },
  },
  {
    name: 'tlumaczenia/propozycja',
    async show(editor) {
      const { page } = editor;
      const send = page.getByRole('button', { name: 'Wyślij propozycję' });
      await send.click();
      await page.getByText('Wysłać propozycję?').waitFor();
      await send.click();
      await page.getByText('Propozycja jest wysłana.').waitFor();
      await openTranslation(editor);
      const proposal = page.locator('.proposals__one');
      await proposal.waitFor();
      // The view is rendered a second time when its data has arrived.
      await page.waitForTimeout(2_000);
      await proposal.scrollIntoViewIfNeeded();
      const accept = proposal.getByRole('button', { name: 'Przyjmij', exact: true }).first();
      const refuse = proposal.getByRole('button', { name: 'Odrzuć', exact: true }).first();
      return { marked: [accept, refuse] };
    },
  },
];
