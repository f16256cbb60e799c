import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { camelCase, fill, splitSuffix } from '@osnowa/text';
import type { FlattenedField, SanitizedConfig } from 'payload';
import type { AdminLabel } from '../kit/office-language.ts';
import { screenWords } from '../kit/screen-words.ts';
import type { Incomplete } from './records.ts';
import { SPECIAL_FIELDS } from './serialise.ts';

function childrenOf(field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

function labelOf(field: FlattenedField, language: keyof AdminLabel): string {
  const label = 'label' in field ? field.label : undefined;
  if (typeof label === 'string') return label;
  return (label as AdminLabel | undefined)?.[language] ?? field.name;
}

/** Fields that name a row, the first that is filled. */
const NAMING_FIELDS = ['title', 'textPrimary', 'textTitle', 'text1', 'name', 'question'] as const;

/** Most of a row's title that is shown, in characters. */
const SHOWN = 40;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The kind of block that a row is; `undefined` where it is not known. */
function blockOf(list: FlattenedField | undefined, row: unknown) {
  if (list?.type !== 'blocks' || !isRecord(row)) return undefined;
  return list.blocks.find(({ slug }) => slug === row.blockType);
}

/** A row in words: its kind of block and its title, as far as they are known. */
function rowInWords(list: FlattenedField | undefined, row: unknown, language: keyof AdminLabel) {
  if (!isRecord(row)) return '';
  const kind = blockOf(list, row)?.labels?.singular;
  const title = NAMING_FIELDS.map((name) => row[name])
    .map((value) => (isRecord(value) ? value[DEFAULT_LOCALE] : value))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
  const shown = title && title.length > SHOWN ? `${title.slice(0, SHOWN).trimEnd()}…` : title;
  const quoted = shown && fill(screenWords(language).editing.quoted, { text: shown });
  const named = isRecord(kind) ? String(kind[language]) : '';
  return [named, quoted].filter(Boolean).join(' ');
}

/**
 * The label path of a field of the web API: `sections.2.title_de` is “Sekcja 3 › Tytuł (Deutsch)”.
 * @param fields of the collection or global
 * @param path of the wire field, with dots
 * @param document with the texts of all languages; rows then say their kind and their title:
 *   “Sekcja 3: Czoło strony „Targi” › Tytuł”
 */
export function fieldInWords(
  fields: readonly FlattenedField[],
  path: string,
  language: keyof AdminLabel,
  document?: Readonly<Record<string, unknown>>,
): string {
  let inside = [...fields];
  let value: unknown = document;
  let field: FlattenedField | undefined;
  const names: string[] = [];
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      value = Array.isArray(value) ? value[Number(part)] : undefined;
      // Blocks of several kinds have fields of one name.
      const kind = blockOf(field, value);
      if (kind) inside = kind.flattenedFields;
      const one = (field?.custom?.row as AdminLabel | undefined)?.[language] ?? names.at(-1) ?? '';
      const row = rowInWords(field, value, language);
      names.splice(-1, 1, `${one} ${Number(part) + 1}`.trim() + (row ? `: ${row}` : ''));
      continue;
    }
    const suffix = splitSuffix(part);
    const name = SPECIAL_FIELDS[part] ?? camelCase(suffix?.name ?? part);
    field = inside.find((one) => one.name === name);
    inside = field ? childrenOf(field) : [];
    value = isRecord(value) ? value[name] : undefined;
    const label = field ? labelOf(field, language) : name;
    names.push(suffix ? `${label} (${LOCALES[suffix.locale].name})` : label);
  }
  return names.join(' › ');
}

/** The missing fields of a document that the site leaves out, each named once. */
export function missingOf(
  { collections }: SanitizedConfig,
  { fields, source }: Incomplete,
  language: keyof AdminLabel,
): string {
  const known = collections.find(({ slug }) => slug === source)?.flattenedFields ?? [];
  return [...new Set(fields.map((path) => fieldInWords(known, path, language)))].join(', ');
}
