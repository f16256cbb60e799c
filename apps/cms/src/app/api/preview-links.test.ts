import { PREVIEW_HEADER, PREVIEW_LINKS_PATH } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/running-api.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { previewLinkRoutes } from './preview-links.ts';

const api = testApi('SQLite', { PUBLIC_URL: 'https://osnowa.example' });

const headers = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };

async function statusOf(id: number, sent: Record<string, string> = headers, now = new Date()) {
  const routes = previewLinkRoutes(api.payload, () => now);
  routes.onError((_error, context) => context.body(null, 404));
  return (await routes.request(`${PREVIEW_LINKS_PATH}/${id}`, { headers: sent })).status;
}

async function draft(data: object): Promise<string> {
  const made = await api.payload.create({ collection: 'pages', data: data as never, draft: true });
  return String(made.id);
}

test('a link is good for a week, until it is withdrawn, and for the site only', async () => {
  const document = await draft({ title: 'Targi', pageName: 'targi' });
  const data = { source: 'pages', document };
  const link = await api.payload.create({ collection: 'preview-links', data, locale: 'de' });
  expect(link.address).toMatch(/^https:\/\/osnowa\.example\/de\/targi\?preview=/);
  expect(link.address?.endsWith(`.${link.id}`)).toBe(true);
  expect(await statusOf(link.id)).toBe(204);
  expect(await statusOf(link.id, {})).toBe(404);
  expect(await statusOf(link.id + 1)).toBe(404);
  expect(await statusOf(link.id, headers, new Date(Date.now() + 8 * 24 * 60 * 60_000))).toBe(404);
  const withdrawn = { withdrawn: true };
  await api.payload.update({ collection: 'preview-links', id: link.id, data: withdrawn });
  expect(await statusOf(link.id)).toBe(404);
});

test('a document without an address gets a sentence instead of a link', async () => {
  const document = await draft({});
  const data = { source: 'pages', document };
  const attempt = api.payload.create({ collection: 'preview-links', data });
  await expect(attempt).rejects.toThrow('Ten dokument nie ma jeszcze adresu strony');
  const foreign = api.payload.create({
    collection: 'preview-links',
    data: { source: 'users', document: '1' },
  });
  await expect(foreign).rejects.toThrow('Ten dokument nie ma jeszcze adresu strony');
});
