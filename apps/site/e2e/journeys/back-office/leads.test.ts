import { readFile } from 'node:fs/promises';
import { NAMES } from '@osnowa/brand';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../../support/browser.ts';
import { estimateApplication, REFERENCE, sendQuote } from '../../support/calculator-flows.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import {
  type Account,
  backOffice,
  leadsWith,
  newAdministrator,
  sender,
  sendLead,
} from '../../support/leads.ts';

openBrowser();

/** Signs in as a person does, and ends on the start page. */
async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Hasło').fill(account.password);
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await page.getByRole('heading', { level: 1, name: /^Dzień dobry/ }).waitFor();
}

/** The page of a lead, in a window of its own. */
async function openLead(reference: string, options = {}): Promise<Page> {
  const [lead] = await leadsWith(reference);
  const page = await openOffice(`/collections/leads/${lead?.id}`, options);
  await page.getByRole('article').getByText(reference).waitFor();
  return page;
}

/** The heights at which an element stands until Payload's scripts are at work, in CSS px. */
function heightsUntilReady(element: Locator): Promise<number[]> {
  return element.evaluate((shown) => {
    const heights = new Set<number>();
    return new Promise<number[]>((resolve) => {
      const look = () => {
        heights.add(Math.round(shown.getBoundingClientRect().y));
        if (document.querySelector('.template-default--nav-animate')) resolve([...heights]);
        else requestAnimationFrame(look);
      };
      // In frames alone: before the first one the styles may be on their way, and a person sees nothing.
      requestAnimationFrame(look);
    });
  });
}

test('signing in needs the right password and shows whose back office it is', async () => {
  const page = await visit('/admin/login', {}, stack.cms);
  await page.getByText(NAMES.company, { exact: true }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await signIn(page, await newAdministrator());
  for (const cookie of await page.context().cookies()) {
    if (cookie.name === 'adm') expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  }
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('adm');
});

test('a salesperson takes a lead, notes something, answers it; the history says so', async () => {
  const reference = await sendLead({ fullName: '<script>alert(1)</script>' });
  const page = await openLead(reference);
  const article = page.getByRole('article');
  expect(await article.innerText()).toContain('<script>alert(1)</script>');
  expect(await article.innerText()).toContain('Szukamy systemu dla magazynu.');

  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await page.getByText('Opiekun: nikt →').waitFor();
  await page.reload();
  await article.getByText(reference).waitFor();
  await page.locator('.answer [contenteditable]').waitFor();
  await page.getByLabel('Co ustalono').fill('Oddzwonić po południu.');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).last().click();
  await article.getByText('Oddzwonić po południu.').waitFor();
  await article.getByRole('link', { name: 'Odpowiedz', exact: true }).click();
  const bar = await page.locator('.doc-controls').boundingBox();
  const form = await article.locator('#answer').boundingBox();
  expect(form?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.getByRole('button', { name: 'Odpowiedziano poza panelem' }).click();
  await page.getByText('W toku → Odpowiedziano (zaznaczono ręcznie)').waitFor();
  const [lead] = await leadsWith(reference);
  expect(lead).toMatchObject({ state: 'answered' });
  expect(lead?.firstAnsweredAt).toBeTruthy();
});

beforeRelease('a press while a saved note loads the page anew is not lost', async () => {
  const reference = await sendLead();
  const page = await openLead(reference);
  const note = page.getByLabel('Co ustalono');
  const save = page.getByRole('button', { name: 'Zapisz', exact: true }).last();
  const take = page.locator('.leads-steps--states').getByRole('button', { name: 'Przyjmij' });
  const loading = page.waitForRequest((request) => request.isNavigationRequest());
  // On a slow line: the page takes a second to come, and its scripts another one.
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  };
  await page.route(/\/collections\/leads\/\d+$/, late);
  await page.route(/\/_next\/static\/.+\.js/, late);
  await note.fill('Oddzwonić po południu.');
  await save.click();
  await loading;
  await take.click();
  await page.getByText('Opiekun: nikt →').waitFor();
  expect((await leadsWith(reference))[0]).toMatchObject({ state: 'in-progress' });
  await page.getByText('Oddzwonić po południu.').waitFor();
});

