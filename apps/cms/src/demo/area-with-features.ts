import type { Area, Feature } from '@tkalnia/contract';
import type { Entry, Listed } from './shape.ts';

/** An area or an industry with its features written out; the loader stores them in a place of their own. */
export type AreaWithFeatures = Omit<Listed<Area>, 'features'> & { features: Entry<Feature>[] };
