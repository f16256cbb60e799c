'use client';

import type { ReactNode } from 'react';
import { type AdminLanguage, adminLanguage } from './office-language.ts';
import { useTranslation } from './payload.ts';
import { type ScreenWords, screenWords, setScreenWords } from './screen-words.ts';

/** Around the back office: takes the words that came with the page, before a part of it needs one. */
export function OfficeWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { office } = i18n.translations as unknown as { office: ScreenWords };
  setScreenWords(adminLanguage(i18n.language), office);
  return children;
}

/** The reader's language, one of the back office's. */
export function useOfficeLanguage(): AdminLanguage {
  return adminLanguage(useTranslation().i18n.language);
}

/** The words in the reader's language. */
export function useWords(): ScreenWords {
  return screenWords(useOfficeLanguage());
}
