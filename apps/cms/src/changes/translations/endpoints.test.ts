import type { Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import type { ComparedText } from './comparison.ts';

const PASSWORD = 'a long word for the tests 42';

let api: RunningApi;
let payload: Payload;
let office: BackOffice;
let id: number;
const sessions = new Map<string, string>();

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  office = await openBackOffice(api);
  for (const role of ['editor', 'sales'] as const) {
    const email = `${role}@firm.example`;
    const data = { name: role, email, password: PASSWORD, roles: [role] };
    await payload.create({ collection: 'users', data });
    sessions.set(role, await office.signIn(email, PASSWORD));
  }
  const rows = [
    { blockType: 'contact', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', title: 'Napisz do nas' },
    { blockType: 'contact', id: 'bbbbbbbbbbbbbbbbbbbbbbbb', title: 'Zadzwoń do nas' },
  ];
  const data = {
    title: 'Kontakt',
    pageName: 'kontakt-proba',
    sections: rows,
    _status: 'published',
  };
  id = (await payload.create({ collection: 'pages', data: data as never, locale: 'pl' })).id;
});

afterAll(() => api?.stop());

const inLanguage = (locale: Locale) =>
  payload.findByID({
    ...{ collection: 'pages' as const, id, locale, depth: 0, draft: true },
    fallbackLocale: false,
  });

interface Sent {
  role?: string;
  language?: string;
  written?: { key: string; text?: string }[];
  confirmed?: string[];
}

async function send({ role = 'editor', language = 'de', written = [], confirmed = [] }: Sent) {
  const response = await office.send('/translations', {
    method: 'POST',
    headers: role === '' ? {} : { cookie: sessions.get(role) ?? '' },
    body: JSON.stringify({ source: 'pages', document: String(id), language, written, confirmed }),
  });
  const { texts } = (await response.json()) as { texts?: ComparedText[] };
  const state = (key: string) =>
    texts?.find((text) => text.key === key)?.sentences.map((one) => one.state);
  return { status: response.status, state };
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
    const published = await payload.findByID({ collection: 'pages', id, locale: 'de', depth: 0 });
    expect(published.sections?.[1]?.title).toBe('Zadzwoń do nas');
  });

  test('copies the original', async () => {
    const { state } = await send({ written: [{ key: FIRST }] });
    expect(state(FIRST)).toEqual(['current']);
    expect((await inLanguage('de')).sections?.[0]?.title).toBe('Napisz do nas');
  });

  test('confirms a translation in which nothing has to change', async () => {
    const rows = (await inLanguage('pl')).sections?.map((section) => ({
      ...section,
      title: `${section.title}.`,
    }));
    await payload.update({
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
    ['a salesperson', { role: 'sales' }, 404],
    ['a visitor', { role: '' }, 404],
    ['the language of the original', { language: 'pl' }, 400],
    ['a language that is not there', { language: 'xx' }, 400],
  ])('refuses %s', async (_what, sent, status) => {
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
