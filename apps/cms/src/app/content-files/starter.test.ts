import { LATER_FIELDS_HEADER, LOCALE_CODES, READS } from '@osnowa/contract';
import { misprints } from '@osnowa/text';
import type { CollectionSlug } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { makeAdministrator } from '../../accounts/sign-in/administrator.ts';
import { env } from '../../platform/process/env.ts';
import { contentProse } from '../../testing/content-prose.ts';
import { testApi } from '../../testing/running-api.ts';
import { contentCollections } from '../collections/index.ts';
import { UnsavedNotice } from '../start/notices.tsx';
import { fillEmpty } from './demo.ts';
import { type Changes, isUntouched, readChanges, readInstalled } from './installed.ts';
import { STARTER } from './source-files.ts';

const { translated, proseIn } = await contentProse(STARTER);

test.each(LOCALE_CODES)('neutral words in %s keep the typography of their language', (locale) => {
  const found = proseIn(locale).flatMap(({ where, text }) =>
    misprints(text, locale).map((what) => `${where}: ${what}: ${text.slice(0, 60)}`),
  );
  expect(found).toEqual([]);
  expect(translated.filter(({ value }) => value[locale].trim() === '')).toEqual([]);
});

const api = testApi();
let changes: Changes;

const silent = () => undefined;

/** How many documents there are of all kinds. */
async function countAll(): Promise<number> {
  const counts = contentCollections(env).map(
    async ({ slug }) => (await api.payload.count({ collection: slug as CollectionSlug })).totalDocs,
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('a loading that fails half-way leaves an empty database', async () => {
  const create = api.payload.create.bind(api.payload);
  const broken = vi.spyOn(api.payload, 'create');
  broken.mockImplementation((options) => {
    if (broken.mock.calls.length > 5) throw new Error('the power is gone');
    return create(options);
  });
  await expect(fillEmpty(api.payload, 'starter', silent)).rejects.toThrow('the power is gone');
  broken.mockRestore();
  expect(await countAll()).toBe(0);
});

test('a database in which an editor has begun to write is left alone', async () => {
  const data = { name: 'Anna' } as never;
  const { id } = await api.payload.create({ collection: 'employees', data, draft: true });
  expect(await fillEmpty(api.payload, 'demo', silent)).toBe(false);
  expect(await countAll()).toBe(1);
  await api.payload.delete({ collection: 'employees', id });
});

describe('an installation with what every site needs', () => {
  beforeAll(async () => {
    expect(await fillEmpty(api.payload, 'starter', silent)).toBe(true);
  });

  test('has pages, settings and catalogues that the site can show, and no company', async () => {
    for (const name of ['pages', 'redirects', 'products', 'blog-posts'] as const) {
      const response = await api.request(`/${name}`);
      expect(response.status, name).toBe(200);
      const said = READS[name].reply.parse(await response.json()) as unknown[];
      expect(said, name).toHaveLength(name === 'pages' ? 17 : 0);
      expect(JSON.stringify(said)).not.toMatch(/Tkalni/i);
    }
    const settings = await api.request('/site-settings');
    expect(READS['site-settings'].reply.parse(await settings.json())).toMatchObject({
      CompanyName: 'Example',
    });
  });

  test('says so to the site and on the start page until somebody publishes the settings', async () => {
    const isUnsaved = async () =>
      READS['site-settings'].reply.parse(
        await (
          await api.request('/site-settings', { headers: { [LATER_FIELDS_HEADER]: 'Unsaved' } })
        ).json(),
      ).Unsaved;
    const reader = { payload: api.payload, i18n: { language: 'pl' }, user: {} as never };
    const shown = async () => renderToStaticMarkup(await UnsavedNotice(reader));
    expect([await isUnsaved(), await shown()]).toEqual([
      true,
      expect.stringMatching(/Wyszukiwarki nie pokazują tej witryny.+globals\/site-settings/),
    ]);
    const { companyName } = await api.payload.findGlobal({ slug: 'site-settings', depth: 0 });
    await api.payload.updateGlobal({ slug: 'site-settings', data: { companyName } });
    await expect.poll(isUnsaved).toBe(false);
    expect(await shown()).toBe('');
  });

  test('of an older version has no record: documents older than the first account were loaded', async () => {
    await api.payload.kv.delete('installed-content');
    const admin = await makeAdministrator(api.payload);
    expect(admin?.email).toMatch(/^administrator-[0-9a-f]{6}@/);
    const { docs } = await api.payload.find({ collection: 'pages', limit: 1, depth: 0 });
    const page = docs[0];
    if (!page) throw new Error('There is no page.');
    changes = await readChanges(api.payload);
    const installed = await readInstalled(api.payload, changes);
    expect(installed.size).toBe(24);
    await api.payload.update({ collection: 'pages', id: page.id, data: { subtitle: 'Nowy' } });
    const later = await readChanges(api.payload);
    expect(isUntouched(installed, later, `pages ${page.id}`)).toBe(false);
    expect((await readInstalled(api.payload, later)).size).toBe(23);
  });
});

test('the first administrator has the chosen address, is made once, and can sign in', async () => {
  await api.payload.db.deleteMany({ collection: 'users', where: {} });
  const admin = await makeAdministrator(api.payload, 'anna@firma.example');
  expect(await makeAdministrator(api.payload)).toBeNull();
  if (!admin) throw new Error('No administrator was made.');
  const { user } = await api.payload.login({ collection: 'users', data: admin });
  expect(user).toMatchObject({ email: 'anna@firma.example', roles: ['admin'] });
});
