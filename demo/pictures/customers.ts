import { basket, chevron, diamond, herringbone, plain, rib, twill } from './binding.ts';
import type { Picture } from './picture.ts';
import type { Face, Ground } from './portraits.ts';
import { portrait } from './portraits.ts';

/** Upright, 4:5. */
const SIZE = { width: 240, height: 300, figure: 330 };

const PITCH = 12;

function ground(binding: Ground['binding'], warp: string, weft: string): Ground {
  return { binding, warp: [warp, warp], weft: [weft, weft], pitch: PITCH };
}

const LINEN = ground(twill, '#E4DCCB', '#EFE9DC');
const BLUE = ground(herringbone, '#8DB9DB', '#CFE0EE');
const GREEN = ground(plain, '#A4D2B0', '#D6EADB');
const RED = ground(chevron, '#E7A696', '#F0D6CC');
const YELLOW = ground(rib, '#F3CF68', '#FBE8B3');
const SAND = ground(basket, '#DDD3BF', '#EAE3D4');
const NIGHT = ground(diamond, '#2A3242', '#4A5468');

/** Who speaks in which case study. */
const CUSTOMERS: [name: string, face: Face, ground: Ground][] = [
  ['df-app', { hair: 41, mouth: 14, brows: 4, eyes: 5, nose: 2, clothes: 9, glasses: 8 }, BLUE],
  ['field-service', { hair: 15, mouth: 3, brows: 9, eyes: 5, nose: 8, clothes: 5, beard: 4 }, LINEN],
  ['gastro-kasse', { hair: 35, mouth: 22, brows: 7, eyes: 5, nose: 14, clothes: 19, glasses: 11 }, YELLOW],
  ['gsd-stats', { hair: 48, mouth: 23, brows: 5, eyes: 5, nose: 3, clothes: 12 }, GREEN],
  ['gsd-maps', { hair: 6, mouth: 17, brows: 9, eyes: 5, nose: 1, clothes: 23, beard: 6 }, SAND],
  ['hotel-room', { hair: 20, mouth: 3, brows: 12, eyes: 5, nose: 6, clothes: 16 }, RED],
  ['pool-planning', { hair: 6, mouth: 22, brows: 5, eyes: 5, nose: 10, clothes: 2, mirrored: true }, BLUE],
  ['tiptip', { hair: 57, mouth: 30, brows: 4, eyes: 5, nose: 12, clothes: 21 }, NIGHT],
  ['sruby24', { hair: 2, mouth: 14, brows: 12, eyes: 5, nose: 4, clothes: 17, glasses: 3 }, RED],
  ['pick-path', { hair: 32, mouth: 23, brows: 7, eyes: 5, nose: 5, clothes: 25, beard: 2 }, GREEN],
  ['tkaniny-polnoc', { hair: 20, mouth: 14, brows: 7, eyes: 5, nose: 2, clothes: 12, glasses: 8 }, SAND],
  ['care-desk', { hair: 48, mouth: 3, brows: 4, eyes: 5, nose: 12, clothes: 16 }, LINEN],
  ['metal-olechow', { hair: 60, mouth: 23, brows: 9, eyes: 5, nose: 8, clothes: 17, glasses: 3 }, BLUE],
  ['murawa', { hair: 20, mouth: 23, brows: 5, eyes: 5, nose: 6, clothes: 9 }, GREEN],
];

/** A drawn portrait of each customer that is quoted. */
export const CUSTOMER_PICTURES: Picture[] = CUSTOMERS.map(([name, face, cloth], index) =>
  portrait({ face, ground: cloth }, 31 + index, `customers/${name}`, SIZE),
);
