import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_DISK } from '../../../server/storage/disk-store.ts';
import { type FakeApi, startFakeApi } from '../../../server/testing/fake-api.ts';
import { FORM_SETTINGS } from '../domain.ts';
import { pick } from '../pick.ts';
import { type ContentClient, createContentClient } from './content-client.ts';
import { readSettings } from './settings.ts';

let api: FakeApi;
let client: ContentClient;

beforeEach(async () => {
  api = await startFakeApi();
  client = createContentClient({
    cursor: () => null,
    apiUrl: api.url,
    fetch,
    now: () => 0,
    warn: () => undefined,
    snapshots: NO_DISK,
  });
});

afterEach(() => api.close());

/** What a page with a form carries of the settings. */
async function carried(): Promise<string> {
  const settings = await readSettings(client.forRequest('pl'));
  return JSON.stringify(pick(settings, FORM_SETTINGS));
}

test('a page with a form carries closed days while some are near, and is as before otherwise', async () => {
  const content = client.forRequest('pl');
  const { closedDays } = await readSettings(content);
  expect(closedDays).toBeUndefined();
  expect([...content.tags]).toContain('closed-days');
  const before = await carried();
  expect(before).not.toContain('closedDays');

  api.content['closed-days'] = { Days: [] };
  client.drop(['closed-days']);
  expect(await carried()).toBe(before);

  api.content['closed-days'] = { Days: ['2026-12-24'] };
  client.drop(['closed-days']);
  expect(await carried()).toContain('"closedDays":["2026-12-24"]');
});
