'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect } from 'react';
import { useLockQuery } from '../lock-query.ts';

/** How long after a form closed it is known whether it was left, in ms: Payload draws forms anew at times. */
const LEFT_MS = 1_000;

/**
 * Takes the person's own lock away when the form closes. Payload does so only until the first draft
 * has saved itself: a colleague would wait for five minutes.
 */
export function useUnlockOnLeaving(): void {
  const query = useLockQuery();
  const { config } = useConfig();
  const user = useAuth().user?.id;
  const apiRoute = config.routes.api;
  useEffect(() => {
    if (query === null || user === undefined) return;
    const path = `/payload-locked-documents?${query}&where[user.value][equals]=${user}` as const;
    const address = formatAdminURL({ apiRoute, path });
    const unlock = () =>
      void fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true });
    const form = window.location.pathname;
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      setTimeout(() => window.location.pathname !== form && unlock(), LEFT_MS);
    };
  }, [apiRoute, query, user]);
}
