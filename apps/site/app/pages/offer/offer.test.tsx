import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  AppError,
  ERROR_STATUS,
  type ErrorCode,
  LOCALE_CODES,
  type Locale,
  type OfferContentLine,
  offerContent,
  type ShownOffer,
} from '@osnowa/contract';
import { inOneLanguage } from '@osnowa/text';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import { createApiClient } from '../../../server/content/api-client.ts';
import { listenUntilTested } from '../../../server/testing/fake-api.ts';
import { SETTINGS } from '../../../server/testing/records.ts';
import { Answer } from '../../content/answer.ts';
import type { SiteRequest } from '../../content/request.ts';
import Offer, { action, loader } from '../../routes/offer.tsx';
import { loader as fileLoader } from '../../routes/offer-file.ts';
import { markup } from '../../ui/testing/markup.tsx';

const KEY = '0123456789abcdef'.repeat(2);
const READING = 'fedcba9876543210'.repeat(2);
const HASH = 'a'.repeat(64);

const inAll = (name: string) => ({ pl: name, en: `${name} (en)`, de: `${name} (de)` });

const STOCK: OfferContentLine = {
  ...{ key: 'stock', group: inAll('Magazyn'), name: inAll('Stany'), detail: 'Trzy magazyny' },
  ...{ paid: 'days', days: 20, price: 28_000, role: 'fixed', instead: '', reason: '' },
};
const LINES: OfferContentLine[] = [
  STOCK,
  { ...STOCK, key: 'mobile', name: inAll('Aplikacja'), days: 10, price: 14_000, role: 'taken' },
  {
    ...{ ...STOCK, key: 'cloud', name: inAll('Chmura'), paid: 'month', days: 0, price: 340 },
    ...{ role: 'taken', instead: 'server' },
  },
  {
    ...{ ...STOCK, key: 'own', name: inAll('Serwer'), paid: 'once', days: 0, price: 9_000 },
    ...{ role: 'not-taken', instead: 'server' },
  },
  { ...STOCK, key: 'shop', name: inAll('Sklep'), days: 15, price: 21_000, role: 'later' },
];

const CONTENT = offerContent.parse({
  ...{ locale: 'pl', currency: 'PLN', title: 'Magazyn <b>', introduction: 'Dzień dobry.' },
  ...{ lines: LINES, rangeFactor: 1.3, isCapped: true, team: 2, validUntil: '2099-12-31' },
  ...{ startsOn: '2099-01-15', people: [{ name: 'Ewa Lis', position: 'architektka' }] },
  payments: [
    { name: 'Start', percent: 30 },
    { name: 'Odbiór', percent: 70 },
  ],
  ...{ terms: 'Termin zapłaty 14 dni.', format: 1, number: 'OF-7F3K-9QX2', version: 2 },
  ...{ previous: 'b'.repeat(64), sentAt: '2026-11-30T10:00:00.000Z' },
  customer: { name: 'Jan Nowak', company: 'Zakład' },
  seller: { company: 'Test Mill Ltd', address: 'Tkacka 1, 90-001 Łódź', register: 'KRS 1' },
  contact: { name: 'Anna Wilk', mail: 'anna@mill.example', phone: '+48 42 000 00 20' },
});

const SHOWN: ShownOffer = {
  content: CONTENT,
  hash: HASH,
  before: [
    { ...STOCK, price: 26_600, days: 19 },
    ...LINES.slice(1, 4),
    { ...STOCK, key: 'gone', name: inAll('Faks') },
  ],
  state: 'open',
  versions: [1, 2].map((version) => ({ version, sentAt: '2026-11-29T10:00:00.000Z' })),
  questions: [
    {
      ...{ line: 'mobile', version: 1, name: 'Jan', text: 'Także iOS?', at: CONTENT.sentAt },
      answer: { text: 'Tak.', name: 'Anna Wilk', at: CONTENT.sentAt },
    },
  ],
  acceptance: null,
  declaration: 'W imieniu firmy Zakład przyjmuję ofertę.',
  isForDeciding: true,
  readingKey: READING,
};

