import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  LOCALES,
  type Locale,
  MENU,
  pathOfPage,
} from '@osnowa/contract';
import { hasLabel, MENU_LISTS } from '@osnowa/site-map';
import { documentFields } from '../../../kit/fields/document-fields.ts';
import { leftGap } from '../../templates/refuse-gaps.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { Finding } from '../report.ts';

type Row = Readonly<Record<string, unknown>>;

/** A menu that shows the title: in which languages, and with room for how many characters. */
interface Place {
  most: number;
  languages: readonly Locale[];
}

function linksTo(value: unknown, { collection, id }: CheckedDocument): boolean {
  const { relationTo, value: target } = (value ?? {}) as { relationTo?: unknown; value?: unknown };
  const found = typeof target === 'object' && target !== null ? (target as Row).id : target;
  return relationTo === collection && String(found) === String(id);
}

/** Languages in which an entry shows the title, because it has no label there, nor a Polish one. */
function unlabelled({ label, term }: Row): Locale[] {
  const labels = (label ?? {}) as Partial<Record<Locale, string>>;
  if (term || labels[DEFAULT_LOCALE]) return [];
  return LOCALE_CODES.filter((locale) => !labels[locale]);
}

/** The entries of the menus that lead to the document. */
async function entriesOf(document: CheckedDocument): Promise<Place[]> {
  const { collection, req, row } = document;
  // A page of the site's own has a word for menus.
  if (collection === 'pages' && hasLabel(pathOfPage(String(row.pageName)))) return [];
  const stored = await req.payload.db.findGlobal<Record<string, unknown>>({
    slug: 'navigation',
    locale: 'all',
    req,
  });
  const schema = req.payload.globals.config.find(({ slug }) => slug === 'navigation');
  if (!stored || !schema) return [];
  return documentFields(schema.flattenedFields, stored)
    .filter(({ field, value }) => field.name === 'document' && linksTo(value, document))
    .map(({ path, siblings }) => ({
      // Rows of the bar itself are three names deep: `bar.2.document`.
      most:
        path.startsWith('bar.') && path.split('.').length === 3
          ? MENU.barLabelCharacters
          : MENU.labelCharacters,
      languages: unlabelled(siblings),
    }));
}

/** A list that fills itself shows the title of each document that is ticked. */
function listsOf({ collection, row }: CheckedDocument): Place[] {
  const isListed = (MENU_LISTS as readonly string[]).includes(collection);
  if (!isListed || !row.shouldShowInHeaderMenu) return [];
  return [{ most: MENU.labelCharacters, languages: LOCALE_CODES }];
}

/** A title in a menu that has no room for it. */
export async function menuLabels(document: CheckedDocument): Promise<Finding[]> {
  const { collection, req, row } = document;
  const name = req.payload.collections[collection].config.admin.useAsTitle ?? 'title';
  const value = row[name];
  const places = [...(await entriesOf(document)), ...listsOf(document)];
  return LOCALE_CODES.flatMap((language): Finding[] => {
    const isLocalised = typeof value === 'object' && value !== null;
    const said = isLocalised ? (value as Row)[language] : value;
    const title = typeof said === 'string' ? said.trim() : '';
    const limits = places.filter(({ languages }) => languages.includes(language));
    const most = Math.min(...limits.map((place) => place.most));
    // A title that is the same in every language is one finding.
    if (title.length <= most || (!isLocalised && language !== DEFAULT_LOCALE)) return [];
    // A text of the template is named by a check of its own.
    if (leftGap(title) !== null) return [];
    const named = { title, has: title.length, most, language: LOCALES[language].name };
    const sentence = document.said((w) => w.menu.long, named);
    return [document.finding({ weight: 'hurts', sentence, language, field: name })];
  });
}
