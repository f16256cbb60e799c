import { ANALYSIS_PAYS } from './analiza-przed-wdrozeniem-ktora-sie-zwraca.ts';
import { APP_WITH_GLOVES } from './aplikacja-mobilna-w-rekawicach.ts';
import { CLOUD_OR_SERVER } from './chmura-czy-wlasny-serwer.ts';
import { LOOM_AND_COMPUTER } from './co-ma-wspolnego-krosno-z-komputerem.ts';
import { ONE_SHEET } from './cyfryzacja-od-jednej-kartki.ts';
import { WHERE_IS_THE_INVOICE } from './gdzie-utknela-faktura.ts';
import { HOME_OFFICE } from './home-office-po-pieciu-latach.ts';
import { QUOTE_IN_TEN_MINUTES } from './oferta-w-dziesiec-minut.ts';
import { ERP_FIRST_WEEKS } from './pierwsze-osiem-tygodni-z-erp.ts';
import type { Post } from './post.ts';
import { PWA_OR_STORE } from './pwa-czy-aplikacja-ze-sklepu.ts';
import { REPORT_SOMEONE_READS } from './raport-ktory-ktos-czyta.ts';
import { SHOP_WITH_STOCK } from './sklep-ktory-nie-sprzedaje-powietrza.ts';
import { ROUTES_WITHOUT_BOARD } from './trasy-serwisantow-bez-tablicy.ts';
import { LEAVE_IN_THREE_TAPS } from './urlop-w-trzech-dotknieciach.ts';

/** Blog posts, one at least for each category. */
export const POSTS: Post[] = [
  ERP_FIRST_WEEKS,
  PWA_OR_STORE,
  QUOTE_IN_TEN_MINUTES,
  ANALYSIS_PAYS,
  LEAVE_IN_THREE_TAPS,
  ONE_SHEET,
  CLOUD_OR_SERVER,
  APP_WITH_GLOVES,
  LOOM_AND_COMPUTER,
  ROUTES_WITHOUT_BOARD,
  REPORT_SOMEONE_READS,
  WHERE_IS_THE_INVOICE,
  SHOP_WITH_STOCK,
  HOME_OFFICE,
];
