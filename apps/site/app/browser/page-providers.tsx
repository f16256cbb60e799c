import type { Locale } from '@osnowa/contract';
import type { Messages, ServerMessages } from '@osnowa/text/messages';
import type { ReactNode } from 'react';
import { I18nProvider } from '../i18n/i18n.tsx';
import { type Adviser, Advisers } from '../leads/form/adviser-card.tsx';
import { type PageUrl, PageUrlContext } from '../url-state/url-state.tsx';

/** Data that every part of a page can use, on the server and in its islands. */
export interface PageContext {
  locale: Locale;
  messages: Messages & Partial<ServerMessages>;
  advisers: readonly Adviser[];
  address: PageUrl;
}

/** Surrounds a page on the server, and each island's root on both sides alike. */
export function PageProviders({ page, children }: { page: PageContext; children: ReactNode }) {
  const { locale, messages, advisers, address } = page;
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Advisers value={advisers}>
        <PageUrlContext value={address}>{children}</PageUrlContext>
      </Advisers>
    </I18nProvider>
  );
}
