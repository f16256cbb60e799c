import type { TrialGround } from '../trial/trial-desk.ts';
import { INTAKE_ROWS } from './intake.ts';

/** What was measured, beside what it should be. */
export type Figure = { found: string; bar: string; passed: boolean };

/** One row of the table of figures. */
export type BenchRow = {
  id: string;
  group: string;
  title: string;
  measure(ground: TrialGround): Promise<Figure>;
};

/** Every figure that can be measured; a new group brings a list of its own. */
export const BENCH_ROWS: readonly BenchRow[] = [...INTAKE_ROWS];
