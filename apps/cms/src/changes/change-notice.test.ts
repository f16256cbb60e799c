import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { changesReply, NOTICE_PATH, siteSettings } from '@osnowa/contract';
import { isSignedMessage } from '@osnowa/http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { storeGlobal, storePicture, storeRelated } from '../testing/sample-documents.ts';
import { TEST_SECRETS } from '../testing/settings.ts';
import { unreached } from './notice-sender.ts';

let api: RunningApi;
/** Notices that the site has received. */
let heard = 0;
/** The cursor of the site in the change log. */
let cursor = '';
/** Whether the site leaves notices without an answer, and how many were given up. */
let isSilent = false;
let givenUp = 0;

/** A stand-in for the site: it checks the signature of each notice. */
const site = createServer(async (request, response) => {
  const body = await text(request);
  const headers = new Headers(request.headers as Record<string, string>);
  const isSigned =
    request.url === NOTICE_PATH &&
    isSignedMessage({ headers, body }, TEST_SECRETS.NOTICE_SECRET, Date.now());
  if (isSigned) heard += 1;
  if (isSilent) {
    response.once('close', () => {
      givenUp += 1;
    });
    return;
  }
  response.writeHead(isSigned ? 204 : 401).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  api = await startApi({ SITE_URLS: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await api?.stop();
  site.close();
});

/**
 * Waits longer than changes are gathered and a notice is sent, in many turns: a process that had to
 * wait for the processor gets its messages meanwhile.
 */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await sleep(10);
}

beforeEach(forgetEarlier);

async function forgetEarlier(): Promise<void> {
  await quiet();
  heard = 0;
  await changedTags();
}

/** The tags in the change log since the site's last read, in alphabetical order. */
async function changedTags(): Promise<string[]> {
  const answer = await api.request(`/content-changes?after=${cursor}`);
  const reply = changesReply.parse(await answer.json());
  cursor = reply.cursor;
  return [...new Set(reply.changes?.flat())].sort();
}

/** The tags after one notice. */
async function nextNotice(): Promise<string[]> {
  await expect.poll(() => heard).toBeGreaterThan(0);
  await quiet();
  expect(heard).toBe(1);
  heard = 0;
  return changedTags();
}

async function expectSilence(): Promise<void> {
  await quiet();
  expect(heard).toBe(0);
  expect(await changedTags()).toEqual([]);
}

const career = (slug: string) => ({
  slug,
  title: 'Programistka',
  description: 'Praca przy krosnach',
  location: 'Łódź',
  employmentType: 'FULL_TIME' as const,
  publishedAt: '2026-01-01T10:00:00.000Z',
});

async function publishedCareer(slug: string) {
  const data = { ...career(slug), _status: 'published' };
  const { id } = await api.payload.create({ collection: 'careers', data: data as never });
  expect(await nextNotice()).toEqual(['careers', `careers:${slug}`]);
  return { collection: 'careers', id } as const;
}

test('publishing, changing, unpublishing and deleting are reported', async () => {
  const offer = await publishedCareer('tkaczka');
  for (const data of [{ location: 'Zgierz' }, { _status: 'draft' as const }]) {
    await api.payload.update({ ...offer, data });
    expect(await nextNotice()).toEqual(['careers', 'careers:tkaczka']);
  }
  await api.payload.update({ ...offer, data: { _status: 'published' } });
  expect(await nextNotice()).toEqual(['careers', 'careers:tkaczka']);
  await api.payload.delete(offer);
  expect(await nextNotice()).toEqual(['careers', 'careers:tkaczka']);
});

test('a draft is not reported, whether new, saved again or of a published document', async () => {
  const { payload } = api;
  const careers = { collection: 'careers', draft: true } as const;
  const data = career('szkic');
  const { id } = await payload.create({ ...careers, data: data as never });
  await payload.update({ ...careers, id, data: { location: 'Pabianice' } });
  await expectSilence();
  const offer = await publishedCareer('jawna');
  await payload.update({ ...careers, id: offer.id, data: { location: 'Pabianice' } });
  await payload.update({ ...careers, id: offer.id, data: { location: 'Zgierz' }, autosave: true });
  await expectSilence();
});

test('a changed address is reported with the old one, also after a draft', async () => {
  const offer = await publishedCareer('dawna');
  await api.payload.update({ ...offer, data: { slug: 'nowa' }, draft: true });
  await expectSilence();
  await api.payload.update({ ...offer, data: { _status: 'published' }, draft: false });
  expect(await nextNotice()).toEqual(['careers', 'careers:dawna', 'careers:nowa', 'redirects']);
});

test('a translation is reported like any other change', async () => {
  const offer = await publishedCareer('po-niemiecku');
  const data = { title: 'Entwicklerin', _status: 'published' as const };
  await api.payload.update({ ...offer, locale: 'de', data });
  expect(await nextNotice()).toEqual(['careers', 'careers:po-niemiecku']);
  const answer = await (await api.request('/careers?slug=po-niemiecku')).json();
  expect(answer).toMatchObject([{ Title_de: 'Entwicklerin', Title_pl: 'Programistka' }]);
});

test('a new picture is not reported, a changed one is, with the tag of every answer with pictures', async () => {
  const { id } = (await storePicture(api.payload, 'zmiana.png')) as { id: number };
  await nextNotice();
  const data = { alt: 'Inny opis' };
  await api.payload.update({ collection: 'media', id, data });
  expect(await nextNotice()).toEqual(['media']);
});

test('settings of the site are reported', async () => {
  const related = await storeRelated(api.payload);
  await forgetEarlier();
  const settings = { slug: 'site-settings', schema: siteSettings, fill: 'minimal' } as const;
  await storeGlobal(api.payload, related, settings);
  expect(await nextNotice()).toEqual(['site-settings']);
});

test('a save that is rolled back is not reported', async () => {
  const { payload } = api;
  const transactionID = (await payload.db.beginTransaction()) ?? '';
  const data = { ...career('cofnieta'), _status: 'published' };
  await payload.create({ collection: 'careers', data: data as never, req: { transactionID } });
  await payload.db.rollbackTransaction(transactionID);
  await expectSilence();
  expect((await api.request('/careers?slug=cofnieta')).status).toBe(404);
});

test('a save neither waits for the site nor fails with it', async () => {
  const warn = vi.spyOn(api.payload.logger, 'warn');
  isSilent = true;
  const data = { ...career('bez-witryny'), _status: 'published' };
  await api.payload.create({ collection: 'careers', data: data as never });
  await expect.poll(() => heard).toBe(1);
  expect(givenUp).toBe(0);
  expect((await api.request('/careers?slug=bez-witryny')).status).toBe(200);
  site.closeAllConnections();
  await expect.poll(() => unreached().size).toBe(1);
  expect(warn).not.toHaveBeenCalled();
});
