import type { Locale } from '@osnowa/contract';
import { isLink } from '../../fields/text.ts';
import type { CheckedDocument } from './checked-document.ts';

/** A link of the document: its target, and the field that contains it. */
interface Link {
  address: string;
  path: string;
  language: Locale | null;
}

/** All links of a document: those of buttons and cards, and those in its texts. */
export function linksOf({ fields, texts }: CheckedDocument): Link[] {
  const chosen = fields
    .filter(({ field, value }) => isLink(field) && typeof value === 'string')
    .map(({ path, value }) => ({ address: String(value), path, language: null }));
  const written = texts.flatMap(({ field, language, nodes }) =>
    nodes
      .filter(({ type }) => type === 'link' || type === 'autolink')
      .map(({ fields: of }) => (of as { url?: unknown } | null | undefined)?.url)
      .filter((url) => typeof url === 'string')
      .map((address) => ({ address, path: field.path, language })),
  );
  return [...chosen, ...written];
}
