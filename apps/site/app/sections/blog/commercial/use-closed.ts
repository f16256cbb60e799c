import { useCallback, useEffect, useState } from 'react';

const KEY = 'closed-offers';

/**
 * Whether a visitor has closed a block, now or at an earlier visit: `unknown` until the script runs,
 * so that without scripts nothing sticks that could not be closed.
 */
export function useClosed(id: string): ['unknown' | 'open' | 'closed', () => void] {
  const [state, setState] = useState<'unknown' | 'open' | 'closed'>('unknown');
  useEffect(() => setState(closedBefore().includes(id) ? 'closed' : 'open'), [id]);
  const close = useCallback(() => {
    setState('closed');
    remember(id);
  }, [id]);
  return [state, close];
}

/** A browser that refuses storage shows a block again at the next page: harmless. */
function closedBefore(): string[] {
  try {
    return window.localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

function remember(id: string): void {
  try {
    const ids = new Set([...closedBefore(), id]);
    window.localStorage.setItem(KEY, [...ids].join(' '));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
