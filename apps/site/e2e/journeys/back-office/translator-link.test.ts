import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, forgive, openBrowser, visit } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { draftOf, store } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { newAdministrator } from '../../support/leads.ts';

openBrowser();

const NAME = 'Hala i rampa';
const DESCRIPTION = 'Widzimy każdą paletę. Rampa nie czeka.';
const GERMAN = { name: 'Halle und Rampe', text: 'Wir sehen jede Palette. Die Rampe wartet nicht.' };

/** An editor makes a link for a translator. @returns its path, below the back office */
async function askForTranslation(editor: Page, name: string): Promise<string> {
  await editor.getByRole('button', { name: 'Poproś o tłumaczenie' }).click();
  await editor.getByLabel('Dla kogo').fill(name);
  await editor.getByRole('button', { name: 'Utwórz link' }).click();
  const link = editor.getByRole('listitem').filter({ hasText: name });
  const address = new URL(await link.getByLabel('Adres dla tłumacza').inputValue());
  return address.pathname + address.hash;
}

const german = (page: Page, field: string) =>
  page.getByRole('region', { name: field, exact: true }).getByRole('textbox');
const proposed = (page: Page, field: string) =>
  page.getByRole('group', { name: field, exact: true });

beforeRelease(
  'a translator without an account proposes, and an editor accepts one field and refuses another',
  async () => {
    const polish = { name: NAME, pageName: `hala-${Date.now()}`, shortDescription: DESCRIPTION };
    const { id } = await store('areas', polish);
    const editor = await openOfficeForm(`/collections/areas/${id}/translation?locale=de`, {
      account: await newAdministrator(),
    });
    const path = await askForTranslation(editor, 'Ulrike Weber');

    const translator = await visit(path, {}, stack.cms);
    const window = await translator.context().newPage();
    await window.goto(stack.cms + path);
    await german(window, 'Nazwa').waitFor();
    await german(translator, 'Nazwa').fill(GERMAN.name);
    await german(translator, 'Krótki opis').fill('Wir sehen jede Palette.');
    await translator.getByText('Zapisano.').waitFor();
    await german(window, 'Nazwa').fill('Halle');
    await window.getByText('W innym oknie zapisano nowszą wersję.').waitFor();
    await window.getByText(`W drugim oknie: „${GERMAN.name}”`).waitFor();
    await window.getByRole('button', { name: 'Weź tamtą wersję' }).click();
    await expect.poll(() => german(window, 'Nazwa').inputValue()).toBe(GERMAN.name);
    await window.close();
    await translator.reload();
    await expect.poll(() => german(translator, 'Nazwa').inputValue()).toBe(GERMAN.name);
    await german(translator, 'Krótki opis').fill(GERMAN.text);
    expect(await axeViolations(translator)).toEqual([]);
    const send = translator.getByRole('button', { name: 'Wyślij propozycję' });
    await send.click();
    await translator.getByText('Wysłać propozycję?').waitFor();
    await send.click();
    await translator.getByText('Propozycja jest wysłana.').waitFor();

    await editor.goto(`${stack.cms}/admin`);
    await editor.locator(`a[href*="/areas/${id}/translation"]`, { hasText: 'Obszar:' }).click();
    await proposed(editor, 'Nazwa').getByRole('button', { name: 'Przyjmij' }).click();
    await proposed(editor, 'Nazwa').getByText('Przyjęto.').waitFor();
    await expect.poll(() => german(editor, 'Nazwa').inputValue()).toBe(GERMAN.name);
    await editor.getByLabel('Zdanie dla tłumacza').fill('Krócej, proszę.');
    await proposed(editor, 'Krótki opis').getByRole('button', { name: 'Odrzuć' }).click();
    await proposed(editor, 'Krótki opis').waitFor({ state: 'detached' });
    const draft = await draftOf(`/areas/${id}`, 'de');
    expect(draft).toMatchObject({ name: GERMAN.name, _status: 'draft' });
    expect(draft.shortDescription ?? null).toBeNull();

    await translator.reload();
    await translator.getByText('Nieprzyjęte: Krócej, proszę.').waitFor();
    await translator.getByText('Przyjęte.', { exact: true }).waitFor();

    const second = await askForTranslation(editor, 'Jan Nowak');
    const open = editor.getByRole('listitem').filter({ hasText: 'Jan Nowak' });
    await open.getByRole('button', { name: 'Wycofaj' }).click();
    await open.getByText('wycofany').waitFor();
    await translator.goto(stack.cms + second);
    await translator.getByText('Ten link wycofano.').waitFor();
    expect(await translator.getByText(DESCRIPTION).count()).toBe(0);
    // The older one of two windows is refused: which one that is, is a matter of moments.
    forgive(translator, /status of 4(?:09|10)/);
  },
);
