import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { htmlOf, needed } from '../../support/content.ts';
import { draftOf, store, storePage } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

// Sessions end in this file: other files must not share them.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

const admin = `${stack.cms}/admin`;
const subtitle = (page: Page) => page.locator('#field-subtitle');
const lost = (page: Page) => page.getByLabel('Niezapisany tekst').first();

/** A draft that saves itself. */
const DRAFT = /\/payload\/pages\/\d+\?.*autosave=true/;

/** Console messages of requests that ended with the session. */
const ENDED = /status of 40[0134]/;

const opened = (path: string, prepare: (page: Page) => Promise<void> = async () => undefined) =>
  openOfficeForm(path, { account: editor, prepare });

const withClock = (path: string) => opened(path, (page) => page.clock.install());

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
  const soon = { timeout: 5_000 };
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

/** Unsaved texts that the browser stores. */
const storedWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('unsaved-words', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('copies');
        request.onsuccess = () => {
          const all = request.result.transaction('copies').objectStore('copies').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

const isStored = (page: Page, wanted: boolean) =>
  expect.poll(async () => (await storedWords(page)).includes('sprzed przerwy')).toBe(wanted);

/**
 * Holds the answer to the next draft until it is released; later ones are answered, or fail.
 * @returns number of drafts sent so far, and a function that releases the answer
 */
async function holdDraft(page: Page, later: 'answered' | 'failing') {
  const mayArrive = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(DRAFT, async (route) => {
    if (sent > 0 && later === 'failing') {
      sent += 1;
      return await route.abort();
    }
    const response = await route.fetch();
    sent += 1;
    if (sent === 1) await mayArrive.promise;
    await route.fulfill({ response });
  });
  const isSent = (count = 1) => expect.poll(() => sent).toBeGreaterThanOrEqual(count);
  return { letGo: mayArrive.resolve, isSent };
}

/** The answer to the first draft comes when the editor is in the next field. */
async function writesOnMeanwhile(page: Page): Promise<void> {
  const draft = await holdDraft(page, 'answered');
  const title = page.locator('#field-title');
  await title.fill('Spotkajmy się w Poz');
  await draft.isSent();
  await title.fill('Spotkajmy się w Poznaniu');
  await subtitle(page).fill('Hala 5');
  draft.letGo();
}

/** The last save to reach the service is answered when the editor continues; the next ones fail. */
async function losesTheNetworkWhileWriting(page: Page): Promise<void> {
  const draft = await holdDraft(page, 'failing');
  await subtitle(page).fill('Wpisane');
  await draft.isSent();
  await subtitle(page).fill('Wpisane sprzed');
  draft.letGo();
  await draft.isSent(2);
  await subtitle(page).fill('Wpisane sprzed przerwy');
}

/** Like “end all other sessions” and a new password; the form is still open. */
async function signsInOverTheForm(page: Page, typed: string): Promise<void> {
  await page.context().clearCookies();
  await subtitle(page).fill(typed);
  const dialog = page.getByRole('dialog', { name: 'Sesja się skończyła' });
  await dialog.getByLabel('Hasło').fill(editor.password);
  await dialog.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await subtitle(page).inputValue()).toBe(typed);
}

test('A-1 typed text survives another content language, a draft that is on its way, the end of the session and of the tab, and the public page stays as it is', async () => {
  const { path, form, entry } = await published();
  await expect.poll(() => htmlOf(path)).toContain('Tekst na stronie');
  const page = await opened(form);
  await subtitle(page).fill('Napisane po polsku');
  await chooseLanguage(page, 'de');
  await isIn(page, 'de', '');
  await subtitle(page).fill('Auf Deutsch geschrieben');
  await chooseLanguage(page, 'pl');
  await isIn(page, 'pl', 'Napisane po polsku');
  const german = async () => (await draftOf(entry, 'de')).subtitle;
  await expect.poll(german).toBe('Auf Deutsch geschrieben');

  await writesOnMeanwhile(page);
  const words = { title: 'Spotkajmy się w Poznaniu', subtitle: 'Hala 5' };
  await expect.poll(() => draftOf(entry)).toMatchObject(words);
  expect(await page.locator('#field-title').inputValue()).toBe(words.title);
  expect(await subtitle(page).inputValue()).toBe(words.subtitle);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await signsInOverTheForm(page, 'Napisane po końcu sesji');
  await isSaved(entry, 'Napisane po końcu sesji');

  await losesTheNetworkWhileWriting(page);
  await isStored(page, true);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(admin + form);
  await expect.poll(() => subtitle(again).inputValue()).toBe('Wpisane sprzed przerwy');
  await isSaved(entry, 'Wpisane sprzed przerwy');
  await isStored(again, false);
  expect(await htmlOf(path)).toContain('Tekst na stronie');
  forgive(page, new RegExp(`${ENDED.source}|ERR_FAILED|Failed to fetch`));
});

beforeRelease(
  'A-1 a category, which has no drafts, does not go live by itself: the editor is asked',
  async () => {
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
  },
);

test('A-10 an idle session ends with a saved draft, and the editor comes back to it', async () => {
  const { id, path, form, entry } = await published();
  const page = await withClock(form);
  await subtitle(page).fill('Pisane przez pół godziny');
  // An action in the back office renews the session, long before its last minutes.
  await page.clock.fastForward('10:00');
  const renewal = page.waitForResponse(/\/users\/refresh-token/);
  await page.keyboard.press('Shift');
  expect((await renewal).status()).toBe(200);
  await page.clock.fastForward('18:45');
  await isSaved(entry, 'Pisane przez pół godziny');
  expect(await htmlOf(path)).not.toContain('Pisane przez pół godziny');
  await sleepPastTheEnd(page);
  await signInAgain(page);
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`));
  await expect.poll(() => subtitle(page).inputValue()).toBe('Pisane przez pół godziny');
  forgive(page, ENDED);
});

/** Writes into a tag, which has no drafts, and lets the session end. */
async function leaveUnsaved() {
  const saved = `Zapisany ${Date.now()}`;
  const entry = `/tags/${(await store('tags', { name: saved })).id}`;
  const page = await withClock(`/collections${entry}?locale=pl`);
  await page.locator('#field-name').fill(`${saved} sprzed przerwy`);
  await sleepPastTheEnd(page);
  await isStored(page, true);
  forgive(page, ENDED);
  return { page, entry, saved };
}

/** The text is in the form again, which says so. */
async function isBack(page: Page, entry: string, words: string): Promise<void> {
  await page.waitForURL(new RegExp(`/admin/collections${entry}`));
  await expect.poll(() => page.locator('#field-name').inputValue()).toBe(words);
  await page.getByText('Tekst, którego nie zapisano, jest znów w formularzu.').waitFor();
}

beforeRelease.each([
  ['when a request was refused late', '/login?redirect=%2Fadmin%2Flogout-inactivity'],
  ['by way of the start page', '/login?redirect=%2Fadmin'],
])('A-10 what could not be saved is back after signing in, also %s', async (_when, led) => {
  const { page, entry, saved } = await leaveUnsaved();
  await page.goto(admin + led);
  await signInAgain(page);
  await isBack(page, entry, `${saved} sprzed przerwy`);
  // A reloaded form has the text again, until it is saved.
  await page.reload();
  await isBack(page, entry, `${saved} sprzed przerwy`);
  await page.locator('#action-save').click();
  await isStored(page, false);
  expect((await draftOf(entry)).name).toBe(`${saved} sprzed przerwy`);
  forgive(page, ENDED);
});

beforeRelease(
  'A-10 what was back and is left on purpose does not come back, nor what was there before signing out',
  async () => {
    const { page, entry, saved } = await leaveUnsaved();
    await signInAgain(page);
    await isBack(page, entry, `${saved} sprzed przerwy`);
    await page.locator('.step-nav a[href$="/collections/tags"]').click();
    await page.getByRole('button', { name: 'Wyjdź mimo to' }).click();
    await page.waitForURL(/\/collections\/tags(\?|$)/);
    await isStored(page, false);
    expect((await draftOf(entry)).name).toBe(saved);
    forgive(page, ENDED);
    const { page: left } = await leaveUnsaved();
    await left.goto(`${admin}/logout`);
    await isStored(left, false);
    forgive(left, ENDED);
  },
);

test('without a connection the form says so, and saves what was typed when it is back; a second window does not overwrite the first', async () => {
  const { form, entry } = await published();
  const page = await opened(form);
  await page.context().setOffline(true);
  await subtitle(page).fill('Napisane bez sieci');
  const notice = page.getByText('Nie ma połączenia z serwerem.');
  await notice.waitFor();
  await page.context().setOffline(false);
  await isSaved(entry, 'Napisane bez sieci');
  await notice.waitFor({ state: 'hidden' });
  const second = await opened(form);
  await subtitle(page).fill('Z pierwszego okna');
  await isSaved(entry, 'Z pierwszego okna');
  await subtitle(second).fill('Z drugiego okna');
  await second.getByText(/^Twoja ostatnia zmiana nie jest zapisana: to samo/).waitFor();
  await second.getByRole('button', { name: 'Wczytaj jeszcze raz' }).click();
  await expect.poll(() => lost(second).inputValue()).toBe('Z drugiego okna');
  await expect.poll(() => subtitle(second).inputValue()).toBe('Z pierwszego okna');
  await isSaved(entry, 'Z pierwszego okna');
  forgive(page, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  forgive(second, /status of 409/);
});

beforeRelease(
  'a second editor reads who is writing, and takes over; the first one is told',
  async () => {
    const { form, entry } = await published();
    const [anna, ewa] = ['Anna Krosno', 'Ewa Wrzeciono'];
    const first = await openOfficeForm(form, { account: await newAdministrator(anna) });
    await subtitle(first).fill('Pisze Anna');
    await isSaved(entry, 'Pisze Anna');
    const second = await openOfficeForm(form, { account: await newAdministrator(ewa) });
    await second.getByText(anna, { exact: true }).waitFor();
    await second.getByRole('button', { name: 'Przejmij' }).click();
    // The form is reloaded then, and text typed before is lost; a person is slower.
    const writing = async () => {
      await subtitle(second).fill('Pisze Ewa');
      return (await draftOf(entry)).subtitle;
    };
    await expect.poll(writing, { interval: 1_000 }).toBe('Pisze Ewa');
    // Anna is in the middle of a sentence: the space after the next word must press no button.
    await subtitle(first).press('End');
    await first.keyboard.type(' i tak a b c d', { delay: 300 });
    await first
      .getByText(/Ten dokument edytuje teraz ktoś inny: Ewa Wrzeciono|Ktoś przejął/)
      .first()
      .waitFor();
    expect((await draftOf(entry)).subtitle).toBe('Pisze Ewa');
    // Anna's last text is not in the document, and she can copy it, also next to the dialog.
    await expect.poll(() => lost(first).inputValue()).toMatch(/^Pisze Anna i/);
    expect(first.url()).toContain(`/admin/collections${entry}`);
    // Locked, or refused because the other one has saved meanwhile: depending on timing.
    for (const page of [first, second]) forgive(page, /status of (?:409|423)/);
  },
);
