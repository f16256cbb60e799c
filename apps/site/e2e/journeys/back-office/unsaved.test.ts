import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { type Account, backOffice, newAdministrator } from '../../support/leads.ts';

openBrowser();

// Sessions end here: they are not those that other files work with.
let editor: Account;
beforeAll(async () => {
  editor = await newAdministrator();
});

const admin = `${stack.cms}/admin`;
const subtitle = (page: Page) => page.locator('#field-subtitle');

/** A form of the back office, in its Polish, signed in as an administrator. */
function opened(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  return openOfficeForm(path, { account: editor, ...(prepare && { prepare }) });
}

async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await page.locator('.localizer button').first().click();
  await page.locator(`.popup-button-list [data-locale=${locale}]`).click();
}

/** The language is in the address, and the form shows that language's text. */
async function isIn(page: Page, locale: string, text: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get('locale') === locale);
  await expect.poll(() => subtitle(page).inputValue()).toBe(text);
}

/** A published page of its own. */
async function publishPage(): Promise<{ id: number; path: string }> {
  const pageName = `niezapisane-${Date.now()}`;
  const body = { title: 'Tekst niezapisany', subtitle: 'Tekst na stronie', sections: [], pageName };
  const { doc } = await backOffice<{ doc: { id: number } }>('/pages?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ ...body, _status: 'published' }),
  });
  return { id: doc.id, path: `/${pageName}` };
}

const publicText = async (path: string) => (await fetch(stack.site + path)).text();

/** Moves the clock of the page past the end of an idle session. */
async function sleepPastTheEnd(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.clock.fastForward('31:00');
  // Where a request is refused late, Payload stays at the page that says so.
  await page.waitForURL(/\/admin\/log(?:in|out-inactivity)\?redirect=/);
}

async function signInAgain(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now());
  const isOutside = (url: URL) => /\/log(?:in|out-inactivity)$/.test(url.pathname);
  const soon = { timeout: 5_000 };
  const signIn = async () => {
    const again = page.getByRole('link', { name: 'Zaloguj się ponownie' });
    if (await again.isVisible()) await again.click(soon);
    // A request of the ended session that is refused late leads here once more: a person types slower.
    await page.waitForLoadState('networkidle', soon);
    await page.locator('#field-email').fill(editor.email, soon);
    await page.locator('#field-password').fill(editor.password, soon);
    await page.locator('.login button[type=submit]').click(soon);
    await page.waitForURL((url) => !isOutside(url), soon);
  };
  // Payload's form empties what is typed before it has started, and when the page is led to again.
  const isInside = async () =>
    !isOutside(new URL(page.url())) ||
    (await signIn().then(
      () => true,
      () => false,
    ));
  await expect.poll(isInside).toBe(true);
}

test('A-1 typed text survives another content language, and the public page stays as it is', async () => {
  const { id, path } = await publishPage();
  await expect.poll(() => publicText(path)).toContain('Tekst na stronie');
  const page = await opened(`/collections/pages/${id}?locale=pl`);
  await subtitle(page).fill('Napisane po polsku');
  await chooseLanguage(page, 'de');
  await isIn(page, 'de', '');
  await subtitle(page).fill('Auf Deutsch geschrieben');
  await chooseLanguage(page, 'pl');
  await isIn(page, 'pl', 'Napisane po polsku');
  await chooseLanguage(page, 'de');
  await isIn(page, 'de', 'Auf Deutsch geschrieben');
  const shown = await publicText(path);
  expect(shown).toContain('Tekst na stronie');
  expect(shown).not.toContain('Napisane po polsku');
});

beforeRelease('A-1 a new page that was never saved keeps its text in both languages', async () => {
  const page = await opened('/collections/pages/create?locale=pl');
  await page.getByRole('button', { name: 'Pusta strona' }).click();
  await page.locator('#field-title').fill('Całkiem nowa strona');
  await subtitle(page).fill('Nigdy nie zapisana');
  await chooseLanguage(page, 'de');
  await page.waitForURL(/\/pages\/\d+\?locale=de/);
  await isIn(page, 'de', '');
  await subtitle(page).fill('Ganz neu');
  await chooseLanguage(page, 'pl');
  await isIn(page, 'pl', 'Nigdy nie zapisana');
});

beforeRelease(
  'A-1 a category, which has no drafts, does not go live by itself: the editor is asked',
  async () => {
    const { docs } = await backOffice<{ docs: { id: number; name: string }[] }>(
      '/categories?limit=1&locale=pl',
    );
    const page = await opened(`/collections/categories/${docs[0]?.id}?locale=pl`);
    await page.locator('#field-name').fill('Inna nazwa');
    await chooseLanguage(page, 'de');
    await page.getByRole('button', { name: 'Pozostań na stronie' }).click();
    expect(await page.locator('#field-name').inputValue()).toBe('Inna nazwa');
    await chooseLanguage(page, 'de');
    await page.getByRole('button', { name: 'Wyjdź mimo to' }).click();
    await page.waitForURL(/locale=de/);
    const now = await backOffice<{ name: string }>(`/categories/${docs[0]?.id}?locale=pl`);
    expect(now.name).toBe(docs[0]?.name);
  },
);

