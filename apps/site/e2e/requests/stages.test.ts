import { expect, test } from 'vitest';
import { expectNothingTypedIn, REFERENCE } from '../support/calculator-flows.ts';
import { leadsFrom, sender } from '../support/leads.ts';
import { open, type PlainPage, press, typedIn } from '../support/plain-visitor.ts';

/** The buttons to the next stage and back. */
const NEXT = 'main button[type=submit]:not([formaction])';
const BACK = 'main aside button[formaction]';
const SEND = '#quote form button[type=submit]';
const WRITTEN = 'SAP R/3 w trzech zakładach';

const typedAt = (page: PlainPage, name: string) => typedIn(page.$(`main [name=${name}]`).first());

test.each([
  ['/estimate-project', 'Zaznacz co najmniej jedną pozycję.'],
  ['/kalkulator-dms', 'Zaznacz co najmniej jedną pozycję albo opisz to własnymi słowami.'],
  ['/kalkulator-erp-n', 'Zaznacz co najmniej jedną pozycję albo opisz to własnymi słowami.'],
  ['/kalkulator-dms-n', 'Odpowiedz na co najmniej jedno pytanie.'],
])('%s with nothing chosen says so, and begins without an error', async (path, message) => {
  const page = await open(path);
  expect(page.$('main [role=alert]').text()).toBe('');
  const refused = await press(page, NEXT);
  expect(refused.textOf('main [role=alert]')).toContain(message);
  expect(refused.url.pathname).toBe(path);
});

test('the wizard leads through its stages, in another language too, to a request in the inbox', async () => {
  const mail = sender('wizard-plain');
  const begin = await open('/en/estimate-project');
  const [bespoke, systems] = [typedAt(begin, 'bespoke'), typedAt(begin, 'systems')];
  const customised = await press(begin, NEXT, { bespoke, systems });
  // Nothing answered: the same form again, with the errors.
  const refused = await press(customised, NEXT);
  expect(refused.url.pathname).toBe('/en/estimate-project/customised');
  expect(refused.textOf('main [role=alert]')).not.toBe('');
  const answers = {
    technicalPreferences: 'none',
    backend: 'text',
    backendText: WRITTEN,
    interfaceDesign: 'yes',
    distributionChannels: 'direct',
  };
  const german = await press(refused, 'header button[formaction][lang^=de]', answers);
  expect(german.$('html').attr('lang')).toBe('de-DE');
  expect(german.textOf('main [role=alert]')).toBe('');
  expect(typedAt(german, 'backendText')).toBe(WRITTEN);
  const months = { maintenance: 'months', maintenanceMonths: '12' };
  const products = await press(german, NEXT, months);
  // An answer that excludes the others is left out if one of the others is ticked.
  const hardwareSupport = ['none', 'server-purchase'];
  const summary = await press(products, NEXT, { users: '25', hardwareSupport });
  const chosen = summary.$('main dl').text();
  for (const part of [WRITTEN, '25', 'Kauf eines Servers']) expect(chosen).toContain(part);
  const quote = await press(summary, NEXT);

  const attachment = new File(['%PDF-1.7\nszkic'], 'szkic.pdf', { type: 'application/pdf' });
  const person = { fullName: 'Łucja Müller', companyName: 'Zakład', mail, consent: 'on' };
  const sent = await press(quote, SEND, { ...person, attachment });
  const reference = REFERENCE.exec(sent.textOf('main [role=status]'))?.[0] ?? '';
  expect(sent.$('main dl').text()).toContain(WRITTEN);
  expect(sent.$('main a[href*="/my-request?token="]').length).toBe(1);
  for (const { url } of [german, products, summary, quote, sent]) expectNothingTypedIn(url.href);
  expect(sent.url.href).not.toContain('token');
  const leads = await leadsFrom(mail);
  expect(leads).toMatchObject([
    { reference, locale: 'de', topic: 'estimate', state: 'unverified' },
  ]);
  expect(JSON.stringify(leads[0])).toContain(WRITTEN);
});

test('ERP: words alone lead on, and come back', async () => {
  const notes = 'Faktury z trzech zakładów, Łódź & Köln';
  const last = await press(await open('/kalkulator-erp-n'), NEXT, { notes });
  expect(last.url.href).toMatch(/\/final-page\?customised=1$/);
  expect(last.textOf('blockquote')).toContain(notes);
  const begin = await press(last, BACK);
  expect(begin.url.pathname).toBe('/kalkulator-erp-n');
  expect(typedAt(begin, 'notes')).toBe(notes);
  expectNothingTypedIn(begin.url.href);
});

test('the summary of the DMS calculator leads back to the beginning when its last item is gone', async () => {
  const summary = await open('/kalkulator-dms/summary?items=incoming-mail');
  const remove = summary.$('main a[aria-label^="Usuń"]').attr('href') ?? '';
  expect((await open(remove)).url.pathname).toBe('/kalkulator-dms');
});

test('the sender of a request reads who answers it, with a number to call', async () => {
  const page = await open('/contact?sent=TK-JKDQ-P4GU');
  const thanks = page.$('[role=status]:contains("TK-JKDQ-P4GU")');
  expect(thanks.text()).toContain('Odezwie się do Ciebie');
  expect(thanks.find('img').length).toBe(2);
  expect(thanks.find('a[href^="tel:"]').length).toBe(2);
  const promise = 'do Twojego zgłoszenia wysyłamy Ci e-mailem.';
  const words = (status: string) => status.replace(/\s+/g, ' ');
  expect(words(thanks.text())).toContain(promise);
  const other = await open('/contact?sent=TK-JKDQ-P4GU&mail=none');
  const without = words(other.$('[role=status]').text());
  expect(without).not.toContain(promise);
  expect(without).toContain('nie wyślemy potwierdzenia');
});
