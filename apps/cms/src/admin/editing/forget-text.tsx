'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { forgetText } from './unsaved-text.ts';

/**
 * For the sign-in page: after signing out, no text stays in the browser. After an expired session,
 * Payload's address has a return path; then the text stays, because it is needed there.
 */
export function ForgetText() {
  const isAwaited = useSearchParams().has('redirect');
  useEffect(() => {
    if (!isAwaited) forgetText();
  }, [isAwaited]);
  return null;
}
