import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogList } from '../../app/content/.server/blog.ts';
import {
  type ContentClient,
  createContentClient,
} from '../../app/content/.server/content-client.ts';
import { pageKey } from '../cache/page-key.ts';
import { NO_DISK } from '../storage/disk-store.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { createKnownKey } from './pages.ts';

let api: FakeApi;
let client: ContentClient;

beforeEach(async () => {
  api = await startFakeApi();
  const outside = { fetch, now: () => 0, warn: () => undefined, cursor: () => null };
  client = createContentClient({ apiUrl: api.url, snapshots: NO_DISK, ...outside });
});

afterEach(() => api.close());

/** What visitors get at addresses that no list has. */
async function answers() {
  const known = await createKnownKey(client)(pageKey('/busy/winter', ''));
  const tag = new URLSearchParams('tag=winter');
  const list = await blogList(client.forRequest('pl'), null, tag).catch((answer) => answer);
  return { isAsked: known.path === '/busy/winter', status: list.init.status };
}

test('what an old copy of a list does not have may be new: it is unavailable, not missing', async () => {
  expect(await answers()).toEqual({ isAsked: false, status: 404 });
  api.mode = 'failing';
  client.drop(['pages', 'blog-tags']);
  expect(await answers()).toEqual({ isAsked: true, status: 503 });
});
