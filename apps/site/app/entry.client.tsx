import type { Locale } from '@osnowa/contract';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { I18nProvider } from './i18n/i18n.tsx';
import { splitLocale } from './i18n/locale-path.ts';
import type { Messages } from './i18n/messages/pl/index.ts';
import { fetchPageData } from './navigation/page-data.ts';

/** Each language is a file of its own: a page loads only its own language. */
const MESSAGES: Record<Locale, () => Promise<{ messages: Messages }>> = {
  pl: () => import('./i18n/messages/pl/index.ts'),
  en: () => import('./i18n/messages/en/index.ts'),
  de: () => import('./i18n/messages/de/index.ts'),
};

declare global {
  interface Window {
    /**
     * Returns the last button that was clicked before the scripts ran; the document's script stops
     * recording.
     */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/** Replays the click from before the scripts ran; React handles all later ones. */
function Hydrated({ clicked, children }: { clicked?: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // Within an effect React hydrates no further part of the page, and the click would be lost.
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
