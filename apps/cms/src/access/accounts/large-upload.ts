import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';

/** Largest file that an editor may upload. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;

/** Size allowed for the other fields of the form. */
const FIELDS_MAX_BYTES = 1024 * 1024;

const TOO_LARGE: AdminLabel = {
  pl: 'Ten plik jest za duży. Przyjmujemy pliki do 20 MB.',
  en: 'This file is too large. Files of up to 20 MB are accepted.',
};

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
export function refuseLargeUpload(headers: Headers): Response | null {
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false;
  const announced = Number(headers.get('content-length') ?? 0);
  if (!isForm || announced <= UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES) return null;
  const errors = [{ message: TOO_LARGE[languageOf(headers)] }];
  return Response.json({ errors }, { status: 413, headers: { 'Cache-Control': 'no-store' } });
}
