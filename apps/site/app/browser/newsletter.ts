import { isNewsletterMoment } from '../leads/popups/newsletter-moment.ts';

/** Remembers when the newsletter was offered, and with it that it was declined. */
const OFFERED_KEY = 'newsletter-offered';
const LOOK_EVERY_MS = 1_000;

/** Calls `offer` once when the moment for the newsletter has come on a page that invites to it. */
export function onNewsletterMoment(offer: () => void): void {
  if (!document.querySelector('[data-invites-to-newsletter]')) return;
  const opened = performance.now();
  const timer = setInterval(() => {
    const onPage = performance.now() - opened;
    const { scrollY, innerHeight } = window;
    const scrolled = (scrollY + innerHeight) / document.documentElement.scrollHeight;
    const moment = { onPage, scrolled, sinceOffered: sinceOffered(), busy: isBusy() };
    if (!isNewsletterMoment(moment)) return;
    clearInterval(timer);
    remember();
    offer();
  }, LOOK_EVERY_MS);
}

function isBusy(): boolean {
  const inForm = document.activeElement?.closest('form') != null;
  return inForm || document.querySelector('dialog[open]') !== null;
}

/** 0 for a browser without storage, which never shows the offer: it would show it repeatedly. */
function sinceOffered(): number | null {
  try {
    const offered = window.localStorage.getItem(OFFERED_KEY);
    return offered === null ? null : Date.now() - Number(offered);
  } catch (error) {
    if (error instanceof DOMException) return 0;
    throw error;
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(OFFERED_KEY, String(Date.now()));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
