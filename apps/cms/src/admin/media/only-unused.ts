import type { BaseFilter } from 'payload';
import { usedIds } from '../../changes/places-of.ts';

/** Parameter of the list's address, and its value for pictures that no document uses. */
export const USAGE = { parameter: 'usage', none: 'none' } as const;

/**
 * Leaves only pictures in the list that no document uses, where its address asks for them. All
 * documents are read for it, so the other views do not count them.
 */
export const onlyUnused: BaseFilter = async ({ req }) => {
  if (req.query?.[USAGE.parameter] !== USAGE.none) return null;
  const used = await usedIds(req, 'media');
  return used.size === 0 ? null : { id: { not_in: [...used].map(Number) } };
};
