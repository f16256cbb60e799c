import { expect, test } from 'vitest';
import { content, needed } from '../support/content.ts';
import { stack } from '../support/env.ts';

test.each(['/areas/nie-ma', '/en/industries/none'])('%s is missing, not empty', async (path) => {
  expect((await fetch(stack.site + path)).status).toBe(404);
});

test('an industry has no page among the areas', async () => {
  const [industry] = await content('industries');
  const { PageName } = needed(industry, 'industry');
  expect((await fetch(`${stack.site}/industries/${PageName}`)).status).toBe(200);
  expect((await fetch(`${stack.site}/areas/${PageName}`)).status).toBe(404);
});

test.each([
  'technology=nic-takiego',
  'technology=constructor',
  'industry=nic-takiego',
  'industry=constructor',
  'industry=constructor&technology=react',
])('a filter without case studies is no page: %s', async (search) => {
  const response = await fetch(`${stack.site}/realizations?${search}`);
  expect(response.status).toBe(404);
});

test('a job that is not offered is missing', async () => {
  const response = await fetch(`${stack.site}/careers/dyrygent`);
  expect(response.status).toBe(404);
});

test('a form of another site is refused with a sentence, also where a browser tells only its origin', async () => {
  const send = (origin: string) =>
    fetch(`${stack.site}/en/forms/newsletter`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'mail=a',
    });
  for (const origin of ['https://evil.example', 'null']) {
    const refused = await send(origin);
    expect([origin, refused.status]).toEqual([origin, 403]);
    expect(await refused.text()).toContain('sent from another site');
  }
  expect((await send(stack.site)).status).toBe(422);
});

test('the gallery is not on the site that visitors see', async () => {
  expect((await fetch(`${stack.site}/_gallery`)).status).toBe(404);
});
