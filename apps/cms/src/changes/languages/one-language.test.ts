import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleDocument } from '../../admin/schedule/schedule-document.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { runDueJobs } from '../schedule/run-jobs.ts';
import { readParity } from '../translations/parity.ts';

let api: RunningApi;
let payload: Payload;
let backOffice: BackOffice;
let editor: TypedUser;
let cookie: string;
let pages = 0;

type Language = 'pl' | 'en' | 'de';

const questions = (...words: string[]) => [
  {
    blockType: 'questions' as const,
    title: 'Pytania',
    items: words.map((word) => ({ question: `${word}?`, answer: rich(word) })),
  },
];

function rich(text: string) {
  const leaf = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' };
  const block = { type: 'paragraph', version: 1, children: [leaf], direction: null, format: '' };
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 };
  return { root: { ...root, children: [{ ...block, indent: 0 }] } } as never;
}

/** A draft of a page in all languages. */
async function draftPage(more: object = {}) {
  pages += 1;
  const pageName = `jezyk-${pages}`;
  const data = { title: `Strona ${pages}`, pageName, sections: [], ...more };
  const { id } = await payload.create({ collection: 'pages', data, draft: true });
  for (const [locale, title] of [
    ['en', 'Page'],
    ['de', 'Seite'],
  ] as const) {
    await payload.update({ collection: 'pages', id, locale, draft: true, data: { title } });
  }
  return { id, pageName };
}

async function livePage(more: object = {}) {
  const page = await draftPage(more);
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } });
  return page;
}

/** As the button of the form does. */
function publish(id: number, locale: Language, user: TypedUser | null = null) {
  return payload.update({
    collection: 'pages',
    id,
    locale,
    publishSpecificLocale: locale,
    data: { _status: 'published' },
    ...(user && { user, overrideAccess: false }),
  });
}

function write(id: number, locale: Language, title: string) {
  return payload.update({
    collection: 'pages',
    id,
    locale,
    draft: true,
    data: { title, _status: 'draft' },
  });
}

/** Titles that visitors get, by language; `null` where there is no page. */
async function titles(pageName: string) {
  const [page] = (await (await api.request(`/pages?PageName=${pageName}`)).json()) as Record<
    string,
    unknown
  >[];
  return page ? [page.Title_pl, page.Title_en, page.Title_de] : null;
}

async function show(document: number, language: Language, isShown: boolean, adminLanguage = 'pl') {
  const response = await backOffice.send('/shown-languages', {
    method: 'POST',
    headers: { cookie, 'accept-language': adminLanguage },
    body: JSON.stringify({ source: 'pages', document, language, isShown }),
  });
  const body = (await response.json()) as { errors?: { message: string }[] };
  return response.ok ? 'done' : body.errors?.[0]?.message;
}

async function onlyDrafts(language: Language): Promise<number> {
  const cells = await readParity(payload);
  return cells.find((one) => one.source === 'pages' && one.language === language)?.draft ?? 0;
}

