import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { keepCampaign } from './attribution.ts';
import { createEntries, type Entries, type Entry, type Going, type PageUrl } from './entries.ts';

export type { PageUrl };

/** The address of the document's request, on the server and while an island is hydrated. */
export const PageUrlContext = createContext<PageUrl | null>(null);

let entries: Entries | undefined;

/** One history for all islands of the document. */
function inBrowser(): Entries {
  entries ??= createEntries(window, keepCampaign);
  return entries;
}

const subscribe = (listener: () => void) => inBrowser().subscribe(listener);
const current = () => inBrowser().current();

/** The present address, and what belongs to its entry in the history. */
export function useUrlState(): Entry {
  const address = useContext(PageUrlContext);
  if (!address) throw new Error('This component stands outside PageUrlContext');
  // The server has no history state: hydration begins without one, and shows it afterwards.
  const ofDocument = useMemo(
    (): Entry => ({ ...address, state: null, key: 0, cameBy: 'POP' }),
    [address],
  );
  return useSyncExternalStore(subscribe, current, () => ofDocument);
}

/**
 * Shows another address of the same island; a link leads to every other page. Speculation rules are
 * removed first: Chromium 156 re-evaluates all links of a document with such rules for each new
 * address, and every later rendering takes longer, by some 5 ms for each address.
 */
export function navigateTo(to: string, going?: Going): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  inBrowser().go(to, going);
}

/**
 * The result of a form sent by a browser without scripts. It belongs to the document's own entry in
 * the history, and is gone once the visitor goes to another.
 */
export function useDocumentResult<Result>(result: Result | null): Result | null {
  const { key, cameBy } = useUrlState();
  const [isLeft, setLeft] = useState(false);
  if (!isLeft && key > 0 && cameBy !== 'REPLACE') setLeft(true);
  return isLeft ? null : result;
}
