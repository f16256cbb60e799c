import { expect, test } from 'vitest';
import { axeViolations, forgive, openBrowser, PHONE } from '../../support/browser.ts';
import { stack } from '../../support/env.ts';
import { openOfficeForm } from '../../support/forms.ts';
import { leadsFrom, newAdministrator, sender, sendLead } from '../../support/leads.ts';

openBrowser();

test('a call is written down, found with its person, and goes through the pipeline, which fits a phone', async () => {
  const mail = sender('halina');
  const reference = await sendLead({ mail, fullName: 'Halina Kos', message: 'Szukamy WMS.' });
  const account = await newAdministrator('Hanna');
  const page = await openOfficeForm('/collections/leads/create?locale=pl', { account });
  const refused = Promise.withResolvers<void>();
  // The form's request while the name is typed is answered after the save was refused.
  await page.route(/leads\/create/, async (route) => {
    await refused.promise;
    await route.continue();
  });
  const pause = (ms: number) =>
    page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
  await page.getByLabel('Imię i nazwisko').fill('Halina');
  await pause(500);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const sentence = page.getByText('Podaj e-mail albo telefon').first();
  await sentence.waitFor();
  refused.resolve();
  forgive(page, /status of 400/);
  await pause(1_000);
  expect(await sentence.isVisible()).toBe(true);
  await page.getByLabel('Imię i nazwisko').fill('Halina Kos');
  await page.getByLabel('E-mail').fill(mail);
  await page.getByLabel('Wiadomość').fill('Dzwoniła: hala w Łodzi, 3000 miejsc.');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page.waitForURL(/leads\/\d+/);
  const article = page.getByRole('article');
  await article.getByText('Wpisano ręcznie').waitFor();
  const entered = (await leadsFrom(mail)).find((lead) => lead.reference !== reference);
  expect(entered).toMatchObject({ source: 'phone', state: 'in-progress' });

  await article.getByRole('link', { name: '2 zapytania tej osoby' }).click();
  await page.getByRole('heading', { level: 1, name: 'Halina Kos' }).waitFor();
  await page.getByRole('link', { name: reference, exact: true }).waitFor();

  await page.goto(`${stack.cms}/admin/collections/leads?search=hala%20lodz%203000`);
  await page
    .getByRole('row')
    .filter({ hasText: String(entered?.reference) })
    .waitFor();

  expect(await axeViolations(page, 'html', false)).toEqual([]);
  await page
    .locator('tbody')
    .getByRole('checkbox', { name: /^Wybierz / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Edytuj', exact: true }).click();
  await page.locator('.field-select').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Stan', exact: true }).click();
  const state = page.locator('#field-state');
  await state.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Odpowiedziano' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  const stateNow = async () => (await leadsFrom(mail)).find(({ id }) => id === entered?.id)?.state;
  await expect.poll(stateNow).toBe('answered');
  const views = page.getByRole('navigation', { name: 'Widoki listy' });
  await views.getByRole('link', { name: /^Moje/ }).click();
  await views.locator('[aria-current="page"]', { hasText: 'Moje' }).waitFor();
  expect(new URL(page.url()).searchParams.has('search')).toBe(false);

  const card = page.getByRole('listitem').filter({ hasText: 'Halina Kos' });
  const wide = card.filter({ has: page.getByLabel(`Przenieś: ${reference}`) });
  const said = page.getByRole('status').getByText(`${reference}: W rozmowie`);
  // A column is as tall as the longest one: the card is dropped at its top, which is in the window. A
  // card that is dragged before the page's scripts run stays where it is, and so do those after it.
  const drag = async () => {
    await page.goto(`${stack.cms}/admin/pipeline`);
    await page.locator('.template-default--nav-hydrated').waitFor();
    await wide.dragTo(page.getByRole('region', { name: 'W rozmowie' }), {
      targetPosition: { x: 60, y: 20 },
    });
    return said.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(drag, { interval: 1_000 }).toBe(true);
  await page.getByLabel(`Przenieś: ${entered?.reference}`).selectOption('lost');
  await page.getByRole('button', { name: 'Zapisz jako przegrane' }).click();
  await page.getByRole('alert').getByText('Wybierz, dlaczego').waitFor();
  await page.getByLabel('Dlaczego przegrane').selectOption('price');
  await page.getByRole('button', { name: 'Zapisz jako przegrane' }).click();
  await page.getByRole('region', { name: 'Przegrane' }).getByText('Powód: Cena').first().waitFor();

  await page.setViewportSize(PHONE);
  // A message that slides in is wider than the window for a moment.
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  const [talked] = (await leadsFrom(mail)).filter((lead) => lead.reference === reference);
  expect(talked).toMatchObject({ state: 'talking' });
});
