import { readMessages } from '../content/.server/messages.ts';
import { redirect } from '../content/answer.ts';
import type { LoaderArgs } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { localePath } from '../i18n/locale-path.ts';
import { orCode, PRIVATE } from '../pages/links/link-page.server.ts';
import { offerJson, offerTable } from '../pages/offer/offer-files.server.ts';
import { askedIn, readOffer, takenOf } from '../pages/offer/offer-view.server.ts';

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** An offer as a file, with the options that its page shows; if there is none, the page says so. */
export async function loader({ site, params, request }: LoaderArgs<'key' | 'file'>) {
  const { key, file } = params;
  const type = TYPES[file];
  if (!type) throw notFound();
  const { version, wanted } = askedIn(request);
  const back = redirect(localePath(site.locale, `/offer/${key}?said=noFile`), 303, PRIVATE);
  const shown = await readOffer(site, key, { version });
  if (typeof shown === 'string') throw back;
  const taken = takenOf(shown, wanted);
  const { number, version: at } = shown.content;
  const body = await bodyOf();
  if (body === null) throw back;
  const disposition = `attachment; filename="${number}-${at}.${file}"`;
  return new Response(body, {
    headers: { ...PRIVATE, 'content-type': type, 'content-disposition': disposition },
  });

  async function bodyOf(): Promise<BodyInit | null> {
    if (typeof shown === 'string') return null;
    if (file === 'json') return offerJson(shown, taken);
    if (file === 'csv') {
      const { links } = await readMessages(site.content, site.locale);
      return offerTable(shown.content, taken, site.locale, links.offer);
    }
    const order = { key, version: at, taken, locale: site.locale };
    const printed = await orCode(site.api.call('printOffer', order, { timeoutMs: PDF_MS }));
    return typeof printed === 'string' ? null : printed;
  }
}

/** Longest wait for a printed offer, in ms. */
const PDF_MS = 30_000;
