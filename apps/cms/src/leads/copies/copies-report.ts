import { z } from 'zod';

/** File in the data folder in which `npm start` records the results of its copies. */
export const COPIES_FILE = 'copies.json';

/** Results of the copies of the data folder, and of restoring one for trial. */
export const copiesReport = z.object({
  /** The newest copy. */
  copy: z.object({ at: z.iso.datetime(), leads: z.number() }).optional(),
  /** Why the last try to make one failed; `null` when it did not. */
  problem: z.enum(['full', 'damaged', 'other']).nullish(),
  /** The newest trial. */
  rehearsal: z.object({ at: z.iso.datetime(), leads: z.number(), isWhole: z.boolean() }).optional(),
});

export type CopiesReport = z.infer<typeof copiesReport>;
