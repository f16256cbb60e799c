import { LOCALES } from '@osnowa/contract';
import { camelCase, splitSuffix } from '@osnowa/text';
import type { FlattenedField, SanitizedConfig } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import type { Incomplete } from '../../reads/incomplete.ts';
import { SPECIAL_FIELDS } from '../../reads/serialise.ts';

function childrenOf(field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

function labelOf(field: FlattenedField, language: keyof AdminLabel): string {
  const label = 'label' in field ? field.label : undefined;
  if (typeof label === 'string') return label;
  return (label as AdminLabel | undefined)?.[language] ?? field.name;
}

/**
 * The label path of a field of the web API: `sections.2.title_de` is “Sekcje 3 › Tytuł (Deutsch)”.
 * @param fields of the collection or global
 * @param path of the wire field, with dots
 */
export function fieldInWords(
  fields: readonly FlattenedField[],
  path: string,
  language: keyof AdminLabel,
): string {
  let inside = [...fields];
  const names: string[] = [];
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      names.push(`${names.pop() ?? ''} ${Number(part) + 1}`.trim());
      continue;
    }
    const suffix = splitSuffix(part);
    const name = SPECIAL_FIELDS[part] ?? camelCase(suffix?.name ?? part);
    const field = inside.find((one) => one.name === name);
    inside = field ? childrenOf(field) : [];
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
