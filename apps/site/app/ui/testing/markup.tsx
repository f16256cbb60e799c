import type { Locale } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageProviders } from '../../browser/page-providers.tsx';

/** HTML of a component as the server would send it on a page in this language. For tests. */
export function markup(locale: Locale, node: ReactNode, pathname = '/'): string {
  const address = { pathname, search: '' };
  const page = { locale, messages: SITE_MESSAGES[locale], advisers: [], address };
  return renderToStaticMarkup(<PageProviders page={page}>{node}</PageProviders>);
}
