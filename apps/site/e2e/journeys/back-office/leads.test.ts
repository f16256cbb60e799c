import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, PHONE } from '../../support/browser.ts';
import { REFERENCE } from '../../support/calculator-flows.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { openOffice } from '../../support/forms.ts';
import { backOffice, leadsWith, newAdministrator, sender, sendLead } from '../../support/leads.ts';
import { open, press } from '../../support/plain-visitor.ts';

openBrowser();

/** The page of a lead, in a window of its own. */
async function openLead(reference: string, options = {}): Promise<Page> {
  const [lead] = await leadsWith(reference);
  const page = await openOffice(`/collections/leads/${lead?.id}`, options);
  await page.getByRole('article').getByText(reference).waitFor();
  return page;
}

/** Vertical positions of an element until Payload's scripts run, in CSS px. */
function heightsUntilReady(element: Locator): Promise<number[]> {
  return element.evaluate((shown) => {
    const heights = new Set<number>();
    return new Promise<number[]>((resolve) => {
      const look = () => {
        heights.add(Math.round(shown.getBoundingClientRect().y));
        if (document.querySelector('.template-default--nav-animate')) resolve([...heights]);
        else requestAnimationFrame(look);
      };
      // Measured in frames only: before the first one no style may be loaded, and nothing shown.
      requestAnimationFrame(look);
    });
  });
}

