import type { Locale } from '@osnowa/contract';
import { CALCULATOR_NAMES } from '@osnowa/site-map';
import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { link, node, richText } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { storePicture } from '../../testing/sample-documents.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage } from '../../testing/stored-content.ts';
import type { CheckReport, Finding } from './report.ts';

const SITE = 'https://osnowa.example';

const api = testApi('SQLite', { PUBLIC_URL: SITE });
const staff = testStaff(api, { editor: {}, sales: { roles: ['sales'] } });

const ask = (query: string, who: 'editor' | 'sales' | null = 'editor') =>
  staff.ask(who, `/checks?${query}`, { language: 'en' });

async function check(collection: CollectionSlug, id: number): Promise<CheckReport> {
  const response = await ask(`source=${collection}&document=${id}`);
  expect(response.status).toBe(200);
  const report = (await response.json()) as CheckReport;
  expect(report.failed).toEqual([]);
  return report;
}

/** Findings whose sentence has these words. */
async function found(collection: CollectionSlug, id: number, words: string): Promise<Finding[]> {
  const { findings } = await check(collection, id);
  return findings.filter(({ sentence }) => sentence.includes(words));
}

/** A draft of a page in Polish. */
const draft = async (more: object) =>
  (await storePage(api.payload, { _status: 'draft', ...more })).id;

const textSection = (content: object) => [{ blockType: 'text', title: 'Tekst', content }];

test.each([
  ['from a salesperson', 'source=pages&document=1', 'sales', 404],
  ['from a visitor', 'source=pages&document=1', null, 404],
  ['about a kind without a page', 'source=tags&document=1', 'editor', 404],
  ['about a kind that is not there', 'source=__proto__&document=1', 'editor', 404],
  ['about a document that is not there', 'source=pages&document=99999', 'editor', 404],
  ['about nothing', '', 'editor', 400],
] as const)('a question %s is refused', async (_what, query, role, status) => {
  expect((await ask(query, role)).status).toBe(status);
});

describe('what would be refused', () => {
  test('a draft without a title, an address or anything else', async () => {
    const id = await draft({ title: '', pageName: null });
    const { findings, heads } = await check('pages', id);
    const title = findings.find(({ field, weight }) => field === 'title' && weight === 'refused');
    expect(title?.sentence).toMatch(/^Title: /);
    expect(title?.language).toBe('pl');
    expect(findings[0]?.weight).toBe('refused');
    expect(heads).toEqual([]);
  });

  test('a row of a section without its title, named as in the form', async () => {
    const questions = { blockType: 'questions', title: 'FAQ', items: [{ question: '' }] };
    const id = await draft({ sections: [questions] });
    const named = 'Section 1: Questions and answers “FAQ” › Items 1 › Question';
    const [finding] = await found('pages', id, named);
    expect(finding).toMatchObject({ weight: 'refused', field: 'sections.0.items.0.question' });
  });
});

describe('pictures', () => {
  test('without a description in a language, which opens in that language', async () => {
    const picture = await storePicture(api.payload, 'hala.png');
    const media = { collection: 'media', id: picture.id as number } as const;
    await api.payload.update({ ...media, locale: 'de', data: { alt: null } as never });
    const id = await draft({ sections: [{ blockType: 'picture', image: picture.id }] });
    const findings = await found('pages', id, 'for blind visitors');
    expect(findings).toEqual([
      {
        weight: 'refused',
        language: 'de',
        form: `collections/media/${picture.id}`,
        field: 'alt',
        sentence: expect.stringMatching(/“hala-\w+\.png” \(Section 1: Picture › Picture\)/),
      },
    ]);
    await api.payload.update({ ...media, locale: 'de', data: { alt: 'Halle' } });
    expect(await found('pages', id, 'for blind visitors')).toEqual([]);
  });

  test('that were deleted', async () => {
    const picture = await storePicture(api.payload, 'biuro.png');
    const image = node('upload', [], { relationTo: 'media', value: picture.id, id: 'u1' });
    const id = await draft({ sections: textSection(richText('Tekst', image)) });
    expect(await found('pages', id, 'was deleted')).toEqual([]);
    const trashed = { deletedAt: new Date().toISOString() };
    const where = { id: { equals: picture.id } };
    await api.payload.db.updateOne({ collection: 'media', where, data: trashed });
    const [finding] = await found('pages', id, 'was deleted');
    expect(finding).toMatchObject({ weight: 'hurts', field: 'sections.0.content' });
  });
});