test('A-10 an idle session ends with a saved draft, and the editor comes back to it', async () => {
  const { id, path } = await publishPage();
  const form = `/collections/pages/${id}?locale=pl`;
  const page = await opened(form, (page) => page.clock.install());
  await subtitle(page).fill('Pisane przez pół godziny');
  // What is done in the back office renews the session, long before its last minutes.
  await page.clock.fastForward('10:00');
  const renewal = page.waitForResponse(/\/users\/refresh-token/);
  await page.keyboard.press('Shift');
  expect((await renewal).status()).toBe(200);
  await page.clock.fastForward('18:45');
  await expect
    .poll(
      async () =>
        (await backOffice<{ subtitle: string }>(`/pages/${id}?draft=true&locale=pl`)).subtitle,
    )
    .toBe('Pisane przez pół godziny');
  expect(await publicText(path)).not.toContain('Pisane przez pół godziny');
  await sleepPastTheEnd(page);
  await signInAgain(page);
  await page.waitForURL(new RegExp(`/admin/collections/pages/${id}`));
  await expect.poll(() => subtitle(page).inputValue()).toBe('Pisane przez pół godziny');
  forgive(page, /status of 40[0134]/);
});

/** Types into a tag, which has no drafts, and lets the session end. */
async function leaveUnsaved(): Promise<{ page: Page; path: string; saved: string }> {
  const saved = `Zapisany ${Date.now()}`;
  const { doc } = await backOffice<{ doc: { id: number } }>('/tags?locale=pl', {
    method: 'POST',
    body: JSON.stringify({ name: saved }),
  });
  const path = `/collections/tags/${doc.id}`;
  const page = await opened(`${path}?locale=pl`, (page) => page.clock.install());
  await page.locator('#field-name').fill(`${saved} sprzed przerwy`);
  await sleepPastTheEnd(page);
  await isStored(page, true);
  return { page, path, saved };
}

/** What the browser stores of unsaved words. */
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

/** @param led where else the end of the session leads, below the back office */
async function expectBackAfterSigningIn(led: string | null): Promise<void> {
  const { page, path, saved } = await leaveUnsaved();
  const name = page.locator('#field-name');
  if (led) await page.goto(admin + led);
  await signInAgain(page);
  await page.waitForURL(new RegExp(`/admin${path}`));
  await expect.poll(() => name.inputValue()).toBe(`${saved} sprzed przerwy`);
  await page.getByText('Tekst, którego nie zapisano, jest znów w formularzu.').waitFor();
  // A form that is shown once more has it again, until it is saved.
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe(`${saved} sprzed przerwy`);
  await page.getByText('Tekst, którego nie zapisano, jest znów w formularzu.').waitFor();
  await page.locator('#action-save').click();
  await isStored(page, false);
  const now = await backOffice<{ name: string }>(path.replace('/collections', ''));
  expect(now.name).toBe(`${saved} sprzed przerwy`);
  forgive(page, /status of 40[0134]/);
}

test('A-10 what could not be saved is back after signing in', () => expectBackAfterSigningIn(null));

beforeRelease.each([
  ['when a request was refused late', '/login?redirect=%2Fadmin%2Flogout-inactivity'],
  ['by way of the start page', '/login?redirect=%2Fadmin'],
])('A-10 what could not be saved is back after signing in, also %s', (_when, led) =>
  expectBackAfterSigningIn(led),
);

beforeRelease('A-10 what was back and is left on purpose does not come back', async () => {
  const { page, path, saved } = await leaveUnsaved();
  await signInAgain(page);
  await page.waitForURL(new RegExp(`/admin${path}`));
  await page.getByText('Tekst, którego nie zapisano, jest znów w formularzu.').waitFor();
  await page.locator('.step-nav a[href$="/collections/tags"]').click();
  await page.getByRole('button', { name: 'Wyjdź mimo to' }).click();
  await page.waitForURL(/\/collections\/tags(\?|$)/);
  await isStored(page, false);
  const now = await backOffice<{ name: string }>(path.replace('/collections', ''));
  expect(now.name).toBe(saved);
  forgive(page, /status of 40[0134]/);
});

beforeRelease('A-10 what could not be saved is gone after signing out', async () => {
  const { page } = await leaveUnsaved();
  await page.goto(`${admin}/logout`);
  await isStored(page, false);
  forgive(page, /status of 40[0134]/);
});

test('a session that ended on the server is renewed over the form, and the words are saved', async () => {
  const { id, path } = await publishPage();
  const page = await opened(`/collections/pages/${id}?locale=pl`);
  // As “end all other sessions” and a new password do it.
  await page.context().clearCookies();
  await subtitle(page).fill('Napisane po końcu sesji');
  const dialog = page.getByRole('dialog', { name: 'Sesja się skończyła' });
  await dialog.getByLabel('Hasło').fill(editor.password);
  await dialog.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await subtitle(page).inputValue()).toBe('Napisane po końcu sesji');
  const draft = () => backOffice<{ subtitle: string }>(`/pages/${id}?draft=true&locale=pl`);
  await expect.poll(async () => (await draft()).subtitle).toBe('Napisane po końcu sesji');
  expect(await publicText(path)).not.toContain('Napisane po końcu sesji');
  forgive(page, /status of 40[0134]/);
});

test('what was typed a moment before the tab closed is back, for its author only, until it is saved', async () => {
  const { id } = await publishPage();
  const form = `/collections/pages/${id}?locale=pl`;
  const page = await opened(form);
  await page.route(/autosave=true/, (route) => route.abort());
  await subtitle(page).fill('Wpisane sprzed przerwy');
  await isStored(page, true);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${admin}${form}`);
  await expect.poll(() => subtitle(again).inputValue()).toBe('Wpisane sprzed przerwy');
  const draft = () => backOffice<{ subtitle: string }>(`/pages/${id}?draft=true&locale=pl`);
  await expect.poll(async () => (await draft()).subtitle).toBe('Wpisane sprzed przerwy');
  await isStored(again, false);
  forgive(page, /ERR_FAILED|Failed to fetch/);
});
