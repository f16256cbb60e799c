import { expect, test } from 'vitest';
import { everything, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';

interface Redirect {
  from: string;
  to: string;
  status: number;
}

const ask = (path: string) => fetch(stack.site + path, { redirect: 'manual' });

/** A query at an old address that must neither redirect elsewhere nor add a header. */
const QUERY = '?utm_source=x&next=//evil.example&utm=%0d%0aSet-Cookie:a=b';

test('S17, I77 every old address leads to a page in one step, each in the next language, with its query', async () => {
  const redirects = (await (await fetch(`${stack.cms}/api/redirects`)).json()) as Redirect[];
  expect(redirects.length).toBeGreaterThanOrEqual(60);
  const asked = LANGUAGES.flatMap((language, place) =>
    redirects
      .filter((_, index) => everything || index % LANGUAGES.length === place)
      .map(({ from, status }) => ({ language, from: inLanguage(language, from), status })),
  );
  const wrong = await severalAtOnce(asked, 4, async ({ language, from, status }) => {
    const first = await ask(encodeURI(from) + QUERY);
    const location = first.headers.get('location') ?? '';
    const target = new URL(location, stack.site);
    const second = await ask(target.pathname + target.search);
    const isRight =
      first.status === status &&
      target.origin === stack.site &&
      target.pathname.startsWith(inLanguage(language, '/')) &&
      target.search.endsWith(QUERY.slice(1)) &&
      !first.headers.has('set-cookie') &&
      second.status === 200;
    return isRight ? [] : [`${from} → ${first.status} ${location} → ${second.status}`];
  });
  expect(wrong.flat()).toEqual([]);
});

test('an editor leads an old address to another site, and sees how often it is used', async () => {
  const [from, to] = [`/sklep-${Date.now()}`, 'https://shop.example/oferta'];
  const body = JSON.stringify({ from, to, status: '302' });
  const { doc } = await backOffice<{ doc: { id: number } }>('/redirects', { method: 'POST', body });
  let used = 0;
  const use = async (path: string) => {
    const location = (await ask(path)).headers.get('location');
    if (location) used += 1;
    return location;
  };
  await expect.poll(() => use(from)).toBe(to);
  for (const query of ['?a=1', '?b=2']) expect(await use(`/de${from}${query}`)).toBe(to + query);
  const hits = async () => (await backOffice<{ hits: number }>(`/redirects/${doc.id}`)).hits;
  await expect.poll(hits, { interval: 500 }).toBe(used);
});
