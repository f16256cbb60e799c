import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOn, engines } from '../testing/databases.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { storePicture } from '../testing/sample-documents.ts';
import { emptyTrash } from './empty-trash.ts';

const DAY = 24 * 60 * 60_000;

describe.each(engines('SQLite'))('on %s', (engine) => {
  let api: RunningApi;
  let payload: Payload;

  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    payload = api.payload;
  });

  afterAll(() => api.stop());

  const trash = (collection: CollectionSlug, id: number, deletedAt: Date) =>
    payload.update({ collection, id, data: { deletedAt: deletedAt.toISOString() } as never });

  const storePage = (pageName: string) =>
    payload.create({
      collection: 'pages',
      data: { title: pageName, pageName, sections: [], _status: 'published' },
    });

  const left = async (collection: CollectionSlug, where: object) =>
    (await payload.db.count({ collection, where: where as never })).totalDocs;

  test('after 30 days the trash is emptied with files and redirects; younger documents and those in use stay', async () => {
    const now = new Date();
    const old = new Date(now.getTime() - 30 * DAY - 1_000);
    const picture = await storePicture(payload, 'stary-kosz.png');
    const file = path.join(api.dataDir, 'media', path.basename(String(picture.path)));
    const used = await payload.create({
      collection: 'tags',
      data: { name: 'Osnowa', slug: 'osnowa' },
    });
    const page = await storePage('stara');
    const moved = { pageName: 'nowa', _status: 'published' } as const;
    await payload.update({ collection: 'pages', id: page.id, data: moved });
    const young = await storePage('mloda');
    await trash('media', Number(picture.id), old);
    await trash('tags', used.id, old);
    await trash('pages', page.id, old);
    await trash('pages', young.id, new Date(now.getTime() - 29 * DAY));
    // The tag was taken up again past the admin, which does not offer what is in the trash.
    const post = await payload.create({
      collection: 'posts',
      data: { title: 'Wpis', slug: 'uzywa', blogTags: [used.id], _status: 'draft' } as never,
      draft: true,
    });
    expect(existsSync(file)).toBe(true);

    expect(await emptyTrash(payload, now)).toBe(2);
    expect(existsSync(file)).toBe(false);
    expect(await left('media', { id: { equals: Number(picture.id) } })).toBe(0);
    expect(await left('pages', { id: { in: [page.id, young.id] } })).toBe(1);
    expect(await left('redirects', { from: { equals: '/stara' } })).toBe(0);
    expect(await left('tags', { id: { equals: used.id } })).toBe(1);

    await payload.delete({ collection: 'posts', id: post.id });
    expect(await emptyTrash(payload, now)).toBe(1);
    expect(await left('tags', { id: { equals: used.id } })).toBe(0);
  });

  test('the list moves several documents at once, there and away, with the redirects that lead to them', async () => {
    const pages = [await storePage('hurtem-1'), await storePage('hurtem-2')];
    const [{ id } = { id: 0 }] = pages;
    const renamed = { pageName: 'hurtem-3', _status: 'published' } as const;
    await payload.update({ collection: 'pages', id, data: renamed });
    // As the list asks for it: no fields in the answer.
    const both = {
      collection: 'pages',
      where: { id: { in: pages.map((page) => page.id) } },
      select: {},
    } as const;
    const working = { and: [{ from: { equals: '/hurtem-1' } }, { deletedAt: { exists: false } }] };
    const data = { deletedAt: new Date().toISOString() };
    expect((await payload.update({ ...both, data })).docs).toHaveLength(2);
    expect(await left('redirects', working)).toBe(0);
    expect(await (await api.request('/pages?PageName=hurtem-2')).json()).toEqual([]);
    const back = { deletedAt: null, _status: 'published' } as const;
    expect((await payload.update({ ...both, trash: true, data: back })).docs).toHaveLength(2);
    expect(await left('redirects', working)).toBe(1);
    await payload.update({ ...both, data });
    expect((await payload.delete({ ...both, trash: true })).docs).toHaveLength(2);
    expect(await left('redirects', { from: { equals: '/hurtem-1' } })).toBe(0);
  });
});
