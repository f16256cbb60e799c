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

/** Keeps typed texts in this tab of the browser, so that another page of it does not lose them. */
export function storeTyped(place: string, texts: TypedTexts): void {
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, JSON.stringify(texts));
}

/** The texts that were typed here before. */
export function storedTyped(place: string): TypedTexts {
  return JSON.parse(sessionStorage.getItem(place) ?? '{}') as TypedTexts;
}

/** Removes all of them from the browser. */
export function forgetTyped(): void {
  const places = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  for (const place of places) sessionStorage.removeItem(place);
}
