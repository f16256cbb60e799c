import { NAMES } from '@osnowa/brand';
import { LOCALE_CODES, type Locale, PREVIEW_HEADER, page as pageSchema } from '@osnowa/contract';
import { misprints } from '@osnowa/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import type { CheckReport } from '../checks/report.ts';
import { gapsIn } from './template.ts';
import { TEMPLATE_NAMES, TEMPLATE_TEXTS, TEMPLATES, type TemplateName } from './templates.ts';

describe.each(LOCALE_CODES)('the texts of the templates in %s', (locale) => {
  test('keep the typography of their language, and name no company', () => {
    const texts = TEMPLATE_TEXTS.map((one) => one[locale]);
    expect(
      texts.flatMap((text) => misprints(text, locale).map((what) => `${text}: ${what}`)),
    ).toEqual([]);
    expect(texts.filter((text) => text.includes(NAMES.company))).toEqual([]);
  });

  test('have the gaps of the Polish text, and are no copies of another language', () => {
    const others = LOCALE_CODES.filter((code) => code !== locale);
    for (const texts of TEMPLATE_TEXTS) {
      expect(gapsIn(texts[locale]).length, texts.pl).toBe(gapsIn(texts.pl).length);
      expect(others.map((code) => texts[code])).not.toContain(texts[locale]);
    }
  });
});

const api = testApi();
const staff = testStaff(api, {
  editor: {},
  Polish: { languages: ['pl'] },
  German: { languages: ['de'] },
  drafter: { mayPublish: false },
});
beforeAll(() => storePage(api.payload, { pageName: 'home' }));

type Who = keyof typeof staff.users;

const begin = (who: Who, template: string | null) =>
  staff.ask(who, '/page-templates', { body: { template } });

