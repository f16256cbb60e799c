import { expect, test } from 'vitest';
import { startFakeApi } from '../../../server/testing/fake-api.ts';
import { testClient } from '../../../server/testing/test-client.ts';
import { FORM_SETTINGS } from '../domain.ts';
import { pick } from '../pick.ts';
import { readSettings } from './settings.ts';

test('a page with a form carries closed days while some are near, and is as before otherwise', async () => {
  const api = await startFakeApi();
  const client = testClient(api.url);
  const sentDays = async () =>
    JSON.stringify(pick(await readSettings(client.forRequest('pl')), FORM_SETTINGS));
  const content = client.forRequest('pl');
  const { closedDays } = await readSettings(content);
  expect(closedDays).toBeUndefined();
  expect([...content.tags]).toContain('closed-days');
  const before = await sentDays();
  expect(before).not.toContain('closedDays');

  api.content['closed-days'] = { Days: [] };
  client.drop(['closed-days']);
  expect(await sentDays()).toBe(before);

  api.content['closed-days'] = { Days: ['2026-12-24'] };
  client.drop(['closed-days']);
  expect(await sentDays()).toContain('"closedDays":["2026-12-24"]');
});
