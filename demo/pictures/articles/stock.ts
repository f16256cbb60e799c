import type { Picture } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { figure, words } from './figure.ts';

const CAUSES: [name: string, times: number][] = [
  ['wydano więcej, niż zapisano', 44],
  ['inna jednostka', 29],
  ['przyjęcie „na jutro”', 21],
  ['inne miejsce', 15],
  ['pomyłka w liczeniu', 9],
];

/** Causes by number, and how much of all of them is reached with each. */
function causes(): string {
  const all = CAUSES.reduce((sum, [, times]) => sum + times, 0);
  let reached = 0;
  return CAUSES.map(([name, times], row) => {
    reached += times;
    const y = 24 + row * 62;
    const width = times * 7.6;
    const share = Math.round((reached / all) * 100);
    return `${words(26, y + 15, 'n', name)}<rect x="26" y="${y + 23}" width="${width}" height="22" fill="${row < 3 ? THREADS.erp : '#b8b09c'}"/>${words(34 + width, y + 40, 'v', String(times))}${words(494, y + 40, 's', `razem ${share}%`, 'end')}`;
  }).join('');
}

/** Pieces of one article of the range: on the shelf, then what is taken away from them. */
const PIECES: [name: string, from: number, to: number, colour: string][] = [
  ['na półce', 0, 40, '#6f6a5b'],
  ['zarezerwowane', 28, 40, THREADS.dms],
  ['zablokowane', 25, 28, '#b98600'],
  ['dostępne w sklepie', 0, 25, '#2d8a44'],
];

function available(): string {
  return PIECES.map(([name, from, to, colour], row) => {
    const y = 24 + row * 62;
    const x = (piece: number) => 26 + piece * 10.4;
    const pieces = Array.from(
      { length: to - from },
      (_, index) =>
        `<rect x="${x(from + index) + 1}" y="${y + 23}" width="8.4" height="24" fill="${colour}"/>`,
    ).join('');
    const sign = row === 1 || row === 2 ? '−' : '';
    const text =
      row === 1 || row === 2
        ? words(
            x(to),
            y + 16,
            'n',
            `${name} <tspan font-weight="700">${sign}${to - from}</tspan>`,
            'end',
          )
        : words(26, y + 16, 'n', `${name} <tspan font-weight="700">${to - from}</tspan>`);
    return text + pieces;
  }).join('');
}

/** Figures about stock, for two articles. */
export const STOCK: Picture[] = [
  figure('magazyn-przyczyny', 344, causes()),
  figure('sklep-dostepny', 282, available()),
];
