import type { AreaWithFeatures } from '../../area-with-features.ts';
import { FIELD_SERVICE_AREA } from './field-service.ts';
import { FINANCE } from './finance.ts';
import { HR_DOCUMENTS } from './hr-documents.ts';
import { PRODUCTION } from './production.ts';
import { SALES } from './sales.ts';
import { WAREHOUSE } from './warehouse.ts';

/** Areas in the order of the list; the first four stand in the menu. */
export const AREAS: AreaWithFeatures[] = [
  SALES,
  PRODUCTION,
  WAREHOUSE,
  FINANCE,
  HR_DOCUMENTS,
  FIELD_SERVICE_AREA,
];