/** A web API with one offer; it notes what it is asked, and refuses on demand. */
async function offers(changes: Partial<ShownOffer> = {}) {
  const state = {
    shown: { ...SHOWN, ...changes } as ShownOffer,
    refused: {} as Record<string, ErrorCode>,
    calls: [] as { path: string; body: Record<string, unknown> }[],
  };
  const answer = (path: string, { key }: Record<string, unknown>): unknown => {
    const code = state.refused[path] ?? (path === '/offer/pdf' ? 'NotFound' : undefined);
    if (code) throw new AppError(code, 'refused');
    if (key === 'f'.repeat(32)) throw new AppError('NotFound', 'none');
    return path === '/offer' ? state.shown : { success: true };
  };
  const server = createServer(async (request: IncomingMessage, response) => {
    const path = request.url ?? '';
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    state.calls.push({ path, body });
    response.setHeader('content-type', 'application/json');
    try {
      response.end(JSON.stringify(answer(path, body)));
    } catch (error) {
      const { code } = error as AppError;
      response.statusCode = ERROR_STATUS[code];
      response.end(JSON.stringify({ error: { code, message: 'refused' } }));
    }
  });
  const api = createApiClient({ url: await listenUntilTested(server), fetch });
  return Object.assign(state, { api });
}

type Api = Awaited<ReturnType<typeof offers>>;

function siteOf({ api }: Api, locale: Locale, isVisit = false): SiteRequest {
  const settings = inOneLanguage(SETTINGS, locale);
  const content = { optional: async () => null, get: async () => settings };
  const more = { locale, path: `/offer/${KEY}`, publicUrl: 'https://mill.example', isVisit };
  return { ...more, api, content, client: { address: '' } } as unknown as SiteRequest;
}

interface Asked {
  locale?: Locale;
  query?: string;
  key?: string;
  form?: Record<string, string>;
  isVisit?: boolean;
}

const unwrap = (given: unknown) =>
  given instanceof Answer
    ? { value: given.data, status: given.init.status }
    : { value: given, status: undefined };

/** The page as the site answers it: its status and HTML, or where it leads to. */
async function page(api: Api, { locale = 'pl', query = '', key = KEY, form, isVisit }: Asked = {}) {
  const site = siteOf(api, locale, isVisit);
  const url = `https://mill.example/offer/${key}${query}`;
  const body = form && new URLSearchParams(form);
  const request = () => new Request(url, body ? { method: 'POST', body } : {});
  const args = { site, params: { key } };
  try {
    const taken = form ? unwrap(await action({ ...args, request: request() })) : null;
    const actionData = (taken?.value ?? null) as never;
    const shown = unwrap(await loader({ ...args, request: new Request(url), actionData }));
    const props = { loaderData: shown.value, actionData } as never;
    const html = markup(locale, <Offer {...(props as Parameters<typeof Offer>[0])} />);
    return { status: taken?.status ?? shown.status ?? 200, html, to: '' };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { status: error.status, html: '', to: error.headers.get('location') ?? '' };
  }
}

const ACCEPT = {
  ...{ intent: 'accept', version: '2', hash: HASH, wording: SHOWN.declaration },
  ...{ shown: 'mobile,cloud', taken: 'mobile', 'instead-2': 'cloud' },
  ...{ name: 'Jan Nowak', role: 'prezes', may: 'on' },
};

describe.each(LOCALE_CODES)('in %s', (locale) => {
  const { offer: words } = SITE_MESSAGES[locale].links;

  test('everything of an offer is on its page, with what changed at its line', async () => {
    const { status, html } = await page(await offers(), { locale });
    expect(status).toBe(200);
    for (const said of ['Magazyn &lt;b&gt;', 'OF-7F3K-9QX2', 'Zakład, Jan Nowak', words.seen])
      expect(html).toContain(said);
    for (const said of [words.companies, words.changed, words.gone, 'Ewa Lis', 'Tak.'])
      expect(html).toContain(said);
    expect(html).toContain(`<strong>${locale === 'pl' ? 'Stany' : `Stany (${locale})`}</strong>`);
    expect(html.replaceAll('\u00A0', ' ')).toMatch(/42[ .,]?000–5[45][ .,]?600/);
    expect(html).toMatch(/id="line-stock".*26[.,\u00A0 ]?600.*id="line-mobile"/s);
    expect(html).toContain(`/offer/${READING}`);
    expect(html.includes(words.language)).toBe(locale !== 'pl');
  });
});

test('an address keeps a choice; of alternatives one is a radio, and there is a way to none', async () => {
  const { html } = await page(await offers(), { query: '?taken=own' });
  const box = (value: string) => html.match(new RegExp(`<input[^>]*value="${value}"[^>]*>`, 'g'));
  expect(box('mobile')?.join()).toMatch(/type="checkbox"[^>]*form="decide"/);
  expect(box('mobile')?.join()).not.toContain('checked');
  expect(box('own')?.join()).toMatch(/type="radio"[^>]*name="instead-2"[^>]*checked/);
  expect(html).toMatch(/<input(?=[^>]*type="radio")(?=[^>]*value="")[^>]*>/);
  expect(html.replaceAll('\u00A0', ' ')).toContain('data-figure="price">37 000–45 400 zł');
  expect(html).toContain('csv?version=2&amp;taken=own"');
});

