import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { htmlOf, needed } from '../../support/content.ts';
import { draftOf, store, storePage } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm, saveForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

// Sessions end in this file: other files must not share them.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

const admin = `${stack.cms}/admin`;
const subtitle = (page: Page) => page.locator('#field-subtitle');
const offer = (page: Page) => page.getByText('Ta przeglądarka ma Twój niezapisany tekst');

/** Console messages of requests that ended with the session. */
const ENDED = /status of 40[0134]/;

/** The browser asks before it closes a form with unsaved text; here the answer is yes. */
const leavesAnyway = async (page: Page) => {
  page.on('dialog', (dialog) => void dialog.accept());
};

const opened = (path: string, account = editor) =>
  openOfficeForm(path, { account, prepare: leavesAnyway });

const withClock = (path: string) =>
  openOfficeForm(path, {
    account: editor,
    async prepare(page) {
      await leavesAnyway(page);
      await page.clock.install();
    },
  });

const published = () =>
  storePage('niezapisane', { title: 'Tekst niezapisany', subtitle: 'Tekst na stronie' });

const isSaved = (entry: string, text: string) =>
  expect.poll(async () => (await draftOf(entry)).subtitle).toBe(text);

async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await page.locator('.localizer button').first().click();
  await page.locator(`.popup-button-list [data-locale=${locale}]`).click();
}

/** The language is in the address, and the form shows that language's text. */
async function isIn(page: Page, locale: string, text: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('locale') === locale);
  await expect.poll(() => subtitle(page).inputValue()).toBe(text);
}

/** The unsaved text is offered, and is in the form again after one press. */
async function isRestored(page: Page, field: string, text: string): Promise<void> {
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Przywróć', exact: true }).click();
  await expect.poll(() => page.locator(field).inputValue()).toBe(text);
  await offer(page).waitFor({ state: 'hidden' });
}

/** Moves the clock of the page past the end of an idle session. */
async function sleepPastTheEnd(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.clock.fastForward('31:00');
  // If a request is refused late, Payload stays at the page that says so.
  await page.waitForURL(/\/admin\/log(?:in|out-inactivity)\?redirect=/);
}

async function signInAgain(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now());
  const isOutside = (url: URL) => /\/log(?:in|out-inactivity)$/.test(url.pathname);
  const soon = { timeout: 20_000 };
  const signIn = async () => {
    const again = page.getByRole('link', { name: 'Zaloguj się ponownie' });
    if (await again.isVisible()) await again.click(soon);
    // A late refusal of the ended session shows this page once more: a person types slower.
    await page.waitForLoadState('networkidle', soon);
    await page.locator('#field-email').fill(editor.email, soon);
    await page.locator('#field-password').fill(editor.password, soon);
    await page.locator('.login button[type=submit]').click(soon);
    await page.waitForURL((url) => !isOutside(url), soon);
  };
  // Payload's form discards text typed before it has started, and when the page opens again.
  const isInside = async () =>
    !isOutside(new URL(page.url())) ||
    (await signIn().then(
      () => true,
      () => false,
    ));
  await expect.poll(isInside).toBe(true);
}

/** Whether the browser stores a text that is not saved. */
const isStored = (page: Page, text: string, wanted: boolean) =>
  expect
    .poll(async () => (await page.evaluate(() => JSON.stringify(localStorage))).includes(text))
    .toBe(wanted);

/** Like “end all other sessions” and a new password; the form is still open. */
async function signsInOverTheForm(page: Page, typed: string): Promise<void> {
  await page.context().clearCookies();
  await subtitle(page).fill(typed);
  await page.locator('#action-save-draft').click();
  const dialog = page.getByRole('dialog', { name: 'Sesja się skończyła' });
  await dialog.getByLabel('Hasło').fill(editor.password);
  await dialog.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await subtitle(page).inputValue()).toBe(typed);
}

