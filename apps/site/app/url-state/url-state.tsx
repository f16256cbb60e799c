import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { keepCampaign } from './attribution.ts';
import { createEntries, type Entries, type Entry, type Going, type PageUrl } from './entries.ts';

export type { PageUrl };

/** The address that the document was asked for, on the server and while an island is hydrated. */
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
  // The server knows no state of the history: hydration begins without one, and shows it after.
  const ofDocument = useMemo(
    (): Entry => ({ ...address, state: null, key: 0, cameBy: 'POP' }),
    [address],
  );
  return useSyncExternalStore(subscribe, current, () => ofDocument);
}

/**
 * Shows another address of the same island. The way to any other page is a link. Speculation rules go
 * before it: Chromium 156 looks at all links again for each new address of a document with such
 * rules, and every later frame takes it longer, some 5 ms for each address.
 */
export function navigateTo(to: string, going?: Going): void {
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  inBrowser().go(to, going);
}

/**
 * What a form of a browser without scripts led to. It belongs to the entry that the document was
 * asked for, and is over once the visitor goes to another.
 */
export function useDocumentResult<Result>(result: Result | null): Result | null {
  const { key, cameBy } = useUrlState();
  const [isLeft, setLeft] = useState(false);
  if (!isLeft && key > 0 && cameBy !== 'REPLACE') setLeft(true);
  return isLeft ? null : result;
}
