import { expect, test } from 'vitest';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';

interface Redirect {
  from: string;
  to: string;
  status: number;
}

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

test('S17 every old address leads to a page in one step, in each language, with its query', async () => {
  const redirects = (await (await fetch(`${stack.cms}/api/redirects`)).json()) as Redirect[];
  expect(redirects.length).toBeGreaterThanOrEqual(60);
  const asked = ['', '/en', '/de'].flatMap((prefix) =>
    redirects.map(({ from, status }) => ({ prefix, from: prefix + from, status })),
  );
  const wrong = await severalAtOnce(asked, 4, async ({ prefix, from, status }) => {
    const first = await ask(`${encodeURI(from)}?utm_source=x&next=//evil.example`);
    const location = first.headers.get('location') ?? '';
    const target = new URL(location, stack.site);
    const second = await ask(target.pathname + target.search);
    const isRight =
      first.status === status &&
      target.origin === stack.site &&
      (prefix === '' || target.pathname.startsWith(`${prefix}/`)) &&
      target.search.endsWith('utm_source=x&next=//evil.example') &&
      second.status === 200;
    return isRight ? [] : [`${from} → ${first.status} ${location} → ${second.status}`];
  });
  expect(wrong.flat()).toEqual([]);
});

test('an old address leads to another site, where an editor says so', async () => {
  const from = `/sklep-${Date.now()}`;
  const body = JSON.stringify({ from, to: 'https://shop.example/oferta', status: '302' });
  await backOffice('/redirects', { method: 'POST', body });
  const location = async () => (await ask(`/de${from}?a=1`)).headers.get('location');
  await expect.poll(location).toBe('https://shop.example/oferta?a=1');
});

test('I77 what is appended to an old address neither leads elsewhere nor adds a header', async () => {
  const query = '?next=//evil.com&utm=%0d%0aSet-Cookie:a=b';
  const answer = await ask(`/blog/co-to-jest-pwa${query}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(
    `/blog/aplikacje-pwa/pwa-czy-aplikacja-ze-sklepu${query}`,
  );
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('an editor sees how often an old address is used', async () => {
  const from = `/stary-adres-${Date.now()}`;
  const body = JSON.stringify({ from, to: '/services', status: '301' });
  const { doc } = await backOffice<{ doc: { id: number } }>('/redirects', { method: 'POST', body });
  let used = 0;
  const use = async (query = '') => {
    const { status } = await ask(from + query);
    if (status === 301) used += 1;
    return status;
  };
  await expect.poll(() => use()).toBe(301);
  for (const query of ['?a=1', '?b=2']) await use(query);
  const hits = async () => (await backOffice<{ hits: number }>(`/redirects/${doc.id}`)).hits;
  await expect.poll(hits, { interval: 500 }).toBe(used);
});
