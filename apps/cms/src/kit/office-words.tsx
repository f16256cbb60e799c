'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { adminLanguage } from './office-language.ts';
import { type ScreenWords, setScreenWords } from './screen-words.ts';

/** Around the back office: takes the words that came with the page, before a part of it needs one. */
export function OfficeWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { office } = i18n.translations as unknown as { office: ScreenWords };
  setScreenWords(adminLanguage(i18n.language), office);
  return children;
}
