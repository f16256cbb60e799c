'use client';

import { useDocumentInfo } from '@payloadcms/ui';

/** Query for the locks of the document in the form; `null` for a new document, which has none. */
export function useLockQuery(): string | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  if (globalSlug) return `where[globalSlug][equals]=${globalSlug}`;
  if (!collectionSlug || id === undefined) return null;
  return `where[document.relationTo][equals]=${collectionSlug}&where[document.value][equals]=${id}`;
}
