import { BRAND_PICTURES } from './brand/icons.ts';
import type { Picture } from './picture.ts';
import { PORTRAIT_PICTURES } from './portraits.ts';
import { DATA_SCREENS } from './products/data.ts';
import { DMS_SCREENS } from './products/dms.ts';
import { ERP_SCREENS } from './products/erp.ts';
import { FIBU_SCREENS } from './products/fibu.ts';
import { DF_APP } from './realizations/df-app.ts';
import { DF_OFFICE } from './realizations/df-office.ts';
import { FIELD_SERVICE } from './realizations/field-service.ts';
import { FIELD_SERVICE_PHONE } from './realizations/field-service-phone.ts';
import { GASTRO_KASSE } from './realizations/gastro-kasse.ts';
import { GASTRO_TABLES } from './realizations/gastro-tables.ts';
import { GSD_MAPS } from './realizations/gsd-maps.ts';
import { GSD_PIVOT } from './realizations/gsd-pivot.ts';
import { GSD_STATS } from './realizations/gsd-stats.ts';
import { GSD_TOUR } from './realizations/gsd-tour.ts';
import { HOTEL_DESK } from './realizations/hotel-desk.ts';
import { HOTEL_ROOM } from './realizations/hotel-room.ts';
import { POOL_LIVE } from './realizations/pool-live.ts';
import { POOL_PLANNING } from './realizations/pool-planning.ts';
import { TIPTIP } from './realizations/tiptip.ts';
import { TIPTIP_WEEK } from './realizations/tiptip-week.ts';
import { SLIDE_PICTURES } from './slides.ts';

/** Every picture that the script draws. */
export const CATALOGUE: Picture[] = [
  ...DF_APP,
  ...DF_OFFICE,
  ...TIPTIP,
  ...TIPTIP_WEEK,
  ...FIELD_SERVICE,
  ...FIELD_SERVICE_PHONE,
  ...GASTRO_KASSE,
  ...GASTRO_TABLES,
  ...POOL_PLANNING,
  ...POOL_LIVE,
  ...GSD_STATS,
  ...GSD_PIVOT,
  ...GSD_MAPS,
  ...GSD_TOUR,
  ...HOTEL_ROOM,
  ...HOTEL_DESK,
  ...ERP_SCREENS,
  ...FIBU_SCREENS,
  ...DATA_SCREENS,
  ...DMS_SCREENS,
  ...SLIDE_PICTURES,
  ...PORTRAIT_PICTURES,
  ...BRAND_PICTURES,
];
