import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** A CRM: receives the posted events. */
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
    await page.getByLabel('Adres odbiorcy').fill(address);
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await page.waitForURL(/webhooks\/\d+/);
    await page.getByRole('button', { name: 'Utwórz nowy sekret' }).click();
    await page.getByRole('button', { name: /^Tak, utwórz/ }).click();
    await page.getByText(/^whsec_\S{44}$/).waitFor();
    await page.getByRole('button', { name: 'Wyślij próbną' }).click();
    await page.getByText('Odbiorca przyjął próbną przesyłkę (kod 200).').waitFor();
    await page.getByText('Thank you').first().waitFor();
    // The rest is checked on a phone.
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

beforeRelease('an account says what to do where the browser refuses notifications', async () => {
  const page = await openOffice('/account', { account: await newAdministrator('Ewa Kurier') });
  const panel = page.getByRole('region', { name: 'Powiadomienia na telefonie i komputerze' });
  const turnOn = () =>
    panel.getByRole('button', { name: 'Włącz powiadomienia na tym urządzeniu' }).click();
  await turnOn();
  await panel.getByRole('alert').getByText('Przeglądarka nie dostała zgody.').waitFor();
  await page.context().grantPermissions(['notifications'], { origin: stack.cms });
  await turnOn();
  // A test reaches no push service.
  await panel.getByText('Przeglądarka nie połączyła się ze swoją usługą').waitFor();
  forgive(page, /does not support the Push API/);
});
