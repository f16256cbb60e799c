import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { env } from '../../platform/process/env.ts';
import { ownOrigins } from './origins.ts';
import { outward, sessionCookie } from './session-cookie.ts';

const CHANGES_NOTHING = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a request that changes something comes from the back office itself. Browsers send
 * `Sec-Fetch-Site` and `Origin`: those that are present must match, and one must be present.
 * Programs that sign in send `Origin` too.
 */
function isOwnRequest(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (CHANGES_NOTHING.includes(method)) return true;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === null) return false;
  if (origin !== null && !origins.includes(origin)) return false;
  return site === null || OWN_SITES.includes(site);
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Whether Payload can read an address: its path, and a condition that is written as JSON. */
function isReadable(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  try {
    const where = searchParams.get('where');
    const isCondition = where === null || typeof JSON.parse(where) === 'object';
    return isCondition && !decodeURIComponent(pathname).includes('\0');
  } catch (error) {
    if (error instanceof URIError || error instanceof SyntaxError) return false;
    throw error;
  }
}

function refused(message: string, status: number): Response {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ errors: [{ message }] }, { status, headers });
}

/**
 * Wraps a handler of Payload: refuses requests of other sites and unreadable addresses, and renames the
 * session cookie.
 */
export function guarded<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    if (!isOwnRequest(request.method, request.headers, ownOrigins(env.CMS_URL))) {
      return refused('The request comes from another site.', 403);
    }
    if (!isReadable(request.url)) return refused('This address cannot be read.', 400);
    const refusal = refuseLargeUpload(request.headers);
    if (refusal) return refusal;
    return outward(await handler(request, context), sessionCookie(env.CMS_URL));
  };
}

/** Largest file that an editor may upload. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;

/** Size allowed for the other fields of the form. */
const FIELDS_MAX_BYTES = 1024 * 1024;

/**
 * The refusal of a file as Payload refuses a field, so that the form shows it at the file. With
 * status 413 the form for many files would name the file and not say why.
 */
export function largeFileErrors(language: AdminLanguage) {
  const message = officeWords(language).accounts.ownRequests.tooLarge;
  return [{ message, data: { errors: [{ path: 'file', message }] } }];
}

/** The language in which the person uses the back office, from its cookie. */
function languageOf(headers: Headers) {
  const chosen = headers.get('cookie')?.match(/(?:^|; )adm-lng=([a-z]{2})/)?.[1];
  const language = chosen ?? headers.get('accept-language')?.slice(0, 2);
  return adminLanguage(language);
}

/**
 * Refuses a form whose Content-Length exceeds the limit, before it is read: Payload would truncate
 * the file and then report a form that ends too early.
 */
function refuseLargeUpload(headers: Headers): Response | null {
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false;
  const announced = Number(headers.get('content-length') ?? 0);
  if (!isForm || announced <= UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES) return null;
  const errors = largeFileErrors(languageOf(headers));
  return Response.json({ errors }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
