import { ABROAD } from './articles/abroad.ts';
import { COSTS } from './articles/costs.ts';
import { PROCESSES } from './articles/processes.ts';
import { STOCK } from './articles/stock.ts';
import { WAITING } from './articles/waiting.ts';
import { BRAND_PICTURES } from './brand/icons.ts';
import { CUSTOMER_PICTURES } from './customers.ts';
import { JOB_PICTURES } from './pages/jobs.ts';
import { NEWSLETTER } from './pages/newsletter.ts';
import type { Picture } from './picture.ts';
import { PORTRAIT_PICTURES } from './portraits.ts';
import { DATA_SCREENS } from './products/data.ts';
import { DATA_MAIL } from './products/data-mail.ts';
import { DMS_SCREENS } from './products/dms.ts';
import { DMS_PHONE } from './products/dms-phone.ts';
import { ERP_SCREENS } from './products/erp.ts';
import { ERP_TABLET } from './products/erp-tablet.ts';
import { FIBU_SCREENS } from './products/fibu.ts';
import { FIBU_BANK } from './products/fibu-bank.ts';
import { FIBU_MATCH } from './products/fibu-match.ts';
import { CARE_DESK } from './realizations/care-desk.ts';
import { CARE_DESK_WAITING } from './realizations/care-desk-waiting.ts';
import { DF_APP } from './realizations/df-app.ts';
import { DF_EDITOR } from './realizations/df-editor.ts';
import { DF_OFFICE } from './realizations/df-office.ts';
import { DF_TRACE } from './realizations/df-trace.ts';
import { FIELD_SERVICE } from './realizations/field-service.ts';
import { FIELD_SERVICE_CUSTOMER } from './realizations/field-service-customer.ts';
import { FIELD_SERVICE_PHONE } from './realizations/field-service-phone.ts';
import { FIELD_SERVICE_RULES } from './realizations/field-service-rules.ts';
import { GASTRO_COUNTER } from './realizations/gastro-counter.ts';
import { GASTRO_KASSE } from './realizations/gastro-kasse.ts';
import { GASTRO_KITCHEN } from './realizations/gastro-kitchen.ts';
import { GASTRO_TABLES } from './realizations/gastro-tables.ts';
import { GSD_MAPS } from './realizations/gsd-maps.ts';
import { GSD_MOVE } from './realizations/gsd-move.ts';
import { GSD_PIVOT } from './realizations/gsd-pivot.ts';
import { GSD_REPORT } from './realizations/gsd-report.ts';
import { GSD_STATS } from './realizations/gsd-stats.ts';
import { GSD_TOUR } from './realizations/gsd-tour.ts';
import { HOTEL_DESK } from './realizations/hotel-desk.ts';
import { HOTEL_NIGHT } from './realizations/hotel-night.ts';
import { HOTEL_ROOM } from './realizations/hotel-room.ts';
import { MURAWA_PHONE } from './realizations/murawa-phone.ts';
import { MURAWA_SITE } from './realizations/murawa-site.ts';
import { OLECHOW_COSTS } from './realizations/olechow-costs.ts';
import { PICK_MAP } from './realizations/pick-map.ts';
import { PICK_SCANNER } from './realizations/pick-scanner.ts';
import { POOL_LIVE } from './realizations/pool-live.ts';
import { POOL_PLANNING } from './realizations/pool-planning.ts';
import { POOL_SEASON } from './realizations/pool-season.ts';
import { SRUBY_BASKET } from './realizations/sruby-basket.ts';
import { SRUBY_SEARCH } from './realizations/sruby-search.ts';
import { TIPTIP } from './realizations/tiptip.ts';
import { TIPTIP_RULES } from './realizations/tiptip-rules.ts';
import { TIPTIP_WEEK } from './realizations/tiptip-week.ts';
import { inTheirLanguages } from './versions.ts';

/** Screens and other pictures with words, as their programs write them. */
export const SCREENS: Picture[] = [
  ...DF_APP,
  ...DF_OFFICE,
  ...DF_EDITOR,
  ...DF_TRACE,
  ...TIPTIP,
  ...TIPTIP_WEEK,
  ...TIPTIP_RULES,
  ...FIELD_SERVICE,
  ...FIELD_SERVICE_PHONE,
  ...FIELD_SERVICE_CUSTOMER,
  ...FIELD_SERVICE_RULES,
  ...GASTRO_KASSE,
  ...GASTRO_TABLES,
  ...GASTRO_KITCHEN,
  ...GASTRO_COUNTER,
  ...POOL_PLANNING,
  ...POOL_LIVE,
  ...POOL_SEASON,
  ...GSD_STATS,
  ...GSD_PIVOT,
  ...GSD_REPORT,
  ...GSD_MAPS,
  ...GSD_TOUR,
  ...GSD_MOVE,
  ...HOTEL_ROOM,
  ...HOTEL_DESK,
  ...HOTEL_NIGHT,
  ...SRUBY_SEARCH,
  ...SRUBY_BASKET,
  ...MURAWA_SITE,
  ...MURAWA_PHONE,
  ...OLECHOW_COSTS,
  ...PICK_MAP,
  ...PICK_SCANNER,
  ...CARE_DESK,
  ...CARE_DESK_WAITING,
  ...ERP_SCREENS,
  ...ERP_TABLET,
  ...FIBU_SCREENS,
  ...FIBU_BANK,
  ...FIBU_MATCH,
  ...DATA_SCREENS,
  ...DATA_MAIL,
  ...DMS_SCREENS,
  ...DMS_PHONE,
  ...JOB_PICTURES,
  ...NEWSLETTER,
];

/** Every picture that the script draws. */
export const CATALOGUE: Picture[] = [
  ...inTheirLanguages(SCREENS),
  ...WAITING,
  ...COSTS,
  ...PROCESSES,
  ...STOCK,
  ...ABROAD,
  ...PORTRAIT_PICTURES,
  ...CUSTOMER_PICTURES,
  ...BRAND_PICTURES,
];
