import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { changeNotice, NOTICE_HEADERS, NOTICE_PATH } from '@osnowa/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noticeSender } from './notice-sender.ts';

const SECRET = 'a secret of thirty-two characters';

interface Heard {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A site that answers with the given statuses, then with 204. */
async function listeningSite(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ path: request.url, headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { heard, siteUrl: `http://127.0.0.1:${port}` };
}

const quiet = { warn: vi.fn() };
const change = (...tags: string[]) => ({ source: 'products', id: 1, tags });

test('changes of one moment travel together, signed so that the site can trust them', async () => {
  const { heard, siteUrl } = await listeningSite();
  const tell = noticeSender({ siteUrl, secret: SECRET }, quiet);
  tell(change('products', 'products:erp'));
  tell(change('products', 'media'));
  await vi.waitFor(() => expect(heard).toHaveLength(1), 2000);
  const [{ path, headers, body } = {} as Heard] = heard;
  expect(path).toBe(NOTICE_PATH);
  expect(changeNotice.parse(JSON.parse(body)).tags).toEqual(['products', 'products:erp', 'media']);
  const timestamp = headers[NOTICE_HEADERS.timestamp];
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
  expect(headers[NOTICE_HEADERS.signature]).toBe(
    createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex'),
  );
});

test('a notice is sent again until the site takes it', async () => {
  const { heard, siteUrl } = await listeningSite(503, 500);
  noticeSender({ siteUrl, secret: SECRET }, quiet)(change('products'));
  await vi.waitFor(() => expect(heard).toHaveLength(3), 5000);
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
  expect(quiet.warn).not.toHaveBeenCalled();
});

test('more tags than one notice may carry go in several', async () => {
  const { heard, siteUrl } = await listeningSite();
  const tags = Array.from({ length: 501 }, (_, number) => `blog-posts:post-${number}`);
  noticeSender({ siteUrl, secret: SECRET }, quiet)(change(...tags));
  await vi.waitFor(() => expect(heard).toHaveLength(2), 2000);
  const sizes = heard.map(({ body }) => changeNotice.parse(JSON.parse(body)).tags.length);
  expect(sizes.toSorted()).toEqual([1, 500]);
});

test('a site that stays away is given up, with one line in the log', async () => {
  const { heard, siteUrl } = await listeningSite(500, 500, 500);
  const warn = vi.fn();
  noticeSender({ siteUrl, secret: SECRET }, { warn }, [0, 10, 20])(change('products'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), 5000);
  expect(warn.mock.calls[0]?.[0]).toContain('status 500');
  expect(heard).toHaveLength(3);
});
