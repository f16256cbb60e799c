import { palette } from '@osnowa/brand';

const { accents } = palette;

/** Class whose content has the accent in this place of the palette, which begins again at its end. */
export function accentClass(place: number): string {
  return `accent-${(place % accents.length) + 1}`;
}

/** Place of the accent with this key or colour; -1 for another colour. */
export function placeOfAccent(accent: string): number {
  const wanted = accent.toLowerCase();
  return accents.findIndex(({ key, colour }) => key === wanted || colour === wanted);
}

/** Class of the accent with this key or colour, if the palette has it. */
export function accentClassOf(accent: string | undefined): string | undefined {
  const place = accent === undefined ? -1 : placeOfAccent(accent);
  return place < 0 ? undefined : accentClass(place);
}

/** Class of a part of a series, in which neighbours are not neighbours in the palette. */
export function accentInSeries(index: number): string {
  const at = index % accents.length;
  const half = Math.ceil(accents.length / 2);
  return accentClass(at % 2 === 0 ? at / 2 : half + (at - 1) / 2);
}
