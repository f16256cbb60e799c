import { CALCULATOR_NAMES } from '@osnowa/site-map';
import { z } from 'zod';
import { catalogue } from './entities/catalogue.ts';
import { instant, slug } from './entities/values.ts';
import { LOCALE_CODES } from './locale.ts';

/** Number of an estimate that people quote, such as `SZ-7F3K-9QX2`. */
export const estimateNumber = z.string().regex(/^SZ-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/** Last segment of an estimate's permanent link: 128 bits that cannot be guessed. */
export const estimateKey = z.string().regex(/^[0-9a-f]{32}$/);

const keys = z.array(slug).max(300);

/** A visitor's choice; of the shape that `packages/estimate` calculates with. */
const choice = z.strictObject({
  items: keys.min(1),
  later: keys,
  preset: slug.nullable(),
  mobile: z.boolean(),
});

/** A visitor's description in addition to the choice, which no calculator can price. */
const described = z.strictObject({
  /** Number of people who will work with it. */
  users: z.number().int().positive().nullable(),
  /** The need is described in words, instead of a choice or in addition to it. */
  customised: z.boolean(),
  /** The visitor's text; empty without one. */
  notes: z.string(),
});

export type Described = z.infer<typeof described>;

/** Nothing in addition to the choice. */
export const NOTHING_DESCRIBED: Described = { users: null, customised: false, notes: '' };

/** The estimate to save. No personal data. */
export const saveEstimate = z.strictObject({
  calculator: z.enum(CALCULATOR_NAMES),
  locale: z.enum(LOCALE_CODES),
  choice,
});

export type EstimateToSave = z.infer<typeof saveEstimate>;

/** Number and key by which a saved estimate is quoted and found. */
export const estimateName = z.strictObject({ number: estimateNumber, key: estimateKey });

/** Number and key by which a saved estimate is quoted and found. */
export type EstimateName = z.infer<typeof estimateName>;

/** The answer: number and key of the saved estimate. */
export const estimateSaved = z.strictObject({ success: z.literal(true), data: estimateName });

/**
 * An estimate with the catalogue as it was when the estimate was made. The
 * figures are not in it: they are calculated from these two wherever they are shown.
 */
export const savedEstimate = z.strictObject({
  number: estimateNumber,
  calculator: z.enum(CALCULATOR_NAMES),
  locale: z.enum(LOCALE_CODES),
  created_at: instant,
  choice,
  described,
  /** Rounding of its figures: by the rule of the day it was made. */
  rounding: z.enum(['nearest', 'up']),
  catalogue,
  /** Where its range comes from, for readers of the file; absent where no projects were measured. */
  basis: z
    .strictObject({
      /** Delivered projects of this kind and size. */
      projects: z.number().int().min(0),
      isMeasured: z.boolean(),
      /** Ends of the range as multiples of the sum of days. */
      low: z.number().positive(),
      high: z.number().positive(),
    })
    .optional(),
});

/** A saved estimate as the web API returns it. */
export type SavedEstimate = z.infer<typeof savedEstimate>;
