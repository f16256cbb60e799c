'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { endedForm, noteEndedForm } from './local-copy.ts';

/** Where the author was when the session ended; stored in this tab of the browser only. */
const KEY = 'path-of-ended-session';

/** Pages for people without a session: signing in never leads back to one of them. */
const OUTSIDE = /\/log(?:in|out-inactivity)$/;

/**
 * For the sign-in page: after signing out, no text stays in the tab. After an expired session,
 * Payload's address has a return path; then the text stays, because it is needed there. For a return
 * path of people without a session, the path before is restored, or that of the form.
 */
export function ForgetText() {
  const wanted = useSearchParams().get('redirect');
  const place = usePathname();
  const router = useRouter();
  useEffect(() => {
    const before = sessionStorage.getItem(KEY) ?? endedForm()?.form;
    if (wanted === null) {
      noteEndedForm(null);
      sessionStorage.removeItem(KEY);
    } else if (!OUTSIDE.test(wanted)) sessionStorage.setItem(KEY, wanted);
    else if (before) router.replace(`${place}?redirect=${encodeURIComponent(before)}`);
  }, [wanted, place, router]);
  return null;
}

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
