import { plainPageColours as colours, PLAIN_PAGE_FONTS } from '@osnowa/brand';
import { LOCALES, type Locale } from '@osnowa/contract';
import { tracedPath } from '@osnowa/http/tracing';
import { typesetWords } from '@osnowa/text';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import type { Middleware } from '../http/request-context.ts';
import { describe, logOnceAMinute } from '../telemetry/log.ts';

const HOME: Record<Locale, string> = { pl: 'Strona główna', en: 'Home page', de: 'Startseite' };

const FAILED: Record<Locale, string> = {
  pl: 'Wystąpił błąd podczas wyświetlania strony błędu',
  en: 'An error occurred while showing the error page',
  de: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
};

const UNAVAILABLE: Record<Locale, { title: string; text: string; contact: string }> = {
  pl: {
    title: 'Ta strona jest chwilowo niedostępna',
    text: 'Spróbuj ponownie za minutę.',
    contact: 'Możesz też zadzwonić lub napisać:',
  },
  en: {
    title: 'This page is briefly unavailable',
    text: 'Please try again in a minute.',
    contact: 'You can also call or write to us:',
  },
  de: {
    title: 'Diese Seite ist gerade nicht verfügbar',
    text: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    contact: 'Sie können uns auch anrufen oder schreiben:',
  },
};

const TOO_LARGE: Record<Locale, { title: string; text: string; back: string }> = {
  pl: {
    title: 'Formularz jest za duży',
    text: 'Wiadomość może mieć najwyżej 10 000 znaków, jeden plik 10 MB, a wszystkie pliki razem 25 MB. Wróć do formularza i skróć tekst albo wybierz mniejsze pliki.',
    back: 'Kontakt',
  },
  en: {
    title: 'The form is too large',
    text: 'The message may have at most 10,000 characters, one file 10 MB, all files together 25 MB. Go back to the form and shorten the text or choose smaller files.',
    back: 'Contact',
  },
  de: {
    title: 'Das Formular ist zu groß',
    text: 'Die Nachricht darf höchstens 10.000 Zeichen haben, eine Datei 10 MB, alle Dateien zusammen 25 MB. Gehen Sie zurück zum Formular und kürzen Sie den Text oder wählen Sie kleinere Dateien.',
    back: 'Kontakt',
  },
};

/** How to reach the company while the site is down. */
export interface Reach {
  phone: string | null;
  email: string | null;
}

const homeOf = (locale: Locale) => ({ label: HOME[locale], href: LOCALES[locale].prefix || '/' });

/** 500: even the error page failed. It contains no details. */
export function failedPage(locale: Locale): Response {
  return staticPage(
    { locale, title: FAILED[locale], paragraphs: [], links: [homeOf(locale)] },
    500,
  );
}

/** 503: the content that the page needs cannot be read now. */
export function unavailablePage(locale: Locale, reach: Reach | null): Response {
  const { title, text, contact } = UNAVAILABLE[locale];
  const { phone = null, email = null } = reach ?? {};
  const ways = [
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ];
  const paragraphs = ways.length > 0 ? [text, contact] : [text];
  const page = { locale, title, paragraphs, links: [...ways, homeOf(locale)] };
  return staticPage(page, 503, { 'retry-after': '60' });
}

/** 413: the body of a form is larger than any form may be. */
export function tooLargePage(locale: Locale): Response {
  const { title, text, back } = TOO_LARGE[locale];
  const contact = { label: back, href: `${LOCALES[locale].prefix}/contact` };
  return staticPage({ locale, title, paragraphs: [text], links: [contact, homeOf(locale)] }, 413);
}

/** A page that needs neither script, nor style sheet, nor content service. */
export interface StaticPage {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  links: readonly { label: string; href: string }[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
}

const STYLE = `body{margin:0;padding:12vh 24px;background:${colours.ground};color:${colours.text};font:18px/1.6 ${PLAIN_PAGE_FONTS}}main{max-width:34em;margin:0 auto;border-top:4px solid ${colours.line};padding-top:24px}h1{font-size:1.8em;line-height:1.2;margin:0 0 .6em}p{margin:0 0 1em}ul{list-style:none;margin:1.5em 0 0;padding:0}li{margin:0 0 .5em}a{color:${colours.link};display:inline-block;padding:4px 0}a:focus{outline:3px solid ${colours.line};outline-offset:2px}`;

/** The page as an HTML document. */
function staticHtml({ locale, links, ...words }: StaticPage, isListed: boolean): string {
  const { title, paragraphs } = typesetWords(words, locale);
  const items = links.map(
    ({ label, href }) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`,
  );
  return `<!DOCTYPE html>
<html lang="${LOCALES[locale].fullCode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isListed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

/** The page as an answer that no cache stores; only 503 lets search engines keep their entry. */
export function staticPage(
  page: StaticPage,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isListed = status === 503;
  return new Response(staticHtml(page, isListed), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      'cache-control': 'no-store',
      ...(!isListed && { 'x-robots-tag': 'noindex' }),
      ...headers,
    },
  });
}

/** After any error of a later step, the visitor gets a page without details. */
export const failures: Middleware = async (request, next) => {
  try {
    return await next(request);
  } catch (error) {
    const { method } = request;
    const path = tracedPath(request.path);
    const details = { method, path, ...describe(error) };
    logOnceAMinute(`${path} ${error}`, 'error', 'request.failed', details);
    return failedPage(splitLocale(request.path).locale);
  }
};
