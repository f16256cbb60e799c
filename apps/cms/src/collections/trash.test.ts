import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importTable } from '../redirects/import-table.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { storePicture } from '../testing/sample-documents.ts';

let api: RunningApi;
let payload: Payload;

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
});

afterAll(() => api.stop());

const ROOT = { type: 'root', version: 1, direction: null, format: '', indent: 0 };
const text = { type: 'text', version: 1, text: 'Treść' };
const content = {
  root: { ...ROOT, children: [{ type: 'paragraph', version: 1, children: [text] }] },
};

const trash = (collection: CollectionSlug, id: number, deletedAt = new Date()) =>
  payload.update({ collection, id, data: { deletedAt: deletedAt.toISOString() } as never });

/** As the button of the back office does it. */
const restore = (collection: CollectionSlug, id: number, status?: 'draft' | 'published') =>
  payload.update({
    collection,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    data: { deletedAt: null, ...(status && { _status: status }) } as never,
  });

async function refusal(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => null,
    (reason: { data?: { errors?: { message: string }[] }; message: string }) => reason,
  );
  return error ? (error.data?.errors?.[0]?.message ?? error.message) : '';
}

const answer = async <Reply>(below: string): Promise<Reply> =>
  (await (await api.request(below)).json()) as Reply;

const storePage = (pageName: string, more: object = {}) =>
  payload.create({
    collection: 'pages',
    data: { title: `Strona ${pageName}`, pageName, sections: [], _status: 'published', ...more },
  });

const storePost = (slug: string, more: object = {}) =>
  payload.create({
    collection: 'posts',
    data: {
      slug,
      title: `Wpis ${slug}`,
      description: 'Opis',
      publishedAt: '2026-01-01T08:00:00.000Z',
      content,
      _status: 'published',
      ...more,
    } as never,
  });

/** Tags of the newest row of the change log. */
async function newestChange(): Promise<string[]> {
  const newest = { collection: 'content-changes', sort: '-id', limit: 1 } as const;
  const { docs } = await payload.db.find<{ changes: { tags: string[] }[] }>(newest);
  return docs.flatMap(({ changes }) => changes.flatMap(({ tags }) => tags));
}

