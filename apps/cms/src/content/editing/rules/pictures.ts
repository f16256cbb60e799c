import { palette } from '@osnowa/brand';
import { contrast } from '@osnowa/brand/contrast';
import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { documentFields } from '../../../kit/fields/document-fields.ts';
import { newestRow } from '../../../publishing/newest-state.ts';
import { fieldInWords } from '../../../reads/missing-fields.ts';
import { type CheckedDocument, idsIn, type Medium, picturesIn } from '../checked-document.ts';
import type { Finding, Weight } from '../report.ts';

/** A chosen picture: its field, and the weight of its faults. */
interface Chosen {
  id: string;
  path: string;
  weight: Weight;
}

/** A picture of a field is needed to publish; one inside a text is not asked for. */
function chosenIn({ fields, texts }: CheckedDocument): Chosen[] {
  const inFields = fields
    .filter(({ field }) => field.type === 'upload')
    .flatMap(({ path, value }) =>
      idsIn(value).map((id) => ({ id, path, weight: 'refused' as const })),
    );
  const inTexts = texts.flatMap((text) =>
    picturesIn(text).map((id) => ({ id, path: text.path, weight: 'hurts' as const })),
  );
  const all = [...inFields, ...inTexts];
  return all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
}

function undescribed(document: CheckedDocument, medium: Medium, { path, weight }: Chosen) {
  return LOCALE_CODES.filter((locale) => !medium.alt?.[locale]?.trim()).map((locale) => ({
    weight,
    sentence: document.said((w) => w.altTexts.notDescribed, {
      picture: medium.filename ?? `#${medium.id}`,
      place: document.named(path),
      language: LOCALES[locale].name,
    }),
    language: locale,
    form: `collections/media/${medium.id}`,
    field: 'alt',
  }));
}

/** Pictures without a description in a language, and pictures that are not there any more. */
export function alternativeTexts(document: CheckedDocument): Finding[] {
  return chosenIn(document).flatMap((one): Finding[] => {
    const medium = document.media.get(one.id);
    if (medium) return undescribed(document, medium, one);
    const sentence = document.said((w) => w.altTexts.gone, { place: document.named(one.path) });
    return [document.finding({ weight: 'hurts', sentence, language: null, field: one.path })];
  });
}

/** Least contrast of a button's words with its colour, as WCAG 2.2 asks for. */
const LEAST = 4.5;

/** The fields with a colour that the site puts words on. */
const UNDER_TEXT: readonly string[] = ['buttonColor'];

/** Contrast of the words that the site puts on a colour: it takes the better one of two. */
function bestContrast(colour: string): number {
  return Math.max(contrast(colour, palette.ink), contrast(colour, palette.surface));
}

/**
 * Colours that an editor chose, under words. No section lays words over a picture, which the crawl
 * of the site's pages makes sure of.
 */
export async function coloursUnderText(document: CheckedDocument): Promise<Finding[]> {
  const { req, language } = document;
  const [id] = idsIn(document.row.blogPostSidebar).map(Number);
  const row = id ? await newestRow(req, { collection: 'sidebars', id }) : null;
  if (!row) return [];
  const schema = req.payload.collections.sidebars.config.flattenedFields;
  return documentFields(schema, row)
    .filter(({ field }) => UNDER_TEXT.includes(field.name))
    .filter(({ value }) => /^#[\da-f]{6}$/i.test(String(value)))
    .flatMap(({ path, value }): Finding[] => {
      const colour = String(value);
      const reached = bestContrast(colour);
      if (reached >= LEAST) return [];
      const sentence = document.said((w) => w.colours.pale, {
        colour,
        place: fieldInWords(schema, path, language, row),
        contrast: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(reached),
      });
      const form = `collections/sidebars/${id}`;
      return [{ weight: 'hurts', sentence, language: null, form, field: path }];
    });
}
