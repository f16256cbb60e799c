import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CollectionSlug, createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { importTable } from '../../links/endpoints.ts';
import { emptyTrash } from '../../publishing/in-use.ts';
import { engines } from '../../testing/databases.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { storePicture } from '../../testing/sample-documents.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage, storePost } from '../../testing/stored-content.ts';

const DAY = 24 * 60 * 60_000;

describe.each(engines('SQLite'))('on %s', (engine) => {
  const api = testApi(engine);
  const staff = testStaff(api, { editor: {}, sales: { roles: ['sales'] } });

  const trash = (collection: CollectionSlug, id: number, deletedAt = new Date()) =>
    api.payload.update({ collection, id, data: { deletedAt: deletedAt.toISOString() } as never });

  const store = (collection: 'tags' | 'categories', slug: string) =>
    api.payload.create({ collection, data: { name: slug, slug } as never });

  const rename = (id: number, pageName: string) =>
    api.payload.update({ collection: 'pages', id, data: { pageName, _status: 'published' } });

  /** As the button of the back office does it. */
  const restore = (collection: CollectionSlug, id: number, status?: 'draft' | 'published') =>
    api.payload.update({
      collection,
      where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
      trash: true,
      data: { deletedAt: null, ...(status && { _status: status }) } as never,
    });

  const answer = async <Reply>(below: string): Promise<Reply> =>
    (await (await api.request(below)).json()) as Reply;

  const named = (pageName: string, more: object = {}) =>
    storePage(api.payload, { pageName, ...more });

  const left = async (collection: CollectionSlug, where: object) =>
    (await api.payload.db.count({ collection, where: where as never })).totalDocs;

  describe('a document in the trash is gone from every public answer, and comes back', () => {
    test('a page, with the redirects that lead to it', async () => {
      const { id } = await named('wiosna');
      await rename(id, 'lato');
      const pages = () => answer<unknown[]>('/pages?PageName=lato');
      const redirects = async () =>
        (await answer<{ from: string }[]>('/redirects')).map(({ from }) => from);
      expect([(await pages()).length, await redirects()]).toEqual([1, ['/wiosna']]);

      await trash('pages', id);
      expect([await pages(), await redirects()]).toEqual([[], []]);
      expect(JSON.stringify(await answer('/pages'))).not.toContain('lato');

      await restore('pages', id, 'published');
      expect([(await pages()).length, await redirects()]).toEqual([1, ['/wiosna']]);
    });

    test('a post, in lists, counts, the index, the search and next to others', async () => {
      const { id } = await storePost(api.payload, 'zaginiony');
      await storePost(api.payload, 'sasiedni', { publishedAt: '2026-01-02T08:00:00.000Z' });
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
      await store('categories', 'nowa-kategoria');
      expect(await seen()).toEqual([false, 1, false, 0, 0]);
      await restore('posts', id, 'draft');
      expect(await seen()).toEqual([false, 1, false, 0, 0]);
    });

    test('a category and an author, which have no drafts', async () => {
      const category = await store('categories', 'chmura');
      const names = async () =>
        (await answer<{ slug: string }[]>('/blog-categories')).map(({ slug }) => slug);
      expect(await names()).toContain('chmura');
      await trash('categories', category.id);
      expect(await names()).not.toContain('chmura');
      await restore('categories', category.id);
      expect(await names()).toContain('chmura');
    });

    test('the bytes of a picture and of a smaller copy', async () => {
      const picture = await storePicture(api.payload, 'kosz.png');
      const id = Number(picture.id);
      const status = async () => (await api.request(String(picture.path))).status;
      expect(await status()).toBe(200);
      await trash('media', id);
      expect(await status()).toBe(404);
      await restore('media', id);
      expect(await status()).toBe(200);
    });

    test('what was published is restored, not the draft that was newer', async () => {
      const { id } = await named('dwa-stany');
      const data = { title: 'W połowie napisane', _status: 'draft' } as const;
      await api.payload.update({ collection: 'pages', id, data, draft: true });
      await trash('pages', id);
      await restore('pages', id, 'published');
      const published = () => answer('/pages?PageName=dwa-stany');
      expect(await published()).toMatchObject([{ Title_pl: 'Strona' }]);
      const versions = { collection: 'pages', where: { parent: { equals: id } } } as const;
      const { docs } = await api.payload.findVersions({ ...versions, trash: true });
      // The version was made on the way to the trash: it does not lead there again.
      const half = docs.find(({ version }) => version.deletedAt);
      expect(half?.version.title).toBe('W połowie napisane');
      await api.payload.restoreVersion({ collection: 'pages', id: String(half?.id), draft: true });
      const newest = await api.payload.findByID({ collection: 'pages', id, draft: true });
      expect(newest.title).toBe('W połowie napisane');
      expect(await published()).toMatchObject([{ Title_pl: 'Strona' }]);
    });
  });

  describe('the trash is refused', () => {
    test('while others use the document, with the places; one in the trash is a place too', async () => {
      const [tag, free] = [await store('tags', 'krosna'), await store('tags', 'nici')];
      const post = await storePost(api.payload, 'z-tagiem', { blogTags: [tag.id] });
      expect(await outcomeOf(trash('tags', tag.id))).toBe(
        'Nie można usunąć, bo jest w użyciu: Wpis „Wpis z-tagiem”. Najpierw usuń odwołania w tych miejscach.',
      );
      const both = { id: { in: [tag.id, free.id] } };
      const data = { deletedAt: new Date().toISOString() };
      const { docs, errors } = await api.payload.update({ collection: 'tags', where: both, data });
      expect([docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[free.id], [tag.id]]);
      await trash('posts', post.id);
      expect(await outcomeOf(trash('tags', tag.id))).toMatch(/Wpis „Wpis z-tagiem” \(w koszu\)/);
    });

    test('for built-in pages and the catalogues, alone and in bulk', async () => {
      const page = await named('about');
      expect(await outcomeOf(trash('pages', page.id))).toMatch(
        /^To strona wbudowana.+Nie można jej usunąć/,
      );
      const data = SAMPLE_CATALOGUE as never;
      const catalogue = await api.payload.create({ collection: 'catalogues', data });
      const gone = { deletedAt: new Date().toISOString() };
      const all = { collection: 'catalogues', where: {}, data: gone } as const;
      const inBulk = await api.payload.update(all);
      const sentence = /^Tego katalogu nie można usunąć/;
      expect(await outcomeOf(trash('catalogues', catalogue.id))).toMatch(sentence);
      expect(inBulk.errors.map(({ message }) => message)).toEqual([
        expect.stringMatching(sentence),
      ]);
      const stored = await api.payload.findByID({ collection: 'catalogues', id: catalogue.id });
      expect(stored.deletedAt ?? null).toBeNull();
    });
  });

  describe('an address that a document in the trash has', () => {
    test('is refused at the field, in a draft too, in the language of the editor', async () => {
      await trash('posts', (await storePost(api.payload, 'zajety')).id);
      await trash('pages', (await named('zajeta')).id);
      const sentence =
        'Ten adres ma dokument w koszu. Przywróć go, usuń go na stałe albo wybierz inny adres.';
      const draft = storePost(api.payload, 'zajety', { _status: 'draft' });
      expect(await outcomeOf(draft)).toBe(`slug: ${sentence}`);
      expect(await outcomeOf(named('zajeta'))).toBe(`pageName: ${sentence}`);
      expect(await outcomeOf(store('categories', 'zajety'))).toBe(`slug: ${sentence}`);
      const { id } = await named('wolna');
      const req = await createLocalReq({}, api.payload);
      const change = api.payload.update({
        ...{ collection: 'pages', id, data: { pageName: 'zajeta', _status: 'published' } },
        req: { i18n: { ...req.i18n, language: 'en' } } as never,
      });
      expect(await outcomeOf(change)).toMatch(
        /^pageName: A document in the trash has this address\./,
      );
    });

    test('a redirect from it is refused, but a renamed page or a table takes it over', async () => {
      const redirect = (from: string) =>
        api.payload.create({
          collection: 'redirects',
          data: { from, to: '/contact', status: '301' },
        });
      const targets = async () => {
        const all = await answer<{ from: string; to: string }[]>('/redirects');
        return Object.fromEntries(all.map(({ from, to }) => [from, to]));
      };
      for (const from of ['/jesien', '/z-tabeli']) {
        await trash('redirects', (await redirect(from)).id);
      }
      expect(await outcomeOf(redirect('/jesien'))).toMatch(/^from: Ten adres ma dokument w koszu/);
      const { id } = await named('jesien');
      expect(await targets()).not.toHaveProperty('/jesien');
      await rename(id, 'zima');
      const table = Buffer.from('from;to\n/z-tabeli;/services');
      expect(await importTable(api.payload, table)).toMatchObject({ created: 0, changed: 1 });
      expect(await targets()).toMatchObject({ '/jesien': '/zima', '/z-tabeli': '/services' });
    });
  });

  test('an editor deletes for good only what is in the trash; sales move nothing there', async () => {
    const { id } = await named('dwa-kroki');
    const ask = async (who: 'editor' | 'sales', method: string, query = '', body?: object) =>
      (await staff.ask(who, `/pages/${id}${query}`, { method, body })).status;
    const body = { deletedAt: new Date().toISOString() };
    expect(await ask('editor', 'DELETE')).toBe(403);
    expect(await ask('sales', 'PATCH', '', body)).toBe(403);
    expect(await ask('editor', 'PATCH', '', body)).toBe(200);
    expect(await ask('sales', 'DELETE', '?trash=true')).toBe(403);
    expect(await ask('editor', 'DELETE', '?trash=true')).toBe(200);
    const page = { collection: 'pages', id, trash: true, disableErrors: true } as const;
    expect(await api.payload.findByID(page)).toBeNull();
  });

  test('after 30 days the trash is emptied with files and redirects; younger documents and those in use stay', async () => {
    const now = new Date();
    const old = new Date(now.getTime() - 30 * DAY - 1_000);
    const picture = await storePicture(api.payload, 'stary-kosz.png');
    const file = path.join(api.dataDir, 'media', path.basename(String(picture.path)));
    const used = await store('tags', 'osnowa');
    const page = await named('stara');
    await rename(page.id, 'nowa');
    const young = await named('mloda');
    await trash('media', Number(picture.id), old);
    await trash('tags', used.id, old);
    await trash('pages', page.id, old);
    await trash('pages', young.id, new Date(now.getTime() - 29 * DAY));
    // The tag was added again outside of the admin, which does not offer documents in the trash.
    const post = await storePost(api.payload, 'uzywa', { blogTags: [used.id] });
    expect(existsSync(file)).toBe(true);

    expect(await emptyTrash(api.payload, now)).toBe(2);
    expect(existsSync(file)).toBe(false);
    expect(await left('media', { id: { equals: Number(picture.id) } })).toBe(0);
    expect(await left('pages', { id: { in: [page.id, young.id] } })).toBe(1);
    expect(await left('redirects', { from: { equals: '/stara' } })).toBe(0);
    expect(await left('tags', { id: { equals: used.id } })).toBe(1);

    await api.payload.delete({ collection: 'posts', id: post.id });
    expect(await emptyTrash(api.payload, now)).toBe(1);
    expect(await left('tags', { id: { equals: used.id } })).toBe(0);
  });

  test('the list moves several documents at once, there and away, with the redirects that lead to them', async () => {
    const pages = [await named('hurtem-1'), await named('hurtem-2')];
    const [{ id } = { id: 0 }] = pages;
    await rename(id, 'hurtem-3');
    // As the list asks for it: no fields in the answer.
    const both = {
      collection: 'pages',
      where: { id: { in: pages.map((page) => page.id) } },
      select: {},
    } as const;
    const working = { and: [{ from: { equals: '/hurtem-1' } }, { deletedAt: { exists: false } }] };
    const data = { deletedAt: new Date().toISOString() };
    expect((await api.payload.update({ ...both, data })).docs).toHaveLength(2);
    expect(await left('redirects', working)).toBe(0);
    expect(await (await api.request('/pages?PageName=hurtem-2')).json()).toEqual([]);
    const back = { deletedAt: null, _status: 'published' } as const;
    expect((await api.payload.update({ ...both, trash: true, data: back })).docs).toHaveLength(2);
    expect(await left('redirects', working)).toBe(1);
    await api.payload.update({ ...both, data });
    expect((await api.payload.delete({ ...both, trash: true })).docs).toHaveLength(2);
    expect(await left('redirects', { from: { equals: '/hurtem-1' } })).toBe(0);
  });
});
