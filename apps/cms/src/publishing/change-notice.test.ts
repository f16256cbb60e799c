import { changesReply, NOTICE_PATH, siteSettings } from '@osnowa/contract';
import { isSignedMessage } from '@osnowa/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../testing/running-api.ts';
import { storeGlobal, storePicture, storeRelated } from '../testing/sample-documents.ts';
import { TEST_SECRETS } from '../testing/settings.ts';
import { testStandIn } from '../testing/stand-in.ts';
import { storeOffer } from '../testing/stored-content.ts';
import { unreached } from './change-notice.ts';

/** Signed notices that the site has received, and whether it leaves them without an answer. */
let notices = 0;
let isSilent = false;
/** The cursor of the site in the change log. */
let cursor = '';

const site = testStandIn(({ path, headers, body }, response) => {
  const message = { headers: new Headers(headers as Record<string, string>), body };
  const isSigned = isSignedMessage(message, TEST_SECRETS.NOTICE_SECRET, Date.now());
  if (path === NOTICE_PATH && isSigned) notices += 1;
  if (!isSilent) response.writeHead(isSigned ? 204 : 401).end();
});
const api = testApi('SQLite', () => ({ SITE_URLS: site.url }));
beforeEach(() => changed());

/** The tags that the site finds in the change log since its last look, in alphabetical order. */
async function changed(): Promise<string[]> {
  const answer = await api.request(`/content-changes?after=${cursor}`);
  const reply = changesReply.parse(await answer.json());
  cursor = reply.cursor;
  return [...new Set(reply.changes?.flat())].sort();
}

async function published(slug: string) {
  const { id } = await storeOffer(api.payload, slug);
  expect(await changed()).toEqual(['careers', `careers:${slug}`]);
  return { collection: 'careers', id } as const;
}

test('the site learns what was published, changed, unpublished and deleted', async () => {
  const offer = await published('tkaczka');
  for (const data of [{ location: 'Zgierz' }, { _status: 'draft' }, { _status: 'published' }]) {
    await api.payload.update({ ...offer, data: data as never });
    expect(await changed()).toEqual(['careers', 'careers:tkaczka']);
  }
  const data = { title: 'Weberin', _status: 'published' } as const;
  await api.payload.update({ ...offer, locale: 'de', data });
  expect(await changed()).toEqual(['careers', 'careers:tkaczka']);
  await api.payload.delete(offer);
  expect(await changed()).toEqual(['careers', 'careers:tkaczka']);
});

test('a draft changes nothing there, whether new, saved again or of a published document', async () => {
  const draft = { draft: true, data: { location: 'Pabianice' } };
  const { id } = await storeOffer(api.payload, 'szkic', { _status: 'draft' });
  await api.payload.update({ collection: 'careers', id, ...draft });
  const offer = await published('jawna');
  await api.payload.update({ ...offer, ...draft });
  await api.payload.update({ ...offer, ...draft });
  expect(await changed()).toEqual([]);
});

test('a changed address comes with the old one, also after a draft', async () => {
  const offer = await published('dawna');
  await api.payload.update({ ...offer, data: { slug: 'nowa' }, draft: true });
  expect(await changed()).toEqual([]);
  await api.payload.update({ ...offer, data: { _status: 'published' }, draft: false });
  expect(await changed()).toEqual(['careers', 'careers:dawna', 'careers:nowa', 'redirects']);
});

test('a changed picture and changed settings have a tag of every answer that shows them', async () => {
  const { id } = (await storePicture(api.payload, 'zmiana.png')) as { id: number };
  await changed();
  await api.payload.update({ collection: 'media', id, data: { alt: 'Inny opis' } });
  expect(await changed()).toEqual(['media']);
  const related = await storeRelated(api.payload);
  await changed();
  const settings = { slug: 'site-settings', schema: siteSettings, fill: 'minimal' } as const;
  await storeGlobal(api.payload, related, settings);
  expect(await changed()).toEqual(['facts', 'site-settings']);
});

test('a save that is rolled back changed nothing', async () => {
  const { payload } = api;
  const offer = await published('cofnieta');
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  const data = { slug: 'inna', _status: 'published' } as const;
  await payload.update({ ...offer, data, req: { transactionID } });
  await payload.db.rollbackTransaction(transactionID);
  expect(await changed()).toEqual([]);
  expect((await api.request('/careers?slug=cofnieta')).status).toBe(200);
});

test('the site gets a signed notice; a save neither waits for its answer nor fails without one', async () => {
  const warn = vi.spyOn(api.payload.logger, 'warn');
  isSilent = true;
  const before = notices;
  await storeOffer(api.payload, 'bez-witryny');
  await expect.poll(() => notices).toBeGreaterThan(before);
  expect((await api.request('/careers?slug=bez-witryny')).status).toBe(200);
  site.hangUp();
  await expect.poll(() => unreached().get(site.url)).toBe('away');
  expect(warn).not.toHaveBeenCalled();
});
