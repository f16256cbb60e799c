import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { NOTICE_PATH } from '@osnowa/contract';
import { isSignedMessage } from '@osnowa/http';
import { expect, onTestFinished, test } from 'vitest';
import { noticeSender, unreached } from './notice-sender.ts';

const SECRET = 'a secret of thirty-two characters';

interface Heard {
  path: string | undefined;
  isSigned: boolean;
}

function isRight(headers: IncomingMessage['headers'], body: string): boolean {
  const given = new Headers(headers as Record<string, string>);
  return isSignedMessage({ headers: given, body }, SECRET, Date.now());
}

async function listeningSite() {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const isSigned = isRight(request.headers, await text(request));
    heard.push({ path: request.url, isSigned });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { heard, siteUrl: `http://127.0.0.1:${port}` };
}

const change = (id: number) => ({ source: 'products', id, tags: ['products'] });

test('every site gets one signed notice for changes that come together, also when another site does not answer', async () => {
  const sites = [await listeningSite(), await listeningSite()];
  const siteUrls = ['http://127.0.0.1:9', ...sites.map(({ siteUrl }) => siteUrl)];
  const sender = noticeSender({ siteUrls, secret: SECRET });
  sender.onChange(change(1));
  sender.onChange(change(2));
  const notice = [{ path: NOTICE_PATH, isSigned: true }];
  await expect.poll(() => sites.map(({ heard }) => heard)).toEqual([notice, notice]);
  await sleep(200);
  expect(sites.map(({ heard }) => heard.length)).toEqual([1, 1]);
  expect(siteUrls.map((siteUrl) => unreached().get(siteUrl))).toEqual([
    'away',
    undefined,
    undefined,
  ]);
  sender.onGap();
  await expect.poll(() => sites.map(({ heard }) => heard.length)).toEqual([2, 2]);
});

test('an address that belongs to another program is known as such', async () => {
  const other = createServer((_request, response) => {
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    other.close();
  });
  const { port } = other.address() as AddressInfo;
  const siteUrl = `http://127.0.0.1:${port}`;
  noticeSender({ siteUrls: [siteUrl], secret: SECRET }).onChange(change(1));
  await expect.poll(() => unreached().get(siteUrl)).toBe('foreign');
});
