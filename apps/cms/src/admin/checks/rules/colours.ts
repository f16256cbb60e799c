import { palette } from '@osnowa/brand';
import { contrast } from '@osnowa/brand/contrast';
import { newestRow } from '../../../changes/translations/newest-state.ts';
import { documentFields } from '../../../fields/document-fields.ts';
import { label } from '../../../kit/words.ts';
import { fieldInWords } from '../../editing/missing-fields.ts';
import { type CheckedDocument, idsIn } from '../checked-document.ts';
import type { Finding } from '../report.ts';

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
      const sentence = document.said(
        label((w) => w.checkRules.colours.pale),
        {
          colour,
          place: fieldInWords(schema, path, language, row),
          contrast: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(reached),
        },
      );
      return [
        {
          weight: 'hurts',
          sentence,
          language: null,
          form: `collections/sidebars/${id}`,
          field: path,
        },
      ];
    });
}
