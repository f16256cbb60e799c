import { ATTACHMENTS, FORMS, type FormPath, type Locale } from '@osnowa/contract';
import { mostReadBytes } from '@osnowa/http';
import { routeAt } from '@osnowa/site-map';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { tooLargePage } from '../error-pages/error-pages.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';

/**
 * Refuses what is no form of this site before any of its body is read: sent by a page of another site,
 * of another type, of unknown length or too large.
 */
export const formGuard: Middleware = (request, next) => {
  if (request.method !== 'POST') return next(request);
  if (isForeign(request.headers)) return plainText(403, FOREIGN[splitLocale(request.path).locale]);
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    return plainText(415, 'Unsupported Media Type');
  }
  if (request.headers.has('content-encoding')) return plainText(415, 'Unsupported Media Type');
  const length = request.headers.get('content-length');
  if (length === null) return plainText(411, 'Length Required');
  const { locale, path } = splitLocale(request.path);
  const mostFiles = takesFiles(path) ? ATTACHMENTS.maxFiles : 0;
  if (Number(length) > mostReadBytes(contentType, mostFiles).body) return tooLargePage(locale);
  return next(request);
};

/** The answer to a form that another site sent. */
const FOREIGN: Record<Locale, string> = {
  pl: 'Ten formularz wysłano z innej strony, więc go nie przyjęliśmy. Otwórz naszą stronę kontaktu i wyślij go stamtąd.',
  en: 'This form was sent from another site, so we have not accepted it. Open our contact page and send it from there.',
  de: 'Dieses Formular wurde von einer anderen Website gesendet, deshalb haben wir es nicht angenommen. Öffnen Sie unsere Kontaktseite und senden Sie es von dort.',
};

/** Whether a page of another site sent the form; browsers that do not say it name at least its origin. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

/** Whether the form at a path, without its language, may bring files. */
function takesFiles(path: string): boolean {
  if (!path.startsWith('/forms/')) return routeAt(path)?.takesFiles ?? false;
  const form = path.slice('/forms'.length);
  return Object.hasOwn(FORMS, form) && FORMS[form as FormPath].maxFiles > 0;
}
