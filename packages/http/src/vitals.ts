import { day, LOCALE_CODES } from '@osnowa/contract';
import { z } from 'zod';
import { DEVICES, PAGE_KINDS, VITAL_METRICS, VITAL_NAMES } from './vital-metrics.ts';

/** Where the site tells the content service what visits were like, below the API's address. */
export const VITAL_SUMS_PATH = '/vitals/sums';

/** Most sums of one report. */
export const MAX_VITAL_SUMS = 1_000;

/** Values beyond this are no measurement; ms. */
const LONGEST = 600_000;

const circumstances = {
  page: z.enum(PAGE_KINDS),
  locale: z.enum(LOCALE_CODES),
  device: z.enum(DEVICES),
};

/** What a browser says of one visit, when its visitor agreed to statistics. */
export const vitalsBeacon = z.strictObject({
  ...circumstances,
  values: z.partialRecord(z.enum(VITAL_NAMES), z.number().min(0).max(LONGEST)),
});

const vitalSum = z
  .strictObject({
    day,
    ...circumstances,
    metric: z.enum(VITAL_NAMES),
    range: z.number().int().min(0),
    count: z.number().int().min(1).max(1_000_000_000),
  })
  .refine(({ metric, range }) => range <= VITAL_METRICS[metric].bounds.length);

/** A report: visits since the one before, counted by range. It is signed as change notices are. */
export const vitalSums = z.strictObject({
  sums: z.array(vitalSum).min(1).max(MAX_VITAL_SUMS),
});

export type VitalsBeacon = z.infer<typeof vitalsBeacon>;
export type VitalSums = z.infer<typeof vitalSums>;
