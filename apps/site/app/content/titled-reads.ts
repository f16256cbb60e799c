import type { ReadName } from '@osnowa/contract';
import { CALCULATOR_NAMES, type CalculatorName } from '@osnowa/site-map';

const catalogues = Object.fromEntries(CALCULATOR_NAMES.map((name) => [name, 'Title'])) as Record<
  CalculatorName,
  'Title'
>;

/** Reads of documents that have a page of their own, with the field that names each. */
export const TITLES = {
  pages: 'Title',
  products: 'Title',
  areas: 'Header1',
  industries: 'Header1',
  realizations: 'Name',
  careers: 'Title',
  ...catalogues,
} as const satisfies Partial<Record<ReadName, string>>;

/** Name of such a read. */
export type TitledName = keyof typeof TITLES;
