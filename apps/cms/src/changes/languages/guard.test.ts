import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleDocument } from '../../admin/schedule/schedule-document.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { publicationRequests } from './publication-requests.ts';

const password = 'krosno-prawa-watek-74';

/** Accounts by what limits them. */
const ACCOUNTS = {
  German: { languages: ['de'] },
  Polish: { languages: ['pl'] },
  drafter: { mayPublish: false },
  everything: {},
} as const;

type Who = keyof typeof ACCOUNTS;

let api: RunningApi;
let payload: Payload;
let backOffice: BackOffice;
const people = new Map<Who, { user: TypedUser; cookie: string }>();
let pages = 0;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  backOffice = await openBackOffice(api);
  for (const [who, limits] of Object.entries(ACCOUNTS)) {
    const email = `${who.toLowerCase()}@prawa.example`;
    const data = { name: who, email, password, roles: ['editor'], ...limits };
    const user = await payload.create({ collection: 'users', data: data as never });
    const cookie = await backOffice.signIn(email, password);
    people.set(who as Who, { user: { ...user, collection: 'users' } as TypedUser, cookie });
  }
});

afterAll(() => api.stop());

async function livePage() {
  pages += 1;
  const pageName = `prawa-${pages}-strona`;
  const data = { title: 'Strona', pageName, sections: [], _status: 'published' };
  const { id } = await payload.create({ collection: 'pages', data: data as never });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'de',
    data: { title: 'Seite', _status: 'published' },
  });
  return { id, pageName };
}

interface Refusal {
  message: string;
  data?: { errors?: { path: string; message: string }[] };
}

/** Sends what a form would; `done`, or the sentences that the form shows, with their fields. */
async function send(who: Who, path: string, data: object, method = 'PATCH', language = 'pl') {
  const response = await backOffice.send(path, {
    method,
    headers: { cookie: people.get(who)?.cookie ?? '', 'accept-language': language },
    body: JSON.stringify(data),
  });
  if (response.ok) return 'done';
  const { errors = [] } = (await response.json()) as { errors?: Refusal[] };
  const fields = errors.flatMap((error) => error.data?.errors ?? []);
  if (fields.length === 0) return errors[0]?.message;
  return fields.map((field) => `${field.path}: ${field.message}`).join('\n');
}

async function titleIn(id: number, locale: 'pl' | 'de', draft = true) {
  return (await payload.findByID({ collection: 'pages', id, locale, draft })).title;
}

