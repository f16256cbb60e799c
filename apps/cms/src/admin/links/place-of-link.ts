import type { CollectionSlug, Payload } from 'payload';
import type { BrokenLink } from '../../database/generated/payload-types.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import type { Reason } from '../../redirects/links/verdict.ts';
import { type NamedPlace, namedPlace } from '../places/named-place.ts';

async function titleOf(payload: Payload, { source, document }: BrokenLink): Promise<string> {
  if (!document) return '';
  const collection = source as CollectionSlug;
  const { useAsTitle } = payload.collections[collection].config.admin;
  const id = Number(document);
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  const title = (found as unknown as Record<string, unknown> | null)?.[useAsTitle ?? 'id'];
  return typeof title === 'string' && title !== '' ? title : document;
}

/** The field that holds a link, in words, and the address that opens it. */
export async function placeOfLink(
  payload: Payload,
  row: BrokenLink,
  language: AdminLanguage,
): Promise<NamedPlace> {
  const place = {
    source: row.source,
    document: row.document ?? '',
    title: await titleOf(payload, row),
    path: row.path,
    language: row.language ?? null,
  };
  return namedPlace(payload.config, place, language);
}

/** The reason in words, with the code of the HTTP answer. */
export function reasonInWords(
  { reason, status }: { reason: Reason; status?: number | null | undefined },
  language: AdminLanguage,
): string {
  return `${screenWords(language).links.reason[reason]}${status ? ` (${status})` : ''}`;
}
