/** An address of this site, without its origin. */
export interface PageUrl {
  pathname: string;
  search: string;
}

/** The entry of the browser's history that is shown. */
export interface Entry extends PageUrl {
  /** Data of the entry that is never part of its address, such as typed text. */
  state: unknown;
  /** Number of the changes before this entry; 0 is the entry of the document itself. */
  key: number;
  /** POP: by "back" or "forward", or with the document. */
  cameBy: 'PUSH' | 'REPLACE' | 'POP';
}

/** How another address is shown. */
export interface Going {
  /** Takes the place of the present entry, so that "back" does not lead to it. */
  replace?: boolean;
  state?: unknown;
  /** The page does not scroll to its top. */
  staysPut?: boolean;
}

/** The part of a window that entries need. */
export type EntriesWindow = Pick<Window, 'history' | 'location' | 'scrollTo'> &
  Pick<EventTarget, 'addEventListener'>;

export interface Entries {
  current(): Entry;
  /** Calls back whenever another entry is shown; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Shows another address of the same document. */
  go(to: string, going?: Going): void;
}

/**
 * Follows the entries of one document. The browser itself restores the scroll position on "back".
 * @param onGone is called with each new address, before it is read
 */
export function createEntries(browser: EntriesWindow, onGone: () => void): Entries {
  const { history, location } = browser;
  const listeners = new Set<() => void>();
  let now = entry(0, 'POP');

  function entry(key: number, cameBy: Entry['cameBy']): Entry {
    const { pathname, search } = location;
    return { pathname, search, state: history.state, key, cameBy };
  }

  function show(cameBy: Entry['cameBy']): void {
    now = entry(now.key + 1, cameBy);
    for (const listener of listeners) listener();
  }

  browser.addEventListener('popstate', () => {
    const isSame = location.pathname === now.pathname && location.search === now.search;
    // A link to an anchor of this page makes an entry without a state: it gets that of the page.
    if (isSame && history.state === null) history.replaceState(now.state, '');
    else show('POP');
  });

  return {
    current: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(to, { replace = false, state = null, staysPut = false } = {}) {
      if (replace) history.replaceState(state, '', to);
      else history.pushState(state, '', to);
      onGone();
      show(replace ? 'REPLACE' : 'PUSH');
      if (!staysPut) browser.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
}
