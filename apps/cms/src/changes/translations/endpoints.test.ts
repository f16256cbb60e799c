import type { Locale } from '@osnowa/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { node, words } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import type { ComparedText } from './comparison.ts';
import {
  ARTICLE,
  articlePage,
  BROKEN,
  CONTENT,
  GERMAN,
  HEADING,
  LATER_ARTICLE,
  RULE,
  TRANSLATED,
} from './rich-text/testing/article.ts';

const api = testApi();
const staff = testStaff(api, { editor: {}, sales: { roles: ['sales'] } });
let id: number;

beforeAll(async () => {
  const rows = [
    { blockType: 'contact', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', title: 'Napisz do nas' },
    { blockType: 'contact', id: 'bbbbbbbbbbbbbbbbbbbbbbbb', title: 'Zadzwoń do nas' },
  ];
  id = (await storePage(api.payload, { title: 'Kontakt', sections: rows })).id;
});

const inLanguage = (locale: Locale, page = id) => pageForm(api.payload, page, locale);

interface Sent {
  who?: 'editor' | 'sales' | null;
  language?: string;
  written?: object[];
  confirmed?: string[];
  /** The page, unless it is the first one. */
  page?: number;
}

interface Answer {
  texts?: ComparedText[];
  errors?: { message: string; data?: { fields?: Record<string, string> } }[];
}

async function send({ who = 'editor', language = 'de', page = id, ...changes }: Sent) {
  const { written = [], confirmed = [] } = changes;
  const body = { source: 'pages', document: String(page), language, written, confirmed };
  const response = await staff.ask(who, '/translations', { body });
  const { errors, texts } = (await response.json()) as Answer;
  const state = (key: string) =>
    texts?.find((text) => text.key === key)?.sentences.map((one) => one.state);
  const fields = errors?.[0]?.data?.fields ?? {};
  return { status: response.status, state, texts, fields, message: errors?.[0]?.message };
}

const FIRST = 'sections.aaaaaaaaaaaaaaaaaaaaaaaa.title';
const SECOND = 'sections.bbbbbbbbbbbbbbbbbbbbbbbb.title';

describe('the comparison of a document with its translation', () => {
  test('writes into a draft of its language, and leaves the others and what is published', async () => {
    const written = [{ key: SECOND, text: 'Rufen Sie uns an' }];
    const { status, state } = await send({ written });
    expect(status).toBe(200);
    expect([state(FIRST), state(SECOND)]).toEqual([['missing'], ['current']]);
    const german = await inLanguage('de');
    expect(german.sections?.map(({ title }) => title ?? null)).toEqual([null, 'Rufen Sie uns an']);
    expect(german._status).toBe('draft');
    const polish = await inLanguage('pl');
    expect(polish.sections?.map(({ title }) => title)).toEqual(['Napisz do nas', 'Zadzwoń do nas']);
    const site = { collection: 'pages', id, locale: 'de', depth: 0 } as const;
    const published = await api.payload.findByID(site);
    expect(published.sections?.[1]?.title).toBe('Zadzwoń do nas');
  });

  test('copies the original, and confirms a translation in which nothing has to change', async () => {
    const copied = await send({ written: [{ key: FIRST }] });
    expect(copied.state(FIRST)).toEqual(['current']);
    expect((await inLanguage('de')).sections?.[0]?.title).toBe('Napisz do nas');
    const rows = (await inLanguage('pl')).sections?.map((section) => ({
      ...section,
      title: `${section.title}.`,
    }));
    await api.payload.update({
      ...{ collection: 'pages', id, locale: 'pl', draft: true },
      data: { sections: rows, _status: 'draft' } as never,
    });
    const before = await send({});
    expect([before.state(FIRST), before.state(SECOND)]).toEqual([['stale'], ['stale']]);
    const after = await send({ confirmed: [FIRST] });
    expect([after.state(FIRST), after.state(SECOND)]).toEqual([['current'], ['stale']]);
    expect((await inLanguage('de')).sections?.[0]?.title).toBe('Napisz do nas');
  });

  test.each([
    ['a salesperson', { who: 'sales' }, 404],
    ['a visitor', { who: null }, 404],
    ['the language of the original', { language: 'pl' }, 400],
    ['a language that is not there', { language: 'xx' }, 400],
  ] as const)('refuses %s', async (_what, sent, status) => {
    const title = async () => (await inLanguage('de')).title ?? null;
    const before = await title();
    const answer = await send({ ...sent, written: [{ key: 'title', text: 'Fremd' }] });
    expect(answer.status).toBe(status);
    expect(await title()).toBe(before);
  });

  test('leaves a text alone that is not there any more', async () => {
    const gone = 'sections.cccccccccccccccccccccccc.title';
    expect((await send({ written: [{ key: gone, text: 'x' }] })).status).toBe(200);
    expect((await inLanguage('de')).sections).toHaveLength(2);
  });
});

describe('a formatted text', () => {
  let page: number;
  beforeEach(async () => {
    page = (await storePage(api.payload, articlePage(ARTICLE))).id;
  });

  async function rewrite(children: object[]): Promise<void> {
    const data = { sections: articlePage(children).sections, _status: 'draft' } as never;
    await api.payload.update({ collection: 'pages', id: page, locale: 'pl', draft: true, data });
  }

  /** The German blocks as they are stored. */
  async function stored(): Promise<unknown[] | undefined> {
    const found = await inLanguage('de', page);
    const [section] = (found.sections ?? []) as { content?: { root: { children: unknown[] } } }[];
    return section?.content?.root.children;
  }

  const blocksOf = (texts: readonly ComparedText[] | undefined) =>
    texts?.find(({ key }) => key === CONTENT)?.blocks ?? [];

  const blocks = async () => blocksOf((await send({ page })).texts);

  /** Writes blocks by their original, as the view shows them. */
  async function write(texts: Readonly<Record<string, string>>, more: object[] = []) {
    const shown = await blocks();
    const edits = Object.entries(texts).map(([original, text]) => {
      const block = shown.find((one) => one.original === original);
      return { id: block?.id, seen: block?.translation, text };
    });
    return send({ page, written: [{ key: CONTENT, blocks: edits }, ...more] });
  }

  const states = async () =>
    (await blocks()).map(({ original, state, sentences }) => [
      original,
      state,
      sentences.map((one) => one.state).join(' '),
    ]);

  test('is translated block by block, with the structure and the formatting of the original', async () => {
    const [first, ...others] = Object.entries(GERMAN).reverse();
    await write(Object.fromEntries([first as [string, string]]));
    const missing = ['missing', 'missing missing', 'missing', 'missing', '', 'current'];
    expect((await states()).map(([, , sentences]) => sentences)).toEqual(missing);
    expect((await write(Object.fromEntries(others))).status).toBe(200);
    expect(await stored()).toEqual(TRANSLATED);
    expect((await states()).every(([, , all]) => !/missing|stale/.test(all ?? ''))).toBe(true);
  });

  test('stays stale where it was not written, and names new and removed blocks', async () => {
    await write(GERMAN);
    const before = await stored();
    await rewrite(LATER_ARTICLE);
    expect(await states()).toEqual([
      ['Ceny i stawki', 'both', 'stale'],
      ['Ceny są w <1>cenniku</1>. Widać je od razu.', 'both', 'current current'],
      ['Dopisane.', 'new', 'missing'],
      ['Stała cena netto', 'both', 'stale'],
      ['Bez umowy', 'both', 'current'],
      ['', 'gone', ''],
      ['', 'gone', 'stale'],
    ]);
    await write({ 'Ceny i stawki': 'Preise und Sätze', 'Dopisane.': 'Ergänzt.' });
    const later = ['current', 'current current', 'current', 'stale', 'current', '', 'stale'];
    expect((await states()).map(([, , sentences]) => sentences)).toEqual(later);
    const [, offer, ...others] = before ?? [];
    expect(await stored()).toEqual([
      { ...HEADING, children: [words('Preise und Sätze')] },
      offer,
      node('paragraph', [words('Ergänzt.')]),
      ...others,
    ]);
  });

  test('of which a mark is broken is refused at its block, and nothing of the save is stored', async () => {
    await write(GERMAN);
    const before = await stored();
    const title = [{ key: 'title', text: 'Preise', seen: '' }];
    const [, offer = ''] = Object.keys(GERMAN);
    for (const [text, sentence] of BROKEN) {
      const { fields, message, status } = await write({ [offer]: text }, title);
      expect([status, message]).toEqual([
        409,
        'Niczego nie zapisano: przyczynę podano przy zaznaczonych polach.',
      ]);
      const [[field = '', said = ''] = []] = Object.entries(fields);
      expect(field.startsWith(`${CONTENT}#`)).toBe(true);
      expect(said.startsWith(sentence)).toBe(true);
    }
    expect(await stored()).toEqual(before);
    expect((await send({ page })).texts?.find(({ key }) => key === 'title')?.translation).toBe('');
  });

  test('that another window changed is not overwritten, block by block', async () => {
    await write(GERMAN);
    const shown = await blocks();
    const edit = (original: string, text: string) => {
      const { id, translation } = shown.find((one) => one.original === original) ?? {};
      return { key: CONTENT, blocks: [{ id, seen: translation, text }] };
    };
    await write({ Cennik: 'Unsere Preise' });
    const title = { key: 'title', text: 'Preise', seen: 'Alt' };
    const late = await send({ page, written: [edit('Cennik', 'Preistafel'), title] });
    expect([late.status, Object.keys(late.fields)[1]]).toEqual([409, 'title']);
    expect(Object.values(late.fields)[0]).toMatch(/^To tłumaczenie zmieniono tymczasem/);
    const other = await send({ page, written: [edit('Bez umowy', 'Vertragsfrei')] });
    expect(other.status).toBe(200);
    const words = blocksOf(other.texts).map(({ translation }) => translation);
    expect([words[0], words[3]]).toEqual(['Unsere Preise', 'Vertragsfrei']);
    await rewrite([HEADING]);
    const gone = await send({ page, written: [edit('Bez umowy', 'Ganz ohne')] });
    expect(Object.values(gone.fields)[0]).toMatch(/^Tego akapitu oryginału już nie ma/);
  });

  test('is confirmed, copied and cleared block by block', async () => {
    await write({ Cennik: 'Preise', 'Bez umowy': 'Ohne Vertrag' });
    await rewrite([node('heading', [words('Ceny')], { tag: 'h2' }), ...ARTICLE.slice(1)]);
    const shown = await blocks();
    const of = (original: string) => {
      const { id, translation } = shown.find((one) => one.original === original) ?? {};
      return { id, seen: translation };
    };
    const edits = [
      { ...of('Ceny'), isConfirmed: true },
      { ...of('Zapraszamy.') },
      { ...of('Bez umowy'), text: '' },
    ];
    expect((await send({ page, written: [{ key: CONTENT, blocks: edits }] })).status).toBe(200);
    expect(await stored()).toEqual([
      { ...HEADING, children: [words('Preise')] },
      RULE,
      node('paragraph', [words('Zapraszamy.')]),
    ]);
    expect((await states())[0]).toEqual(['Ceny', 'both', 'current']);
  });
});