beforeRelease('a lead is handed on to a colleague, who gives it back', async () => {
  const reference = await sendLead();
  const [colleague, name] = [await newAdministrator('Jan Nowak'), 'Jan Nowak'];
  const page = await openLead(reference);
  await page.getByRole('button', { name: 'Przekaż…' }).click();
  await page.getByLabel('Komu przekazać?').selectOption({ label: name });
  await page.getByRole('button', { name: 'Przekaż', exact: true }).click();
  await page.getByText(`Opiekun: nikt → ${name}`).waitFor();
  await page.getByText('Przydział zapytania').waitFor();

  const phone = { viewport: PHONE, hasTouch: true };
  const theirs = await openLead(reference, { account: colleague, ...phone });
  await theirs.getByRole('button', { name: 'Oddaj' }).click();
  await theirs.getByText(`Opiekun: ${name} → nikt`).waitFor();
});

test('the page of a calculator’s lead shows the figures that the sender saw, and its PDF', async () => {
  const visitor = await visit('/kalkulator-aplikacji?mobile=1');
  await hydrated(visitor);
  await estimateApplication(visitor);
  const figures = visitor.locator('main dl').first();
  const [price = 'no price'] = await figures.locator('dd').allInnerTexts();
  const [range = 'no range'] =
    /\d+–\d+(?= osobodni)/.exec((await figures.innerText()).replaceAll('\u00A0', ' ')) ?? [];
  await sendQuote(visitor, sender('desk'));
  await visitor.waitForURL(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
  const page = await openLead(REFERENCE.exec(visitor.url())?.[0] ?? '');
  const article = page.getByRole('article');
  const shown = await article.innerText();
  expect(shown).toContain(range);
  expect(shown.replace(/\s/g, '')).toContain(price.replace(/\s/g, ''));
  const table = article.getByRole('table').filter({ hasText: 'Własna domena' });
  expect(await table.getByRole('row', { name: /Własna domena/ }).innerText()).toMatch(/4/);
  const pdf = await article.getByRole('link', { name: /PDF/ }).getAttribute('href');
  expect((await fetch(pdf ?? '')).headers.get('content-type')).toBe('application/pdf');
});

test('the inbox finds a lead by its number, shows it under its state and gives it as a file', async () => {
  const reference = await sendLead({ fullName: '=HYPERLINK("http://evil.example")' });
  const [lead] = await leadsWith(reference);
  const state = `where[or][0][and][0][state][equals]=${lead?.state}`;
  const list = `/collections/leads?${state}&search=${reference}`;
  const page = await openOffice(list, { waitUntil: 'commit' });
  const download = page.getByRole('link', { name: 'Pobierz listę (CSV)' });
  // As soon as it can be seen, which is before the scripts of the page run.
  await download.waitFor();
  const heights = heightsUntilReady(download);
  const starting = page.waitForEvent('download');
  await download.click();
  const file = await (await starting).path();
  expect(await heights).toHaveLength(1);
  await page.getByRole('link', { name: reference }).waitFor();
  const views = page.getByRole('navigation', { name: 'Widoki listy' });
  expect(await views.locator('[aria-current="page"]').count()).toBe(1);

  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"${reference}"`);
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});

beforeRelease(
  'without a mail server the first page says that nobody receives mails, and where they lie',
  async () => {
    const page = await openOffice('');
    const notice = page.locator('.start__notice');
    expect(await notice.getAttribute('role')).toBe('alert');
    const said = await notice.innerText();
    expect(said).toContain('Nikt nie dostaje poczty');
    // Of two processes each has a folder of its own.
    expect(said).toMatch(/ \/\S+\/mails /);
    expect(said).toContain('SMTP_URL');
    expect(await page.locator('.start').innerText()).not.toMatch(/wszystkie wiadomości wyszły/i);
    await notice.getByRole('link', { name: 'Zobacz wiadomości' }).first().click();
    await page.locator('tbody').getByText('W pliku, nie wysłana').first().waitFor();
  },
);

test('on a phone the inbox tells state and clock, and what can be done with a lead is within reach of the thumb', async () => {
  const reference = await sendLead({ message: `Magazyn wysokiego składu ${Date.now()}` });
  const [lead] = await leadsWith(reference);
  const state = `where[or][0][and][0][state][equals]=${lead?.state}`;
  const words = encodeURIComponent(String(lead?.message));
  const page = await openOffice(`/collections/leads?${state}&search=${words}`, {
    viewport: PHONE,
    hasTouch: true,
  });
  await page.getByRole('link', { name: reference }).waitFor();
  for (const cell of ['state', 'clock', 'createdAt']) {
    const isWithin = async () => {
      const box = await page.locator(`tbody .cell-${cell}`).boundingBox();
      return box && box.x >= 0 && box.x + box.width <= PHONE.width;
    };
    // The list is drawn once more when its scripts run.
    await expect.poll(isWithin).toBe(true);
  }
  await page.getByText('Godziny w strefie Europe/Warsaw').waitFor();
  const received = await page.locator('tbody .cell-createdAt time').innerText();

  await page.goto(`${stack.cms}/admin/collections/leads/${lead?.id}`);
  await page.getByRole('article').getByText(reference).waitFor();
  const time = /\d\d:\d\d$/.exec(received)?.[0] ?? 'no time';
  const company = { timeZone: 'Europe/Warsaw', timeStyle: 'short' } as const;
  const instant = new Date(String(lead?.createdAt));
  expect(time).toBe(new Intl.DateTimeFormat('pl', company).format(instant));
  expect(await page.getByRole('article').innerText()).toContain(time);
  const take = await page.getByRole('button', { name: 'Przyjmij' }).boundingBox();
  expect(take?.y).toBeGreaterThan(PHONE.height / 2);
  expect((take?.y ?? Infinity) + (take?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect(take?.height).toBeGreaterThanOrEqual(44);
  const clause = page.getByText('Na co się zgodzono');
  expect(await clause.isVisible()).toBe(false);
  await page.getByText('Zgoda, weryfikacja, sieć').click();
  expect(await clause.isVisible()).toBe(true);
});

beforeRelease('a message that has left can be sent again from the page of a lead', async () => {
  const reference = await sendLead();
  const [lead] = await leadsWith(reference);
  const query = `/messages?depth=0&sort=id&where[lead][equals]=${lead?.id}`;
  const times = async () => {
    const { docs } = await backOffice<{ docs: { sentAt: string | null }[] }>(query);
    return docs.map(({ sentAt }) => sentAt);
  };
  const allLeft = async () => (await times()).every((time) => time !== null);
  await expect.poll(allLeft, { interval: 500 }).toBe(true);
  const before = await times();
  const page = await openLead(reference);
  await page.getByRole('button', { name: 'Wyślij ponownie' }).first().click();
  const isSentAgain = async () => {
    const now = await times();
    return !now.includes(null) && now.join() !== before.join();
  };
  await expect.poll(isSentAgain, { interval: 500 }).toBe(true);
});

beforeRelease('an editor sees a draft on the site before anybody else does', async () => {
  const words = `Szkic nagłówka ${Date.now()}`;
  const { docs } = await backOffice<{ docs: { id: number }[] }>(
    '/pages?depth=0&where[pageName][equals]=about',
  );
  const id = docs[0]?.id;
  await (await fetch(`${stack.site}/about`)).text();
  await backOffice(`/pages/${id}?locale=pl&draft=true`, {
    method: 'PATCH',
    body: JSON.stringify({ title: words, _status: 'draft' }),
  });
  const page = await openOffice(`/collections/pages/${id}?locale=pl`);
  const button = page.locator('#preview-button, .preview-btn').first();
  const href = await button.getAttribute('href');
  const shown = await fetch(href ?? '');
  expect(await shown.text()).toContain(words);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await fetch(`${stack.site}/about`)).text()).not.toContain(words);
});