describe('an editor of German', () => {
  test('saves German texts as drafts and publishes German', async () => {
    const { id } = await livePage();
    const draft = `/pages/${id}?locale=de&draft=true&autosave=true`;
    expect(await send('German', draft, { title: 'Neu', pageName: `prawa-${pages}-strona` })).toBe(
      'done',
    );
    expect(await titleIn(id, 'de', false)).toBe('Seite');
    const publication = `/pages/${id}?locale=de&publishSpecificLocale=de`;
    expect(await send('German', publication, { title: 'Neu', _status: 'published' })).toBe('done');
    expect(await titleIn(id, 'de', false)).toBe('Neu');
  });

  test('is told who may change a shared field, at the field', async () => {
    const { id } = await livePage();
    const path = `/pages/${id}?locale=de&draft=true`;
    const changes = { title: 'Neu', pageName: 'neu' };
    const polish = await send('German', path, changes);
    expect(polish).toBe(
      'pageName: To pole jest wspólne dla wszystkich języków. Może je zmienić osoba, która pisze po polsku. Twoje języki: Deutsch.',
    );
    expect(await send('German', path, changes, 'PATCH', 'en')).toMatch(
      /A person who writes Polish/,
    );
    const sections = [{ blockType: 'questions', title: 'Fragen', items: [] }];
    expect(await send('German', path, { sections })).toMatch(/^sections: /);
    expect(await titleIn(id, 'de')).toBe('Seite');
  });

  test('changes no other language, in any way', async () => {
    const { id } = await livePage();
    const theirs = /Twoje języki: Deutsch/;
    const title = 'X';
    expect(await send('German', `/pages/${id}?draft=true`, { title })).toMatch(theirs);
    expect(await send('German', `/pages/${id}?locale=en&draft=true`, { title })).toMatch(theirs);
    const all = { title: { pl: title, de: title } };
    expect(await send('German', `/pages/${id}?locale=all&draft=true`, all)).toMatch(theirs);
    const whole = { _status: 'published' };
    expect(await send('German', `/pages/${id}?locale=de`, whole)).toMatch(/Opublikuj tylko swój;/);
    const other = `/pages/${id}?locale=de&publishSpecificLocale=pl`;
    expect(await send('German', other, whole)).toMatch(theirs);
    const many = `/pages?where[id][equals]=${id}&locale=de&draft=true`;
    expect(await send('German', many, { pageName: 'neu' })).toMatch(/^pageName: /);
    const written = { source: 'pages', document: `${id}`, language: 'en', confirmed: [] };
    const translation = { ...written, written: [{ key: 'title', text: title }] };
    expect(await send('German', '/translations', translation, 'POST')).toMatch(theirs);
    const confirmed = { ...written, written: [], confirmed: ['title'] };
    expect(await send('German', '/translations', confirmed, 'POST')).toMatch(theirs);
    const shown = { source: 'pages', document: id, language: 'en', isShown: false };
    expect(await send('German', '/shown-languages', shown, 'POST')).toMatch(theirs);
    expect([await titleIn(id, 'pl'), await titleIn(id, 'de')]).toEqual(['Strona', 'Seite']);
  });

  test('neither begins, deletes, restores nor schedules a document', async () => {
    const { id } = await livePage();
    const user = people.get('German')?.user as TypedUser;
    const data = { title: 'X', pageName: 'x', sections: [] };
    expect(await send('German', '/pages?draft=true&locale=de', data, 'POST')).toMatch(
      /może zacząć osoba/,
    );
    const copy = `/pages/${id}/duplicate?locale=de`;
    expect(await send('German', copy, {}, 'POST')).toMatch(/może zacząć osoba/);
    const trash = { deletedAt: new Date().toISOString() };
    expect(await send('German', `/pages/${id}?locale=de`, trash)).toMatch(
      /Usunąć dokument albo cofnąć/,
    );
    expect(await send('German', `/pages/${id}?locale=de`, {}, 'DELETE')).toMatch(
      /Usunąć dokument albo cofnąć/,
    );
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    });
    const restore = `/pages/versions/${docs[0]?.id}?locale=de&draft=true`;
    expect(await send('German', restore, {}, 'POST')).toMatch(/Przywrócenie dawnej wersji/);
    expect(await schedule(id, user)).toMatch(/pisze w każdym/);
  });

  test('publishes nothing shared that others have in their draft', async () => {
    const { id } = await livePage();
    await payload.update({ collection: 'pages', id, draft: true, data: { pageName: `p-${id}` } });
    const publication = `/pages/${id}?locale=de&publishSpecificLocale=de`;
    expect(await send('German', publication, { _status: 'published' })).toMatch(
      /Szkic zmienia też/,
    );
  });

  test('writes German in documents without drafts, and no posts', async () => {
    const data = { slug: 'prawa', name: 'Prawa' };
    const { id } = await payload.create({ collection: 'categories', data });
    expect(await send('German', `/categories/${id}?locale=de`, { name: 'Rechte' })).toBe('done');
    expect(await send('German', `/categories/${id}?locale=de`, { slug: 'rechte' })).toMatch(
      /^slug: /,
    );
    const post = await payload.create({ collection: 'posts', data: {} as never, draft: true });
    const title = { title: 'Beitrag' };
    expect(await send('German', `/posts/${post.id}?locale=de&draft=true`, title)).toMatch(
      /^title: /,
    );
  });
});

test('an editor of Polish begins documents, changes what is shared and publishes Polish only', async () => {
  const data = { title: 'Nowa', pageName: 'nowa-polska', sections: [] };
  expect(await send('Polish', '/pages?draft=true', data, 'POST')).toBe('done');
  const { docs } = await payload.find({
    collection: 'pages',
    where: { pageName: { equals: 'nowa-polska' } },
    draft: true,
  });
  const id = docs[0]?.id as number;
  const published = { _status: 'published' };
  expect(await send('Polish', `/pages/${id}`, published)).toMatch(/Opublikuj tylko swój;/);
  expect(await send('Polish', `/pages/${id}?publishSpecificLocale=pl`, published)).toBe('done');
  expect(await send('Polish', `/pages/${id}?locale=de&draft=true`, { title: 'X' })).toMatch(
    /Polski/,
  );
});

