'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { adminLanguage } from '../../fields/admin-label.ts';

/** Payload's messages after many files were sent: in English in every language. */
const SAID: readonly [english: RegExp, polish: string][] = [
  [/^Successfully saved (\d+) files$/, 'Zapisane pliki: $1.'],
  [/^Failed to save (\d+) files$/, 'Niezapisane pliki: $1. Powód jest przy każdym z nich.'],
];

const TITLES = '[data-sonner-toast] [data-title]';

function translateToasts(): void {
  for (const title of document.querySelectorAll(TITLES)) {
    const said = title.textContent ?? '';
    const known = SAID.find(([english]) => english.test(said));
    if (known) title.textContent = said.replace(...known);
  }
}

/** Around the back office: says in Polish how many files were saved. It ends when Payload does so. */
export function BulkToasts({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  useEffect(() => {
    if (language !== 'pl') return;
    const observer = new MutationObserver(translateToasts);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
