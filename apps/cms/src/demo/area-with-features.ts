import type { Area, Feature } from '@osnowa/contract';
import type { Entry, Listed } from './shape.ts';

/**
 * An area or an industry with its features written out, which the loader stores in a place of their
 * own, and its case studies by their slugs.
 */
export type AreaWithFeatures = Omit<Listed<Area>, 'features' | 'realizations'> & {
  features: Entry<Feature>[];
  realizations: string[];
};
