import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, openBrowser } from '../../support/browser.ts';
import { block, richText } from '../../support/documents.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import {
  type Account,
  backOffice,
  leadsWith,
  mailsWith,
  newAdministrator,
  sendLead,
} from '../../support/leads.ts';

openBrowser();

async function openLead(account: Account, id: unknown, options = {}): Promise<Page> {
  const page = await openOfficeForm(`/collections/leads/${id}`, { account, ...options });
  await page.getByRole('textbox', { name: 'Temat' }).waitFor();
  return page;
}

/** The save of what is typed arrives only after the page was read anew, as on a slow line. */
async function saveArrivesLate(page: Page, type: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<Request>();
  let saves = 0;
  await page.route('**/reply', async (route) => {
    saves += 1;
    if (saves === 1) return held.resolve(route.request());
    if (saves === 2) {
      const late = await held.promise;
      const headers = { 'content-type': 'application/json', origin: stack.cms };
      const sent = { method: 'POST', data: late.postData(), headers };
      // Refused where the page, while it was left, still sent its last text.
      expect([200, 409]).toContain((await page.request.fetch(late.url(), sent)).status());
    }
    await route.continue();
  });
  await type();
  await held.promise;
}

test('a reply is begun at the desk, and taken back and sent on a phone; it leaves once', async () => {
  const subject = `Oferta ${Date.now()}`;
  const reference = await sendLead({ fullName: 'Katarzyna Zielińska' });
  const [lead] = await leadsWith(reference);
  await backOffice('/reply-templates', {
    method: 'POST',
    body: JSON.stringify({
      title: `Szablon ${subject}`,
      language: 'pl',
      subject,
      body: richText(block('paragraph', 'Dzień dobry, {imię}! Ofertę dla {firma} mamy gotową.')),
    }),
  });
  const account = await newAdministrator('Anna Nowak');
  const desk = await openLead(account, lead?.id, { viewport: { width: 1280, height: 900 } });
  const text = desk.locator('.answer [contenteditable="true"]');
  await text.getByText('Dzień dobry,').waitFor();
  await text.focus();
  // The greeting alone is no draft, and is not sent.
  await new Promise((done) => setTimeout(done, 1_000));
  const drafts = `/messages?where[lead][equals]=${lead?.id}&where[state][equals]=draft`;
  expect(await backOffice(drafts)).toMatchObject({ totalDocs: 0 });
  await desk.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await desk
    .getByRole('region', { name: /Notifications/ })
    .getByText('Napisz odpowiedź.')
    .waitFor();
  forgive(desk, /status of 400/);
  await text.focus();
  await desk.keyboard.type('Pod powitaniem');
  expect(await text.innerText()).toMatch(/^Dzień dobry,\s+Pod powitaniem$/);
  await desk.getByLabel('Wstaw szablon').selectOption({ label: `Szablon ${subject}` });
  await text.getByText('Dzień dobry, Katarzyna!').waitFor();
  await desk.getByText('nie ma danych dla: {firma}').waitFor();
  await desk.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await desk.locator('.field-error').getByText('nie ma danych dla {firma}').waitFor();
  forgive(desk, /status of 400/);
  // A sentence that says so may be that of an earlier save.
  const saved = desk.waitForResponse(
    (answer) => answer.request().postData()?.includes('oferta jest gotowa.') ?? false,
  );
  await text.press('ControlOrMeta+a');
  await desk.keyboard.type('Dzień dobry, oferta jest gotowa.');
  await desk.getByLabel('Dodaj plik').setInputFiles({
    name: 'oferta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Cena: 1'),
  });
  await desk.getByText('oferta.txt').waitFor();
  await saved;
  await desk.getByText('Szkic zapisany.').waitFor();
  await desk.close();

  const page = await openLead(account, lead?.id, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const typed = page.locator('.answer [contenteditable="true"]');
  await typed.getByText('Dzień dobry, oferta jest gotowa.').waitFor();
  await typed.press('ControlOrMeta+End');
  await saveArrivesLate(page, () => page.keyboard.type(' Pozdrawiam'));
  await page.keyboard.type('.');
  await page.reload();
  await typed.getByText('Dzień dobry, oferta jest gotowa. Pozdrawiam.').waitFor();
  forgive(page, /status of 409/);
  const article = page.getByRole('article');
  const tooWide = await article.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await typed.getByText('Dzień dobry, oferta jest gotowa.').waitFor();
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await page.getByText(/Wysyłamy za \d+ s/).waitFor();
  const [mail] = await mailsWith(subject, 1);
  expect(mail).toMatchObject({ from: { name: 'Anna Nowak' }, subject });
  expect(mail?.attachments).toMatchObject([{ filename: 'oferta.txt' }]);
  await article.getByText('Dzień dobry, oferta jest gotowa.').waitFor();
  expect(await article.innerText()).toMatch(/Anna Nowak\s+napisał/);
});
