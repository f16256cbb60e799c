import type { Realization } from '@osnowa/contract';
import type { Listed } from '../../shape.ts';
import { DF_APP } from './df-app.ts';
import { FIELD_SERVICE } from './field-service.ts';
import { GASTRO_KASSE } from './gastro-kasse.ts';
import { GSD_MAPS } from './gsd-maps.ts';
import { GSD_STATS } from './gsd-stats.ts';
import { HOTEL_ROOM } from './hotel-room.ts';
import { POOL_PLANNING } from './pool-planning.ts';
import { TIPTIP } from './tiptip.ts';

/** Case studies in the order of the list; the first four stand in the menu. */
export const REALIZATIONS: Listed<Realization>[] = [
  FIELD_SERVICE,
  DF_APP,
  GASTRO_KASSE,
  GSD_STATS,
  TIPTIP,
  POOL_PLANNING,
  GSD_MAPS,
  HOTEL_ROOM,
];