test('a broken text is no crash', async () => {
  const broken = [null, 3, { type: 'heading', tag: 7 }, { children: [{}] }, { type: 'upload' }];
  const id = await draft({});
  const stored = { sections: textSection({ root: { children: broken } }) };
  const where = { id: { equals: id } };
  await api.payload.db.updateOne({ collection: 'pages', where, locale: 'pl', data: stored });
  expect((await check('pages', id)).findings.length).toBeGreaterThan(0);
});

describe('links', () => {
  const linked = (...urls: string[]) => {
    const lines = urls.map((url) => node('paragraph', [link(url, 'dalej')]));
    return draft({ sections: textSection(richText(...lines)) });
  };

  beforeAll(async () => {
    await draft({ pageName: 'ukryta' });
    await storePage(api.payload, { pageName: 'widoczna' });
    const moved = { from: '/stara', to: '/widoczna', status: '301' } as const;
    await api.payload.create({ collection: 'redirects', data: moved });
    const category = { name: 'Magazyn', slug: 'magazyn' } as never;
    await api.payload.create({ collection: 'categories', data: category, locale: 'pl' });
  });

  test('to what is not there, or not so, or not for visitors', async () => {
    const wrong = [
      ['/nie-ma', 'leads nowhere'],
      ['/products/nie-ma', 'leads nowhere'],
      ['/files/nie-ma.pdf', 'leads nowhere'],
      [`${SITE}/nie-ma?a=1#b`, 'leads nowhere'],
      ['/ukryta', 'visitors do not see'],
      [`/${CALCULATOR_NAMES[0]}`, 'visitors do not see'],
      ['/stara', 'Enter /widoczna instead'],
      ['/de/widoczna', 'Enter /widoczna.'],
      ['#formularz', 'no anchor “#formularz”'],
      ['/widoczna?a=1#b', 'no anchor “#b”'],
    ] as const;
    const { findings } = await check('pages', await linked(...wrong.map(([url]) => url)));
    for (const [url, sentence] of wrong) {
      const [finding] = findings.filter((one) => one.sentence.includes(`“${url}”`));
      expect(finding?.sentence, url).toContain(sentence);
      expect(finding).toMatchObject({ language: 'pl', field: 'sections.0.content' });
    }
  });

  test('to pages, their places, other sites, mailboxes and files are fine', async () => {
    const urls = ['/widoczna', '/widoczna/?a=1#contact-form', `${SITE}/widoczna`, '#contact'];
    const others = ['https://elsewhere.example/nie-ma#b', 'mailto:a@firm.example', '/sitemap.xml'];
    const built = ['/estimate-project#quote', '/blog/magazyn'];
    const { fine } = await check('pages', await linked(...urls, ...others, ...built));
    expect(fine).toEqual(expect.arrayContaining(['links within the site', 'anchors (#)']));
  });

  test('of a button, to the page itself, and to one in fewer languages', async () => {
    const section = { blockType: 'callToAction', button: 'Dalej', buttonDestination: '/nie-ma' };
    const id = await draft({ pageName: 'wlasna', sections: [section] });
    const [finding] = await found('pages', id, 'leads nowhere');
    expect(finding).toMatchObject({ language: null, field: 'sections.0.buttonDestination' });
    await inLanguage(id, 'pl', { sections: [{ ...section, buttonDestination: '/wlasna' }] });
    expect(await found('pages', id, 'The link')).toEqual([]);
    const polish = { title: 'Probe', sections: [{ ...section, buttonDestination: '/widoczna' }] };
    await inLanguage(id, 'de', polish);
    expect(await found('pages', id, 'does not exist in Deutsch.')).toHaveLength(1);
  });
});

const inLanguage = (id: number, locale: Locale, data: object) =>
  api.payload.update({ collection: 'pages', id, locale, draft: true, data: data as never });

describe('translations', () => {
  test('that are missing or stale, each in its language', async () => {
    const id = await draft({ subtitle: 'Liczymy partie.' });
    const translated = { title: 'Probe', subtitle: 'Wir zählen.' };
    await inLanguage(id, 'de', translated);
    expect(
      (await found('pages', id, 'Deutsch')).filter(({ field }) => field === 'subtitle'),
    ).toEqual([]);
    const english = await found('pages', id, 'no translation (English)');
    expect(english.map(({ field, language }) => [field, language])).toEqual([
      ['title', 'en'],
      ['subtitle', 'en'],
    ]);
    await inLanguage(id, 'pl', { subtitle: 'Liczymy palety.' });
    const [stale] = await found('pages', id, 'changed after it was translated (Deutsch)');
    expect(stale).toMatchObject({ field: 'subtitle', language: 'de', weight: 'hurts' });
  });

  test('of a whole page are counted, and lead to the next one', async () => {
    const section = (at: number) => ({ blockType: 'contact', title: `Sekcja ${at}` });
    const sections = Array.from({ length: 9 }, (_, at) => section(at));
    const id = await draft({ sections });
    const [more] = await found('pages', id, 'More fields wait for a translation (Deutsch): 5');
    expect(more).toMatchObject({ field: 'sections.4.title', language: 'de' });
  });
});

