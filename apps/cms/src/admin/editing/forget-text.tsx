'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { forgetText } from './kept-text.ts';

/**
 * On the page to sign in: no text stays in the browser after signing out. After a session
 * that ended by itself, Payload's address says where to go back to; there the text is waited for.
 */
export function ForgetText() {
  const isAwaited = useSearchParams().has('redirect');
  useEffect(() => {
    if (!isAwaited) forgetText();
  }, [isAwaited]);
  return null;
}
