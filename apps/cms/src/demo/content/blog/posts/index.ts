import { ANALYSIS_PAYS } from './analiza-przed-wdrozeniem-ktora-sie-zwraca.ts';
import { APP_WITH_GLOVES } from './aplikacja-mobilna-w-rekawicach.ts';
import { CONTRACTS_THAT_REMIND } from './archiwum-umow-ktore-samo-przypomina.ts';
import { THE_ONE_SPREADSHEET } from './arkusz-od-ktorego-zalezy-firma.ts';
import { CLOUD_OR_SERVER } from './chmura-czy-wlasny-serwer.ts';
import { LOOM_AND_COMPUTER } from './co-ma-wspolnego-krosno-z-komputerem.ts';
import { ONE_SHEET } from './cyfryzacja-od-jednej-kartki.ts';
import { NOT_ON_FRIDAYS } from './dlaczego-nie-wdrazamy-w-piatki.ts';
import { FORM_IN_THE_BASEMENT } from './formularz-ktory-dziala-w-piwnicy.ts';
import { WHERE_IS_THE_INVOICE } from './gdzie-utknela-faktura.ts';
import { HOME_OFFICE } from './home-office-po-pieciu-latach.ts';
import { COST_OF_UPKEEP } from './ile-kosztuje-utrzymanie-aplikacji.ts';
import { ONE_MARGIN } from './jedna-definicja-marzy.ts';
import { RESTORED_BACKUP } from './kopia-ktora-ktos-odtworzyl.ts';
import { FUNNEL_WITHOUT_LEAKS } from './lejek-w-ktorym-nic-nie-ginie.ts';
import { QUOTE_IN_TEN_MINUTES } from './oferta-w-dziesiec-minut.ts';
import { ERP_FIRST_WEEKS } from './pierwsze-osiem-tygodni-z-erp.ts';
import { FIRST_THREE_DAYS } from './pierwsze-trzy-dni-na-hali.ts';
import type { Post } from './post.ts';
import { FEWER_MEETINGS } from './praca-bez-ciaglych-spotkan.ts';
import { UNDISPUTED_REPORT } from './protokol-ktorego-nikt-nie-podwaza.ts';
import { PWA_OR_STORE } from './pwa-czy-aplikacja-ze-sklepu.ts';
import { REPORT_SOMEONE_READS } from './raport-ktory-ktos-czyta.ts';
import { SHOP_WITH_STOCK } from './sklep-ktory-nie-sprzedaje-powietrza.ts';
import { STOCK_TO_BELIEVE } from './stan-magazynu-ktoremu-mozna-wierzyc.ts';
import { ROUTES_WITHOUT_BOARD } from './trasy-serwisantow-bez-tablicy.ts';
import { LEAVE_IN_THREE_TAPS } from './urlop-w-trzech-dotknieciach.ts';
import { PRICEABLE_REQUIREMENT } from './wymaganie-ktore-da-sie-wycenic.ts';
import { RETURNS_FOR_BUSINESS } from './zwroty-w-sklepie-dla-firm.ts';

/** Blog posts, two for each category, the newest first. */
export const POSTS: Post[] = [
  ERP_FIRST_WEEKS,
  PWA_OR_STORE,
  QUOTE_IN_TEN_MINUTES,
  ANALYSIS_PAYS,
  LEAVE_IN_THREE_TAPS,
  ONE_SHEET,
  RETURNS_FOR_BUSINESS,
  CLOUD_OR_SERVER,
  APP_WITH_GLOVES,
  LOOM_AND_COMPUTER,
  ROUTES_WITHOUT_BOARD,
  FEWER_MEETINGS,
  REPORT_SOMEONE_READS,
  CONTRACTS_THAT_REMIND,
  UNDISPUTED_REPORT,
  WHERE_IS_THE_INVOICE,
  PRICEABLE_REQUIREMENT,
  COST_OF_UPKEEP,
  SHOP_WITH_STOCK,
  NOT_ON_FRIDAYS,
  FORM_IN_THE_BASEMENT,
  HOME_OFFICE,
  ONE_MARGIN,
  FIRST_THREE_DAYS,
  STOCK_TO_BELIEVE,
  RESTORED_BACKUP,
  FUNNEL_WITHOUT_LEAKS,
  THE_ONE_SPREADSHEET,
];
