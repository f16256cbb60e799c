import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetTranslators } from '../accounts/sign-in/translator-accounts.ts';
import { publicationRequests } from '../publishing/publication-requests.ts';
import { outcomeOf } from '../testing/outcome.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { storePage } from '../testing/stored-content.ts';
import type { TranslatorsInForm } from './translator-endpoints.ts';

const api = testApi();
const staff = testStaff(api, {
  editor: {},
  German: { languages: ['de'] },
  English: { languages: ['en'] },
  sales: { roles: ['sales'] },
});
type Who = keyof typeof staff.users;

const ROW = 'aaaaaaaaaaaaaaaaaaaaaaaa';

async function addPicture(): Promise<number> {
  const shape = { width: 8, height: 8, channels: 3, background: '#336699' } as const;
  const data = await sharp({ create: shape }).webp().toBuffer();
  const file = { name: 'hala.webp', data, mimetype: 'image/webp', size: data.length };
  const words = { collection: 'media', data: { alt: 'Hala' } } as const;
  const { id: picture } = await api.payload.create({ ...words, locale: 'pl', file });
  for (const locale of ['en', 'de'] as const) {
    await api.payload.update({ ...words, id: picture, locale });
  }
  return picture;
}

/** The page that is given, and one that is not. */
let id: number;
let other: number;

beforeEach(async () => {
  const image = await addPicture();
  const section = { blockType: 'picture', id: ROW, title: 'Hala', image };
  id = (await storePage(api.payload, { title: 'Firma', sections: [section] })).id;
  other = (await storePage(api.payload, { title: 'Tajne', _status: 'draft' })).id;
  const german = { title: 'Firma', _status: 'published' } as const;
  await api.payload.update({ collection: 'pages', id, locale: 'de', data: german });
});

async function give(more: object = {}, who: Who = 'editor') {
  const body = { source: 'pages', document: id, language: 'de', name: 'Ulrike Weber', ...more };
  const response = await staff.ask(who, '/translators', { body });
  const answer = (await response.json()) as Partial<TranslatorsInForm> & {
    errors?: { message: string }[];
  };
  return { status: response.status, message: answer.errors?.[0]?.message, answer };
}

const tokenOf = (address: string | null | undefined) => address?.split('#')[1] ?? '';

/** Opens a link as its page does. */
async function open(token: string) {
  const body = JSON.stringify({ token });
  const headers = { 'accept-language': 'pl' };
  const response = await staff.office.send('/translator-session', {
    method: 'POST',
    body,
    headers,
  });
  const cookies = response.headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith('adm='))?.split(';', 1)[0] ?? '';
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  return { status: response.status, cookie, cookies, message: errors?.[0]?.message };
}

/** A translator of the page into German. */
async function translator(more: object = {}) {
  const [made] = (await give(more)).answer.translators ?? [];
  const token = tokenOf(made?.address);
  const { cookie } = await open(token);
  const send = (path: string, init: RequestInit = {}) =>
    staff.office.send(path, { ...init, headers: { cookie, 'accept-language': 'pl' } });
  const write = (path: string, body: object, method = 'PATCH') =>
    outcomeOf(send(path, { method, body: JSON.stringify(body) }));
  return { id: made?.id as number, token, cookie, send, write };
}

const requests = () => publicationRequests(api.payload, { collection: 'pages', id });

