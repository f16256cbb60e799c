import { setTimeout as sleep } from 'node:timers/promises';
import { NOTICE_PATH } from '@osnowa/contract';
import { isSignedMessage } from '@osnowa/http';
import { expect, onTestFinished, test } from 'vitest';
import { standIn } from '../testing/stand-in.ts';
import { noticeSender, unreached } from './change-notice.ts';

const SECRET = 'a secret of thirty-two characters';

async function listeningSite() {
  const received: { path: string; isSigned: boolean }[] = [];
  const { url, stop } = await standIn(({ path, headers, body }, response) => {
    const given = new Headers(headers as Record<string, string>);
    const isSigned = isSignedMessage({ headers: given, body }, SECRET, Date.now());
    received.push({ path, isSigned });
    response.writeHead(204).end();
  });
  onTestFinished(stop);
  return { received, url };
}

const change = (id: number) => ({ source: 'products', id, tags: ['products'] });

test('every site gets one signed notice for changes that come together, also when another site does not answer', async () => {
  const sites = [await listeningSite(), await listeningSite()];
  const siteUrls = ['http://127.0.0.1:9', ...sites.map(({ url }) => url)];
  const sender = noticeSender({ siteUrls, secret: SECRET });
  sender.onChange(change(1));
  sender.onChange(change(2));
  const notice = [{ path: NOTICE_PATH, isSigned: true }];
  await expect.poll(() => sites.map(({ received }) => received)).toEqual([notice, notice]);
  await sleep(200);
  expect(sites.map(({ received }) => received.length)).toEqual([1, 1]);
  const reasons = siteUrls.map((siteUrl) => unreached().get(siteUrl));
  expect(reasons).toEqual(['away', undefined, undefined]);
  sender.onGap();
  await expect.poll(() => sites.map(({ received }) => received.length)).toEqual([2, 2]);
});
