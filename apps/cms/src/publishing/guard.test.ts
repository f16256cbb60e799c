import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { storePage } from '../testing/stored-content.ts';
import { schedule } from './schedule/testing/schedules.ts';

const api = testApi();
/** Accounts by their limits. */
const staff = testStaff(api, {
  German: { languages: ['de'] },
  Polish: { languages: ['pl'] },
  drafter: { mayPublish: false },
  sales: { roles: ['sales'] },
});

type Who = keyof typeof staff.users;

async function livePage() {
  const { id, pageName } = await storePage(api.payload);
  const data = { title: 'Seite', _status: 'published' } as const;
  await api.payload.update({ collection: 'pages', id, locale: 'de', data });
  return { id, pageName };
}

/** Sends what a form would; `done`, or the sentences that the form shows, with their fields. */
const send = (who: Who, path: string, body: object, method = 'PATCH', language?: 'pl' | 'en') =>
  outcomeOf(staff.ask(who, path, { body, method, language }));

async function titleIn(id: number, locale: 'pl' | 'de', draft = true) {
  return (await api.payload.findByID({ collection: 'pages', id, locale, draft })).title;
}

describe('an editor of German', () => {
  test('saves German texts as drafts and publishes German', async () => {
    const { id, pageName } = await livePage();
    const draft = `/pages/${id}?locale=de&draft=true`;
    expect(await send('German', draft, { title: 'Neu', pageName })).toBe('done');
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
    const whole = { _status: 'published' };
    const confirmed = {
      source: 'pages',
      document: `${id}`,
      language: 'en',
      key: 'title',
      seen: [],
    };
    const shown = { source: 'pages', document: id, language: 'en', isShown: false };
    for (const [path, body, sentence, method] of [
      [`/pages/${id}?draft=true`, { title }, theirs],
      [`/pages/${id}?locale=en&draft=true`, { title }, theirs],
      [`/pages/${id}?locale=all&draft=true`, { title: { pl: title, de: title } }, theirs],
      [`/pages/${id}?locale=de`, whole, /Opublikuj tylko swój;/],
      [`/pages/${id}?locale=de&publishSpecificLocale=pl`, whole, theirs],
      [`/pages?where[id][equals]=${id}&locale=de&draft=true`, { pageName: 'neu' }, /^pageName: /],
      ['/translations', confirmed, theirs, 'POST'],
      ['/shown-languages', shown, theirs, 'POST'],
    ] as const) {
      expect(await send('German', path, body, method), path).toMatch(sentence);
    }
    expect([await titleIn(id, 'pl'), await titleIn(id, 'de')]).toEqual(['Strona', 'Seite']);
  });

  test('neither begins, deletes, restores nor schedules a document', async () => {
    const { id } = await livePage();
    const begun = { title: 'X', pageName: 'x', sections: [] };
    const gone = /Usunąć dokument albo cofnąć/;
    const where = { parent: { equals: id } };
    const { docs } = await api.payload.findVersions({ collection: 'pages', where });
    const restored = `/pages/versions/${docs[0]?.id}?locale=de&draft=true`;
    for (const [method, path, body, sentence] of [
      ['POST', '/pages?draft=true&locale=de', begun, /może zacząć osoba/],
      ['POST', `/pages/${id}/duplicate?locale=de`, {}, /może zacząć osoba/],
      ['PATCH', `/pages/${id}?locale=de`, { deletedAt: new Date().toISOString() }, gone],
      ['DELETE', `/pages/${id}?locale=de`, {}, gone],
      ['POST', restored, {}, /Przywrócenie dawnej wersji/],
    ] as const) {
      expect(await send('German', path, body, method), path).toMatch(sentence);
    }
    expect(await schedule(api.payload, staff.users.German, id)).toMatch(/pisze w każdym/);
  });

  test('publishes nothing shared that others have in their draft', async () => {
    const { id } = await livePage();
    const data = { pageName: `p-${id}` };
    await api.payload.update({ collection: 'pages', id, draft: true, data });
    const publication = `/pages/${id}?locale=de&publishSpecificLocale=de`;
    expect(await send('German', publication, { _status: 'published' })).toMatch(
      /Szkic zmienia też/,
    );
  });

  test('writes German in documents without drafts, and no posts', async () => {
    const data = { slug: 'prawa', name: 'Prawa' };
    const { id } = await api.payload.create({ collection: 'categories', data });
    expect(await send('German', `/categories/${id}?locale=de`, { name: 'Rechte' })).toBe('done');
    expect(await send('German', `/categories/${id}?locale=de`, { slug: 'rechte' })).toMatch(
      /^slug: /,
    );
    const post = await api.payload.create({ collection: 'posts', data: {} as never, draft: true });
    const title = { title: 'Beitrag' };
    expect(await send('German', `/posts/${post.id}?locale=de&draft=true`, title)).toMatch(
      /^title: /,
    );
  });
});

test('an editor of Polish begins documents, changes what is shared and publishes Polish only', async () => {
  const data = { title: 'Nowa', pageName: 'nowa-polska', sections: [] };
  expect(await send('Polish', '/pages?draft=true', data, 'POST')).toBe('done');
  const { docs } = await api.payload.find({
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
    expect(await send('drafter', `/pages/${id}?draft=true`, { title: 'Szkic' })).toBe('done');
    const no = /Poproś o publikację/;
    const gone = /Usunąć dokument albo cofnąć/;
    const published = { title: 'X', _status: 'published' };
    const where = { parent: { equals: id } };
    const { docs } = await api.payload.findVersions({ collection: 'pages', where });
    const shown = { source: 'pages', document: id, language: 'de', isShown: false };
    for (const [path, body, sentence, method] of [
      [`/pages/${id}`, { _status: 'published' }, no],
      [`/pages/${id}?draft=true`, published, no],
      [`/pages/${id}?publishSpecificLocale=pl`, published, no],
      [`/pages/${id}`, { title: 'X' }, no],
      [`/pages?where[id][equals]=${id}`, { _status: 'published' }, no],
      [`/pages/${id}`, { _status: 'draft' }, gone],
      [`/pages/${id}?draft=true`, { deletedAt: new Date().toISOString() }, gone],
      ['/shown-languages', shown, no, 'POST'],
      [`/pages/versions/${docs.at(-1)?.id}`, {}, no, 'POST'],
    ] as const) {
      expect(await send('drafter', path, body, method), path).toMatch(sentence);
    }
    expect(await schedule(api.payload, staff.users.drafter, id)).toMatch(no);
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
    const { id } = await api.payload.create({ collection: 'categories', data });
    expect(await send('drafter', `/categories/${id}`, { name: 'X' })).toMatch(/nie ma szkiców/);
    expect(await send('drafter', '/globals/site-settings', {}, 'POST')).toMatch(/nie ma szkiców/);
  });
});

test('people who write no content, and visitors, get neither the languages nor the requests', async () => {
  const { id } = await livePage();
  const place = { source: 'pages', document: id };
  for (const who of ['sales', null] as const) {
    const answers = [
      await staff.ask(who, `/shown-languages?source=pages&document=${id}`),
      await staff.ask(who, '/shown-languages', {
        body: { ...place, language: 'de', isShown: false },
      }),
      await staff.ask(who, '/asked-publications', { body: { ...place, isAsked: true } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('an administrator gives rights, and no editor takes them', async () => {
  const id = Number(staff.users.drafter.id);
  await send('drafter', `/users/${id}`, { mayPublish: true, languages: ['pl'] });
  const stored = await api.payload.findByID({ collection: 'users', id });
  expect(stored).toMatchObject({ mayPublish: false, languages: [] });
});