describe('a link for a translator', () => {
  test('is signed, opens a session of that account, and speaks the language of the translation', async () => {
    const { answer } = await give({ days: 3, note: 'Bitte „Sie“.' });
    const [made] = answer.translators ?? [];
    expect(made).toMatchObject({
      name: 'Ulrike Weber',
      language: 'de',
      by: 'editor',
      documents: 1,
    });
    expect(made?.address).toMatch(
      /^http:\/\/127\.0\.0\.1:3001\/admin\/translate#t\d+\.[0-9a-f]{64}$/,
    );
    const days = (Date.parse(made?.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
    const token = tokenOf(made?.address);
    const { cookie, cookies, status } = await open(token);
    expect(status).toBe(200);
    expect(cookies.some((one) => one.startsWith('adm-lng=de;'))).toBe(true);
    const me = await staff.office.send('/users/me', { headers: { cookie } });
    expect((await me.json()).user).toMatchObject({ name: 'Ulrike Weber', roles: ['translator'] });
    const forged = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [forged, token.replace('t', 't9'), '', 'x']) {
      expect(await open(wrong)).toMatchObject({ status: 404, cookie: '' });
    }
  });

  test('of an earlier version says what to do', async () => {
    const opened = await open(`12.${'a'.repeat(64)}`);
    expect(opened).toMatchObject({ status: 404, cookie: '' });
    expect(opened.message).toMatch(/z wcześniejszej wersji.*redakcja ma w szkicach/);
  });

  test('is made by people who write the language, with a name and an end', async () => {
    const wrong = [
      [{ days: 61 }, 'Link może działać od 1 do 60 dni.'],
      [{ name: ' ' }, 'Wpisz, dla kogo jest link.'],
    ] as const;
    for (const [more, message] of wrong) {
      expect(await give(more)).toMatchObject({ status: 400, message });
    }
    expect((await give({ language: 'pl' })).status).toBe(400);
    expect((await give({ source: 'users' })).status).toBe(404);
    expect((await give({}, 'sales')).status).toBe(404);
    expect((await give({}, 'English')).status).toBe(403);
    expect((await give({}, 'German')).status).toBe(200);
  });

  test('that is withdrawn or over closes the session at once, and is deleted with the name', async () => {
    const one = await translator();
    expect((await one.send(`/pages/${id}`)).status).toBe(200);
    const body = { source: 'pages', document: id };
    expect((await staff.ask('English', `/translators/${one.id}/end`, { body })).status).toBe(403);
    await staff.ask('editor', `/translators/${one.id}/end`, { body });
    expect((await one.send(`/pages/${id}`)).status).toBe(403);
    const closed = await open(one.token);
    expect(closed).toMatchObject({ status: 410, cookie: '' });
    expect(closed.message).toMatch(/^Dieser Link funktioniert nicht mehr/);

    const two = await translator();
    const { assignment } = await api.payload.findByID({ collection: 'users', id: two.id });
    const until = new Date(Date.now() - 1).toISOString();
    const data = { assignment: { ...(assignment as object), until } };
    await api.payload.db.updateOne({ collection: 'users', id: two.id, data });
    expect((await two.send(`/pages/${id}`)).status).toBe(403);
    await forgetTranslators(api.payload, new Date(Date.now() + 29 * 86_400_000));
    expect((await open(two.token)).status).toBe(410);
    await forgetTranslators(api.payload, new Date(Date.now() + 31 * 86_400_000));
    expect((await open(two.token)).status).toBe(404);
  });

  test('is the only way in: no password signs in, and more rights close it', async () => {
    const one = await translator();
    const password = 'krosno-i-watek-75';
    const account = await api.payload.update({
      ...{ collection: 'users', id: one.id, data: { password } },
    });
    await expect(staff.office.signIn(account.email, password)).rejects.toThrow('401');
    const data = { roles: ['translator', 'admin'] };
    await api.payload.db.updateOne({ collection: 'users', id: one.id, data });
    expect(await open(one.token)).toMatchObject({ status: 404, cookie: '' });
  });
});

test('a document is given to a translator who has others, and taken back', async () => {
  const one = await translator();
  expect((await one.send(`/pages/${other}`)).status).toBe(404);
  const change = (isGiven: boolean) =>
    staff.ask('editor', `/translators/${one.id}`, {
      body: { source: 'pages', document: other, isGiven },
    });
  await change(true);
  expect((await one.send(`/pages/${other}?draft=true`)).status).toBe(200);
  await change(false);
  expect((await one.send(`/pages/${other}?draft=true`)).status).toBe(404);
  // A later document may get the number.
  await api.payload.delete({ collection: 'pages', id, trash: true });
  expect((await one.send('/pages')).status).toBe(403);
});

describe('a translator', () => {
  test('reads the given document, without the documents and files that it refers to', async () => {
    const one = await translator();
    const { docs } = await (await one.send('/pages?draft=true&depth=3&locale=all')).json();
    expect(docs.map((doc: { id: number }) => doc.id)).toEqual([id]);
    expect(docs[0].sections[0].title).toMatchObject({ pl: 'Hala' });
    expect(docs[0].sections[0].image).toBeUndefined();
    const versions = await (await one.send('/pages/versions')).json();
    const parents = versions.docs.map(({ parent }: { parent: number }) => parent);
    expect(new Set(parents)).toEqual(new Set([id]));
    const versionOfOther = await api.payload.findVersions({
      ...{ collection: 'pages', where: { parent: { equals: other } } },
    });
    expect((await one.send(`/pages/versions/${versionOfOther.docs[0]?.id}`)).status).toBe(403);
    expect((await one.send(`/pages/${other}?draft=true`)).status).toBe(404);
    expect((await (await one.send('/pages/count')).json()).totalDocs).toBe(1);
    expect((await one.send(`/pages?where[parentPage.title][like]=T`)).status).toBe(400);
  });

  test('reads and changes nothing else, by any path of the back office', async () => {
    const one = await translator();
    const slugs = api.payload.config.collections.map(({ slug }) => slug);
    const own = ['pages', 'users', 'payload-preferences', 'payload-locked-documents'];
    for (const slug of slugs.filter((name) => !own.includes(name))) {
      for (const path of ['', '/1', '/versions', '/count']) {
        const { status } = await one.send(`/${slug}${path}`);
        expect([slug + path, status >= 400]).toEqual([slug + path, true]);
      }
      const { status } = await one.send(`/${slug}`, { method: 'POST', body: '{}' });
      expect([slug, status >= 400]).toEqual([slug, true]);
    }
    for (const { slug } of api.payload.config.globals) {
      expect((await one.send(`/globals/${slug}`)).status).toBe(403);
      expect((await one.send(`/globals/${slug}`, { method: 'POST', body: '{}' })).status).toBe(403);
    }
    const { docs } = await (await one.send('/users')).json();
    expect(docs.map((user: { id: number }) => user.id)).toEqual([one.id]);
    expect((await one.send('/graphql', { method: 'POST', body: '{}' })).status).toBe(404);
  });

  test.each([
    ['GET', '/checks'],
    ['GET', '/destinations?address=/x'],
    ['POST', '/translations'],
    ['POST', '/schedule'],
    ['GET', '/translators?source=pages&document=1'],
    ['POST', '/translators'],
    ['POST', '/machine-translation'],
    ['GET', '/redirects/export'],
    ['POST', '/redirects/import'],
    ['GET', '/leads/export'],
    ['GET', '/leads/feed'],
    ['POST', '/leads/export-person'],
    ['POST', '/broken-links/1/check'],
    ['GET', '/media/1/uses'],
    ['GET', '/attachments/1/download'],
    ['POST', '/users/1/second-factor/off'],
    ['POST', '/users/second-factor/begin'],
    ['POST', '/users/passkeys'],
    ['POST', '/webhooks/1/test'],
    ['POST', '/shown-languages'],
  ])('is refused at %s %s', async (method, path) => {
    const one = await translator();
    const init = method === 'POST' ? { method, body: '{}' } : {};
    expect((await one.send(path, init)).status).toBeGreaterThanOrEqual(400);
  });

  test('writes drafts of the given language, asks, and gets the draft back with a sentence', async () => {
    const one = await translator();
    const draft = `/pages/${id}?locale=de&draft=true`;
    const sections = [{ blockType: 'picture', id: ROW, title: 'Halle' }];
    expect(await one.write(draft, { title: 'Neu', sections })).toBe('done');
    const call = { collection: 'pages', id, locale: 'all', draft: true, depth: 0 } as const;
    const [section] = (await api.payload.findByID(call)).sections as object[];
    expect(section).toMatchObject({
      title: { pl: 'Hala', de: 'Halle' },
      image: expect.any(Number),
    });
    for (const [path, body] of [
      [`/pages/${id}?locale=en&draft=true`, { title: 'X' }],
      [`/pages/${id}?locale=pl&draft=true`, { title: 'X' }],
      [draft, { title: 'X', pageName: 'x' }],
      [draft, { title: 'X', sections: [{ blockType: 'text', title: 'X' }] }],
      [`/pages/${id}?locale=de&publishSpecificLocale=de`, { title: 'X', _status: 'published' }],
      [`/pages/${id}?locale=de`, { title: 'X' }],
      [`/pages/${other}?locale=de&draft=true`, { title: 'X' }],
      [`/pages/${id}?locale=de`, { deletedAt: '2026-11-29' }],
      [`/users/${one.id}`, { name: 'X', roles: ['admin'] }],
    ] as const) {
      expect([path, await one.write(path, body)]).not.toEqual([path, 'done']);
    }
    await one.write('/pages?locale=de&draft=true&where[id][exists]=true', { title: 'Alle' });
    const title = async (page: number) => {
      const german = { ...call, id: page, locale: 'de', fallbackLocale: false } as const;
      return (await api.payload.findByID(german)).title ?? null;
    };
    expect([await title(id), await title(other)]).toEqual(['Alle', null]);
    expect((await one.send(`/pages/${id}/duplicate`, { method: 'POST' })).status).toBe(403);

    const place = { source: 'pages', document: id, language: 'de' };
    const asked = '/asked-publications';
    const elsewhere = { ...place, document: other, isAsked: true };
    expect(await one.write(asked, elsewhere, 'POST')).not.toBe('done');
    for (const language of ['en', '']) {
      expect(await one.write(asked, { ...place, language, isAsked: true }, 'POST')).not.toBe(
        'done',
      );
    }
    expect(await one.write(asked, { ...place, isAsked: true }, 'POST')).toBe('done');
    expect(await requests()).toMatchObject([{ language: 'de', askedBy: 'Ulrike Weber' }]);
    const back = { ...place, isAsked: false, answer: 'Krócej, proszę.' };
    expect(await one.write(asked, back, 'POST')).not.toBe('done');
    const shown = await staff.ask('editor', `/shown-languages?source=pages&document=${id}`);
    const [{ changes }] = (await shown.json()).requests;
    expect(changes).toMatch(/^\/admin\/collections\/pages\/\d+\/versions\/\d+\?versionFrom=\d+/);
    expect(await outcomeOf(staff.ask('editor', asked, { body: back }))).toBe('done');
    expect(await outcomeOf(staff.ask('editor', asked, { body: back }))).toMatch(
      /Nikt już nie prosi/,
    );
    const answered = await one.send(`/shown-languages?source=pages&document=${id}`);
    expect((await answered.json()).requests).toMatchObject([{ answer: 'Krócej, proszę.' }]);

    await one.write(asked, { ...place, isAsked: true }, 'POST');
    expect(await requests()).toMatchObject([{ answer: null }]);
    const publication = `/pages/${id}?locale=de&publishSpecificLocale=de`;
    const published = { method: 'PATCH', body: { _status: 'published' } };
    expect(await outcomeOf(staff.ask('German', publication, published))).toBe('done');
    expect(await requests()).toEqual([]);
    expect(await title(id)).toBe('Alle');
  });
});
