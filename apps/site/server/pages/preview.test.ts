import { createHmac } from 'node:crypto';
import { ticketText } from '@osnowa/contract';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { preview } from './preview.ts';
import type { Renderer } from './renderer.ts';

const TOKEN = 'preview-token-of-the-tests-32-characters';
const NOW = Date.parse('2026-07-06T08:00:00Z');
const LATER = NOW / 1_000 + 60;

function ticketFor(path: string, expires: number, token = TOKEN): string {
  const signature = createHmac('sha256', token).update(ticketText(path, expires)).digest('hex');
  return `${expires}.${signature}`;
}

async function open(path: string, search: string, token: string | null = TOKEN) {
  const page = vi.fn(async () => ({
    response: new Response('draft', { headers: { 'cache-control': 'public, s-maxage=300' } }),
    tags: new Set<string>(),
    stale: false,
    degraded: false,
  }));
  const draftRenderer = () => ({ page }) as unknown as Renderer;
  const step = preview({ token, now: () => NOW, draftRenderer }).middleware;
  const request = { method: 'GET', path, search, headers: new Headers() } as RequestContext;
  return step(request, async () => new Response('published'));
}

test('a good ticket shows the draft, for this editor alone', async () => {
  const path = '/de/products/dms';
  const answer = await open(path, `?preview=${ticketFor(path, LATER)}`);
  expect(await answer.text()).toBe('draft');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
});

test('without a ticket the page is the published one', async () => {
  expect(await (await open('/about', '')).text()).toBe('published');
});

test.each([
  ['of another page', ticketFor('/contact', LATER), TOKEN],
  ['that has expired', ticketFor('/about', NOW / 1_000 - 1), TOKEN],
  ['under another token', ticketFor('/about', LATER, 'another-token'), TOKEN],
  [
    'with a later end written into it',
    `${LATER + 9}.${ticketFor('/about', LATER).split('.')[1]}`,
    TOKEN,
  ],
  ['that is none', 'yes', TOKEN],
  ['where no token is configured', ticketFor('/about', LATER), null],
])('a ticket %s opens nothing', async (_what, ticket, token) => {
  expect((await open('/about', `?preview=${ticket}`, token)).status).toBe(403);
});
