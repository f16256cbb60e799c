import type { Picture } from '../picture.ts';
import { PUBLIC } from '../picture.ts';
import { INK, mark, PAPER } from './mark.ts';

/** A square icon: the mark on paper, with `margin` as a share of the side. */
function square(file: string, side: number, margin: number, ground: string): Picture {
  const inner = Math.round(side * (1 - 2 * margin));
  return {
    file: `${PUBLIC}/${file}`,
    width: side,
    height: side,
    scale: 1,
    quality: 90,
    css: `body{display:grid;place-items:center;background:${ground}}svg{width:${inner}px;height:${inner}px}`,
    body: mark(INK),
  };
}

/** Bitmaps of the brand. */
export const BRAND_PICTURES: Picture[] = [
  square('favicon-32.png', 32, 0, 'transparent'),
  square('apple-touch-icon.png', 180, 0.17, PAPER),
  square('icon-192.png', 192, 0.2, PAPER),
  square('icon-512.png', 512, 0.2, PAPER),
  // A device may cut it to a circle of four fifths of the side.
  square('icon-maskable-512.png', 512, 0.25, PAPER),
];