/** Chooses a template, as the button does. */
async function choose(who: Who, template: TemplateName | null): Promise<number> {
  const response = await begin(who, template);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

const form = (id: number, locale: Locale) => pageForm(api.payload, id, locale);

/** The page as visitors get it, or as the preview does. */
async function pageAt(address: unknown, preview = false) {
  const headers = preview ? { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN } : undefined;
  const reply = await api.request(`/pages?PageName=${address}`, headers && { headers });
  const [found] = (await reply.json()) as unknown[];
  return found ? pageSchema.parse(found) : null;
}

async function findingsOf(id: number): Promise<CheckReport['findings']> {
  const answer = await staff.ask('editor', `/checks?source=pages&document=${id}`);
  const report = (await answer.json()) as CheckReport;
  expect(report.failed).toEqual([]);
  return report.findings;
}

async function refusedIn(id: number): Promise<CheckReport['findings']> {
  return (await findingsOf(id)).filter(({ weight }) => weight === 'refused');
}

/** `done`, or the sentences that the form shows: of its fields, or of the whole. */
function publish(id: number, locale: Locale, alone = false): Promise<string> {
  const only = alone ? `&publishSpecificLocale=${locale}` : '';
  const asked = { method: 'PATCH', body: { _status: 'published' } };
  return outcomeOf(staff.ask('editor', `/pages/${id}?locale=${locale}${only}`, asked));
}

/** Replaces each gap, in everything that an editor writes in a language. */
async function fillIn(id: number, locale: Locale): Promise<void> {
  const { title, seoDescription, sections } = await form(id, locale);
  const texts = JSON.stringify({ title, seoDescription, sections });
  const written = JSON.parse(texts.replace(/\[[^[\]{}"]+\]/g, `Nowe słowa ${id} ${locale}`));
  await api.payload.update({ collection: 'pages', id, locale, draft: true, data: written });
}

describe.each(TEMPLATE_NAMES)('a page made from the template %s', (template) => {
  const kinds = TEMPLATES[template].sections.map(({ blockType }) => blockType);

  test('is a draft in three languages, which the preview shows; visitors get it when its gaps are filled', async () => {
    const id = await choose('editor', template);
    const { pageName, _status } = await form(id, 'pl');
    expect([_status, pageName]).toEqual(['draft', expect.stringMatching(/^tytul-strony(-\d+)?$/)]);
    expect(await pageAt(pageName)).toBeNull();
    const shown = await pageAt(pageName, true);
    expect(shown?.Sections.map(({ kind }) => kind)).toEqual(kinds);
    const title = TEMPLATES[template].sections[0]?.title;
    // The web API keeps short words together.
    const hero = JSON.parse(JSON.stringify(shown?.Sections[0]).replaceAll('\u00A0', ' '));
    expect(hero).toMatchObject({ Title_pl: title?.pl, Title_en: title?.en, Title_de: title?.de });
    expect(shown).toMatchObject({ Title_de: '[Titel der Seite]' });

    const { sentence, field, language } = (await refusedIn(id))[0] ?? {};
    expect(sentence).toBe('Tytuł: został tekst szablonu (Polski): [Tytuł strony]');
    expect([field, language]).toEqual(['title', 'pl']);
    expect(await publish(id, 'pl')).toMatch(
      /^title: Tu został tekst szablonu: \[Tytuł strony\]\. Wpisz swój albo usuń to miejsce\./,
    );
    await fillIn(id, 'pl');
    await fillIn(id, 'en');
    expect([...new Set((await refusedIn(id)).map((one) => one.language))]).toEqual(['de']);
    expect(await publish(id, 'pl')).toMatch(
      /^Nie opublikowano, bo teksty szablonu zostały w innym języku \(Deutsch\)\./,
    );
    await fillIn(id, 'de');
    expect(await refusedIn(id)).toEqual([]);
    expect(await publish(id, 'pl')).toBe('done');
    const live = await pageAt((await form(id, 'pl')).pageName);
    expect(live?.Sections.map(({ kind }) => kind)).toEqual(kinds);
    expect(live?.Title_de).toBe(`Nowe słowa ${id} de`);
  });
});

test('a text of a template is one finding, and no other remark on its field stands beside it', async () => {
  const id = await choose('editor', 'event');
  // Its title and description are the same, which search engines could not distinguish.
  await choose('editor', 'event');
  const sentences = async (field?: string) =>
    (await findingsOf(id))
      .filter((one) => field === undefined || one.field === field)
      .map(({ sentence }) => sentence);
  const others = async () => (await sentences()).filter((one) => !/szablonu/.test(one));
  expect(await sentences('title')).toHaveLength(3);
  expect(await others()).toEqual([]);
  await fillIn(id, 'pl');
  expect(await sentences('title')).toHaveLength(2);
  expect(await others()).toEqual([
    expect.stringMatching(/^Opis dla wyszukiwarek \(Polski\) jest krótki/),
  ]);
  await fillIn(id, 'de');
  const call = { collection: 'pages', id, locale: 'pl', draft: true } as const;
  await api.payload.update({ ...call, data: { title: 'Targi w Kielcach' } });
  expect(await sentences('title')).toEqual([
    'Tytuł: został tekst szablonu (English): [Title of the page]',
    'Tytuł: polski tekst zmienił się po przetłumaczeniu (Deutsch).',
  ]);
  await api.payload.update({ ...call, data: { title: '[Tytuł strony]' } });
  expect(await sentences('title')).toEqual([
    'Tytuł: został tekst szablonu (Polski): [Tytuł strony]',
    'Tytuł: został tekst szablonu (English): [Title of the page]',
  ]);
});

test('each new page has an address of its own, which follows its title', async () => {
  const ids = [await choose('editor', 'event'), await choose('editor', 'event')];
  const addresses = await Promise.all(ids.map(async (id) => (await form(id, 'pl')).pageName));
  expect(new Set(addresses).size).toBe(2);
  const [id = 0] = ids;
  const path = `/pages/${id}?locale=pl&draft=true`;
  const typed = { title: 'Targi w Kielcach', pageName: addresses[0] };
  expect(await outcomeOf(staff.ask('editor', path, { method: 'PATCH', body: typed }))).toBe('done');
  expect((await form(id, 'pl')).pageName).toBe('targi-w-kielcach');
});

test('the languages of a page are published one by one, each without its own gaps', async () => {
  const id = await choose('editor', 'thankYou');
  await fillIn(id, 'pl');
  expect(await publish(id, 'pl', true)).toBe('done');
  const { pageName } = await form(id, 'pl');
  expect(await pageAt(pageName)).toMatchObject({ Title_pl: `Nowe słowa ${id} pl`, Title_de: null });
  expect(await publish(id, 'de', true)).toContain('title: Tu został tekst szablonu: [Titel');
  await fillIn(id, 'de');
  expect(await publish(id, 'de', true)).toBe('done');
  // English was never published: its gaps prevent nothing.
  expect(await publish(id, 'pl')).toBe('done');
});

test('a gap that was copied to another text is found there; brackets of an editor are none', async () => {
  const id = await choose('editor', null);
  const data = { title: 'Regulamin [2026]', sections: [] };
  const call = { collection: 'pages', id, draft: true } as const;
  await api.payload.update({ ...call, data });
  expect(await refusedIn(id)).toEqual([]);
  await api.payload.update({ ...call, data: { subtitle: 'Spotkanie: [Nazwa miejsca], jutro' } });
  expect((await refusedIn(id)).map(({ field }) => field)).toEqual(['subtitle']);
  const asked = { method: 'PATCH', body: { _status: 'published' } };
  const refused = await staff.ask('editor', `/pages/${id}`, asked);
  expect(await refused.text()).toContain(
    'Nie opublikowano, bo na stronie zostały teksty szablonu.',
  );
});

test('an editor of Polish begins with Polish texts, and the other languages are empty', async () => {
  const id = await choose('Polish', 'landingPage');
  expect((await form(id, 'pl')).title).toBe('[Tytuł strony]');
  const { title, sections } = await form(id, 'de');
  expect([title, sections?.[0]?.title]).toEqual([undefined, undefined]);
  await fillIn(id, 'pl');
  expect(await refusedIn(id)).toEqual([]);
});

test('an editor without the right to publish begins a draft; one of German makes no page', async () => {
  expect((await form(await choose('drafter', 'event'), 'en')).title).toBe('[Title of the page]');
  const before = await api.payload.count({ collection: 'pages' });
  expect((await begin('German', 'event')).status).toBe(403);
  expect((await begin('German', null)).status).toBe(403);
  expect((await begin('editor', 'x')).status).toBe(400);
  expect(await api.payload.count({ collection: 'pages' })).toEqual(before);
});
