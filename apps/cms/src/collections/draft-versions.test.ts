import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWindows, type WindowOfForm } from '../admin/editing/others/testing/window-of-form.ts';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import { databaseOn, engines } from '../testing/databases.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';

const password = 'krosno-wersje-watek-74';

describe.each(engines('PostgreSQL'))('versions of a draft that saves itself, on %s', (engine) => {
  let api: RunningApi;
  let payload: Payload;
  const open: Record<string, (id: number, locale: 'pl') => Promise<WindowOfForm>> = {};

  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    payload = api.payload;
    for (const name of ['Ola', 'Kasia']) {
      const email = `${name.toLowerCase()}@wersje.example`;
      const data = { name, email, password, roles: ['editor'] };
      await payload.create({ collection: 'users', data: data as never });
      open[name] = await openWindows(api, email, password);
    }
  });
  afterAll(() => api.stop());

  /** A page on which something stands, published. */
  async function page(pageName: string): Promise<number> {
    const sections = ['Pierwsza', 'Druga'].map((title) => ({ blockType: 'claims', title }));
    const data = { title: 'Targi', pageName, sections, _status: 'published' };
    return (await payload.create({ collection: 'pages', data: data as never })).id;
  }

  const windowOf = async (name: string, id: number) =>
    (await open[name]?.(id, 'pl')) as WindowOfForm;

  /** A person who leaves the form lets go of the document. */
  const leave = () =>
    payload.delete({
      collection: 'payload-locked-documents' as never,
      where: { id: { exists: true } },
    });

  /** What the list of versions offers, the oldest first: who saved it, title and number of sections. */
  async function versions(id: number) {
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'id' });
    return docs.map(({ version }) => [version.updatedBy, version.title, version.sections?.length]);
  }

  test('the words of one person are one version, those of the next one another', async () => {
    const id = await page('dwie-osoby');
    const ola = await windowOf('Ola', id);
    for (const title of ['Z', 'Zap', 'Zaproszenie od Oli']) await ola.type({ title });
    await leave();
    const kasia = await windowOf('Kasia', id);
    expect(await kasia.type({ title: 'Zaproszenie od Kasi' })).toBe('saved');
    await leave();
    const again = await windowOf('Ola', id);
    expect(await again.type({ title: 'Spotkanie' })).toBe('saved');
    expect(await versions(id)).toEqual([
      [null, 'Targi', 2],
      ['Ola', 'Zaproszenie od Oli', 2],
      ['Kasia', 'Zaproszenie od Kasi', 2],
      ['Ola', 'Spotkanie', 2],
    ]);
  });

  test('the state before a section goes stays, and so does that of ten minutes ago', async () => {
    const id = await page('bez-sekcji');
    const ola = await windowOf('Ola', id);
    await ola.type({ title: 'Nowy tytuł' });
    const { sections = [] } = await payload.findByID({ collection: 'pages', id, draft: true });
    await ola.type({ sections: sections?.slice(0, 1) });
    await ola.type({ title: 'Nowy tytuł i data' });
    const before = [
      [null, 'Targi', 2],
      ['Ola', 'Nowy tytuł', 2],
      ['Ola', 'Nowy tytuł i data', 1],
    ];
    expect(await versions(id)).toEqual(before);
    const { _pages_v: table } = tablesOf(payload);
    const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await queryBuilder(payload).update(table).set({ createdAt }).where(eq(table.parent, id));
    await ola.type({ title: 'Po przerwie' });
    expect(await versions(id)).toEqual([...before, ['Ola', 'Po przerwie', 1]]);
  });
});
