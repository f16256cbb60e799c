import type { BenchGround } from './bench-ground.ts';

/** A measured value with its limit. */
export type Figure = {
  /** For people: the ratio or the size first, then its parts. */
  found: string;
  bar: string;
  passed: boolean;
  /** What the value summarises, one line each, for the file of results. */
  details?: string[];
};

/** One row of the table of figures. */
export type BenchRow = {
  /** One word that chooses this row: `npm run bench -- L7`. */
  id: string;
  /** One word that chooses all rows of a kind. */
  group: string;
  title: string;
  measure(ground: BenchGround): Promise<Figure>;
};
