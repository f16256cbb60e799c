import type { Locale } from '@osnowa/contract';
import type { Messages, ServerMessages } from '@osnowa/text/messages';
import type { ReactNode } from 'react';
import { type Address, AddressContext } from '../address/address.tsx';
import { I18nProvider } from '../i18n/i18n.tsx';
import { type Adviser, Advisers } from '../leads/adviser-card.tsx';

/** What every part of a page can use, on the server and in its islands. */
export interface PageContext {
  locale: Locale;
  messages: Messages & Partial<ServerMessages>;
  advisers: readonly Adviser[];
  address: Address;
}

/** Surrounds a page on the server, and each island's root on both sides alike. */
export function PageProviders({ page, children }: { page: PageContext; children: ReactNode }) {
  const { locale, messages, advisers, address } = page;
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Advisers value={advisers}>
        <AddressContext value={address}>{children}</AddressContext>
      </Advisers>
    </I18nProvider>
  );
}
