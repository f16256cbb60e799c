import type { AreaWithFeatures } from '../../area-with-features.ts';
import { CONSTRUCTION } from './construction.ts';
import { ENERGY } from './energy.ts';
import { HEALTHCARE } from './healthcare.ts';
import { HOSPITALITY } from './hospitality.ts';
import { MANUFACTURING } from './manufacturing.ts';
import { PUBLIC_SECTOR } from './public-sector.ts';
import { TRANSPORT } from './transport.ts';
import { WHOLESALE } from './wholesale.ts';

/** Industries in the order of the list; the first four stand in the menu. */
export const INDUSTRIES: AreaWithFeatures[] = [
  MANUFACTURING,
  WHOLESALE,
  HOSPITALITY,
  CONSTRUCTION,
  TRANSPORT,
  ENERGY,
  HEALTHCARE,
  PUBLIC_SECTOR,
];
