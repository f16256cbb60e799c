import { isLocale } from '@osnowa/contract';
import type { TrackerIds } from '../consent/consent-choice.ts';
import { consentState, onConsentChange, reopenCookieBar } from '../consent/consent-store.ts';
import { track } from '../consent/track.ts';
import { startTracking } from '../consent/tracking.ts';
import { localePath, splitLocale } from '../i18n/locale-path.ts';
import { loadCode } from '../islands/load-code.ts';
import { ENLARGE } from '../sections/lightbox/enlarge.ts';
import { keepCampaign } from '../url-state/attribution.ts';
import { askForCookies } from './cookie-bar.ts';
import { hydrate } from './hydration.ts';
import { openPopups } from './popups.ts';

/** Scrolled this many px, a visitor is offered the way back (point 9 of the specification). */
const FAR = 200;

/** Back to the top of a long page, while a form that asks for a talk (`data-asks-for-talk`) is on the screen. */
function offerWayToTop(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-to-top]');
  if (!button) return;
  const seen = new Set<Element>();
  const look = () => {
    button.hidden = seen.size === 0 || window.scrollY <= FAR;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    look();
  });
  for (const form of document.querySelectorAll('[data-asks-for-talk]')) observer.observe(form);
  window.addEventListener('scroll', look, { passive: true });
  button.addEventListener('click', () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}

/** Opens a picture (`data-enlarge`) in the large view of its page, in place of its file. */
function openLargeViews(): void {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
    const view = document.querySelector<HTMLElement>('[data-island="lightbox"]');
    if (!link || !view || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void hydrate(view).then((runs) => {
      if (runs) window.dispatchEvent(new CustomEvent(ENLARGE, { detail: link }));
      else window.location.assign(link.href);
    });
  });
}

/**
 * Leads to the visitor's present address in a chosen language: a cached page
 * does not have its query, and an island may have gone on to another stage.
 */
function chooseLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen =
      target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    const { language } = chosen?.dataset ?? {};
    if (!language || !isLocale(language)) return;
    const path = localePath(language, splitLocale(window.location.pathname).path);
    if (chosen instanceof HTMLAnchorElement) chosen.href = addressOf(chosen, path);
    if (chosen instanceof HTMLButtonElement) chosen.formAction = path;
  });
}

/** With the visitor's query; the link to Polish on the bare home page says its language itself. */
function addressOf({ href }: HTMLAnchorElement, path: string): string {
  const query = new URLSearchParams(window.location.search);
  const said = new URL(href).searchParams.get('locale');
  if (said !== null) query.set('locale', said);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Shows the button that copies an article's address, where the browser can copy, and says when it did. */
function offerToCopy(): void {
  const entry = document.querySelector<HTMLElement>('[data-copies]');
  const said = entry?.querySelector('[role=status]');
  if (!entry || !said || !navigator.clipboard) return;
  entry.hidden = false;
  entry.addEventListener('click', () => {
    const { copies = '', copied = '' } = entry.dataset;
    navigator.clipboard.writeText(copies).then(
      () => {
        said.textContent = copied;
        entry.setAttribute('data-done', '');
      },
      // A browser that refuses gets no button.
      () => {
        entry.hidden = true;
      },
    );
  });
}

/** Marks the link of the panel in view, and shows a panel without moving the page. */
function followTabs(): void {
  for (const tabs of document.querySelectorAll('[data-tabs]')) {
    const panels = tabs.querySelector('section');
    if (panels) followPanels(tabs, panels);
  }
}

function followPanels(tabs: Element, panels: HTMLElement): void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('nav a')];
  const seen = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!shown) return;
      for (const link of links) {
        if (link.hash === `#${shown.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { root: panels, threshold: 0.6 },
  );
  for (const panel of panels.children) seen.observe(panel);
  tabs.addEventListener('click', (event) => {
    const link = links.find((each) => event.target instanceof Node && each.contains(event.target));
    const panel = link && document.getElementById(link.hash.slice(1));
    if (!panel) return;
    event.preventDefault();
    panels.scrollTo({ left: panel.offsetLeft - panels.offsetLeft });
  });
}

/**
 * Starts the allowed trackers and counts the page: when it is opened, when it comes back by "back",
 * and when consent is given on it.
 */
function trackPage(): void {
  const trackers = document.getElementById('trackers')?.textContent;
  if (trackers) startTracking(JSON.parse(trackers) as TrackerIds);
  const count = () => {
    const { pathname } = window.location;
    track({ name: 'pageView', path: pathname, title: document.title });
  };
  let { choice } = consentState();
  count();
  onConsentChange(() => {
    const next = consentState().choice;
    if (next !== choice) count();
    choice = next;
  });
}

/** Shows the cookie bar again, from the footer. */
function reopenCookies(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reopen-cookies]')) reopenCookieBar();
  });
}

/** The figures of an offer follow its boxes; only its page has the code. */
async function followOffer(): Promise<void> {
  const page = document.querySelector('[data-offer]');
  const sheet = document.getElementById('offer-sheet')?.textContent;
  if (!page || !sheet) return;
  const code = await loadCode(() => import('./offer.ts'));
  code?.followOffer(page, sheet);
}

/** The other work of a page without React, before its islands are hydrated. */
export function startMore(): void {
  trackPage();
  keepCampaign();
  chooseLanguages();
  reopenCookies();
  askForCookies();
  openPopups();
  openLargeViews();
  offerToCopy();
  followTabs();
  offerWayToTop();
  void followOffer();
}
