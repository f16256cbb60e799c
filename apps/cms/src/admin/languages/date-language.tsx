'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { adminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { translatePicker } from './picker-words.ts';

/** The date picker's store of languages; `registerLocale` and `setDefaultLocale` write to it. */
interface PickerLanguages {
  __localeData__?: Record<string, unknown>;
  __localeId__?: string;
}

/**
 * Around the back office: sets the date picker's language before a date is rendered. Payload sets
 * it afterwards, so that a read-only form, which is rendered once, had English months. An import of
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
    // Its own are English.
    if (adminLanguage(language) === 'en') return;
    const { picker } = screenWords(language);
    const translate = (event: FocusEvent) => translatePicker(event, picker);
    window.addEventListener('focusin', translate);
    return () => window.removeEventListener('focusin', translate);
  }, [language]);
  return children;
}
