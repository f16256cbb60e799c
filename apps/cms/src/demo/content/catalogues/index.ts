import type { Catalogue } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';
import { APPLICATION } from './application/index.ts';
import { DMS_CATALOGUE } from './dms.ts';
import { DMS_SHORT_CATALOGUE } from './dms-short.ts';
import { ERP_CATALOGUE, OLD_ERP_CATALOGUE } from './erp.ts';
import { INSTANT_CATALOGUE } from './instant.ts';

/** Catalogues by the path of their calculator. */
export const CATALOGUES: Record<string, Entry<Catalogue>> = {
  'kalkulator-aplikacji': APPLICATION,
  'kalkulator-dms': DMS_CATALOGUE,
  'kalkulator-dms-n': DMS_SHORT_CATALOGUE,
  'kalkulator-erp': OLD_ERP_CATALOGUE,
  'kalkulator-erp-n': ERP_CATALOGUE,
  'natychmiastowa-wycena': INSTANT_CATALOGUE,
};
