import { CALCULATOR_NAMES } from '@osnowa/site-map';
import { z } from 'zod';
import { localisedOptional } from '../localised.ts';
import { day, id, line } from './values.ts';

/**
 * A delivered project with its estimated and actual person-days. One without a label is named by
 * its number, kind and year.
 */
export const deliveredProject = z.strictObject({
  id,
  Calculator: z.enum(CALCULATOR_NAMES),
  ClosedOn: day,
  Estimated: z.number().positive(),
  Actual: z.number().positive(),
  ...localisedOptional('Label', line),
});
