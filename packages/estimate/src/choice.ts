import { type EstimateCatalogue, type EstimateItem, itemsOf } from './catalogue.ts';

/** A visitor's choice in a calculator. */
export interface Choice {
  /** Keys of items, in the order of the catalogue. */
  items: readonly string[];
  /** The items that are postponed to a second phase. */
  later: readonly string[];
  /** Key of the preset; `null` is CUSTOM. */
  preset: string | null;
  /** Whether the visitor also wants a mobile app. */
  mobile: boolean;
}

/** The state that every calculator starts from. */
export const NOTHING_CHOSEN: Choice = { items: [], later: [], preset: null, mobile: false };

/**
 * The choice reduced to the catalogue: unknown items and duplicates are dropped; in a group that
 * allows one item, the first in the catalogue's order remains.
 */
export function knownChoice(catalogue: EstimateCatalogue, choice: Choice): Choice {
  const wanted = new Set(choice.items);
  const items = catalogue.groups.flatMap((group) => {
    const chosen = keysOf(group.items).filter((key) => wanted.has(key));
    return group.choice === 'one' ? chosen.slice(0, 1) : chosen;
  });
  const putOff = new Set(choice.later);
  const preset = catalogue.presets.some(({ key }) => key === choice.preset) ? choice.preset : null;
  return { ...choice, items, later: items.filter((key) => putOff.has(key)), preset };
}

/** Removes an item. */
export function withoutItem(choice: Choice, key: string): Choice {
  const keep = (other: string) => other !== key;
  return { ...choice, items: choice.items.filter(keep), later: choice.later.filter(keep) };
}

/** Postpones an item to the second phase, or moves it back into the first. */
export function withPhase(
  catalogue: EstimateCatalogue,
  choice: Choice,
  key: string,
  phase: 1 | 2,
): Choice {
  const others = choice.later.filter((put) => put !== key);
  return knownChoice(catalogue, { ...choice, later: phase === 2 ? [...others, key] : others });
}

/**
 * Chooses a preset: its items are added and nothing is removed. `null` names the choice CUSTOM
 * again and leaves the items as they are.
 */
export function withPreset(
  catalogue: EstimateCatalogue,
  choice: Choice,
  preset: string | null,
): Choice {
  const added = itemsOf(catalogue).filter((item) => preset && item.presets.includes(preset));
  return knownChoice(catalogue, {
    ...choice,
    items: [...choice.items, ...keysOf(added)],
    preset,
  });
}

/** Starts again with a preset only; `null` starts with an empty list. The mobile app stays. */
export function onlyPreset(
  catalogue: EstimateCatalogue,
  { mobile }: Choice,
  preset: string | null,
): Choice {
  return withPreset(catalogue, { ...NOTHING_CHOSEN, mobile }, preset);
}

function keysOf(items: readonly EstimateItem[]): string[] {
  return items.map(({ key }) => key);
}
