import { type PayloadRequest, ValidationError } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage, isPublishing } from '../../fields/default-language.ts';

interface Keyed {
  key?: string | null;
}

interface CatalogueKeys {
  presets?: Keyed[] | null;
  packages?: Keyed[] | null;
  groups?: (Keyed & { items?: (Keyed & { presets?: string[] | null })[] | null })[] | null;
}

const TWICE: AdminLabel = {
  pl: 'Ten klucz występuje dwa razy.',
  en: 'This key is used twice.',
};

const NO_SUCH_PRESET: AdminLabel = {
  pl: 'Nie ma zestawu o takim kluczu.',
  en: 'There is no preset with such a key.',
};

type Problem = { path: string; words: AdminLabel };

function twice(rows: { path: string; key?: string | null }[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ path, key }) => {
    if (!key) return [];
    if (seen.has(key)) return [{ path: `${path}.key`, words: TWICE }];
    seen.add(key);
    return [];
  });
}

function problems({ presets, packages, groups }: CatalogueKeys): Problem[] {
  const place = (list: Keyed[] | null | undefined, name: string) =>
    (list ?? []).map(({ key }, index) => ({ key, path: `${name}.${index}` }));
  const items = (groups ?? []).flatMap((group, at) =>
    (group.items ?? []).map((item, index) => ({ ...item, path: `groups.${at}.items.${index}` })),
  );
  const known = new Set((presets ?? []).map(({ key }) => key));
  const strangers = items
    .filter((item) => (item.presets ?? []).some((preset) => !known.has(preset)))
    .map(({ path }) => ({ path: `${path}.presets`, words: NO_SUCH_PRESET }));
  return [
    ...twice(place(presets, 'presets')),
    ...twice(place(packages, 'packages')),
    ...twice(place(groups, 'groups')),
    ...twice(items),
    ...strangers,
  ];
}

/**
 * Keys are part of the addresses of estimates, so each is unique: an item's key in the whole
 * catalogue; and the presets of an item must exist. Checked on publishing.
 */
export function refuseUnclearKeys(catalogue: unknown, req: PayloadRequest): void {
  if (!catalogue || !isPublishing(catalogue, undefined)) return;
  const found = problems(catalogue as CatalogueKeys);
  if (found.length === 0) return;
  const errors = found.map(({ path, words }) => ({ path, message: inAdminLanguage(words, req) }));
  throw new ValidationError({ collection: 'catalogues', errors, req }, req.t);
}
