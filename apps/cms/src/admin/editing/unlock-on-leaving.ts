'use client';

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect } from 'react';

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
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      unlock();
    };
  }, [apiRoute, collectionSlug, id, user]);
}