test('the link for reading shows all and has no form', async () => {
  const { html } = await page(await offers({ isForDeciding: false, readingKey: null }));
  expect(html).toContain('Sklep');
  expect(html).not.toMatch(/<(?:form|input|button)/);
});

test('an earlier version can be read and not decided about', async () => {
  const api = await offers({ content: { ...CONTENT, version: 1 }, before: null });
  const { html } = await page(api, { query: '?version=1' });
  expect(html).not.toContain('<form');
  expect(html).toContain(SITE_MESSAGES.pl.links.offer.oldHeading);
  expect(api.calls[0]?.body).toMatchObject({ version: 1 });
});

test.each(['declined', 'expired', 'withdrawn'] as const)(
  'one that is %s says so',
  async (state) => {
    const { html } = await page(await offers({ state }));
    expect(html).toContain(SITE_MESSAGES.pl.links.offer[`${state}Heading`]);
    expect(html).not.toContain('id="decide"');
    expect(html.includes('value="time"')).toBe(state === 'expired');
  },
);

test('one that was accepted names who accepted what, and when', async () => {
  const acceptance = {
    ...{ version: 2, of: HASH, taken: ['own'], name: 'Jan <i>', role: 'prezes' },
    ...{ wording: 'Słowa.', locale: 'pl' as const, at: '2026-11-30T11:00:00.000Z' },
  };
  const { html } = await page(await offers({ state: 'accepted', acceptance }), {
    query: '?taken=',
  });
  expect(html).toContain('Jan &lt;i&gt;, prezes');
  expect(html).toContain('30 listopada 2026 12:00');
  expect(html).toContain('Serwer <span class');
  expect(html.replaceAll('\u00A0', ' ')).toContain('37 000–45 400 zł');
});

test('only a visit that a person began is counted', async () => {
  const api = await offers();
  await page(api);
  await page(api, { isVisit: true });
  await page(api, { isVisit: true, form: { ...ACCEPT, name: ' ' } });
  expect(api.calls.map(({ body }) => body.isVisit)).toEqual([false, true, false]);
});

test('exactly the version and the choice that were shown are accepted', async () => {
  const api = await offers();
  const { status, to } = await page(api, { form: ACCEPT, locale: 'de' });
  expect([status, to]).toEqual([303, `/de/offer/${KEY}?taken=mobile,cloud&said=accepted`]);
  expect(api.calls).toEqual([
    {
      path: '/offer/accept',
      body: {
        ...{ key: KEY, version: 2, hash: HASH, taken: ['mobile', 'cloud'], name: 'Jan Nowak' },
        ...{ role: 'prezes', locale: 'de', wording: SHOWN.declaration },
      },
    },
  ]);
});

test('a choice that was changed without new figures is calculated first and not accepted', async () => {
  const api = await offers();
  const { taken: _, ...without } = ACCEPT;
  const { status, html } = await page(api, { form: without });
  expect(status).toBe(409);
  expect(api.calls.map(({ path }) => path)).toEqual(['/offer']);
  expect(html).toContain(SITE_MESSAGES.pl.links.offer.conflicts.choice);
  expect(html).toContain('name="shown" value="cloud"');
  expect(html).toContain('value="Jan Nowak"');
  const again = await page(api, { form: { ...without, shown: 'cloud' } });
  expect(again.status).toBe(303);
});

test('recalculating leads to an address with the choice, or keeps a name that was typed', async () => {
  const api = await offers();
  const form = { ...ACCEPT, intent: 'recalculate', 'instead-2': 'own', name: '', role: '' };
  expect((await page(api, { form })).to).toBe(`/offer/${KEY}?taken=mobile,own#price`);
  const { status, html } = await page(api, { form: { ...form, name: 'Jan' } });
  expect([status, html.includes('value="Jan"')]).toEqual([200, true]);
  expect(html).toContain('name="shown" value="mobile,own"');
});

const LONG = 'ż'.repeat(50_000);

test.each<[string, Record<string, string>, string]>([
  ['a name of spaces', { ...ACCEPT, name: '  \t ' }, 'accept-name-error'],
  ['no word that one may', { ...ACCEPT, may: '' }, 'accept-may-error'],
  ['a long role', { ...ACCEPT, role: 'x'.repeat(201) }, 'accept-role-error'],
  [
    'a question of 50,000 letters',
    { intent: 'ask', line: 'stock', name: 'J', text: LONG, version: '2', shown: '' },
    'ask-stock-text-error',
  ],
  [
    'a question without words',
    { intent: 'ask', name: 'J', text: '\n', version: '2', shown: '' },
    'ask--text-error',
  ],
])('%s is a mistake at its field, and nothing is sent or lost', async (_, form, error) => {
  const api = await offers();
  const { status, html } = await page(api, { form });
  expect([status, api.calls.map(({ path }) => path)]).toEqual([422, ['/offer']]);
  expect(html).toContain(`id="${error}"`);
  expect(html).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/i);
  if (form.text === LONG) expect(html).toContain(LONG);
});

