import { LOCALE_CODES, LOCALES, type OfferContentLine, type OfferDraft } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { expect, test } from 'vitest';
import {
  axeViolations,
  DESKTOP,
  forgive,
  hydrated,
  openBrowser,
  PHONE,
  visit,
} from '../support/browser.ts';
import { stack } from '../support/env.ts';
import { askForOffer, offerPath, sendOffer } from '../support/offers.ts';
import { open, type PlainPage, press } from '../support/plain-visitor.ts';

openBrowser();

const inAll = (pl: string, en: string, de: string) => ({ pl, en, de });

const STOCK: OfferContentLine = {
  ...{ key: 'stock', group: inAll('Magazyn', 'Warehouse', 'Lager'), detail: 'Trzy magazyny.' },
  ...{ name: inAll('Stany', 'Stock levels', 'Bestände'), paid: 'days', days: 20, price: 28_000 },
  ...{ role: 'fixed', instead: '', reason: '' },
};

const OFFER: Partial<OfferDraft> = {
  ...{ locale: 'pl', currency: 'PLN', title: 'System dla magazynu', rangeFactor: 1.3, team: 2 },
  ...{ introduction: 'Dzień dobry.', terms: 'Termin zapłaty 14 dni.', isCapped: true },
  lines: [
    STOCK,
    {
      ...{ ...STOCK, key: 'mobile', name: inAll('Aplikacja', 'Mobile app', 'App') },
      ...{ days: 10, price: 14_000, role: 'not-taken' },
    },
    {
      ...{ ...STOCK, key: 'cloud', name: inAll('Chmura', 'Cloud', 'Cloud-Server') },
      ...{ paid: 'month', days: 0, price: 340, role: 'taken', instead: 'server' },
    },
    {
      ...{ ...STOCK, key: 'own', name: inAll('Własny serwer', 'Own server', 'Eigener Server') },
      ...{ paid: 'once', days: 0, price: 9_000, role: 'not-taken', instead: 'server' },
    },
  ],
};

/** The last version with one line dearer, which says why. */
const DEARER: Partial<OfferDraft> = {
  lines: (OFFER.lines ?? []).map((line) =>
    line.key === 'stock' ? { ...line, price: 30_000, reason: 'Trzeci magazyn.' } : line,
  ),
};

const words = (locale: keyof typeof SITE_MESSAGES) => SITE_MESSAGES[locale].links.offer;
const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
const priceOn = (page: PlainPage) => spaced(page.textOf('[data-figure=price]'));

const ACCEPT = '[name=intent][value=accept]';
const PERSON = { name: 'Jan Nowak', role: 'prezes', may: 'on' };

