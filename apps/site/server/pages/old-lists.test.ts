import { expect, test } from 'vitest';
import { blogList } from '../../app/content/.server/blog.ts';
import { pageKey } from '../cache/page-key.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { testClient } from '../testing/test-client.ts';
import { createKnownKey } from './pages.ts';

test('what an old copy of a list does not have may be new: it is unavailable, not missing', async () => {
  const api = await startFakeApi();
  const client = testClient(api.url);
  /** Answers at addresses that no list has. */
  async function answers() {
    const known = await createKnownKey(client)(pageKey('/busy/winter', ''));
    const tag = new URLSearchParams('tag=winter');
    const list = await blogList(client.forRequest('pl'), null, tag).catch((answer) => answer);
    return { isAsked: known.path === '/busy/winter', status: list.init.status };
  }
  expect(await answers()).toEqual({ isAsked: false, status: 404 });
  api.mode = 'failing';
  client.drop(['pages', 'blog-tags']);
  expect(await answers()).toEqual({ isAsked: true, status: 503 });
});
