'use client';

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect } from 'react';

/** Forms that are open, by the address of their locks. */
const open = new Map<string, number>();

/** After this long without its form, in ms, a document was left: Payload renders a form anew at times. */
const LEFT_MS = 1_000;

function count(address: string, by: 1 | -1): void {
  open.set(address, (open.get(address) ?? 0) + by);
}

/**
 * Takes the person's own lock away when the form closes. Payload does so only until the first draft
 * has saved itself: a colleague would wait for five minutes.
 */
export function useUnlockOnLeaving(): void {
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const user = useAuth().user?.id;
  const apiRoute = config.routes.api;
  useEffect(() => {
    if (!collectionSlug || id === undefined || user === undefined) return;
    const own = new URLSearchParams({
      'where[document.relationTo][equals]': collectionSlug,
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(user),
    });
    const address = formatAdminURL({ apiRoute, path: `/payload-locked-documents?${own}` });
    const unlock = () =>
      void fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true });
    count(address, 1);
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      count(address, -1);
      setTimeout(() => open.get(address) === 0 && unlock(), LEFT_MS);
    };
  }, [apiRoute, collectionSlug, id, user]);
}