describe('a document in the trash is gone from every public answer, and comes back', () => {
  test('a page, with the redirects that lead to it', async () => {
    const { id } = await storePage('wiosna');
    await payload.update({
      collection: 'pages',
      id,
      data: { pageName: 'lato', _status: 'published' },
    });
    const pages = () => answer<unknown[]>('/pages?PageName=lato');
    const redirects = async () =>
      (await answer<{ from: string }[]>('/redirects')).map(({ from }) => from);
    expect([(await pages()).length, await redirects()]).toEqual([1, ['/wiosna']]);

    await trash('pages', id);
    expect(await newestChange()).toEqual(
      expect.arrayContaining(['pages', 'pages:lato', 'redirects']),
    );
    expect([await pages(), await redirects()]).toEqual([[], []]);
    expect(JSON.stringify(await answer('/pages'))).not.toContain('lato');

    await restore('pages', id, 'published');
    expect(await newestChange()).toEqual(expect.arrayContaining(['pages:lato', 'redirects']));
    expect([(await pages()).length, await redirects()]).toEqual([1, ['/wiosna']]);
  });

  test('a post, in lists, counts, the index, the search and next to others', async () => {
    const { id } = await storePost('zaginiony');
    await storePost('sasiedni', { publishedAt: '2026-01-02T08:00:00.000Z' });
    const seen = async () => {
      const listed = await answer<{ slug: string }[]>('/blog-posts');
      const indexed = await answer<{ slug: string }[]>('/blog-posts/index');
      return [
        listed.some(({ slug }) => slug === 'zaginiony'),
        await answer<number>('/blog-posts/count'),
        indexed.some(({ slug }) => slug === 'zaginiony'),
        (await answer<unknown[]>('/blog-posts?_q=zaginiony')).length,
        (await answer<unknown[]>('/blog-posts?slug=zaginiony')).length,
      ];
    };
    const neighbours = async () =>
      JSON.stringify(await answer('/blog-posts/neighbours?slug=sasiedni'));
    expect(await seen()).toEqual([true, 2, true, 1, 1]);
    expect(await neighbours()).toContain('zaginiony');
    await trash('posts', id);
    expect(await seen()).toEqual([false, 1, false, 0, 0]);
    expect(await neighbours()).not.toContain('zaginiony');
    await restore('posts', id, 'published');
    expect(await seen()).toEqual([true, 2, true, 1, 1]);
    await trash('posts', id);
    // After a change of the categories, the index is built from the database.
    const data = { name: 'Nowa', slug: 'nowa-kategoria' };
    await payload.create({ collection: 'categories', data });
    expect(await seen()).toEqual([false, 1, false, 0, 0]);
    await restore('posts', id, 'draft');
    expect(await seen()).toEqual([false, 1, false, 0, 0]);
  });

  test('a category and an author, which have no drafts', async () => {
    const category = await payload.create({
      collection: 'categories',
      data: { name: 'Chmura', slug: 'chmura' },
    });
    const names = async () =>
      (await answer<{ slug: string }[]>('/blog-categories')).map(({ slug }) => slug);
    expect(await names()).toContain('chmura');
    await trash('categories', category.id);
    expect(await names()).not.toContain('chmura');
    await restore('categories', category.id);
    expect(await names()).toContain('chmura');
  });

  test('the bytes of a picture and of a smaller copy', async () => {
    const picture = await storePicture(payload, 'kosz.png');
    const id = Number(picture.id);
    const status = async () => (await api.request(String(picture.path))).status;
    expect(await status()).toBe(200);
    await trash('media', id);
    expect(await status()).toBe(404);
    await restore('media', id);
    expect(await status()).toBe(200);
  });

  test('what was published is restored, not the draft that was newer', async () => {
    const { id } = await storePage('dwa-stany');
    const data = { title: 'W połowie napisane', _status: 'draft' } as const;
    await payload.update({ collection: 'pages', id, data, draft: true });
    await trash('pages', id);
    await restore('pages', id, 'published');
    const published = () => answer('/pages?PageName=dwa-stany');
    expect(await published()).toMatchObject([{ Title_pl: 'Strona dwa-stany' }]);
    const versions = { collection: 'pages', where: { parent: { equals: id } } } as const;
    const { docs } = await payload.findVersions({ ...versions, trash: true });
    // The version was made on the way to the trash: it does not lead there again.
    const half = docs.find(({ version }) => version.deletedAt);
    expect(half?.version.title).toBe('W połowie napisane');
    await payload.restoreVersion({ collection: 'pages', id: String(half?.id), draft: true });
    const newest = await payload.findByID({ collection: 'pages', id, draft: true });
    expect(newest.title).toBe('W połowie napisane');
    expect(await published()).toMatchObject([{ Title_pl: 'Strona dwa-stany' }]);
  });
});

describe('the trash is refused', () => {
  test('while others use the document, with the places; one in the trash is a place too', async () => {
    const tag = await payload.create({
      collection: 'tags',
      data: { name: 'Krosna', slug: 'krosna' },
    });
    const free = await payload.create({ collection: 'tags', data: { name: 'Nici', slug: 'nici' } });
    const post = await storePost('z-tagiem', { blogTags: [tag.id] });
    expect(await refusal(trash('tags', tag.id))).toBe(
      'Nie można usunąć, bo jest w użyciu: Wpis „Wpis z-tagiem”. Najpierw usuń odwołania w tych miejscach.',
    );
    const both = { id: { in: [tag.id, free.id] } };
    const data = { deletedAt: new Date().toISOString() };
    const { docs, errors } = await payload.update({ collection: 'tags', where: both, data });
    expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[free.id], [tag.id]]);
    await trash('posts', post.id);
    expect(await refusal(trash('tags', tag.id))).toMatch(/Wpis „Wpis z-tagiem” \(w koszu\)/);
  });

  test('for built-in pages and the catalogues, alone and in bulk', async () => {
    const page = await storePage('about');
    expect(await refusal(trash('pages', page.id))).toMatch(
      /^To strona wbudowana.+Nie można jej usunąć/,
    );
    const data = SAMPLE_CATALOGUE as never;
    const catalogue = await payload.create({ collection: 'catalogues', data });
    const inBulk = await payload.update({
      collection: 'catalogues',
      where: {},
      data: { deletedAt: new Date().toISOString() },
    });
    const sentence = /^Tego katalogu nie można usunąć/;
    expect(await refusal(trash('catalogues', catalogue.id))).toMatch(sentence);
    expect(inBulk.errors.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
    const stored = await payload.findByID({ collection: 'catalogues', id: catalogue.id });
    expect(stored.deletedAt ?? null).toBeNull();
  });
});

