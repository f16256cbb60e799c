'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { speakPolish } from './picker-words.ts';

/** Where the picker of dates keeps its languages; `registerLocale` and `setDefaultLocale` write there. */
interface PickerLanguages {
  __localeData__?: Record<string, unknown>;
  __localeId__?: string;
}

/**
 * Around the back office: tells the picker of dates its language before a date is drawn. Payload tells
 * it afterwards, so that a form that is read only, which is drawn once, had English months. To import
 * the picker here would load its 100 kB on every page.
 */
export function DateLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { dateFNS, language } = i18n;
  if (typeof window !== 'undefined' && dateFNS) {
    const languages = window as PickerLanguages;
    languages.__localeData__ = { ...languages.__localeData__, [language]: dateFNS };
    languages.__localeId__ = language;
  }
  useEffect(() => {
    if (language !== 'pl') return;
    window.addEventListener('focusin', speakPolish);
    return () => window.removeEventListener('focusin', speakPolish);
  }, [language]);
  return children;
}
