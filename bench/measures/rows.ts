import { CALCULATOR_ROWS } from './calculators.ts';
import { DESK_ROWS } from './desk/desk.ts';
import { LEAD_ROWS } from './desk/leads.ts';
import { EDITING_ROWS } from './editing/editing.ts';
import { TRANSLATION_ROWS } from './editing/translations.ts';
import { USES_ROWS } from './editing/uses.ts';
import { GROWTH_ROWS } from './growth.ts';
import { INTAKE_ROWS } from './intake.ts';
import { PAGE_ROWS } from './pages.ts';
import { PICTURE_ROWS } from './pictures.ts';
import type { BenchRow } from './row.ts';
import { SERVER_ROWS } from './server.ts';

/** Every figure that can be measured, in the order of the table. */
export const BENCH_ROWS: readonly BenchRow[] = [
  ...SERVER_ROWS,
  ...GROWTH_ROWS,
  ...INTAKE_ROWS,
  ...LEAD_ROWS,
  ...DESK_ROWS,
  ...CALCULATOR_ROWS,
  ...PICTURE_ROWS,
  ...PAGE_ROWS,
  ...EDITING_ROWS,
  ...TRANSLATION_ROWS,
  ...USES_ROWS,
];
