import { z } from 'zod';
import { id } from './entities/values.ts';

/** Where the site reports how often redirects were used, below the API's address. */
export const HITS_PATH = '/redirects/hits';

/** Most redirects of one report. */
export const MAX_HITS = 1_000;

/** A report: uses since the last report. It is signed as change notices are. */
export const redirectHits = z.strictObject({
  hits: z
    .array(z.strictObject({ id, count: z.number().int().min(1).max(1_000_000_000) }))
    .min(1)
    .max(MAX_HITS),
});

export type RedirectHits = z.infer<typeof redirectHits>;
