import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { forgive, openBrowser, PHONE } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { stack } from '../../support/env.ts';
import { openOffice } from '../../support/forms.ts';
import { newAdministrator, sendLead } from '../../support/leads.ts';

openBrowser();

interface Sent {
  id: number;
  reference: string;
  message: string;
}

/** A CRM: takes what is posted to it. */
const posted: { type: string; data: { lead: Sent } }[] = [];
const crm = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  posted.push(JSON.parse(body));
  response.end('Thank you');
});
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
afterAll(() => crm.close());
const address = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`;

beforeRelease(
  'an administrator connects a CRM, sees that it answers, and it gets the next lead',
  async () => {
    const page = await openOffice('/collections/webhooks/create', {
      account: await newAdministrator('Ewa Kurier'),
    });
    await page.getByLabel('Nazwa').fill('CRM');
    const refusal = page.getByText('Wpisz pełny adres, który zaczyna się od https://.').first();
    const refused = async () => {
      await page.getByLabel('Adres odbiorcy').fill(`crm-${Date.now()}.example`);
      await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
      return refusal.waitFor({ timeout: 1_500 }).then(
        () => true,
        () => false,
      );
    };
    // Payload loses the sentence when an answer to the typing comes after the refusal.
    await expect.poll(refused).toBe(true);
    forgive(page, /status of 400/);
    await page.getByLabel('Adres odbiorcy').fill(address);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.waitForURL(/webhooks\/\d+/);
    await page.getByRole('button', { name: 'Utwórz nowy sekret' }).click();
    await page.getByRole('button', { name: /^Tak, utwórz/ }).click();
    await page.getByText(/^whsec_\S{44}$/).waitFor();
    await page.getByRole('button', { name: 'Wyślij próbną' }).click();
    await page.getByText('Odbiorca przyjął próbną przesyłkę (kod 200).').waitFor();
    await page.getByText('Thank you').first().waitFor();
    // The rest is looked at on a phone.
    await page.setViewportSize(PHONE);
    const reference = await sendLead();
    expect(posted.map(({ type }) => type)).toContain('test');
    // Other journeys send leads meanwhile.
    const received = () =>
      posted.filter(
        ({ type, data }) => type === 'lead.received' && data.lead.reference === reference,
      );
    await expect.poll(() => received().length).toBe(1);
    const [webhook, lead] = [page.url().match(/\d+$/)?.[0], received()[0]?.data.lead.id];
    await page.goto(
      `${stack.cms}/admin/collections/deliveries?where[and][0][webhook][equals]=${webhook}&where[and][1][lead][equals]=${lead}`,
    );
    await page.getByRole('link', { name: 'Nowe zapytanie' }).click();
    await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await expect.poll(() => received().length).toBe(2);
    const [first, second] = received();
    expect(second).toEqual(first);
  },
);

/** The worker of the page, once it runs, and the number of its registration. */
async function pushWorker(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await turnOn(page);
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: stack.cms, registrationId, data });
  return { worker, deliver };
}

const panelOf = (page: Page) =>
  page.getByRole('region', { name: 'Powiadomienia na telefonie i komputerze' });

const turnOn = (page: Page) =>
  panelOf(page).getByRole('button', { name: 'Włącz powiadomienia na tym urządzeniu' }).click();

beforeRelease(
  'a device shows what a push brings, and says what to do where the browser refuses',
  async () => {
    const page = await openOffice('/account', { account: await newAdministrator('Ewa Kurier') });
    await turnOn(page);
    const refusal = panelOf(page).getByRole('alert');
    await refusal.getByText('Przeglądarka nie dostała zgody.').waitFor();
    await page.context().grantPermissions(['notifications'], { origin: stack.cms });
    const { worker, deliver } = await pushWorker(page);
    // A test reaches no push service, and its browser has no screen to show a notice on.
    await refusal.getByText('Przeglądarka nie połączyła się ze swoją usługą').waitFor();
    forgive(page, /does not support the Push API/);
    await worker.evaluate(() => {
      const shown: object[] = [];
      Object.assign(globalThis, { shown });
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        shown.push({ title, ...options });
      };
    });
    const notice = { title: 'Nowe zapytanie: Oferta', body: 'Jan Kowalski', tag: 'TK-AAAA-BBBB' };
    const path = '/admin/collections/leads/1';
    await deliver(JSON.stringify({ ...notice, path }));
    const shown = () => worker.evaluate(() => (globalThis as { shown?: object[] }).shown);
    await expect.poll(shown).toMatchObject([{ ...notice, data: { path } }]);
  },
);
