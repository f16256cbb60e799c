import type { Locale } from '@osnowa/contract';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { staticPage } from '../error-pages/error-pages.ts';
import type { GuardStep, Middleware } from '../http/request-context.ts';
import { wantedLocale } from '../redirects/locale-redirect.ts';

const TEXTS: Record<Locale, { title: string; text: string }> = {
  pl: {
    title: 'Twoja przeglądarka nie jest obsługiwana',
    text: 'Aby zobaczyć tę stronę, pobierz jedną z tych przeglądarek:',
  },
  en: {
    title: 'Your browser is not supported',
    text: 'To see this site, download one of these browsers:',
  },
  de: {
    title: 'Ihr Browser wird nicht unterstützt',
    text: 'Um diese Website zu sehen, laden Sie einen dieser Browser herunter:',
  },
};

const BROWSERS = [
  { label: 'Google Chrome', href: 'https://www.google.com/chrome/' },
  { label: 'Microsoft Edge', href: 'https://www.microsoft.com/edge' },
  { label: 'Mozilla Firefox', href: 'https://www.mozilla.org/firefox/new/' },
  { label: 'Apple Safari', href: 'https://www.apple.com/safari/' },
];

/** Whether a user agent is Internet Explorer. */
function isUnsupported(userAgent: string | null | undefined): boolean {
  return userAgent != null && (userAgent.includes('MSIE ') || userAgent.includes('Trident/'));
}

const middleware: Middleware = (request, next) => {
  if (!isUnsupported(request.headers.get('user-agent'))) return next(request);
  const { headers, path } = request;
  const locale =
    path === '/'
      ? wantedLocale(headers.get('cookie'), headers.get('accept-language'))
      : splitLocale(path).locale;
  const { title, text } = TEXTS[locale];
  const page = { locale, title, paragraphs: [text], links: BROWSERS };
  return staticPage(page, 200, { vary: 'User-Agent' });
};

/** Tells Internet Explorer, in the page's language, which browsers can show the site. */
export const unsupportedBrowser: GuardStep = {
  middleware,
  mayAnswer: ({ headers }) => isUnsupported(headers['user-agent']),
};
