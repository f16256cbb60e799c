/** What one person of the evening gets a part of, and how much of it. */
export type Worker = {
  name: string;
  initials: string;
  place: 'sala' | 'kuchnia' | 'bar';
  hours: number;
  /** Hours times the weight of the position. */
  points: number;
  colour: string;
};

/** Tips of Tuesday, 17 November, in zlotys: 524.00 by card, 136.00 by BLIK, 120.00 in cash. */
export const TOTAL = 780;

/** Shares of the house's rule; the rest, 72 per cent, is the floor's. */
export const KITCHEN_SHARE = 0.18;
export const BAR_SHARE = 0.1;

/** Who worked, as in the rota of the week. */
export const PEOPLE: Worker[] = [
  { name: 'Ola M.', initials: 'OM', place: 'sala', hours: 7, points: 8.4, colour: '#a04c84' },
  { name: 'Tomek B.', initials: 'TB', place: 'sala', hours: 8, points: 8, colour: '#b5651d' },
  { name: 'Kasia S.', initials: 'KS', place: 'sala', hours: 7, points: 7, colour: '#2b8f7c' },
  { name: 'Iwona G.', initials: 'IG', place: 'kuchnia', hours: 8, points: 8, colour: '#5a5fb0' },
  { name: 'Darek M.', initials: 'DM', place: 'kuchnia', hours: 8, points: 8, colour: '#3d6f9e' },
  { name: 'Filip K.', initials: 'FK', place: 'bar', hours: 7, points: 7, colour: '#8a4a5c' },
];

function pointsOf(place: Worker['place']): number {
  return PEOPLE.filter((each) => each.place === place).reduce((sum, { points }) => sum + points, 0);
}

const POTS: Record<Worker['place'], number> = {
  sala: TOTAL * (1 - KITCHEN_SHARE - BAR_SHARE),
  kuchnia: TOTAL * KITCHEN_SHARE,
  bar: TOTAL * BAR_SHARE,
};

/** Zlotys for one point on the floor. */
export const POINT = POTS.sala / pointsOf('sala');

/** What a person gets, in zlotys. */
export function shareOf({ place, points }: Worker): number {
  return (POTS[place] * points) / pointsOf(place);
}
