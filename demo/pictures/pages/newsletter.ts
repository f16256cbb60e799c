import { MEDIA, type Picture } from '../picture.ts';

/** Left edges of the racks, and where the aisles between them are. */
const RACKS = [12, 46, 80, 114, 148, 182];

/** From the printout: back and forth. In the order of the racks: one way through. */
const BEFORE =
  'M4 148H32V58H40V142H168V40H176V154H74V84H66V160H142V52H134V136H100V104H108V148H210';
const AFTER = 'M4 148H36V10H70V136H104V10H138V148H210';

const PICKS_BEFORE = [
  [36, 58],
  [172, 40],
  [70, 84],
  [138, 52],
  [104, 104],
] as const;
const PICKS_AFTER = [
  [36, 58],
  [70, 84],
  [104, 104],
  [138, 52],
  [36, 112],
] as const;

const CSS = `body{background:#fff;color:#14171f}
.m{display:grid;grid-template-columns:1fr 1fr;gap:0 36px}.m strong{display:block;font:700 38px/1.15 Bricolage;margin-top:12px}.m p{font:500 18px/1.3 Instrument;color:#4a5060}`;

function map(way: string, picks: readonly (readonly [number, number])[], colour: string): string {
  const racks = RACKS.map((x) => `<rect x="${x}" y="22" width="16" height="104" fill="#dfd9ca"/>`);
  const dots = picks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${colour}"/>`);
  return `<svg width="100%" viewBox="0 0 214 164" fill="none">${racks.join('')}<path d="${way}" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round"/>${dots.join('')}</svg>`;
}

/** In the last issue: the way of one order through the warehouse, before and after. */
export const NEWSLETTER: Picture[] = [
  {
    file: `${MEDIA}/pages/newsletter-1.webp`,
    width: 520,
    height: 270,
    scale: 2.5,
    quality: 86,
    css: CSS,
    body: `<div class="m"><div>${map(BEFORE, PICKS_BEFORE, '#d33a21')}<strong>640 m</strong><p>w kolejności z wydruku</p></div><div>${map(AFTER, PICKS_AFTER, '#066bb5')}<strong>400 m</strong><p>w kolejności regałów</p></div></div>`,
  },
];
