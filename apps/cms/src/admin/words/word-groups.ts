import type { ScreenWords } from '../../kit/screen-words.ts';

/** Names of the places of the site's words. */
type Groups = ScreenWords['siteWords']['groups'];

/** One of these places. */
export type WordGroup = keyof Groups;

/** The place of a key; `null` where its beginning is unknown. */
export function wordGroupOf(key: string, groups: Groups): WordGroup | null {
  const names = Object.keys(groups) as WordGroup[];
  return names.find((name) => key.startsWith(`${name}.`)) ?? null;
}
