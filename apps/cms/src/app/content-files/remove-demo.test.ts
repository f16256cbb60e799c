import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { READS, type ReadName } from '@osnowa/contract';
import type { CollectionSlug, Where } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { syncWords } from '../../content/words/word-rows.ts';
import { testApi } from '../../testing/running-api.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testStaff } from '../../testing/staff.ts';
import { storePage } from '../../testing/stored-content.ts';
import { testCms } from '../../testing/test-cms.ts';
import { addDemo, removeDemo } from './demo.ts';

/** Data of the owner of the site, which no removal may touch. */
const OWNED = ['leads', 'messages', 'audit', 'users'] as const;
const silent = () => undefined;
const OWN_PAGES = ['oferta-dla-browarow', 'kampania/jesien'];

describe('the demo on PostgreSQL, next to an owner’s own content', () => {
  const cms = testCms({ engine: 'PostgreSQL' });
  // Before the first account: documents older than that count as loaded with the installation.
  beforeAll(async () => {
    // Each word of the site has a row; the demo's words are written into them.
    await syncWords(cms.payload);
    await addDemo(cms.payload, silent);
  });
  testStaff(cms, { editor: {}, sales: { roles: ['sales'] } });

  const all = (collection: CollectionSlug) =>
    cms.payload.find({ collection, pagination: false, depth: 0, sort: 'id' });

  async function owned() {
    const documents = await Promise.all(OWNED.map(async (slug) => (await all(slug)).docs));
    const pages = (await all('pages')).docs.filter(
      (page) => 'pageName' in page && OWN_PAGES.includes(String(page.pageName)),
    );
    return { documents, pages };
  }

  test('a removal takes the demo, and leaves every lead, account and own page as they were', async () => {
    for (const message of ['Pierwsza', 'Druga']) await sendForm(cms, { message });
    for (const pageName of OWN_PAGES) await storePage(cms.payload, { pageName });
    const before = await owned();
    expect(before.documents[OWNED.indexOf('leads')]).toHaveLength(2);
    expect(before.documents[OWNED.indexOf('users')]).toHaveLength(2);
    expect(before.pages).toHaveLength(2);

    expect((await all('posts')).totalDocs).toBe(46);
    const changed = { collection: 'changed-words', where: { changed: { equals: true } } } as const;
    expect((await cms.payload.count(changed)).totalDocs).toBeGreaterThan(2);
    const removed = await removeDemo(cms.payload);
    expect(removed?.remaining).toEqual([]);
    expect(removed?.deleted.get('posts')).toBe(46);
    expect((await all('posts')).totalDocs).toBe(0);
    expect((await all('products')).totalDocs).toBe(0);
    expect((await cms.payload.count(changed)).totalDocs).toBe(0);
    expect(await owned()).toEqual(before);
  });
});

describe('the demo on SQLite, with documents that an editor changed', () => {
  const api = testApi();
  const POST = 'gdzie-utknela-faktura';
  const MINE = 'moj-wpis';

  async function answer<Name extends ReadName>(name: Name) {
    const query = name === 'blog-posts/neighbours' ? `?slug=${POST}` : '';
    const response = await api.request(`/${name}${query}`);
    expect(response.status, name).toBe(200);
    return READS[name].reply.parse(await response.json()) as unknown[];
  }

  /** All replies of the web API. */
  const everything = async () =>
    JSON.stringify(await Promise.all((Object.keys(READS) as ReadName[]).map(answer)));

  async function idOf(collection: CollectionSlug, where: Where): Promise<number> {
    const { docs } = await api.payload.find({ collection, where, depth: 0 });
    return docs[0]?.id as number;
  }

  beforeAll(async () => {
    const { payload } = api;
    await addDemo(payload, silent);
    const changed = await idOf('posts', { slug: { equals: POST } });
    await payload.update({ collection: 'posts', id: changed, data: { title: 'Mój tytuł' } });
    const drafted = await idOf('products', { slug: { equals: 'erp' } });
    const draft = { collection: 'products', id: drafted, draft: true } as const;
    await payload.update({ ...draft, data: { title: 'Szkic' } });
    const about = await idOf('pages', { pageName: { equals: 'about' } });
    await payload.update({ collection: 'pages', id: about, data: { title: 'Moja firma' } });
    const { id, createdAt, updatedAt, ...post } = await payload.findByID({
      ...{ collection: 'posts', id: changed, depth: 0 },
    });
    await payload.create({ collection: 'posts', data: { ...post, slug: MINE } });
    expect(await addDemo(payload, silent)).toBeNull();
  });

  test('what an editor wrote or changed stays, with what it shows, and is listed', async () => {
    const leads = await api.payload.count({ collection: 'users' });
    const removed = await removeDemo(api.payload);
    expect(await api.payload.count({ collection: 'users' })).toEqual(leads);
    expect(removed?.deleted.get('posts')).toBe(45);
    expect(removed?.deleted.get('employees')).toBe(10);
    expect(removed?.neutral).toBe(23);
    const remaining = removed?.remaining.map(({ kind, title }) => `${kind} ${title}`) ?? [];
    expect(remaining).toContain('posts Mój tytuł');
    expect(remaining).toContain('products ERP');
    expect(remaining).toContain('pages Moja firma');
    expect(remaining).toContain('authors Ślusarczyk');
    expect(removed?.remaining.find(({ kind }) => kind === 'authors')?.why).toMatch(/Mój tytuł/);
    const posts = (await answer('blog-posts')) as { slug: string }[];
    expect(posts.map(({ slug }) => slug).sort()).toEqual([POST, MINE].sort());
    const pictures = await readdir(path.join(api.dataDir, 'media'));
    expect(pictures.filter((name) => name.startsWith('employees-portrait-10'))).toEqual([]);
  });

  test('pages that every site needs say neutral words in each language', async () => {
    const pages = (await answer('pages')) as { PageName: string; Title_de: string }[];
    expect(pages.map(({ PageName }) => PageName)).toHaveLength(17);
    expect(pages.find(({ PageName }) => PageName === 'home')?.Title_de).toBe('Eine neue Website');
    const settings = await api.request('/site-settings');
    expect(await settings.text()).not.toMatch(/Tkalni|Łód[źz]|\.webp|\.pdf/);
    const catalogues = await api.payload.find({ collection: 'catalogues', pagination: false });
    expect(catalogues.docs.map(({ groups }) => groups.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const remaining = JSON.stringify(
      await answer('pages').then((all) =>
        all.filter((one) => (one as { PageName: string }).PageName === 'about'),
      ),
    );
    expect((await everything()).replace(remaining.slice(1, -1), '')).not.toMatch(/Tkalni/);
  });

  test('taking away twice finds nothing, and the demo can be loaded next to existing content', async () => {
    expect(await removeDemo(api.payload)).toBeNull();
    const loaded = await addDemo(api.payload, silent);
    expect(loaded?.replaced).toHaveLength(23);
    const posts = (await answer('blog-posts')) as { slug: string; Title: string }[];
    expect(posts).toHaveLength(31);
    expect(posts.find(({ slug }) => slug === POST)?.Title).toBe('Mój tytuł');
  });
});
