import { basket, diamond, herringbone, twill } from './binding.ts';
import type { Picture } from './picture.ts';
import { MEDIA } from './picture.ts';
import { THREADS } from './thread.ts';
import type { Binding } from './weave.ts';
import { weave } from './weave.ts';

const LINEN = ['#EAE4D6', '#E1D9C8', '#E6DFCF', '#DCD3C1'];

type Slide = {
  name: string;
  binding: Binding;
  pitch: number;
  turn: number;
  /** Colour of the n-th warp and weft thread; undefined is linen. */
  warp: (column: number) => string | undefined;
  weft: (row: number) => string | undefined;
};

function linen(index: number): string {
  return LINEN[(index * 7 + Math.floor(index / 3)) % LINEN.length] ?? '#E6DFCF';
}

const SLIDES: Slide[] = [
  {
    name: 'erp',
    binding: twill,
    pitch: 46,
    turn: -9,
    warp: (column) =>
      column >= 16 && column < 28 ? THREADS.erp : { 12: THREADS.fibu, 33: THREADS.dms }[column],
    weft: (row) => (row >= 16 && row < 22 ? THREADS.erp : { 27: THREADS.data }[row]),
  },
  {
    name: 'fibu',
    binding: herringbone,
    pitch: 40,
    turn: 0,
    warp: (column) => (column === 33 ? THREADS.data : undefined),
    weft: (row) =>
      row % 7 < 3 || (row > 13 && row < 22)
        ? THREADS.fibu
        : { 11: THREADS.dms, 25: THREADS.erp }[row],
  },
  {
    name: 'data',
    binding: diamond,
    pitch: 38,
    turn: 0,
    warp: (column) => (column % 16 === 8 ? '#14171F' : undefined),
    weft: (row) =>
      row > 6 && row < 42 ? THREADS.data : { 4: THREADS.dms, 5: THREADS.dms, 43: THREADS.erp }[row],
  },
  {
    name: 'dms',
    binding: basket,
    pitch: 44,
    turn: 12,
    warp: (column) => (column > 10 && column < 31 ? THREADS.dms : { 34: THREADS.erp }[column]),
    weft: (row) =>
      row % 12 < 4 ? THREADS.dms : { 18: THREADS.data, 19: THREADS.data, 31: THREADS.fibu }[row],
  },
];

function slide({ name, binding, pitch, turn, warp, weft }: Slide, index: number): Picture {
  const columns = Math.ceil(1960 / pitch);
  const rows = Math.ceil(1720 / pitch);
  const cloth = weave({
    columns,
    rows,
    pitch,
    cover: 0.9,
    binding,
    warp: (column) => warp(column) ?? linen(column),
    weft: (row) => weft(row) ?? linen(row + 2),
    gap: '#5d5648',
    seed: 41 + index,
    close: true,
  });
  return {
    file: `${MEDIA}/slides/${name}.webp`,
    width: 1600,
    height: 1200,
    scale: 1,
    quality: 74,
    css: `.cloth{position:absolute;left:${-(columns * pitch - 1600) / 2}px;top:${-(rows * pitch - 1200) / 2}px;transform:rotate(${turn}deg)}
.light{position:absolute;inset:0;background:linear-gradient(128deg,rgb(255 252 240/.28),transparent 45%,rgb(20 23 31/.3))}`,
    body: `<div class="cloth">${cloth}</div><div class="light"></div>`,
  };
}

/** Cloth seen close, one picture for each product, in which the product's thread dominates. */
export const SLIDE_PICTURES: Picture[] = SLIDES.map(slide);