describe('an editor who saves drafts only', () => {
  test('neither publishes, unpublishes, deletes nor schedules', async () => {
    const { id } = await livePage();
    const no = /Poproś o publikację/;
    expect(await send('drafter', `/pages/${id}?draft=true`, { title: 'Szkic' })).toBe('done');
    expect(await send('drafter', `/pages/${id}`, { _status: 'published' })).toMatch(no);
    const asDraft = { title: 'X', _status: 'published' };
    expect(await send('drafter', `/pages/${id}?draft=true`, asDraft)).toMatch(no);
    expect(await send('drafter', `/pages/${id}?publishSpecificLocale=pl`, asDraft)).toMatch(no);
    expect(await send('drafter', `/pages/${id}`, { title: 'X' })).toMatch(no);
    const many = `/pages?where[id][equals]=${id}`;
    expect(await send('drafter', many, { _status: 'published' })).toMatch(no);
    expect(await send('drafter', `/pages/${id}`, { _status: 'draft' })).toMatch(
      /Usunąć dokument albo cofnąć/,
    );
    const trash = { deletedAt: new Date().toISOString() };
    expect(await send('drafter', `/pages/${id}?draft=true`, trash)).toMatch(
      /Usunąć dokument albo cofnąć/,
    );
    const shown = { source: 'pages', document: id, language: 'de', isShown: false };
    expect(await send('drafter', '/shown-languages', shown, 'POST')).toMatch(no);
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    });
    expect(await send('drafter', `/pages/versions/${docs.at(-1)?.id}`, {}, 'POST')).toMatch(no);
    expect(await schedule(id, people.get('drafter')?.user as TypedUser)).toMatch(no);
    expect([await titleIn(id, 'pl', false), await titleIn(id, 'pl')]).toEqual(['Strona', 'Szkic']);
  });

  test('begins documents as drafts, and copies them', async () => {
    const { id } = await livePage();
    expect(await send('drafter', `/pages/${id}/duplicate`, {}, 'POST')).toBe('done');
    const data = { title: 'X', pageName: `x-${id}`, sections: [], _status: 'published' };
    expect(await send('drafter', '/pages', data, 'POST')).toMatch(/Poproś o publikację/);
  });

  test('does not change what has no drafts', async () => {
    const data = { slug: 'zywe', name: 'Żywe' };
    const { id } = await payload.create({ collection: 'categories', data });
    expect(await send('drafter', `/categories/${id}`, { name: 'X' })).toMatch(/nie ma szkiców/);
    expect(await send('drafter', '/globals/site-settings', {}, 'POST')).toMatch(/nie ma szkiców/);
  });

  test('asks for a publication, which answers it', async () => {
    const { id } = await livePage();
    await send('drafter', `/pages/${id}?draft=true`, { title: 'Szkic' });
    const asked = { source: 'pages', document: id, isAsked: true };
    const place = { collection: 'pages', id } as const;
    expect(await send('drafter', '/asked-publications', asked, 'POST')).toBe('done');
    expect(await publicationRequests(payload, place)).toMatchObject([{ askedBy: 'drafter' }]);
    expect(await send('everything', `/pages/${id}`, { _status: 'published' })).toBe('done');
    expect(await publicationRequests(payload, place)).toEqual([]);
  });
});

test('people who write no content, and visitors, get neither the languages nor the requests', async () => {
  const { id } = await livePage();
  const account = { email: 'handel@prawa.example', password };
  const data = { ...account, name: 'Handel', roles: ['sales' as const] };
  await payload.create({ collection: 'users', data });
  for (const cookie of [await backOffice.signIn(account.email, password), '']) {
    const ask = (path: string, body?: object) =>
      backOffice.send(path, {
        headers: { cookie },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const place = { source: 'pages', document: id };
    const answers = [
      await ask(`/shown-languages?source=pages&document=${id}`),
      await ask('/shown-languages', { ...place, language: 'de', isShown: false }),
      await ask('/asked-publications', { ...place, isAsked: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('an administrator gives rights, and no editor takes them', async () => {
  const { user } = people.get('drafter') ?? {};
  const wanted = { mayPublish: true, languages: ['pl'] };
  await send('drafter', `/users/${user?.id}`, wanted);
  const stored = await payload.findByID({ collection: 'users', id: user?.id as number });
  expect(stored).toMatchObject({ mayPublish: false, languages: [] });
});

/** Asks for a schedule as the drawer does; the sentence of a refusal. */
async function schedule(id: number, user: TypedUser) {
  const req = await createLocalReq({ user }, payload);
  const answer = await scheduleDocument({
    type: 'publish',
    date: new Date(Date.now() + 60 * 60_000),
    doc: { relationTo: 'pages', value: String(id) },
    timezone: 'Europe/Warsaw',
    req: { ...req, i18n: { ...req.i18n, language: 'pl' } },
  } as never);
  return answer.error ?? 'scheduled';
}
