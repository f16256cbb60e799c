import { ticketText } from '@osnowa/contract';
import { sign } from '@osnowa/http';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { type LinkState, preview } from './preview.ts';
import type { Renderer } from './renderer.ts';

const TOKEN = 'preview-token-of-the-tests-32-characters';
const NOW = Date.parse('2026-07-06T08:00:00Z');
const LATER = NOW / 1_000 + 60;

const LINKS = new Map<string, LinkState>([
  ['7', 'good'],
  ['8', 'gone'],
]);

const ADMIN = 'https://panel.osnowa.example';

function ticketFor(path: string, expires = LATER, token = TOKEN): string {
  return `${expires}.${sign(token, ticketText({ path, expires }))}`;
}

/** The ticket of a link for somebody without an account. */
function linkFor(path: string, link: string, written = link): string {
  return `${LATER}.${sign(TOKEN, ticketText({ path, expires: LATER, link }))}.${written}`;
}

/** Values that previews were rendered with. */
const rendered: (string | null)[] = [];

async function open(
  path: string,
  search: string,
  token: string | null = TOKEN,
  hasPolicy = true,
  posted?: { body: Request; dest: string },
) {
  const page = vi.fn(async () => ({
    response: new Response('<body>draft</body>', {
      headers: {
        'cache-control': 'public, s-maxage=300',
        'content-type': 'text/html; charset=utf-8',
        ...(hasPolicy && {
          'content-security-policy': "script-src 'self'; frame-ancestors 'none'",
        }),
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      },
    }),
    tags: new Set<string>(),
    stale: false,
    degraded: false,
  }));
  const draftRenderer = (forStaff: boolean, values: string | null) => {
    rendered.push(values);
    return {
      renderer: { page } as unknown as Renderer,
      admins: () => (forStaff ? [ADMIN] : []),
    };
  };
  const step = preview({
    token,
    now: () => NOW,
    draftRenderer,
    linkState: async (link) => LINKS.get(link) ?? 'unknown',
    script: '/drafts.js',
  }).middleware;
  const headers = new Headers(posted?.body.headers);
  if (posted) headers.set('sec-fetch-dest', posted.dest);
  const method = posted ? 'POST' : 'GET';
  const body = posted?.body.body ?? null;
  const request = { method, path, search, headers, body } as RequestContext;
  return step(request, async () => new Response('published'));
}

test('a good ticket shows the draft, for this editor alone, also in the other languages', async () => {
  const ticket = `?preview=${ticketFor('/products/dms')}`;
  const answer = await open('/products/dms', ticket);
  expect(await answer.text()).toBe(
    `<body>draft<script type="module" src="/drafts.js" data-admins="${ADMIN}"></script></body>`,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect((await open('/de/products/dms', ticket)).status).toBe(200);
  expect((await open('/de', `?preview=${ticketFor('/')}`)).status).toBe(200);
  expect((await open('/de/products/erp', ticket)).status).toBe(403);
});

test('a link for somebody without an account opens the draft until it is withdrawn', async () => {
  const shown = await open('/de/about', `?preview=${linkFor('/about', '7')}`);
  expect(shown.status).toBe(200);
  // A stranger learns no address of the back office, and no frame may show the page.
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await shown.text()).toContain('data-admins=""');
  const withdrawn = await open('/de/about', `?preview=${linkFor('/about', '8')}`);
  expect(withdrawn.status).toBe(403);
  expect(await withdrawn.text()).toContain('abgelaufen oder wurde zurückgezogen');
  // Without an answer of the content service the link may be good: it is not called expired.
  const unknown = await open('/de/about', `?preview=${linkFor('/about', '9')}`);
  expect(unknown.status).toBe(503);
  expect(await unknown.text()).toContain('in einer Minute noch einmal');
  // A withdrawn link does not work under the number of a valid one.
  expect((await open('/about', `?preview=${linkFor('/about', '8', '7')}`)).status).toBe(403);
});

test.each([true, false])('only the back office frames a draft; policy: %s', async (hasPolicy) => {
  const { headers } = await open('/about', `?preview=${ticketFor('/about')}`, TOKEN, hasPolicy);
  const framed = hasPolicy ? `script-src 'self'; frame-ancestors ${ADMIN}` : null;
  expect(headers.get('content-security-policy')).toBe(framed);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
});

/** A request with a form's values. */
function withValues(search: string, dest: string, name = 'values') {
  const form = new FormData();
  form.set(name, '{"data":{"title":"</script>"}}');
  const body = new Request('https://osnowa.example', { method: 'POST', body: form });
  return open('/about', search, TOKEN, true, { body, dest });
}

test('the back office has a page shown with the values of a form, and nobody else has', async () => {
  const ticket = `?preview=${ticketFor('/about')}&values`;
  const followed = await withValues(ticket, 'empty');
  expect(rendered.at(-1)).toBe('{"data":{"title":"</script>"}}');
  expect(await followed.text()).not.toContain('data-values');
  // A page that is opened with them goes on from there.
  expect(await (await withValues(ticket, 'iframe')).text()).toContain(
    '<script type="application/json" data-values>{"data":{"title":"\\u003c/script>"}}</script>',
  );
  expect((await withValues(ticket, 'empty', 'other')).status).toBe(400);
  const given = `?preview=${linkFor('/about', '7')}&values`;
  expect((await withValues(given, 'empty')).status).toBe(400);
  expect((await withValues('?preview=yes&values', 'empty')).status).toBe(403);
  // A form of the page itself.
  expect(await (await withValues(`?preview=${ticketFor('/about')}`, 'document')).text()).toBe(
    'published',
  );
});

test('without a ticket the page is the published one', async () => {
  expect(await (await open('/about', '')).text()).toBe('published');
});

test.each([
  ['of another page', ticketFor('/contact'), TOKEN],
  ['that has expired', ticketFor('/about', NOW / 1_000 - 1), TOKEN],
  ['under another token', ticketFor('/about', LATER, 'another-token'), TOKEN],
  ['with a later end in it', `${LATER + 9}.${ticketFor('/about').split('.')[1]}`, TOKEN],
  ['that is none', 'yes', TOKEN],
  ['where no token is configured', ticketFor('/about'), null],
])('a ticket %s opens nothing', async (_what, ticket, token) => {
  expect((await open('/about', `?preview=${ticket}`, token)).status).toBe(403);
});