describe.each(engines('SQLite'))('on %s', (engine) => {
  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    payload = api.payload;
    backOffice = await openBackOffice(api);
    const account = { email: 'ewa@jezyki.example', password: 'krosno-jezyk-watek-74' };
    const data = { ...account, name: 'Ewa', roles: ['editor' as const] };
    const user = await payload.create({ collection: 'users', data });
    editor = { ...user, collection: 'users' } as TypedUser;
    cookie = await backOffice.signIn(account.email, account.password);
  });

  afterAll(() => api.stop());

  test('a page that is published in Polish only is Polish in every language, also after the next change', async () => {
    const { id, pageName } = await draftPage();
    await publish(id, 'pl');
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, null, null]);
    await write(id, 'de', 'Halb fertig');
    await payload.update({ collection: 'pages', id, data: { title: 'A', _status: 'published' } });
    expect(await titles(pageName)).toEqual(['A', null, null]);
    await publish(id, 'de');
    expect(await titles(pageName)).toEqual(['A', null, 'Halb fertig']);
  });

  test('one language is taken off the site within the same change, and comes back', async () => {
    const { id, pageName } = await livePage();
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', 'Seite']);
    expect(await show(id, 'de', false)).toBe('done');
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', null]);
    const newest = { collection: 'content-changes', sort: '-id', limit: 1 } as const;
    const { docs } = await payload.db.find<{ changes: unknown[] }>(newest);
    expect(JSON.stringify(docs)).toContain(`pages:${pageName}`);
    expect(await show(id, 'de', true)).toBe('done');
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', 'Seite']);
  });

  test('nothing of that language is in any answer while the page changes, is restored or is renamed', async () => {
    const { id, pageName } = await livePage({ sections: questions('Jedno') });
    const before = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    });
    await show(id, 'de', false);
    await write(id, 'de', 'Geheim');
    await payload.update({ collection: 'pages', id, data: { title: 'B', _status: 'published' } });
    expect(await titles(pageName)).toEqual(['B', 'Page', null]);
    await payload.restoreVersion({ collection: 'pages', id: String(before.docs[0]?.id) });
    const answers = await Promise.all(
      ['/pages', '/navigation', `/pages?PageName=${pageName}`].map(async (path) =>
        (await api.request(path)).text(),
      ),
    );
    expect(answers.join()).not.toContain('Geheim');
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', null]);
    const preview = await payload.findByID({ collection: 'pages', id, locale: 'de', draft: true });
    expect(preview.title).toBe('Seite');
  });

  test('a page of the menu names itself in Polish in the language that it is not shown in', async () => {
    const { id } = await livePage();
    const document = { relationTo: 'pages' as const, value: id };
    const bar = [{ blockType: 'plain', document }];
    const columns = [{ blockType: 'column', title: 'Oferta', links: [{ document }] }];
    await payload.updateGlobal({ slug: 'navigation', data: { bar, columns } as never });
    const entry = async () => {
      const { Bar } = (await (await api.request('/navigation')).json()) as {
        Bar: Record<string, unknown>[];
      };
      return Bar[0]?.Title_de;
    };
    expect(await entry()).toBe('Seite');
    await show(id, 'de', false);
    expect(await entry()).toBeNull();
  });

  test('the board counts a language that is not shown as only a draft', async () => {
    const { id } = await livePage();
    const before = await onlyDrafts('de');
    await show(id, 'de', false);
    expect(await onlyDrafts('de')).toBe(before + 1);
    await publish(id, 'de');
    expect(await onlyDrafts('de')).toBe(before);
  });

  test('Polish stays, and comes first', async () => {
    const { id } = await livePage();
    expect(await show(id, 'pl', false)).toMatch(/Polskiego nie można zdjąć osobno/);
    expect(await show(id, 'pl', false, 'en')).toMatch(/Polish cannot be taken off alone/);
    const draft = await draftPage();
    expect(await show(draft.id, 'de', false)).toBe('Ten dokument nie jest opublikowany.');
    expect(await show(draft.id, 'de', true)).toMatch(/Najpierw opublikuj wersję polską/);
  });

  test('a language is not published alone while the draft moves rows: the others would be mixed up', async () => {
    const { id, pageName } = await livePage({ sections: questions('Jedno', 'Drugie') });
    const { sections } = await payload.findByID({ collection: 'pages', id, draft: true });
    const [first] = sections as unknown as { items: object[] }[];
    const moved = [{ ...first, items: first?.items.toReversed() }];
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { sections: moved, _status: 'draft' } as never,
    });
    await expect(publish(id, 'de')).rejects.toThrow(/zmienia kolejność/);
    const longer = [
      { ...first, items: [...(first?.items ?? []), ...(questions('Nowe')[0]?.items ?? [])] },
    ];
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { sections: longer, _status: 'draft' } as never,
    });
    await publish(id, 'pl');
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', 'Seite']);
  });

  test('an editor of German translates the rows of a list, and publishes them', async () => {
    const account = { name: 'Uta', email: 'uta@jezyki.example', password: 'krosno-uta-watek-74' };
    const limits = { roles: ['editor' as const], languages: ['de' as const] };
    const uta = await payload.create({ collection: 'users', data: { ...account, ...limits } });
    const user = { ...uta, collection: 'users' } as TypedUser;
    const offer = { slug: 'oferta', title: 'Oferta', location: 'Łódź', description: 'Opis.' };
    const careerRequirements = [{ title: 'Czytanie kodu' }, { title: 'Pisanie testów' }];
    const polish = { ...offer, careerRequirements, publishedAt: '2026-01-02T08:00:00.000Z' };
    const data = { ...polish, _status: 'published' } as never;
    const { id, ...made } = await payload.create({ collection: 'careers', data });
    const rows = (made.careerRequirements ?? []).map((row, at) => ({
      id: row.id,
      title: `Z${at}`,
    }));
    const asUta = { collection: 'careers', id, locale: 'de', user, overrideAccess: false } as const;
    const german = { title: 'Stelle', careerRequirements: rows };
    await payload.update({ ...asUta, data: german, draft: true });
    const published = { ...german, _status: 'published' as const };
    await payload.update({ ...asUta, data: published, publishSpecificLocale: 'de' });
    const stored = await payload.findByID({ collection: 'careers', id, locale: 'all' });
    expect(stored).toMatchObject({
      title: { pl: 'Oferta', de: 'Stelle' },
      careerRequirements: [
        { title: { pl: 'Czytanie kodu', de: 'Z0' } },
        { title: { pl: 'Pisanie testów', de: 'Z1' } },
      ],
    });
    const fewer = { careerRequirements: rows.slice(1) };
    const attempt = payload.update({ ...asUta, data: fewer, draft: true });
    await expect(attempt).rejects.toThrow(/careerRequirements/);
  });

  test('a schedule publishes one language of a page that is not shown in it', async () => {
    const { id, pageName } = await livePage();
    await show(id, 'de', false);
    const req = await createLocalReq({ user: editor }, payload);
    const answer = await scheduleDocument({
      type: 'publish',
      date: new Date(Date.now() + 60 * 60_000),
      doc: { relationTo: 'pages', value: String(id) },
      localeToPublish: 'de',
      timezone: 'Europe/Warsaw',
      req,
    } as never);
    expect(answer.error).toBeUndefined();
    const waitUntil = new Date(Date.now() - 1_000).toISOString();
    await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil } });
    await runDueJobs(payload);
    expect(await titles(pageName)).toEqual([`Strona ${pages}`, 'Page', 'Seite']);
  });

  test('a document that is deleted for good leaves nothing for the next one with its number', async () => {
    const { id } = await livePage();
    await show(id, 'de', false);
    await payload.delete({ collection: 'pages', id });
    const { docs } = await payload.find({
      collection: 'withheld-languages',
      where: { document: { equals: String(id) } },
    });
    expect(docs).toEqual([]);
  });
});
