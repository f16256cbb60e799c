import { type Choice, readChoice, writeChoice } from './consent-choice.ts';

/** Half a year, in seconds: then the question is asked again. */
const MAX_AGE = 15_552_000;

/** A visitor’s consent on this page. */
export interface ConsentState {
  /** `null`: not answered yet. */
  choice: Choice | null;
  /** The visitor opened the cookie bar again. */
  reopened: boolean;
}

let state: ConsentState | null = null;
const listeners = new Set<() => void>();

/** A prefix that only https allows; it keeps other hosts of the domain from setting the cookie. */
function cookieName(): string {
  return window.location.protocol === 'https:' ? '__Host-consent' : 'consent';
}

function storedChoice(): Choice | null {
  const start = `${cookieName()}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
  return readChoice(pair?.slice(start.length));
}

/** The visitor's present consent. A document reads the cookie once, and again when it comes back. */
export function consentState(): ConsentState {
  state ??= { choice: storedChoice(), reopened: false };
  return state;
}

function change(next: Partial<ConsentState>): void {
  state = { ...consentState(), ...next };
  for (const listener of listeners) listener();
}

/** Stores the choice and closes the cookie bar. */
export function choose(choice: Choice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookieName()}=${writeChoice(choice)}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
  change({ choice, reopened: false });
}

/** Shows the cookie bar again. */
export function reopenCookieBar(): void {
  change({ reopened: true });
}

/**
 * Calls back on every answer, and when a page comes back by "back": it may be older than the last
 * answer. Returns how to stop that.
 */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Captures the event before all other listeners: they ask for the consent.
if (typeof window !== 'undefined') {
  const readAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) change({ choice: storedChoice(), reopened: false });
  };
  window.addEventListener('pageshow', readAgain, { capture: true });
}
