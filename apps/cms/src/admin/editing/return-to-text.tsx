'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { copyOf, ENDED_FORM } from './local-copy.ts';

/** Path that this tab was redirected to already: its document may have been deleted meanwhile. */
let led: string | null = null;

/**
 * For the start page: opens the document whose words were not saved when the session ended in this
 * tab. A sign-in that is faster than Payload's navigation ends here instead of there.
 */
export function ReturnToText({ user }: { user: number | string }) {
  const router = useRouter();
  useEffect(() => {
    const place = sessionStorage.getItem(ENDED_FORM);
    if (place === null || place === led) return;
    void copyOf(user, place).then((copy) => {
      if (copy === null) return;
      led = place;
      router.replace(place);
    });
  }, [router, user]);
  return null;
}
