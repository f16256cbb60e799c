import type { Locale } from '@osnowa/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { MESSAGES } from '../../i18n/messages.server.ts';

/** HTML of a component as the server would send it on a page in this language. For tests. */
export function markup(locale: Locale, node: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: node }]);
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={MESSAGES[locale]}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}