test('a salesperson finds a lead by its number, saves the list as a file, takes the lead, notes something, answers it; the history says so', async () => {
  const fullName = '=HYPERLINK("<b>evil.example</b>")';
  const reference = await sendLead({ fullName });
  const [{ state } = {}] = await leadsWith(reference);
  const page = await openOffice(
    `/collections/leads?where[or][0][and][0][state][equals]=${state}&search=${reference}`,
    { waitUntil: 'commit' },
  );
  const download = page.getByRole('link', { name: 'Pobierz listę (CSV)' });
  // As soon as it is visible, which is before the scripts of the page run.
  await download.waitFor();
  const heights = heightsUntilReady(download);
  const starting = page.waitForEvent('download');
  await download.click();
  const file = await (await starting).path();
  expect(await heights).toHaveLength(1);
  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"${reference}"`);
  expect(rows[0]).toContain(`"'=HYPERLINK(""<b>evil.example</b>"")"`);
  const views = page.getByRole('navigation', { name: 'Widoki listy' });
  expect(await views.locator('[aria-current="page"]').count()).toBe(1);

  await page.getByRole('link', { name: fullName }).click();
  const article = page.getByRole('article');
  await article.getByText(reference).waitFor();
  expect(await article.innerText()).toContain(fullName);
  expect(await article.innerText()).toContain('Szukamy systemu dla magazynu.');
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await page.getByText('Opiekun: nikt →').waitFor();
  await page.locator('.answer [contenteditable]').waitFor();
  const step = page.getByRole('textbox', { name: 'Następny krok', exact: true });
  await step.fill('Zadzwonić z wyceną');
  await page.getByLabel('Co ustalono').fill('Oddzwonić po południu.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => other.getByLabel('Co ustalono').inputValue()).toMatch(/^Oddzwonić/);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).last().click();
  await article.getByText('Oddzwonić po południu.').waitFor();
  await page.locator('.answer [contenteditable]').waitFor(); // A saved note renders the page anew.
  expect(await step.inputValue()).toBe('Zadzwonić z wyceną');
  await article.getByRole('link', { name: 'Odpowiedz', exact: true }).click();
  const bar = await page.locator('.doc-controls').boundingBox();
  const topOfForm = async () => (await article.locator('#answer').boundingBox())?.y;
  await expect.poll(topOfForm).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.getByRole('button', { name: 'Odpowiedziano poza panelem' }).click();
  await page.getByText('W toku → Odpowiedziano (zaznaczono ręcznie)').waitFor();
  const [lead] = await leadsWith(reference);
  expect(lead).toMatchObject({ state: 'answered', firstAnsweredAt: expect.any(String) });
});

beforeRelease('a press while a saved note loads the page anew is not lost', async () => {
  const reference = await sendLead();
  const page = await openLead(reference);
  const note = page.getByLabel('Co ustalono');
  const save = page.getByRole('button', { name: 'Zapisz', exact: true }).last();
  const take = page.locator('.steps--states').getByRole('button', { name: 'Przyjmij' });
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

beforeRelease(
  'a lead is handed on to a colleague, who gives it back and sends a mail of it again',
  async () => {
    const reference = await sendLead();
    const [lead] = await leadsWith(reference);
    const times = async () => {
      const query = `/messages?depth=0&sort=id&where[lead][equals]=${lead?.id}`;
      const { docs } = await backOffice<{ docs: { sentAt: string | null }[] }>(query);
      return docs.map(({ sentAt }) => sentAt ?? '');
    };
    const name = 'Jan Nowak';
    const colleague = await newAdministrator(name);
    const page = await openLead(reference);
    await page.getByRole('button', { name: 'Przekaż…' }).click();
    await page.getByLabel('Komu przekazać?').selectOption({ label: name });
    await page.getByRole('button', { name: 'Przekaż', exact: true }).click();
    await page.getByText(`Opiekun: nikt → ${name}`).waitFor();
    await page.getByText('Przydział zapytania').waitFor();
    await expect.poll(times, { interval: 500 }).not.toContain('');

    const phone = { viewport: PHONE, hasTouch: true };
    const theirs = await openLead(reference, { account: colleague, ...phone });
    await theirs.getByRole('button', { name: 'Oddaj' }).click();
    await theirs.getByText(`Opiekun: ${name} → nikt`).waitFor();
    const [first] = await times();
    await theirs.getByRole('button', { name: 'Wyślij ponownie' }).first().click();
    const isSentAgain = async () => {
      const now = await times();
      return !now.includes('') && now.some((time) => time > String(first));
    };
    await expect.poll(isSentAgain, { interval: 500 }).toBe(true);
  },
);

test('the page of a calculator’s lead shows the figures that the sender saw, and its PDF', async () => {
  const choice = '?mobile=1&stage=3&items=own-domain,booking';
  const result = await open(`/kalkulator-aplikacji${choice}`);
  const figures = result.textOf('main dl');
  const price = result.textOf('main dl dd').replace(/\s/g, '');
  const sent = await press(result, '#quote form button[type=submit]', {
    fullName: 'Łucja Müller',
    companyName: 'Zakład Ćwiczebny',
    mail: sender('desk'),
    consent: 'on',
  });
  const page = await openLead(REFERENCE.exec(sent.url.href)?.[0] ?? '');
  const article = page.getByRole('article');
  const shown = await article.innerText();
  expect(shown).toContain(/\d+–\d+(?= osobodni)/.exec(figures)?.[0] ?? 'no range');
  expect(price).toMatch(/\d/);
  expect(shown.replace(/\s/g, '')).toContain(price);
  const table = article.getByRole('table').filter({ hasText: 'Własna domena' });
  expect(await table.getByRole('row', { name: /Własna domena/ }).innerText()).toMatch(/4/);
  const pdf = await article.getByRole('link', { name: /PDF/ }).getAttribute('href');
  expect((await fetch(pdf ?? '')).headers.get('content-type')).toBe('application/pdf');
});

beforeRelease(
  'without a mail server the first page says that nobody receives mails, and where they lie',
  async () => {
    const page = await openOffice('');
    const notice = page.locator('.start .notice');
    expect(await notice.getAttribute('role')).toBe('alert');
    const said = await notice.innerText();
    expect(said).toContain('Nikt nie dostaje poczty');
    // With two processes, each has a folder of its own.
    expect(said).toMatch(/ \/\S+\/mails /);
    expect(said).toContain('SMTP_URL');
    expect(await page.locator('.start').innerText()).not.toMatch(/wszystkie wiadomości wyszły/i);
    await notice.getByRole('link', { name: 'Zobacz wiadomości' }).first().click();
    await page.locator('tbody').getByText('W pliku, nie wysłana').first().waitFor();
  },
);
