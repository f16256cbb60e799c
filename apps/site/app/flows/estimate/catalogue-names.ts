import type { LocalText } from '@osnowa/text';
import type { CatalogueContent } from '../../content/domain.ts';

/** Names in a catalogue, by key; `null` for an unknown key. */
export interface CatalogueNames {
  group(key: string): LocalText | null;
  item(key: string): LocalText | null;
  preset(key: string | null): LocalText | null;
}

/** Looks names up: the arithmetic uses keys, visitors read names. */
export function namesIn(catalogue: Pick<CatalogueContent, 'groups' | 'presets'>): CatalogueNames {
  const { groups, presets } = catalogue;
  const nameOf = (list: readonly { key: string; name: LocalText }[], key: string | null) =>
    list.find((one) => one.key === key)?.name ?? null;
  return {
    group: (key) => nameOf(groups, key),
    item: (key) =>
      nameOf(
        groups.flatMap(({ items }) => items),
        key,
      ),
    preset: (key) => nameOf(presets, key),
  };
}
