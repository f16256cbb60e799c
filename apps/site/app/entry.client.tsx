import type { Locale } from '@osnowa/contract';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { I18nProvider } from './i18n/i18n.tsx';
import { splitLocale } from './i18n/locale-path.ts';
import type { Messages } from './i18n/messages/pl/index.ts';
import { fetchPageData } from './navigation/page-data.ts';

/** Each language is a file of its own: only the page's one travels. */
const MESSAGES: Record<Locale, () => Promise<{ messages: Messages }>> = {
  pl: () => import('./i18n/messages/pl/index.ts'),
  en: () => import('./i18n/messages/en/index.ts'),
  de: () => import('./i18n/messages/de/index.ts'),
};

declare global {
  interface Window {
    /** Ends the watch of the document's first script over clicks that only scripts can answer; the last one's button. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/** Answers the click that came before anything could: from now on React does it. */
function Hydrated({ clicked, children }: { clicked?: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // Within an effect React takes no further part of the page over, and the click would be lost.
    if (clicked) setTimeout(() => clicked.click());
  }, [clicked]);
  return children;
}

const { locale } = splitLocale(window.location.pathname);
const { messages } = await MESSAGES[locale]();

const clicked = window.takeEarlyClick?.();

startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated clicked={clicked}>
      <I18nProvider locale={locale} messages={messages}>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </I18nProvider>
    </Hydrated>,
  );
});
