import type { Editor, Picture } from '../editor.ts';
import { FAIR } from './landing-page.ts';

/** Opens the page in English. */
const openEnglish = ({ openDocument }: Editor) => openDocument('pages', FAIR, 'en');

/** Makes a link for a translator. @returns its address */
async function giveToTranslator(editor: Editor): Promise<string> {
  const { page } = editor;
  await openEnglish(editor);
  await page.getByRole('button', { name: 'Zleć tłumaczenie' }).click();
  await page.getByLabel('Dla kogo').fill('John Smith');
  await page.getByLabel('Wskazówki dla tłumacza').fill('Krótko: tytuł stoi też w menu.');
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  return page.getByLabel('Adres dla tłumacza').inputValue();
}

export const TRANSLATOR: readonly Picture[] = [
  {
    name: 'tlumaczenia/strona-tlumacza',
    async show(editor) {
      const address = await giveToTranslator(editor);
      const context = await editor.page.context().browser()?.newContext({ locale: 'pl-PL' });
      const page = await context?.newPage();
      if (!page) throw new Error('The browser opened no second window.');
      await page.goto(address);
      await page.getByRole('link', { name: FAIR }).click();
      await page.locator('#field-title').fill('The fair in Poznań');
      await page.locator('#action-save-draft').click();
      await page.locator('#action-save-draft:disabled').waitFor();
      await page.getByRole('button', { name: 'Ask for publication' }).click();
      await page.getByText('John Smith asks for publication.').waitFor();
      // A form that is left by a link is free at once; one whose window closes, after five minutes.
      await page.locator('.step-nav a').first().click();
      await page.locator('.panel').first().waitFor();
      await context?.close();
      await openEnglish(editor);
      await editor.page.getByRole('button', { name: 'Zleć tłumaczenie' }).click();
      const name = editor.page.getByText('John Smith · English');
      await name.waitFor();
      return { marked: [name] };
    },
  },
  {
    name: 'tlumaczenia/propozycja',
    async show(editor) {
      await openEnglish(editor);
      const back = editor.page.getByRole('button', { name: 'Odeślij do poprawy' });
      await back.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      return { marked: [back] };
    },
  },
];
