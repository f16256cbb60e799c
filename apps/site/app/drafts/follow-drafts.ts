import { showDraftBar } from './draft-bar.ts';
import { patch } from './patch.ts';

/**
 * Script of a page with drafts, which no visitor gets. Next to its form in the back office the page
 * shows what is in the form, saved or not: Payload posts the form's values at each change.
 */

/** The content as the site sent it last. In the page itself, scripts have changed their parts. */
let sent: Element | null = null;
let isWanted = false;
let isRefreshing = false;

/** Parameter of a request with the values of a form, and the name of its field; see the contract. */
const VALUES = 'values';

/** A calculator writes its state into the address of the window, in the place of the ticket. */
const { pathname } = location;
const search = location.search.replace(`&${VALUES}`, '');
const address = pathname + search;

/** The values of the form that came last, as JSON; `null` before any. */
let values = document.querySelector('script[data-values]')?.textContent ?? null;
if (values !== null) scrollTo({ top: Number(window.name), behavior: 'instant' });

const bar = showDraftBar();
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** The draft lacked something that its page needs: the site answered with the missing page. */
const isMissing = navigation?.responseStatus === 404;
bar.setComplete(!isMissing);
/** The content service did not answer: the site sent the page that says so. */
const isAway = (navigation?.responseStatus ?? 200) >= 500;

/** How long the page waits before it asks again for an answer that did not come, in ms. */
const AGAIN_MS = 2_000;

function ask(): Promise<Response> {
  if (values === null) return fetch(address);
  const body = new FormData();
  body.set(VALUES, values);
  return fetch(`${address}&${VALUES}`, { method: 'POST', body });
}

/**
 * The page as the site sends it now; `null` when the draft is incomplete, or its link has ended.
 * While the site or the content service does not answer, it asks again.
 */
async function load(): Promise<string | null> {
  try {
    const answer = await ask();
    if (answer.ok) return await answer.text();
    if (answer.status === 404) bar.setComplete(false);
    if (answer.status < 500) return null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  return load();
}

const isStyledAs = (html: string) =>
  html.includes(`<style>${document.head.querySelector('style')?.textContent}</style>`);

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// Without a policy of its own, the browser reports text that a script parses.
const policy = trustedTypes?.createPolicy('drafts', { createHTML: (html) => html });

function parse(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

/** Opens the page anew: as it is stored, or with the values of the form. */
function reopen(): void {
  if (values === null) {
    // Loading the same address again keeps where the reader has scrolled to.
    if (location.search === search) location.reload();
    else location.replace(address);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'multipart/form-data';
  form.action = `${address}&${VALUES}`;
  form.hidden = true;
  const field = document.createElement('textarea');
  field.name = VALUES;
  field.value = values;
  form.append(field);
  document.body.append(form);
  // The name of a window outlasts its page: the next one begins where this one was.
  window.name = `${scrollY}`;
  form.submit();
}

async function refresh(): Promise<void> {
  isWanted = true;
  if (isRefreshing) return;
  isRefreshing = true;
  while (isWanted) {
    isWanted = false;
    const html = await load();
    if (html === null) continue;
    // The policy of the page allows the styles that it came with, and no others.
    const next = !isMissing && isStyledAs(html) ? parse(html) : null;
    if (next === null || (sent && !patch(document.body, sent, next.body))) {
      reopen();
      return;
    }
    document.title = next.title;
    bar.setComplete(true);
    sent = next.body;
  }
  isRefreshing = false;
}

/**
 * The other languages of the page are shown with their drafts. Another page cannot stand in the
 * frame: it opens in a tab of its own.
 */
const followLink = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented) return;
  if (link?.dataset.language) link.search = search;
  else if (parent !== window && link?.href && link.pathname !== location.pathname) {
    event.preventDefault();
    open(link.href, '_blank', 'noopener');
  }
};
addEventListener('click', followLink, { capture: true });

/** Origins of the back office; none for a link that was given to somebody without an account. */
const admins =
  document.querySelector<HTMLElement>('[data-admins]')?.dataset.admins?.split(' ') ?? [];
const backOffice: Window | null = parent === window ? opener : parent;

// Browsers that do not tell who frames a page are right at the first address, its own.
const admin =
  [...(location.ancestorOrigins ?? [])].find((one) => admins.includes(one)) || admins[0];

/** How often the page says that it is there, in ms. */
const CALL_MS = 500;

/** Payload's message at each change of its form. */
interface FormMessage {
  collectionSlug?: string;
  globalSlug?: string;
  data: Record<string, unknown>;
  locale: string;
}

function valuesOf({ collectionSlug, globalSlug, data, locale }: FormMessage): string {
  const form = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${data.id}`;
  return JSON.stringify({ form, locale, data });
}

addEventListener('message', ({ data, origin, source }) => {
  if (source !== backOffice || !admins.includes(origin)) return;
  // Saved, or another document of the page was.
  if (data?.type === 'payload-document-event') void refresh();
  if (data?.type !== 'payload-live-preview' || !data.data) return;
  const next = valuesOf(data);
  if (next === values) return;
  values = next;
  void refresh();
});

if (isAway) {
  await load();
  reopen();
} else if (backOffice && admin) {
  const call = () => backOffice.postMessage({ type: 'payload-live-preview', ready: true }, admin);
  await refresh();
  // Payload may not listen yet, and forgets it when it sets the address of the preview once more.
  setInterval(call, CALL_MS);
  call();
  backOffice.postMessage({ type: 'send-values' }, admin);
}
