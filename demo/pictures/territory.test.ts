import { expect, test } from 'vitest';
import { country } from './territory.ts';

/** The points of an outline as words, for comparing borders. */
function corners(outline: string): string[] {
  return outline.slice(1, -1).split('L');
}

test('the same seed gives the same country', () => {
  const everywhere = () => true;
  expect(country(12, 200, 200, 5, everywhere)).toEqual(country(12, 200, 200, 5, everywhere));
});

test('neighbours share their border point for point, so no gap shows between them', () => {
  const districts = country(12, 200, 200, 5, () => true);
  const shared = districts.map(({ index, outline }) => {
    const own = new Set(corners(outline));
    return districts.some(
      (other) =>
        other.index !== index &&
        corners(other.outline).filter((point) => own.has(point)).length > 4,
    );
  });
  expect(shared).toEqual(districts.map(() => true));
});

test('districts beyond the coast are left out', () => {
  const west = country(20, 200, 200, 5, ([x]) => x < 100);
  expect(west.length).toBeGreaterThan(0);
  expect(west.every(({ seat }) => seat[0] < 100)).toBe(true);
});
