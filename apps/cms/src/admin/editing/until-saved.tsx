'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';

/** Shows what is true of the document as it was opened, until it has been saved. */
export function UntilSaved({ children }: { children: ReactNode }) {
  const { data } = useDocumentInfo();
  const [opened] = useState(data?.updatedAt);
  return data?.updatedAt === opened ? children : null;
}
