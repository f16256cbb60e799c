import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

const subtitle = (page: Page) => page.locator('#field-subtitle');

async function publishPage(): Promise<number> {
  const body = { title: 'Dwie osoby', pageName: `dwie-osoby-${Date.now()}`, sections: [] };
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ ...body, _status: 'published' }),
  });
  return doc.id;
}

const opened = (id: number, account: Account) =>
  openOfficeForm(`/collections/pages/${id}?locale=pl`, { account });

async function stored(id: number): Promise<string | null> {
  const draft = await backOffice<{ subtitle: string | null }>(`/pages/${id}?draft=true&locale=pl`);
  return draft.subtitle;
}

beforeRelease(
  'a second editor reads who is writing, and takes over; the first one is told',
  async () => {
    const id = await publishPage();
    const first = await opened(id, await newAdministrator('Anna Krosno'));
    await subtitle(first).fill('Pisze Anna');
    await expect.poll(() => stored(id)).toBe('Pisze Anna');
    const second = await opened(id, await newAdministrator('Ewa Wrzeciono'));
    await second.getByText('Anna Krosno', { exact: true }).waitFor();
    await second.getByRole('button', { name: 'Przejmij' }).click();
    // The form is loaded anew then, and what is typed before is lost; a person is slower.
    const writing = async () => {
      await subtitle(second).fill('Pisze Ewa');
      return stored(id);
    };
    await expect.poll(writing, { interval: 1_000 }).toBe('Pisze Ewa');
    // Anna is in the middle of a sentence: the space after the next word presses no button.
    await subtitle(first).press('End');
    await first.keyboard.type(' i tak a b c d', { delay: 300 });
    await first
      .getByText(/Ten dokument edytuje teraz ktoś inny: Ewa Wrzeciono|Ktoś przejął/)
      .first()
      .waitFor();
    expect(await stored(id)).toBe('Pisze Ewa');
    // What Anna typed last is not in the document, and she can copy it, also beside the dialog.
    await expect
      .poll(() => first.getByLabel('Niezapisany tekst').first().inputValue())
      .toMatch(/^Pisze Anna i/);
    expect(new URL(first.url()).pathname).toBe(`/admin/collections/pages/${id}`);
    // Locked, or refused because the other one has written meanwhile: whichever the service sees first.
    for (const page of [first, second]) forgive(page, /status of (?:409|423)/);
  },
);

test('without a connection the form says so, and saves what was typed when it is back; a second window does not overwrite the first', async () => {
  const id = await publishPage();
  const editor = await newAdministrator();
  const page = await opened(id, editor);
  await page.context().setOffline(true);
  await subtitle(page).fill('Napisane bez sieci');
  const notice = page.getByText('Nie ma połączenia z serwerem.');
  await notice.waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => stored(id)).toBe('Napisane bez sieci');
  await notice.waitFor({ state: 'hidden' });
  const second = await opened(id, editor);
  await subtitle(page).fill('Z pierwszego okna');
  await expect.poll(() => stored(id)).toBe('Z pierwszego okna');
  await subtitle(second).fill('Z drugiego okna');
  await second.getByText(/^Twoja ostatnia zmiana nie jest zapisana: to samo/).waitFor();
  await second.getByRole('button', { name: 'Wczytaj jeszcze raz' }).click();
  await expect
    .poll(() => second.getByLabel('Niezapisany tekst').first().inputValue())
    .toBe('Z drugiego okna');
  await expect.poll(() => subtitle(second).inputValue()).toBe('Z pierwszego okna');
  expect(await stored(id)).toBe('Z pierwszego okna');
  forgive(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  forgive(second, /status of 409/);
});
