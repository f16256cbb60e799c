import type { Locale } from '@tkalnia/contract';
import { startTransition } from 'react';
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

const { locale } = splitLocale(window.location.pathname);
const { messages } = await MESSAGES[locale]();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider locale={locale} messages={messages}>
      <HydratedRouter unstable_fetch={fetchPageData} />
    </I18nProvider>,
  );
});
