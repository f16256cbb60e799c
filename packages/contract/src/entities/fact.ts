import { z } from 'zod';
import { localisedOptional } from '../localised.ts';
import { day, id, line, slug } from './values.ts';

/** Kinds of fact, by the unit of their value. */
export const FACT_KINDS = [
  'money',
  'personDays',
  'days',
  'workingDays',
  'weeks',
  'months',
  'years',
  'hours',
  'minutes',
  'percent',
  'number',
  'date',
  'words',
] as const;

export type FactKind = (typeof FACT_KINDS)[number];

const amount = z.number().nullable().default(null);

/**
 * What a fact says from the day `since` on. `amount` is money in PLN, per cent or units of the kind,
 * and with `to` the lower end of a range; `eur` and `toEur` are set for money with a price of its own
 * in EUR.
 */
const factValue = z.strictObject({
  since: day,
  amount,
  to: amount,
  eur: amount,
  toEur: amount,
  date: day.nullable().default(null),
  ...localisedOptional('text', line),
});

/** A promise or figure of the company that texts refer to by its key. */
export const fact = z.strictObject({
  id,
  key: slug,
  Kind: z.enum(FACT_KINDS),
  values: z.array(factValue),
});
