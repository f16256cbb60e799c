import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOn } from '../testing/databases.ts';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../testing/test-cms.ts';
import { addDemo, removeDemo } from './demo.ts';

/** What belongs to the owner of the site, and no removal may touch. */
const OWNED = ['leads', 'messages', 'audit', 'users'] as const;
const OWN_PAGES = ['oferta-dla-browarow', 'kampania/jesien'];

// On PostgreSQL; load-demo.test.ts removes and loads again on SQLite.
describe('the demo on PostgreSQL, next to an owner’s own content', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await startTestCms([], await databaseOn('PostgreSQL'));
    await addDemo(cms.payload, () => undefined);
    for (const email of ['first@visitor.example', 'second@visitor.example']) {
      const sent = await cms.post('/contact/send-message', urlencoded({ ...CONTACT, email }));
      expect(sent.status).toBeLessThan(300);
    }
    for (const pageName of OWN_PAGES) {
      const data = { pageName, title: `Moja: ${pageName}`, sections: [], _status: 'published' };
      await cms.payload.create({ collection: 'pages', data: data as never });
    }
    for (const role of ['editor', 'sales'] as const) {
      const data = { name: role, email: `${role}@owner.example`, password: 'Przędza-i-wątek-7' };
      await cms.payload.create({ collection: 'users', data: { ...data, roles: [role] } });
    }
  }, 300_000);
  afterAll(() => cms?.stop());

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
    const before = await owned();
    expect(before.documents[OWNED.indexOf('leads')]).toHaveLength(2);
    expect(before.documents[OWNED.indexOf('users')]).toHaveLength(2);
    expect(before.pages).toHaveLength(2);

    expect((await all('posts')).totalDocs).toBe(28);
    const removed = await removeDemo(cms.payload);
    expect(removed?.remaining).toEqual([]);
    expect(removed?.deleted.get('posts')).toBe(28);
    expect((await all('posts')).totalDocs).toBe(0);
    expect((await all('products')).totalDocs).toBe(0);
    expect(await owned()).toEqual(before);
  }, 300_000);
});
