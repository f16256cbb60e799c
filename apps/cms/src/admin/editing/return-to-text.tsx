'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { storedText } from './unsaved-text.ts';

/** Where this tab has been led already: a document may have been deleted meanwhile. */
let led: string | null = null;

/**
 * For the start page: leads to the document whose text the end of a session left in this tab. A
 * sign-in that is faster than Payload's way from page to page ends here instead of there.
 */
export function ReturnToText({ user }: { user: number | string }) {
  const router = useRouter();
  useEffect(() => {
    const stored = storedText();
    if (stored === null || stored.user !== user || stored.place === led) return;
    led = stored.place;
    router.replace(stored.place);
  }, [router, user]);
  return null;
}
