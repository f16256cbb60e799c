import { LOCALE_CODES, type Locale, PREVIEW_HEADER, page as pageSchema } from '@osnowa/contract';
import { misprints } from '@osnowa/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { addTemplates } from '../../app/content-files/demo.ts';
import { PAGE_TEMPLATES } from '../../app/content-files/source-files.ts';
import { contentProse } from '../../testing/content-prose.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { richText } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import type { CheckReport } from '../editing/report.ts';
import { pagesOrTemplates } from './templates.ts';

const { translated, proseIn } = await contentProse(PAGE_TEMPLATES);

const gapsIn = (text: string) => text.match(/\[\[[^[\]]+\]\]/g) ?? [];

describe.each(LOCALE_CODES)('the texts of the templates in %s', (locale) => {
  test('keep the typography of their language', () => {
    const wrong = proseIn(locale).flatMap(({ where, text }) =>
      misprints(text, locale).map((what) => `${where}: ${what}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have the gaps of the Polish text, and are no copies of another language', () => {
    const others = LOCALE_CODES.filter((code) => code !== locale);
    for (const { value } of translated) {
      expect(gapsIn(value[locale]).length, value.pl).toBe(gapsIn(value.pl).length);
      expect(others.map((code) => value[code])).not.toContain(value[locale]);
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

const NAMES = {
  'landing-page': 'Strona kampanii',
  event: 'Wydarzenie albo targi',
  'thank-you': 'Podziękowanie',
} as const;
type Template = keyof typeof NAMES;
const TEMPLATES = Object.keys(NAMES) as Template[];

const templates = async () => {
  const where = { isTemplate: { equals: true } };
  const query = { collection: 'pages', where, draft: true, depth: 0, pagination: false } as const;
  return (await api.payload.find(query)).docs;
};

beforeAll(async () => {
  // Before the first content there are none: its loader wants an empty database.
  await addTemplates(api.payload);
  expect(await templates()).toEqual([]);
  await storePage(api.payload, { pageName: 'home' });
  await addTemplates(api.payload);
});

type Who = keyof typeof staff.users;

async function templateNamed(name: Template) {
  const found = (await templates()).find(({ pageName }) => pageName === `template-${name}`);
  if (!found) throw new Error(`There is no template ${name}.`);
  return found;
}

const copy = (who: Who, id: number) =>
  staff.ask(who, `/pages/${id}/duplicate`, { body: { _status: 'draft' } });

/** Begins a page, as the button does. */
async function begin(who: Who, id: number): Promise<number> {
  const response = await copy(who, id);
  expect(response.status).toBe(200);
  return ((await response.json()) as { doc: { id: number } }).doc.id;
}

async function choose(who: Who, template: Template): Promise<number> {
  return begin(who, (await templateNamed(template)).id);
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
  const written = JSON.parse(texts.replace(/\[\[[^[\]]+\]\]/g, `Nowe słowa ${id} ${locale}`));
  await api.payload.update({ collection: 'pages', id, locale, draft: true, data: written });
}

describe.each(TEMPLATES)('a page made from the template %s', (template) => {
  test('is a draft in three languages, which the preview shows; visitors get it when its gaps are filled', async () => {
    const { sections } = await templateNamed(template);
    const kinds = sections?.map(({ blockType }) => blockType);
    const id = await choose('editor', template);
    const { isTemplate, pageName, _status } = await form(id, 'pl');
    const name = NAMES[template];
    const made = name.toLowerCase().replaceAll(' ', '-').replace('ę', 'e');
    expect([isTemplate, _status]).toEqual([false, 'draft']);
    expect(pageName).toMatch(new RegExp(`^${made}(-\\d+)?$`));
    expect(await pageAt(pageName)).toBeNull();
    const shown = await pageAt(pageName, true);
    expect(shown?.Sections.map(({ kind }) => kind)).toEqual(kinds);
    const [hero] = JSON.parse(JSON.stringify(shown?.Sections).replaceAll('\u00A0', ' '));
    expect(hero.Title_de).toEqual(expect.any(String));
    const { title: german } = await form((await templateNamed(template)).id, 'de');
    expect(await form(id, 'de')).toMatchObject({ title: `[[${german}]]` });

    const { sentence, field, language } = (await refusedIn(id))[0] ?? {};
    expect(sentence).toBe(`Tytuł: został tekst szablonu (Polski): [[${name}]]`);
    expect([field, language]).toEqual(['title', 'pl']);
    expect(await publish(id, 'pl')).toMatch(
      /^title: Tu został tekst szablonu: \[\[.+\]\]\. Wpisz swój albo usuń to miejsce\./,
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
    'Tytuł: został tekst szablonu (English): [[Event or trade fair]]',
    'Tytuł: polski tekst zmienił się po przetłumaczeniu (Deutsch).',
  ]);
  await api.payload.update({ ...call, data: { title: '[[Tytuł strony]]' } });
  expect(await sentences('title')).toEqual([
    'Tytuł: został tekst szablonu (Polski): [[Tytuł strony]]',
    'Tytuł: został tekst szablonu (English): [[Event or trade fair]]',
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
  const id = await choose('editor', 'thank-you');
  await fillIn(id, 'pl');
  expect(await publish(id, 'pl', true)).toBe('done');
  const { pageName } = await form(id, 'pl');
  expect(await pageAt(pageName)).toMatchObject({ Title_pl: `Nowe słowa ${id} pl`, Title_de: null });
  expect(await publish(id, 'de', true)).toContain('title: Tu został tekst szablonu: [[Danke-Seite');
  await fillIn(id, 'de');
  expect(await publish(id, 'de', true)).toBe('done');
  // English was never published: its gaps prevent nothing.
  expect(await publish(id, 'pl')).toBe('done');
});

test('a gap that an editor writes is found, in a formatted text too; single brackets are none', async () => {
  const { id } = await storePage(api.payload, { title: 'Regulamin [2026]', _status: 'draft' });
  const call = { collection: 'pages', id, locale: 'pl', draft: true } as const;
  expect(await refusedIn(id)).toEqual([]);
  await api.payload.update({ ...call, data: { subtitle: 'Spotkanie: [[Nazwa miejsca]], jutro' } });
  expect((await refusedIn(id)).map(({ field }) => field)).toEqual(['subtitle']);
  const text = { blockType: 'text', title: 'O nas', content: richText('Numer [[KRS]]') } as const;
  await api.payload.update({ ...call, data: { subtitle: 'Jutro', sections: [text] } });
  expect((await refusedIn(id)).map(({ field }) => field)).toEqual(['sections.0.content']);
  const asked = { method: 'PATCH', body: { _status: 'published' } };
  const refused = await staff.ask('editor', `/pages/${id}`, asked);
  expect(await refused.text()).toContain(
    'Nie opublikowano, bo na stronie zostały teksty szablonu.',
  );
});

test('an editor of Polish begins with Polish texts, and the other languages are empty', async () => {
  const id = await choose('Polish', 'landing-page');
  expect((await form(id, 'pl')).title).toBe('[[Strona kampanii]]');
  const { title, sections } = await form(id, 'de');
  expect([title, sections?.[0]?.title].filter(Boolean)).toEqual([]);
  await fillIn(id, 'pl');
  expect(await refusedIn(id)).toEqual([]);
});

test('an editor without the right to publish begins a draft; one of German makes no page', async () => {
  expect((await form(await choose('drafter', 'event'), 'en')).title).toBe(
    '[[Event or trade fair]]',
  );
  const before = await api.payload.count({ collection: 'pages' });
  expect((await copy('German', (await templateNamed('event')).id)).status).toBe(403);
  expect(await api.payload.count({ collection: 'pages' })).toEqual(before);
});

describe('a template of an editor’s own', () => {
  /** Makes a template, as the form does. */
  async function own(title: string): Promise<number> {
    const { doc } = await (
      await staff.ask('editor', '/pages?draft=true', {
        body: { title, sections: [], isTemplate: true, _status: 'draft' },
      })
    ).json();
    return doc.id;
  }

  test('is any page that is marked; pages that begin with it have their own title and address', async () => {
    const id = await own('Partner');
    expect(await form(id, 'pl')).toMatchObject({ pageName: 'template-partner', _status: 'draft' });
    const ids = [await begin('editor', id), await begin('editor', id)];
    const pages = await Promise.all(ids.map((one) => form(one, 'pl')));
    expect(pages.map(({ title }) => title)).toEqual(['[[Partner]]', '[[Partner]]']);
    expect(pages.map(({ pageName }) => pageName)).toEqual(['partner', 'partner-2']);
  });

  test('is not published, and no published page becomes one', async () => {
    const id = await own('Oferta');
    const refused = /^isTemplate: Szablonu się nie publikuje\./;
    expect(await publish(id, 'pl')).toMatch(refused);
    const live = (await storePage(api.payload)).id;
    const mark = { method: 'PATCH', body: { isTemplate: true, _status: 'draft' } };
    const marked = () => outcomeOf(staff.ask('editor', `/pages/${live}?draft=true`, mark));
    expect(await marked()).toMatch(refused);
    await api.payload.update({ collection: 'pages', id, data: { isTemplate: false } });
    expect(await publish(id, 'pl')).toBe('done');
    expect(await pageAt('oferta')).toMatchObject({ Title_pl: 'Oferta' });
  });

  test('is no work for translators, and stays out of the list of pages', async () => {
    const id = await own('Konferencja');
    const where = { source: { equals: 'pages' }, document: { equals: `${id}` } };
    const { docs } = await api.payload.find({ collection: 'translation-states', where });
    expect(docs.map(({ missing, isDraft }) => [missing, isDraft])).toEqual(
      LOCALE_CODES.map(() => [0, false]),
    );
    const listed = async (query: object) => {
      const req = { query } as never;
      const filter = (await pagesOrTemplates({ req, limit: 10, page: 1, sort: 'id' })) ?? {};
      const own = { collection: 'pages', draft: true, pagination: false } as const;
      return (await api.payload.find({ ...own, where: filter })).docs.map((doc) => doc.id);
    };
    expect(await listed({})).not.toContain(id);
    expect(await listed({ templates: 'shown' })).toContain(id);
  });
});

test('a template that was deleted does not come back', async () => {
  const { id } = await templateNamed('thank-you');
  await api.payload.delete({ collection: 'pages', id });
  await addTemplates(api.payload);
  expect((await templates()).map(({ pageName }) => pageName)).not.toContain('template-thank-you');
});
