import type { Picture } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { figure, WIDTH, words } from './figure.ts';

/** One stretch of a way: what it is, how long it takes, that in words, and a colour of its own. */
type Step = [name: string, length: number, said: string, colour?: string];

const LEFT = 26;
const RIGHT = WIDTH - 26;
const ROW = 58;

/** Steps one after the other along one axis of `total` units: each begins where the last one ended. */
function way(
  steps: readonly Step[],
  total: number,
  colour: string,
  ticks: [number, string][],
): string {
  const scale = (RIGHT - LEFT) / total;
  const height = steps.length * ROW;
  const grid = ticks
    .map(([at, name]) => {
      const x = LEFT + at * scale;
      const anchor = at === 0 ? 'start' : at === total ? 'end' : 'middle';
      return `<path d="M${x} 22V${24 + height}" stroke="#d6d0c0"/>${words(x, 48 + height, 's', name, anchor)}`;
    })
    .join('');
  let start = 0;
  const bars = steps
    .map(([name, length, said, own = colour], row) => {
      const x = LEFT + start * scale;
      const width = Math.max(3, length * scale);
      const y = 26 + row * ROW;
      start += length;
      const toLeft = x > WIDTH / 2;
      const text = toLeft
        ? words(x + width, y + 16, 'n', `${name} <tspan font-weight="700">${said}</tspan>`, 'end')
        : words(x, y + 16, 'n', `${name} <tspan font-weight="700">${said}</tspan>`);
      return `${text}<rect x="${x}" y="${y + 23}" width="${width}" height="20" fill="${own}"/>`;
    })
    .join('');
  return grid + bars;
}

const OFFER: Step[] = [
  ['praca handlowca', 1, '1 godz.', '#14171f'],
  ['na termin od planisty', 20, '20 godz.'],
  ['na zgodę na rabat', 9, '9 godz.'],
  ['na koszt wyrobu', 7, '7 godz.'],
  ['na warunki klienta', 4, '4 godz.'],
];

const RETURN: Step[] = [
  ['zgłoszenie', 1, '1 dzień'],
  ['zgoda handlowca', 2, '2 dni'],
  ['przesyłka', 2, '2 dni'],
  ['paczka w „sierocińcu”', 3, '3 dni'],
  ['ocena stanu', 1, '1 dzień'],
  ['korekta faktury', 3, '3 dni'],
];

const INVOICE: Step[] = [
  ['„czyje to?”', 4, '4 dni'],
  ['na biurku kierownika', 3, '3 dni'],
  ['w torbie', 1, '1 dzień'],
  ['w księgowości', 1, '1 dzień'],
];

/** Where the time goes, for three articles about ways through a company. */
export const WAITING: Picture[] = [
  figure(
    'oferta-czekanie',
    5 * ROW + 66,
    way(OFFER, 41, THREADS.erp, [
      [0, '0'],
      [10, '10'],
      [20, '20'],
      [30, '30'],
      [41, '41 godz.'],
    ]),
  ),
  figure(
    'zwrot-dwanascie-dni',
    6 * ROW + 66,
    way(RETURN, 12, THREADS.dms, [
      [0, 'zgłoszenie'],
      [3, '3'],
      [6, '6'],
      [9, '9'],
      [12, '12 dni'],
    ]),
  ),
  figure(
    'faktura-dziewiec-dni',
    4 * ROW + 66,
    way(INVOICE, 9, THREADS.fibu, [
      [0, 'wpływ'],
      [3, '3'],
      [6, '6'],
      [9, '9 dni'],
    ]),
  ),
];
