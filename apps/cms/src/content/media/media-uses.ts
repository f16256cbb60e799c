import type { BaseFilter, UIField } from 'payload';
import { label } from '../../kit/words.ts';
import { usedIds } from '../../publishing/places-of.ts';

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

/** In the form of a picture or file: its uses, and warnings when it is replaced. */
export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  label: label((w) => w.media.usesEndpoint.usesFieldUses),
  admin: {
    components: { Field: '/content/media/uses.tsx#Uses' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