test('A-1 unsaved text is asked about before another content language, and survives the end of the session and of the tab; the public page stays as it is', async () => {
  const { path, form, entry } = await published();
  await expect.poll(() => htmlOf(path)).toContain('Tekst na stronie');
  const page = await opened(form);
  await subtitle(page).fill('Napisane po polsku');
  await chooseLanguage(page, 'de');
  await page.getByRole('button', { name: 'Pozostań na stronie' }).click();
  expect(await subtitle(page).inputValue()).toBe('Napisane po polsku');
  await saveForm(page);
  await chooseLanguage(page, 'de');
  await isIn(page, 'de', '');
  await subtitle(page).fill('Auf Deutsch geschrieben');
  await saveForm(page);
  await chooseLanguage(page, 'pl');
  await isIn(page, 'pl', 'Napisane po polsku');
  expect((await draftOf(entry, 'de')).subtitle).toBe('Auf Deutsch geschrieben');

  await signsInOverTheForm(page, 'Napisane po końcu sesji');
  await saveForm(page);
  await isSaved(entry, 'Napisane po końcu sesji');

  await subtitle(page).fill('Wpisane sprzed zamknięcia');
  await isStored(page, 'sprzed zamknięcia', true);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(admin + form);
  await isRestored(again, '#field-subtitle', 'Wpisane sprzed zamknięcia');
  await saveForm(again);
  await isSaved(entry, 'Wpisane sprzed zamknięcia');
  await isStored(again, 'sprzed zamknięcia', false);
  expect(await htmlOf(path)).toContain('Tekst na stronie');
  forgive(page, ENDED);
});

beforeRelease('A-1 a category, which has no drafts, is asked about too', async () => {
  const { docs } = await backOffice<{ docs: { id: number; name: string }[] }>(
    '/categories?limit=1&locale=pl',
  );
  const { id, name } = needed(docs[0], 'category');
  const page = await opened(`/collections/categories/${id}?locale=pl`);
  await page.locator('#field-name').fill('Inna nazwa');
  await chooseLanguage(page, 'de');
  await page.getByRole('button', { name: 'Pozostań na stronie' }).click();
  expect(await page.locator('#field-name').inputValue()).toBe('Inna nazwa');
  await chooseLanguage(page, 'de');
  await page.getByRole('button', { name: 'Wyjdź mimo to' }).click();
  await page.waitForURL(/locale=de/);
  expect((await draftOf(`/categories/${id}`)).name).toBe(name);
});

