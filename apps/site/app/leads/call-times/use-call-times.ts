import type { FreeCalls } from '@osnowa/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalePath } from '../../i18n/locale-link.tsx';

/** Older times are read again when the visitor reaches the field, in ms. */
const FRESH_MS = 20_000;

/**
 * The free times, read when the form is shown, after an error at the field, and again while the
 * visitor chooses. A failed read keeps the previous ones.
 * @param given times that the page itself has
 */
export function useCallTimes(given: FreeCalls | null, error: string | undefined) {
  const address = useLocalePath()('/forms/consultation/times');
  const [free, setFree] = useState(given);
  const readAt = useRef(0);

  const read = useCallback(async () => {
    readAt.current = Date.now();
    const times = await fetchTimes(address);
    if (times?.isOffered) setFree(times);
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a mistake at the field asks for them again
  useEffect(() => {
    void read();
  }, [read, error]);

  const refresh = useCallback(() => {
    if (Date.now() - readAt.current > FRESH_MS) void read();
  }, [read]);
  return { free, refresh };
}

async function fetchTimes(address: string): Promise<FreeCalls | null> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as FreeCalls) : null;
  } catch (error) {
    // The connection is gone, or a proxy answered with its own page.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}