test.each<[string, Partial<ShownOffer>, string]>([
  [
    'a newer version',
    {
      content: { ...CONTENT, version: 3 },
      versions: [1, 2, 3].map((version) => ({ version, sentAt: CONTENT.sentAt })),
    },
    'wersję 3',
  ],
  [
    'an acceptance by another person',
    { state: 'accepted' },
    SITE_MESSAGES.pl.links.offer.conflicts.accepted,
  ],
  ['the end of its time', { state: 'expired' }, SITE_MESSAGES.pl.links.offer.conflicts.expired],
  ['its withdrawal', { state: 'withdrawn' }, SITE_MESSAGES.pl.links.offer.conflicts.withdrawn],
  ['other words', {}, SITE_MESSAGES.pl.links.offer.conflicts.other],
])(
  'after %s the page is read again, says so and keeps what was typed',
  async (_, changes, said) => {
    const api = await offers(changes);
    api.refused['/offer/accept'] = 'Conflict';
    const { status, html } = await page(api, { form: ACCEPT });
    expect(status).toBe(409);
    expect(html.replaceAll('\u00A0', ' ')).toContain(said.replaceAll('\u00A0', ' '));
    expect(html).toContain('Jan Nowak');
  },
);

test.each(['Forbidden', 'TooLarge', 'RateLimited', 'Unavailable', 'BadRequest'] as const)(
  'a refusal (%s) has a sentence, and the typed text stays',
  async (code) => {
    const api = await offers();
    api.refused['/offer/ask'] = code;
    const form = {
      intent: 'ask',
      line: 'stock',
      name: 'Jan',
      text: 'Od kiedy?',
      version: '2',
      shown: '',
    };
    const { status, html } = await page(api, { form });
    expect(status).toBe(ERROR_STATUS[code]);
    expect(html).toMatch(/<details[^>]*open=""[^>]*>.*role="alert".*Od kiedy\?<\/textarea>/s);
  },
);

test('while the API is down, what was typed can be sent again', async () => {
  const api = await offers();
  Object.assign(api.refused, { '/offer': 'Unavailable', '/offer/ask': 'Unavailable' });
  const form = {
    intent: 'ask',
    line: 'stock',
    name: 'Jan',
    text: 'Od kiedy?',
    version: '2',
    shown: '',
  };
  const { status, html } = await page(api, { form });
  expect(status).toBe(503);
  expect(html).toContain('name="text" value="Od kiedy?"');
  expect(html).toMatch(/<button(?=[^>]*name="intent")[^>]*value="ask"/);
});

test.each([KEY.slice(1), 'f'.repeat(32), 'autumn'])('%s is no offer', async (key) => {
  const { status, html } = await page(await offers(), { key });
  expect(status).toBe(404);
  expect(html).toContain(SITE_MESSAGES.pl.links.offer.missingHeading);
});

async function file(api: Api, name: string, query: string, locale: Locale = 'pl') {
  const request = new Request(`https://mill.example/offer/${KEY}/${name}${query}`);
  try {
    return await fileLoader({
      ...{ site: siteOf(api, locale), request, actionData: null },
      params: { key: KEY, file: name },
    });
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

test('files have what the page shows; a table is no program', async () => {
  const lines = [{ ...STOCK, detail: '=1+1', days: 1.5 }, ...LINES.slice(1)];
  const api = await offers({ content: { ...CONTENT, lines } });
  const table = await file(api, 'csv', '?taken=own');
  expect(table.headers.get('content-disposition')).toBe(
    'attachment; filename="OF-7F3K-9QX2-2.csv"',
  );
  expect(table.headers.get('cache-control')).toBe('no-store');
  const rows = (await table.text()).split('\r\n');
  expect(rows[1]).toBe(
    '"Magazyn";"Stany";"\'=1+1";"w zakresie";"1,5";"28000";"PLN";"za dni pracy"',
  );
  expect(rows[3]).toContain('"niewybrane"');
  const json = (await (await file(api, 'json', '?taken=own')).json()) as Record<string, unknown>;
  expect(json).toMatchObject({ hash: HASH, taken: ['own'], figures: { price: { low: 37_000 } } });
});

test('without a printed offer its page says so', async () => {
  const { status, headers } = await file(await offers(), 'pdf', '', 'en');
  expect([status, headers.get('location')]).toEqual([303, `/en/offer/${KEY}?said=noFile`]);
});