test('A-10 an editor comes back to the text of an idle session that ended', async () => {
  const { id, path, form, entry } = await published();
  const page = await withClock(form);
  await subtitle(page).fill('Pisane przez pół godziny');
  // An action in the back office renews the session, long before its last minutes.
  await page.clock.fastForward('10:00');
  const renewal = page.waitForResponse(/\/users\/refresh-token/);
  await page.keyboard.press('Shift');
  expect((await renewal).status()).toBe(200);
  await sleepPastTheEnd(page);
  await signInAgain(page);
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`));
  await isRestored(page, '#field-subtitle', 'Pisane przez pół godziny');
  await saveForm(page);
  await isSaved(entry, 'Pisane przez pół godziny');
  expect(await htmlOf(path)).not.toContain('Pisane przez pół godziny');
  forgive(page, ENDED);
});

/** Writes into a tag, which has no drafts, and lets the session end. */
async function leaveUnsaved() {
  const saved = `Zapisany ${Date.now()}`;
  const entry = `/tags/${(await store('tags', { name: saved })).id}`;
  const page = await withClock(`/collections${entry}?locale=pl`);
  await page.locator('#field-name').fill(`${saved} sprzed przerwy`);
  await sleepPastTheEnd(page);
  await isStored(page, 'sprzed przerwy', true);
  forgive(page, ENDED);
  return { page, entry, saved };
}

beforeRelease(
  'A-10 what could not be saved is offered after signing in, also when a request was refused late, until it is saved',
  async () => {
    const { page, entry, saved } = await leaveUnsaved();
    await page.goto(`${admin}/login?redirect=%2Fadmin%2Flogout-inactivity`);
    await signInAgain(page);
    await page.waitForURL(new RegExp(`/admin/collections${entry}`));
    await isRestored(page, '#field-name', `${saved} sprzed przerwy`);
    await page.reload();
    await isRestored(page, '#field-name', `${saved} sprzed przerwy`);
    await saveForm(page, '#action-save');
    await isStored(page, 'sprzed przerwy', false);
    expect((await draftOf(entry)).name).toBe(`${saved} sprzed przerwy`);
    forgive(page, ENDED);
  },
);

beforeRelease(
  'A-10 what its author discards, and what was there before signing out, is not offered again',
  async () => {
    const { page, entry, saved } = await leaveUnsaved();
    await signInAgain(page);
    await page.waitForURL(new RegExp(`/admin/collections${entry}`));
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Odrzuć', exact: true }).click();
    await isStored(page, 'sprzed przerwy', false);
    expect(await page.locator('#field-name').inputValue()).toBe(saved);
    forgive(page, ENDED);
    const { page: left } = await leaveUnsaved();
    await left.goto(`${admin}/logout`);
    await isStored(left, 'sprzed przerwy', false);
    forgive(left, ENDED);
  },
);

test('a save that does not arrive loses nothing; a second window does not overwrite the first', async () => {
  const { form, entry } = await published();
  const page = await opened(form);
  await page.context().setOffline(true);
  await subtitle(page).fill('Napisane bez sieci');
  await page.locator('#action-save-draft').click();
  await page.locator('.toast-error').first().waitFor();
  await page.context().setOffline(false);
  await saveForm(page);
  await isSaved(entry, 'Napisane bez sieci');

  const [second, third] = [await opened(form), await opened(form)];
  await third.locator('#field-title').fill('Z trzeciego okna');
  // Payload looks for a newer version at the first change of a form, and not at later ones.
  await third.waitForTimeout(1_500);
  await subtitle(page).fill('Z pierwszego okna');
  await saveForm(page);
  await subtitle(second).fill('Z drugiego okna');
  await second.getByText('Ten dokument zmieniono', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Wczytaj jeszcze raz' }).click();
  await expect.poll(() => subtitle(second).inputValue()).toBe('Z pierwszego okna');
  await isRestored(second, '#field-subtitle', 'Z drugiego okna');

  await third.locator('#action-save-draft').click();
  await third.getByText(/^Tego nie zapisano, bo dokument zmieniono tymczasem/).waitFor();
  await third.reload();
  await isRestored(third, '#field-title', 'Z trzeciego okna');
  expect(await subtitle(third).inputValue()).toBe('Z pierwszego okna');
  await saveForm(third);
  const both = { title: 'Z trzeciego okna', subtitle: 'Z pierwszego okna' };
  expect(await draftOf(entry)).toMatchObject(both);
  forgive(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  forgive(third, /status of 409/);
});

beforeRelease(
  'a second editor reads who is writing, and takes over; the first one is told, and loses no word',
  async () => {
    const { form, entry } = await published();
    const [anna, ewa] = ['Anna Krosno', 'Ewa Wrzeciono'];
    const first = await opened(form, await newAdministrator(anna));
    await subtitle(first).fill('Pisze Anna');
    await first.waitForTimeout(1_500);
    const second = await opened(form, await newAdministrator(ewa));
    await second.getByText(anna, { exact: true }).waitFor();
    await second.getByRole('button', { name: 'Przejmij' }).click();
    // The form is loaded anew then; a person is slower.
    await second.waitForTimeout(3_000);
    await second.locator('#field-title').fill('Pisze Ewa');
    await saveForm(second);
    expect((await draftOf(entry)).title).toBe('Pisze Ewa');
    await second.locator('#field-title').fill('Pisze Ewa dalej');
    await second.waitForTimeout(1_500);
    // Anna is in the middle of a sentence: the space after the next word must press no button.
    await subtitle(first).press('End');
    await first.keyboard.type(' i tak a b c d', { delay: 300 });
    await first
      .getByText(/Ktoś przejął|Ten dokument zmieniono|Ktoś już edytuje/)
      .first()
      .waitFor();
    // The dialog took the keys after it came; it comes sooner or later.
    const typed = await subtitle(first).inputValue();
    expect(typed).toMatch(/^Pisze Anna /);
    await saveForm(second);
    await first.goto(admin + form);
    await offer(first).waitFor();
    await first.getByRole('button', { name: 'Przywróć', exact: true }).click();
    await expect.poll(() => subtitle(first).inputValue()).toBe(typed);
    await saveForm(first);
    const stored = await draftOf(entry);
    expect(stored.title).toBe('Pisze Ewa dalej');
    expect(`${stored.subtitle}`.trim()).toBe(typed.trim());
    // Locked, or refused because the other one has saved meanwhile: depending on timing.
    for (const page of [first, second]) forgive(page, /status of (?:409|423)/);
  },
);
