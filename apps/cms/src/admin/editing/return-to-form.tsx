'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { endedForm, noteEndedForm } from './local-copy.ts';

/**
 * For the start page: opens the form in which the session of this account ended in this tab. A sign-in
 * that is faster than Payload's navigation ends here instead of there.
 */
export function ReturnToForm({ user }: { user: number | string }) {
  const router = useRouter();
  useEffect(() => {
    const ended = endedForm();
    noteEndedForm(null);
    if (ended?.user === user) router.replace(ended.form);
  }, [router, user]);
  return null;
}
