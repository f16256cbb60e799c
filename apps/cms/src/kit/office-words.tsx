'use client';

import { type ReactNode, use } from 'react';
import { type AdminLanguage, adminLanguage } from './office-language.ts';
import { useTranslation } from './payload.ts';
import { areWordsKnown, screenWords, setScreenWords, type Words } from './screen-words.ts';

/** A file of each language, which a browser keeps: pages do not bring its words again. */
const FILES: Record<AdminLanguage, () => Promise<Words>> = {
  pl: async () => (await import('../messages/pl.ts')).pl,
  en: async () => (await import('../messages/en.ts')).en,
  de: async () => (await import('../messages/de.ts')).de,
};

const loading = new Map<AdminLanguage, Promise<void>>();

function load(language: AdminLanguage): Promise<void> {
  const words =
    loading.get(language) ?? FILES[language]().then((all) => setScreenWords(language, all));
  loading.set(language, words);
  return words;
}

// Begun before the page is woken, so that it waits for nothing afterwards.
if (typeof document !== 'undefined') void load(adminLanguage(document.documentElement.lang));

/** Around the back office: waits for the words of the reader's language. */
export function OfficeWords({ children }: { children: ReactNode }) {
  const language = useOfficeLanguage();
  if (!areWordsKnown(language)) use(load(language));
  return children;
}

/** The reader's language, one of the back office's. */
export function useOfficeLanguage(): AdminLanguage {
  return adminLanguage(useTranslation().i18n.language);
}

/** The words in the reader's language. */
export function useWords(): Words {
  return screenWords(useOfficeLanguage());
}
