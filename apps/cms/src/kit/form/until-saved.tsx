'use client';

import { type ReactNode, useState } from 'react';
import { useDocumentInfo } from '../payload.ts';

/**
 * Shows its children until the document has been saved, because they describe it as it was opened.
 */
export function UntilSaved({ children }: { children: ReactNode }) {
  const { data } = useDocumentInfo();
  const [opened] = useState(data?.updatedAt);
  return data?.updatedAt === opened ? children : null;
}
