import type { Locale } from '@osnowa/contract';
import type { Messages, ServerMessages } from '@osnowa/text/messages';
import { createContext, type ReactNode, useContext } from 'react';

interface I18n {
  locale: Locale;
  messages: Messages & Partial<ServerMessages>;
}

const I18nContext = createContext<I18n | null>(null);

/**
 * Language of the page and its interface labels. A page never changes its language: the chooser
 * loads another document, so that the browser gets the labels of one language only.
 */
export function I18nProvider({ locale, messages, children }: I18n & { children: ReactNode }) {
  return <I18nContext value={{ locale, messages }}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const value = useContext(I18nContext);
  if (!value) throw new Error('This component stands outside I18nProvider');
  return value;
}

/** Language of the page. */
export function useLocale(): Locale {
  return useI18n().locale;
}

/** Interface labels in the language of the page, also for components that browsers run. */
export function useMessages(): Messages {
  return useI18n().messages;
}

/**
 * Labels of components that only the server renders: browsers do not get them.
 * @throws Error within an island
 */
export function useServerMessages(): Pick<ServerMessages, 'cookies' | 'errors' | 'frame'> {
  const { cookies, errors, frame } = useI18n().messages;
  if (!cookies || !errors || !frame) throw new Error('An island uses labels of the server');
  return { cookies, errors, frame };
}
