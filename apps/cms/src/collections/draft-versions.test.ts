import { eq } from '@payloadcms/db-sqlite/drizzle';
import { describe, expect, test } from 'vitest';
import { openWindow } from '../admin/editing/others/testing/window-of-form.ts';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import { engines } from '../testing/databases.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { storePage } from '../testing/stored-content.ts';

describe.each(engines('PostgreSQL'))('versions of a draft that saves itself, on %s', (engine) => {
  const api = testApi(engine);
  const staff = testStaff(api, { Ola: {}, Kasia: {} });

  const ola = (id: number) => openWindow(staff, 'Ola', id);
  const kasia = (id: number) => openWindow(staff, 'Kasia', id);

  /** A person who leaves the form releases its lock. */
  const leave = () =>
    api.payload.delete({
      collection: 'payload-locked-documents' as never,
      where: { id: { exists: true } },
    });

  /** A page with content. */
  const page = async () => {
    const sections = ['Pierwsza', 'Druga'].map((title) => ({ blockType: 'claims', title }));
    return (await storePage(api.payload, { title: 'Targi', sections })).id;
  };

  /** The list of versions, the oldest first: author, title and number of sections. */
  async function versions(id: number) {
    const where = { parent: { equals: id } };
    const { docs } = await api.payload.findVersions({ collection: 'pages', where, sort: 'id' });
    return docs.map(({ version }) => [version.updatedBy, version.title, version.sections?.length]);
  }

  test('the words of one person are one version, those of the next one another', async () => {
    const id = await page();
    const first = await ola(id);
    for (const title of ['Z', 'Zap', 'Zaproszenie od Oli']) await first.type({ title });
    await leave();
    const next = await kasia(id);
    expect(await next.type({ title: 'Zaproszenie od Kasi' })).toBe('saved');
    await leave();
    const again = await ola(id);
    expect(await again.type({ title: 'Spotkanie' })).toBe('saved');
    expect(await versions(id)).toEqual([
      [null, 'Targi', 2],
      ['Ola', 'Zaproszenie od Oli', 2],
      ['Kasia', 'Zaproszenie od Kasi', 2],
      ['Ola', 'Spotkanie', 2],
    ]);
  });

  test('the state before a section goes stays, and so does that of ten minutes ago', async () => {
    const id = await page();
    const first = await ola(id);
    await first.type({ title: 'Nowy tytuł' });
    const { sections = [] } = await api.payload.findByID({ collection: 'pages', id, draft: true });
    await first.type({ sections: sections?.slice(0, 1) });
    await first.type({ title: 'Nowy tytuł i data' });
    const before = [
      [null, 'Targi', 2],
      ['Ola', 'Nowy tytuł', 2],
      ['Ola', 'Nowy tytuł i data', 1],
    ];
    expect(await versions(id)).toEqual(before);
    const { _pages_v: table } = tablesOf(api.payload);
    const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await queryBuilder(api.payload).update(table).set({ createdAt }).where(eq(table.parent, id));
    await first.type({ title: 'Po przerwie' });
    expect(await versions(id)).toEqual([...before, ['Ola', 'Po przerwie', 1]]);
  });
});
