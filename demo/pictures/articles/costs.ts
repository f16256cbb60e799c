import { linePath, number, points } from '../chart.ts';
import type { Picture } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { figure, words } from './figure.ts';

/** Costs in thousands of zlotys: at the start, in each of five years, at the move after them. */
const SERVERS: [
  name: string,
  start: number,
  year: number,
  move: number,
  colour: string,
  dy: number,
][] = [
  ['własny', 68, (27 + 90) / 5, 12, THREADS.erp, -6],
  ['w chmurze', 0, (138 + 36) / 5, 15, THREADS.dms, 20],
  ['wynajęty', 0, (84 + 48) / 5, 8, '#2d8a44', 20],
];

function servers(): string {
  const scale = { width: 315, height: 250, min: 0, max: 210 };
  const years = [0, 1, 2, 3, 4, 5]
    .map((year) => words(62 + year * 63, 312, 's', String(year), 'middle'))
    .join('');
  const grid = [0, 50, 100, 150, 200]
    .map((sum) => {
      const y = 36 + scale.height - (sum / scale.max) * scale.height;
      return `<path d="M62 ${y}H377" stroke="#d6d0c0"/>${words(54, y + 5, 's', String(sum), 'end')}`;
    })
    .join('');
  const lines = SERVERS.map(([name, start, year, move, colour, dy]) => {
    const sums = [0, 1, 2, 3, 4, 5].map((count) => start + year * count + (count === 5 ? move : 0));
    const last = points(sums, scale).at(-1)?.[1] ?? 0;
    const said = `${name} <tspan font-weight="700">${number(sums.at(-1) ?? 0, 'pl')}</tspan>`;
    return `<path transform="translate(62 36)" d="${linePath(sums, scale)}" stroke="${colour}" stroke-width="3.5" stroke-linejoin="round"/><circle cx="377" cy="${36 + last}" r="5" fill="${colour}"/>${words(387, 36 + last + dy, 'n', said)}`;
  }).join('');
  return `${words(26, 24, 's', 'tys. zł netto, narastająco')}${grid}${lines}${years}${words(385, 312, 's', 'lat')}`;
}

/** Hours of upkeep by year: what the world forces, repairs, supervision. */
const UPKEEP: [year: string, hours: [number, number, number]][] = [
  ['rok 1', [40, 110, 24]],
  ['rok 2', [56, 38, 24]],
  ['rok 3', [64, 30, 24]],
];
const KINDS = [
  ['wymuszone z zewnątrz', THREADS.erp],
  ['poprawki błędów', THREADS.dms],
  ['nadzór i kopie', '#6f6a5b'],
] as const;

function upkeep(): string {
  const unit = 2.1;
  const rows = UPKEEP.map(([year, hours], row) => {
    let x = 84;
    const parts = hours
      .map((hour, kind) => {
        const width = hour * unit;
        const part = `<rect x="${x}" y="${30 + row * 64}" width="${width - 2}" height="42" fill="${KINDS[kind]?.[1]}"/>${words(x + width / 2 - 1, 57 + row * 64, 'w', String(hour), 'middle')}`;
        x += width;
        return part;
      })
      .join('');
    const sum = hours.reduce((all, hour) => all + hour, 0);
    return `${words(26, 57 + row * 64, 'n', year)}${parts}${words(x + 8, 57 + row * 64, 'v', `${sum}`)}`;
  }).join('');
  const legend = KINDS.map(
    ([name, colour], index) =>
      `<rect x="26" y="${233 + index * 28}" width="16" height="16" fill="${colour}"/>${words(52, 247 + index * 28, 'n', name)}`,
  ).join('');
  return `${rows}${legend}${words(494, 247, 's', 'godziny pracy', 'end')}`;
}

/** What it costs, for two articles. */
export const COSTS: Picture[] = [
  figure('serwer-piec-lat', 332, servers()),
  figure('utrzymanie-trzy-lata', 324, upkeep()),
];
