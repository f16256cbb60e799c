/** Texts that were typed into a comparison and not saved, by the keys of their fields. */
export type TypedTexts = Readonly<Record<string, string>>;

const PREFIX = 'typed-translation ';

/**
 * Name of a comparison in the store of this tab.
 * @param user account of the author: no other account gets the texts back
 */
export function typedPlace(user: number | string, ...place: readonly string[]): string {
  return `${PREFIX}${user} ${place.join(' ')}`;
}

/**
 * Stores typed texts in the browser, so that another page does not lose them.
 * @param store of this tab; that of the browser outlives the tab
 */
export function storeTyped(
  place: string,
  texts: TypedTexts,
  store: Storage = sessionStorage,
): void {
  if (Object.keys(texts).length === 0) store.removeItem(place);
  else store.setItem(place, JSON.stringify(texts));
}

/** The texts that were typed here before. */
export function storedTyped(place: string, store: Storage = sessionStorage): TypedTexts {
  return JSON.parse(store.getItem(place) ?? '{}') as TypedTexts;
}

/** Removes all of them from the browser. */
export function forgetTyped(): void {
  const places = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  for (const place of places) sessionStorage.removeItem(place);
}
