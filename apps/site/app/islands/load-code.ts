/** A page is loaded anew once in this many ms at most (point 9 of the specification). */
const MOST_OFTEN = 60_000;

const KEY = 'document-loaded-anew';

let leaving = false;

/**
 * Loads code of this page. Without a connection it waits and tries again. If a new version of the
 * site has replaced the file, the page is reloaded, once in 60 s at most; typed text is in session
 * storage.
 * @returns `null` if the code cannot be loaded: the page works without it, as native HTML
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (navigator.onLine) break;
      await online();
    }
  }
  leaving ||= mayLoadAnew(Date.now());
  if (!leaving) return null;
  window.location.reload();
  // The page is being reloaded.
  return new Promise(() => undefined);
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

function online(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