describe('search engines', () => {
  const LONG = 'Tytuł, który jest dłuższy niż to, co pokazuje jakakolwiek wyszukiwarka na świecie';

  test('a long title, a short description, and what they show', async () => {
    const id = await draft({ seoTitle: LONG, seoDescription: 'Krótko.' });
    const [title] = await found('pages', id, `${LONG.length} characters`);
    expect(title).toMatchObject({ field: 'seoTitle', language: 'pl', weight: 'better' });
    const [description] = await found('pages', id, 'only 7 characters');
    expect(description?.field).toBe('seoDescription');
    const { heads } = await check('pages', id);
    expect(heads.map(({ language, isPolish }) => [language, isPolish])).toEqual([
      ['pl', false],
      ['en', true],
      ['de', true],
    ]);
    expect(heads[0]).toMatchObject({ title: LONG, description: 'Krótko.' });
    expect(heads[0]?.address).toMatch(/^https:\/\/osnowa\.example\/strona-\d+a$/);
    expect(heads[0]?.picture).toMatch(/^https:\/\/osnowa\.example\/share\/pl\/strona-\d+a\.png\?/);
  });

  test('the title of another page', async () => {
    const same = { seoTitle: 'Systemy dla tkalni i przędzalni' };
    await draft({ ...same, title: 'Pierwsza' });
    const id = await draft({ ...same, title: 'Druga' });
    const [finding] = await found('pages', id, 'is also that of Page „Pierwsza”');
    expect(finding).toMatchObject({ field: 'seoTitle', language: 'pl', weight: 'hurts' });
  });
});

test('a title that is too long for the menu', async () => {
  const title = 'Kampania jesienna dla tkalni i przędzalni';
  const id = await draft({ title });
  const target = { relationTo: 'pages', value: id };
  const entry = { blockType: 'plain', document: target, place: 'everywhere', label: 'Jesień' };
  const bar = (row: object) => ({
    slug: 'navigation' as const,
    locale: 'pl' as const,
    data: { bar: [row], columns: [] } as never,
  });
  await api.payload.updateGlobal(bar(entry));
  expect(await found('pages', id, 'The menu shows')).toEqual([]);
  const stored = await api.payload.db.findGlobal<Record<string, never>>({ slug: 'navigation' });
  const unlabelled = { bar: [{ ...entry, id: 'a', label: {} }] };
  await api.payload.db.updateGlobal({ slug: 'navigation', data: { ...stored, ...unlabelled } });
  const [finding] = await found('pages', id, 'The menu shows');
  expect(finding?.sentence).toContain(`“${title}” (Polski): it has 41 characters, and 24 fit`);
  expect(finding).toMatchObject({ field: 'title', language: 'pl' });
});

test('words on a colour of middle lightness are hard to read', async () => {
  const button = { button: 'Dalej', buttonDestination: '/contact' };
  const block = { blockType: 'plain', title: 'Oferta', descriptiveText: 'Opis', ...button };
  const sidebar = async (buttonColor: string) => {
    const name = `Zestaw ${buttonColor}`;
    const data = { name, title: name, blocks: [{ ...block, buttonColor }] };
    const made = { collection: 'sidebars', data: data as never, draft: true } as const;
    return api.payload.create({ ...made, locale: 'pl' });
  };
  const post = async (blogPostSidebar: number) => {
    const data = { title: `Wpis ${blogPostSidebar}`, blogPostSidebar };
    return api.payload.create({ collection: 'posts', data: data as never, draft: true });
  };
  const grey = await sidebar('#7f7f7f');
  const [finding] = await found('posts', (await post(grey.id)).id, 'hard to read');
  expect(finding).toMatchObject({ form: `collections/sidebars/${grey.id}` });
  expect(finding?.sentence).toContain('#7f7f7f');
  const blue = await sidebar('#0066bb');
  expect(await found('posts', (await post(blue.id)).id, 'hard to read')).toEqual([]);
});
