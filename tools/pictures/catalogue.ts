import { BRAND_PICTURES } from './brand/icons.ts';
import type { Picture } from './picture.ts';
import { PORTRAIT_PICTURES } from './portraits.ts';
import { DATA_SCREENS } from './products/data.ts';
import { DMS_SCREENS } from './products/dms.ts';
import { ERP_SCREENS } from './products/erp.ts';
import { FIBU_SCREENS } from './products/fibu.ts';
import { DF_APP } from './realizations/df-app.ts';
import { FIELD_SERVICE } from './realizations/field-service.ts';
import { GASTRO_KASSE } from './realizations/gastro-kasse.ts';
import { GSD_MAPS } from './realizations/gsd-maps.ts';
import { GSD_STATS } from './realizations/gsd-stats.ts';
import { HOTEL_ROOM } from './realizations/hotel-room.ts';
import { POOL_PLANNING } from './realizations/pool-planning.ts';
import { TIPTIP } from './realizations/tiptip.ts';
import { SLIDE_PICTURES } from './slides.ts';

/** Every picture that the script draws. */
export const CATALOGUE: Picture[] = [
  ...DF_APP,
  ...TIPTIP,
  ...FIELD_SERVICE,
  ...GASTRO_KASSE,
  ...POOL_PLANNING,
  ...GSD_STATS,
  ...GSD_MAPS,
  ...HOTEL_ROOM,
  ...ERP_SCREENS,
  ...FIBU_SCREENS,
  ...DATA_SCREENS,
  ...DMS_SCREENS,
  ...SLIDE_PICTURES,
  ...PORTRAIT_PICTURES,
  ...BRAND_PICTURES,
];
