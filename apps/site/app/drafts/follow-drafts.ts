import { showDraftBar } from './draft-bar.ts';
import { patch } from './patch.ts';

/**
 * Script of a page with drafts, which no visitor gets. Beside its form in the back office the page
 * follows what is typed: Payload sends a message after each save.
 */

/** The content as the site sent it last. In the page itself, scripts have changed their parts. */
let sent: Element | null = null;
let isWanted = false;
let isRefreshing = false;

/** A calculator writes its state into the address of the window, in the place of the ticket. */
const { pathname, search } = location;
const address = pathname + search;

const bar = showDraftBar();
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** The draft lacked something that its page needs: the site answered with the missing page. */
const isMissing = navigation?.responseStatus === 404;
bar.setComplete(!isMissing);
/** The content service did not answer: the site sent the page that says so. */
const isAway = (navigation?.responseStatus ?? 200) >= 500;

/** How long the page waits before it asks again for an answer that did not come, in ms. */
const AGAIN_MS = 2_000;

/**
 * The page as the site sends it now; `null` when the draft is incomplete, or its link has ended.
 * While the site or the content service does not answer, it asks again.
 */
async function load(): Promise<string | null> {
  try {
    const answer = await fetch(address);
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
      // Loading the same address again keeps where the reader has scrolled to.
      if (location.search === search) location.reload();
      else location.replace(address);
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

addEventListener('message', ({ data, origin, source }) => {
  if (source !== backOffice || !admins.includes(origin)) return;
  if (data?.type === 'payload-document-event') void refresh();
});

if (isAway) {
  await load();
  location.reload();
} else if (backOffice && admin) {
  const call = () => backOffice.postMessage({ type: 'payload-live-preview', ready: true }, admin);
  await refresh();
  // Payload may not listen yet, and forgets it when it sets the address of the preview once more.
  setInterval(call, CALL_MS);
  call();
}