describe('an address that a document in the trash has', () => {
  const SENTENCE =
    'Ten adres ma dokument w koszu. Przywróć go, usuń go na stałe albo wybierz inny adres.';

  test('is refused at the field, in a draft too, in the language of the editor', async () => {
    await trash('posts', (await storePost('zajety')).id);
    await trash('pages', (await storePage('zajeta')).id);
    expect(await refusal(storePost('zajety', { _status: 'draft' }))).toBe(SENTENCE);
    expect(await refusal(storePage('zajeta'))).toBe(SENTENCE);
    const category = { name: 'Zajęty', slug: 'zajety' };
    expect(await refusal(payload.create({ collection: 'categories', data: category }))).toBe(
      SENTENCE,
    );
    const other = await storePage('wolna');
    const data = { pageName: 'zajeta', _status: 'published' } as const;
    const req = await createLocalReq({}, payload);
    const english = { i18n: { ...req.i18n, language: 'en' } } as never;
    const change = payload.update({ collection: 'pages', id: other.id, data, req: english });
    expect(await refusal(change)).toMatch(/^A document in the trash has this address\./);
    const failed = await payload
      .create({ collection: 'pages', data: { title: 'x', pageName: 'zajeta', sections: [] } })
      .catch((error: { data: { errors: { path: string }[] } }) => error.data.errors[0]?.path);
    expect(failed).toBe('pageName');
  });

  test('a redirect from it is refused, but a renamed page or a table takes it over', async () => {
    const store = (from: string) =>
      payload.create({ collection: 'redirects', data: { from, to: '/contact', status: '301' } });
    const targets = async () =>
      Object.fromEntries(
        (await answer<{ from: string; to: string }[]>('/redirects')).map(({ from, to }) => [
          from,
          to,
        ]),
      );
    for (const from of ['/jesien', '/z-tabeli']) await trash('redirects', (await store(from)).id);
    expect(await refusal(store('/jesien'))).toMatch(/^Ten adres ma dokument w koszu/);
    const { id } = await storePage('jesien');
    expect(await targets()).not.toHaveProperty('/jesien');
    await payload.update({
      collection: 'pages',
      id,
      data: { pageName: 'zima', _status: 'published' },
    });
    const table = Buffer.from('from;to\n/z-tabeli;/services');
    expect(await importTable(payload, table)).toMatchObject({ created: 0, changed: 1 });
    expect(await targets()).toMatchObject({ '/jesien': '/zima', '/z-tabeli': '/services' });
  });
});

describe('who may do it', () => {
  const as = async (role: 'editor' | 'sales') => {
    const email = `${role}@trash.example`;
    const found = await payload.find({ collection: 'users', where: { email: { equals: email } } });
    const user =
      found.docs[0] ??
      (await payload.create({
        collection: 'users',
        data: { name: role, email, password: 'krosno-kosz-watek-74', roles: [role] },
      }));
    return { overrideAccess: false, user: { ...user, collection: 'users' } as TypedUser };
  };

  test('an editor deletes for good only what is in the trash; sales move nothing there', async () => {
    const { id } = await storePage('dwa-kroki');
    const editor = await as('editor');
    const page = { collection: 'pages', id } as const;
    const data = { deletedAt: new Date().toISOString() };
    await expect(payload.delete({ ...page, ...editor })).rejects.toMatchObject({ status: 403 });
    await expect(payload.update({ ...page, ...(await as('sales')), data })).rejects.toMatchObject({
      status: 403,
    });
    await payload.update({ ...page, ...editor, data });
    await expect(
      payload.delete({ ...page, ...(await as('sales')), trash: true }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await payload.delete({ ...page, ...editor, trash: true });
    expect(await payload.findByID({ ...page, trash: true, disableErrors: true })).toBeNull();
  });
});
