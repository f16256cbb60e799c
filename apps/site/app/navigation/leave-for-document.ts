/** A page is loaded anew once in this many ms at most (point 9 of the specification). */
const MOST_OFTEN = 60_000;

const KEY = 'document-loaded-anew';

/** The address of the running navigation, or of the page itself when there is none. */
function nextAddress(): string {
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  return next ? next.pathname + next.search + next.hash : window.location.href;
}

let leaving = false;

/**
 * Loads the page that is being navigated to as a new document, once in 60 s at most, so that a file
 * that stays missing cannot reload the page for ever. Typed text is in session storage.
 * @returns whether this document is being left; if not, the caller shows an error
 */
export function leaveForDocument(): boolean {
  if (leaving) return true;
  leaving = mayLoadAnew(Date.now());
  if (leaving) window.location.assign(nextAddress());
  return leaving;
}

/** A browser without session storage is never reloaded: it could not count the attempts. */
function mayLoadAnew(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < MOST_OFTEN) return false;
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Never resolves: its caller waits for the next document. */
export function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * Does something that needs the network; without a connection, waits for it and tries again.
 * @throws the error of the attempt while there is a connection
 */
export async function whenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
      await online();
    }
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
