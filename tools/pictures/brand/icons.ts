import { twill } from '../binding.ts';
import type { Picture } from '../picture.ts';
import { PUBLIC } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { weave } from '../weave.ts';
import { logo } from './logo.ts';
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

function cloth(): string {
  const warp: Record<number, string> = {
    3: THREADS.erp,
    4: THREADS.erp,
    7: THREADS.fibu,
    10: THREADS.data,
    13: THREADS.dms,
    14: THREADS.dms,
  };
  const weft: Record<number, string> = {
    3: THREADS.erp,
    4: THREADS.erp,
    7: THREADS.fibu,
    10: THREADS.data,
    13: THREADS.dms,
  };
  return weave({
    columns: 18,
    rows: 16,
    pitch: 32,
    cover: 0.84,
    binding: twill,
    warp: (column) => warp[column] ?? (column % 2 ? '#DCD3C3' : '#E6E0D2'),
    weft: (row) => weft[row] ?? (row % 2 ? '#DDD5C5' : '#E7E1D4'),
    gap: PAPER,
    seed: 1,
    close: false,
    fringe: (column) => (warp[column] ? 140 : 14),
  });
}

/** What a link to the site shows when no page's own picture is at hand. No language in it. */
const SHARE: Picture = {
  file: `${PUBLIC}/share.png`,
  width: 1200,
  height: 630,
  scale: 1,
  quality: 90,
  css: `body{background:${PAPER}}
.cloth{position:absolute;left:640px;top:-26px}
.logo{position:absolute;left:76px;top:196px}.logo svg{width:470px;height:auto}
.names{position:absolute;left:80px;top:372px;display:flex;gap:22px;font:700 25px Bricolage}
.names span{width:96px;border-top:10px solid var(--thread);padding-top:12px}`,
  body: `<div class="cloth">${cloth()}</div><div class="logo">${logo(INK)}</div>
<div class="names">${Object.entries(THREADS)
    .map(([name, colour]) => `<span style="--thread:${colour}">${name.toUpperCase()}</span>`)
    .join('')}</div>`,
};

/** Bitmaps of the brand. */
export const BRAND_PICTURES: Picture[] = [
  square('favicon-32.png', 32, 0, 'transparent'),
  square('apple-touch-icon.png', 180, 0.17, PAPER),
  square('icon-192.png', 192, 0.2, PAPER),
  square('icon-512.png', 512, 0.2, PAPER),
  SHARE,
];