test('a buyer without scripts chooses, asks, and accepts exactly what is shown, once', async () => {
  const { lead, mail } = await askForOffer('offer-plain');
  await sendOffer(lead, OFFER);
  const path = await offerPath(mail);
  const first = await open(path);
  expect(first.textOf('h1')).toBe('System dla magazynu');
  expect(priceOn(first)).toBe('28 000–36 400 zł');
  const form = { taken: ['mobile'], 'instead-2': 'own' };
  const again = await press(first, '[name=intent][value=recalculate]', form);
  expect([again.url.search, priceOn(again)]).toEqual(['?taken=mobile,own', '51 000–63 600 zł']);
  for (const locale of LOCALE_CODES) {
    const other = await open(`${LOCALES[locale].prefix}${path}${again.url.search}`);
    expect(other.textOf('[data-figure=price]')).toMatch(/51.000/);
    expect(other.$('html').attr('lang')).toBe(LOCALES[locale].fullCode);
  }

  const line = 'stock';
  const ask = `#line-${line} [value=ask]`;
  const long = await press(again, ask, { name: ' ', text: 'ż'.repeat(50_000) });
  expect([long.status, long.$('[role=alert] li').length]).toEqual([422, 2]);
  expect(long.$(`#line-${line} textarea`).text()).toHaveLength(50_000);
  const asked = await press(long, ask, { name: 'Jan', text: 'Czy to <b>wszystko</b>?' });
  expect(asked.textOf(`#line-${line}`)).toContain('Czy to <b>wszystko</b>?');
  expect(asked.url.search).toBe('?taken=mobile,own&said=asked');

  await sendOffer(lead, DEARER);
  const late = await press(asked, ACCEPT, PERSON);
  expect([late.status, late.$('#decide [name=name]').attr('value')]).toEqual([409, 'Jan Nowak']);
  expect(late.textOf('[role=alert]')).toContain('wersję 2');
  expect(spaced(late.textOf(`#line-${line}`))).toContain('28 000 zł');
  expect(late.textOf(`#line-${line}`)).toContain('Trzeci magazyn.');
  const spaces = await press(late, ACCEPT, { ...PERSON, name: '   ' });
  expect(spaces.textOf('[role=alert]')).toContain(spaced(words('pl').errors.name));
  const unseen = await press(late, ACCEPT, { ...PERSON, taken: [] });
  expect([unseen.status, priceOn(unseen)]).toEqual([409, '39 000–48 000 zł']);

  const done = await press(late, ACCEPT, PERSON);
  expect(done.url.search).toBe('?taken=mobile,own&said=accepted');
  expect(done.textOf('main')).toContain('Jan Nowak, prezes');
  const twice = await press(late, ACCEPT, { ...PERSON, name: 'Ewa Lis' });
  expect([twice.status, twice.$('#decide').length]).toEqual([409, 0]);
  expect(twice.textOf('[role=alert]')).toContain(spaced(words('pl').conflicts.accepted));
  const old = await open(`${path}?version=1`);
  expect([old.status, old.$('form[method=post]').length]).toEqual([200, 0]);
});

test('a buyer with scripts sees figures follow the boxes in any language; the link for reading shows them without a form', async () => {
  const { lead, mail } = await askForOffer('offer-scripts');
  await sendOffer(lead, OFFER);
  const path = await offerPath(mail);
  const page = await visit(`/de${path}`, { viewport: PHONE });
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  const price = page.locator('dd [data-figure=price]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('App', { exact: true }).check();
  await page.getByLabel('Eigener Server').check();
  expect(spaced(await price.innerText())).toMatch(/^51\.000–63\.600/);
  expect([new URL(page.url()).search, asked]).toEqual(['?taken=mobile,own', []]);
  expect(await page.locator('[data-recalculates]').isVisible()).toBe(false);
  expect(await page.locator('[data-file]').last().getAttribute('href')).toContain(
    'taken=mobile,own',
  );

  await page.locator('details:has(> ul a[data-language=en]) > summary').click();
  await page.locator('a[data-language=en]').click();
  await page.waitForURL(`**/en${path}?taken=*`);
  expect(await price.innerText()).toMatch(/51,000–63,600/);

  const reading = await page.locator('a[href*="/offer/"]', { hasText: '/offer/' }).innerText();
  const { headers } = await fetch(reading);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['referrer-policy', 'strict-origin'],
    ['x-frame-options', 'DENY'],
  ] as const)
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  const read = await open(reading.slice(stack.site.length));
  expect(read.$('main :is(form, input, button)').length).toBe(0);

  const other = await visit(`/en${path}?taken=own`, { viewport: DESKTOP });
  for (const tab of [page, other]) {
    await hydrated(tab);
    await tab.locator('#accept-name').fill('Jan Nowak');
    await tab.locator('#accept-role').fill('CEO');
    await tab.locator('#accept-may').check();
  }
  await page.locator(ACCEPT).click();
  await page.getByText(words('en').said.accepted).waitFor();
  await other.locator(ACCEPT).click();
  await other.getByText(words('en').conflicts.accepted).waitFor();
  forgive(other, /409/);
});
