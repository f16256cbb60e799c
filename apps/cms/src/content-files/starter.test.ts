import { LATER_FIELDS_HEADER, LOCALE_CODES, READS } from '@osnowa/contract';
import { misprints } from '@osnowa/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdministrator } from '../access/accounts/administrator.ts';
import { UnsavedNotice } from '../admin/start/notices.tsx';
import { contentProse } from '../testing/content-prose.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
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

describe('an installation with what every site needs', () => {
  let api: RunningApi;
  let changes: Changes;

  beforeAll(async () => {
    api = await startApi();
    expect(await fillEmpty(api.payload, 'starter', () => undefined)).toBe(true);
  });

  afterAll(() => api?.stop());

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
    const i18n = { language: 'pl' } as Parameters<typeof UnsavedNotice>[0]['i18n'];
    const shown = async () =>
      renderToStaticMarkup(await UnsavedNotice({ payload: api.payload, i18n }));
    expect([await isUnsaved(), await shown()]).toEqual([
      true,
      expect.stringMatching(/Wyszukiwarki nie pokazują tej witryny.+globals\/site-settings/),
    ]);
    const { companyName } = await api.payload.findGlobal({ slug: 'site-settings', depth: 0 });
    await api.payload.updateGlobal({ slug: 'site-settings', data: { companyName } });
    await expect.poll(isUnsaved).toBe(false);
    expect(await shown()).toBe('');
  });

  test('is not filled twice', async () => {
    expect(await fillEmpty(api.payload, 'demo', () => undefined)).toBe(false);
  });

  test('of an older version has no record: documents older than the first account were loaded', async () => {
    await api.payload.kv.delete('installed-content');
    await makeAdministrator(api.payload);
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
