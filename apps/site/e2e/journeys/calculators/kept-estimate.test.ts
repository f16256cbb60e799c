import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../../support/browser.ts';
import { sendQuote } from '../../support/calculator-flows.ts';
import { stack } from '../../support/env.ts';
import { figuresOn, keepEstimate } from '../../support/kept-estimate.ts';
import { leadsFrom, leadsWith, sender } from '../../support/leads.ts';
import { textOfPdf } from '../../support/pdf-text.ts';

openBrowser();

test('an estimate has the same figures in the calculator, on its page, in the PDF and as data', async () => {
  const { page, figures } = await keepEstimate('', { viewport: PHONE });
  expect(await figuresOn(page)).toEqual(figures);
  expect(await axeViolations(page)).toEqual([]);

  const pdf = await fetch(`${page.url()}.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const bytes = await pdf.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(200_000);
  const plain = (text: string) => text.replace(/\s/g, '');
  const printed = await textOfPdf(bytes);
  const amounts = figures.filter((line) => /\d+.*–/.test(line));
  expect(amounts.length).toBeGreaterThanOrEqual(2);
  // The PDF names the unit in its own words, the figures are the same.
  for (const amount of amounts) {
    expect(printed).toContain(plain(/[\d\s,]+–[\d\s,]+/.exec(amount)?.[0] ?? amount));
  }
  expect(printed).toContain('Własnadomena');

  const saved = (await (await fetch(`${page.url()}.json`)).json()) as Record<string, unknown>;
  expect(saved).toMatchObject({
    calculator: 'kalkulator-aplikacji',
    choice: { items: ['own-domain', 'booking', 'cart'], later: ['cart'], mobile: true },
  });
  expect(await page.locator('h1').innerText()).toContain(String(saved.number));
});

test('works without scripts, and is the same estimate in another language', async () => {
  const { page } = await keepEstimate('/de', { javaScriptEnabled: false });
  const days = (await figuresOn(page)).find((line) => line.includes('–'));
  // The rules of the forms are 21 kB. A visitor who only reads the page does not need them.
  expect(await page.content()).not.toContain('/assets/schemas-');
  const other = await visit(new URL(page.url()).pathname.replace('/de/', '/en/'));
  const range = (line = '') => line.replace(/[^\d–]/g, '');
  expect(range((await figuresOn(other)).find((line) => line.includes('–')))).toBe(range(days));
  expect(await other.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

const WORDS = 'Rechnungseingang aus SAP, drei Werke';

test('what was described stands beside the figures, comes back, and the estimate is sent from its page', async () => {
  const page = await visit('/de/kalkulator-dms/summary?items=incoming-mail&customised=1', {
    javaScriptEnabled: false,
  });
  await page.locator('[name=users]').fill('25');
  await page.locator('textarea[name=notes]').fill(WORDS);
  await page.locator('main aside button[type=submit]:not([formaction])').click();
  await page.locator('figure', { hasText: 'In der Schätzung nicht enthalten' }).waitFor();
  await sendQuote(page, sender('described'));
  await page.waitForURL(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
  const { pathname } = new URL(page.url());

  const plain = await visit(pathname, { javaScriptEnabled: false });
  const main = plain.locator('main');
  await main.locator('figure', { hasText: WORDS }).waitFor();
  expect(await main.innerText()).toContain('Zahl der Personen: 25');
  expect(await main.innerText()).toContain('gültig bis');
  const pdf = await fetch(`${stack.site}${pathname}.pdf`);
  expect(pdf.headers.get('content-disposition')).toMatch(/filename="SZ-[^"]+\.pdf"/);
  const printed = await textOfPdf(await pdf.arrayBuffer());
  expect(printed).toContain(`Nichtenthalten:${WORDS.replace(/\s/g, '')}`);
  const data = await (await fetch(`${stack.site}${pathname}.json`)).json();
  expect(data).toMatchObject({ described: { users: 25, customised: true, notes: WORDS } });

  await main.getByRole('button', { name: 'Im Rechner ändern' }).click();
  await plain.waitForURL(/kalkulator-dms\/summary\?/);
  expect(decodeURIComponent(plain.url())).not.toContain('SAP');
  expect(await plain.locator('textarea[name=notes]').inputValue()).toBe(WORDS);
  expect(await plain.locator('[name=users]').inputValue()).toBe('25');

  const mail = sender('board');
  const again = await visit(pathname, { javaScriptEnabled: false });
  const form = again.locator('#contact-form form');
  await form.locator('[name=fullName]').fill('Łucja Müller');
  await form.locator('[name=companyName]').fill('Zakład Ćwiczebny');
  await form.locator('[name=mail]').fill(mail);
  await form.locator('[name=consent]').check();
  await form.locator('button[type=submit]').click();
  await again.waitForURL((url) => url.pathname === pathname && url.searchParams.has('sent'));
  const [first] = await leadsWith(new URL(page.url()).searchParams.get('sent') ?? '');
  const [second] = await leadsFrom(mail);
  expect(second?.estimate).toEqual(first?.estimate);
});

test('an estimate’s page leads to an adviser and to a call', async () => {
  const { page } = await keepEstimate('', { viewport: PHONE });
  const talk = page.locator('#contact-form');
  await talk.locator('a[href^="tel:"]').first().waitFor();
  await talk.locator('a[href="/consultation"]').waitFor();
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('the short calculator names its package and why on the last stage, on the estimate and in the PDF', async () => {
  const answers = 'users-20,documents-200,process-invoices,place-cloud';
  const page = await visit(`/en/kalkulator-dms-n/final-page?items=${answers}`, {
    javaScriptEnabled: false,
  });
  const reason = 'Because you chose up to 20 people, up to 200 documents a month';
  await page.locator('main', { hasText: reason }).waitFor();
  await sendQuote(page, sender('package'));
  await page.waitForURL(/\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/);
  await page.locator('main', { hasText: reason }).waitFor();
  const { pathname } = new URL(page.url());
  const pdf = await fetch(`${stack.site}${pathname}.pdf`);
  expect(await textOfPdf(await pdf.arrayBuffer())).toContain(reason.replace(/\s/g, ''));
});
