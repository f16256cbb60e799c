import { expect, test } from 'vitest';
import { stack } from '../support/env.ts';
import { leadsFrom, leadsWith, sender } from '../support/leads.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { type Filled, open, press, typedIn } from '../support/plain-visitor.ts';
import { figuresOn, keepEstimate } from '../support/stored-estimate.ts';

const NEXT = 'main aside button[type=submit]:not([formaction])';
const SENT = /\/estimate\/[0-9a-f]{32}\?sent=[A-Z]+-/;

const person = (mail: string) => ({
  fullName: 'Łucja Müller',
  companyName: 'Zakład',
  mail,
  consent: 'on',
});
const send = (page: Parameters<typeof press>[0], filled: Filled) =>
  press(page, 'form:has([name=consent]) button[type=submit]', filled);

/** Files of an estimate's page: its PDF as text, and its data. */
async function filesOf(pathname: string) {
  const pdf = await fetch(`${stack.site}${pathname}.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/filename="[A-Z]+-[^"]+\.pdf"/);
  const bytes = await pdf.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(200_000);
  const data: unknown = await (await fetch(`${stack.site}${pathname}.json`)).json();
  return { printed: await textOfPdf(bytes), data: data as Record<string, unknown> };
}

test('an estimate has the same figures in the calculator, on its page, in other languages, in the PDF and as data', async () => {
  const { page, figures } = await keepEstimate();
  expect(figuresOn(page)).toEqual(figures);
  const { printed, data } = await filesOf(page.url.pathname);
  const amounts = figures.filter((line) => /\d+.*–/.test(line));
  expect(amounts.length).toBeGreaterThanOrEqual(2);
  // The PDF names the unit in its own words, the figures are the same.
  for (const amount of amounts) {
    expect(printed).toContain((/[\d\s,]+–[\d\s,]+/.exec(amount)?.[0] ?? amount).replace(/\s/g, ''));
  }
  expect(printed).toContain('Własnadomena');
  expect(data).toMatchObject({
    calculator: 'kalkulator-aplikacji',
    choice: { items: ['own-domain', 'booking', 'cart'], later: ['cart'], mobile: true },
  });
  expect(page.textOf('h1')).toContain(String(data.number));
  // The rules of the forms are 21 kB. A visitor who only reads the page does not need them.
  expect(page.$.html()).not.toContain('/assets/schemas-');
  for (const way of ['a[href^="tel:"]', 'a[href="/consultation"]'])
    expect(page.$('#contact-form').find(way).length).toBeGreaterThan(0);

  const other = await open(`/de${page.url.pathname}`);
  const days = (lines: string[]) =>
    lines.map((line) => /(\d+–\d+) (?:osobodni|Personentage)/.exec(line)?.[1]).find(Boolean);
  expect(days(figures)).toBeDefined();
  expect(days(figuresOn(other))).toBe(days(figures));
  expect(other.$('meta[name=robots]').attr('content')).toContain('noindex');
});

const WORDS = 'Rechnungseingang aus SAP, drei Werke';

test('what was described stands beside the figures, comes back, and the estimate is sent from its page', async () => {
  const summary = await open('/de/kalkulator-dms/summary?items=incoming-mail&customised=1');
  const quote = await press(summary, NEXT, { users: '25', notes: WORDS });
  expect(quote.$('figure').text()).toContain('In der Schätzung nicht enthalten');
  const sent = await send(quote, person(sender('described')));
  expect(sent.url.href).toMatch(SENT);
  const { pathname } = sent.url;

  const page = await open(pathname);
  expect(page.$('main figure').text()).toContain(WORDS);
  for (const words of ['Zahl der Personen: 25', 'gültig bis'])
    expect(page.textOf('main')).toContain(words);
  const { printed, data } = await filesOf(pathname);
  expect(printed).toContain(`Nichtenthalten:${WORDS.replace(/\s/g, '')}`);
  expect(data).toMatchObject({ described: { users: 25, customised: true, notes: WORDS } });

  const changed = await press(page, 'main button:contains("Im Rechner ändern")');
  expect(changed.url.pathname).toBe('/de/kalkulator-dms/summary');
  expect(decodeURIComponent(changed.url.href)).not.toContain('SAP');
  expect(typedIn(changed.$('textarea[name=notes]'))).toBe(WORDS);
  expect(typedIn(changed.$('[name=users]'))).toBe('25');

  const mail = sender('board');
  const again = await send(page, person(mail));
  expect([again.url.pathname, again.url.searchParams.has('sent')]).toEqual([pathname, true]);
  const [first] = await leadsWith(sent.url.searchParams.get('sent') ?? '');
  const [second] = await leadsFrom(mail);
  expect(second?.estimate).toEqual(first?.estimate);
});

test('the short calculator names its package and why on the last stage, on the estimate and in the PDF', async () => {
  const answers = 'users-20,documents-200,process-invoices,place-cloud';
  const page = await open(`/en/kalkulator-dms-n/final-page?items=${answers}`);
  const reason = 'Because you chose up to 20 people, up to 200 documents a month';
  expect(page.textOf('main')).toContain(reason);
  const sent = await send(page, person(sender('package')));
  expect(sent.url.href).toMatch(SENT);
  expect(sent.textOf('main')).toContain(reason);
  expect((await filesOf(sent.url.pathname)).printed).toContain(reason.replace(/\s/g, ''));
});

/** The days, next to or below the price. */
const effort = (words: string) => /Effort\s*(\d+–\d+\sperson-days)/.exec(words)?.[1];

test('what is moved to the second phase leaves the large figure; a single day costs no less than its rate', async () => {
  const page = await open('/en/kalkulator-aplikacji?stage=3&items=own-domain,booking,cart');
  const before = effort(page.textOf('main dl'));
  expect(before).toBeDefined();
  const later = page.$('main a[aria-label^="To phase 2: "]').first().attr('href') ?? '';
  const moved = await open(later);
  expect(effort(moved.textOf('main dl'))).not.toBe(before);
  expect(moved.textOf('main dl div:contains("Both phases together")')).toContain(before);
  const small = await open('/en/kalkulator-aplikacji?stage=3&items=email-sign-up');
  expect(small.textOf('main')).toContain('€340–680');
});

test('a preset says what it adds, and one can begin with it alone or with nothing', async () => {
  const page = await open('/en/kalkulator-aplikacji?items=own-domain');
  const countOn = ({ textOf }: typeof page) =>
    Number(/(\d+) items?/.exec(textOf('main [role=status]'))?.[1] ?? 0);
  const card = page.$('main ul:has([aria-current=true]) li:contains("Booking")').first();
  const adds = Number(/Adds (\d+) item/.exec(card.text().replace(/\s+/g, ' '))?.[1]);
  const added = await open(card.find('a').first().attr('href') ?? '');
  expect(countOn(added)).toBe(1 + adds);
  const alone = 'main a[aria-label="Start again with only this: Booking"]';
  const only = await open(added.$(alone).attr('href') ?? '');
  expect(countOn(only)).toBe(adds);
  const nothing = only.$('main ul:has([aria-current=true]) li a').first().attr('href') ?? '';
  expect(countOn(await open(nothing))).toBe(0);
});
