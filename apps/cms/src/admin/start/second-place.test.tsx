import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, startTestCms, type TestCms, urlencoded } from '../../testing/test-cms.ts';
import { SecondPlace } from './notices.tsx';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms([], {
    LEADS_COPY: '/nowhere/leads',
    LEADS_COPY_KEY: 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z',
  });
});
afterAll(() => cms?.stop());

async function shown(language: 'pl' | 'en'): Promise<string> {
  const i18n = { language } as Parameters<typeof SecondPlace>[0]['i18n'];
  return renderToStaticMarkup(await SecondPlace({ payload: cms.payload, i18n }));
}

test('the first page of the admin says how many leads have no copy, once they are late', async () => {
  const { status } = await cms.post('/contact/send-message', urlencoded(CONTACT));
  expect(status).toBe(200);
  expect(await shown('pl')).toBe('');
  const createdAt = '2026-11-24T09:00:00.000Z';
  await cms.payload.db.updateMany({ collection: 'lead-copies', where: {}, data: { createdAt } });
  expect(await shown('pl')).toContain('Zapytania bez kopii: 1;');
  expect(await shown('en')).toContain('Leads without a copy: 1;');
});
