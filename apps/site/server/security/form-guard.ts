import { ATTACHMENTS, FORMS, type FormPath, type Locale } from '@osnowa/contract';
import { mostReadBytes } from '@osnowa/http';
import { routeAt } from '@osnowa/site-map';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { tooLargePage } from '../error-pages/error-pages.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import type { Settings } from '../settings/env.ts';
import { plainHost } from './host-check.ts';

/**
 * Refuses a body that is no form of this site before reading it: sent by a page of another site,
 * of another type, of unknown length or too large.
 */
export function formGuard(settings: Pick<Settings, 'publicUrl'>): Middleware {
  return (request, next) => {
    if (request.method !== 'POST') return next(request);
    return refusalOf(request, settings) ?? next(request);
  };
}

function refusalOf(
  request: RequestContext,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Response | null {
  if (isForeign(request.headers, new URL(publicUrl)))
    return plainText(403, FOREIGN[splitLocale(request.path).locale]);
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
  return null;
}

/** The answer to a form that another site sent. */
const FOREIGN: Record<Locale, string> = {
  pl: 'Ten formularz wysłano z innej strony, więc go nie przyjęliśmy. Otwórz naszą stronę kontaktu i wyślij go stamtąd.',
  en: 'This form was sent from another site, so we have not accepted it. Open our contact page and send it from there.',
  de: 'Dieses Formular wurde von einer anderen Website gesendet, deshalb haben wir es nicht angenommen. Öffnen Sie unsere Kontaktseite und senden Sie es von dort.',
};

/** Whether a page of another site sent the form, by `Sec-Fetch-Site` and `Origin`. */
function isForeign(headers: Headers, known: URL): boolean {
  const site = headers.get('sec-fetch-site')?.trim().toLowerCase();
  if (site === 'same-origin') return false;
  const origin = headers.get('origin');
  if (site === 'cross-site') return true;
  if (origin === null) return site === 'same-site';
  const host = plainHost(headers.get('host'));
  return origin.toLowerCase() !== (host === known.host ? known.origin : `http://${host}`);
}

/** Whether the form at a path, without its language, may bring files. */
export function takesFiles(path: string): boolean {
  if (!path.startsWith('/forms/')) return routeAt(path)?.takesFiles ?? false;
  const form = path.slice('/forms'.length);
  return Object.hasOwn(FORMS, form) && FORMS[form as FormPath].maxFiles > 0;
}
