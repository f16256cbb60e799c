import { linePath, number, points } from '../chart.ts';
import type { Picture } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { figure, words } from './figure.ts';

const GREY = '#6f6a5b';
const GREEN = '#2d8a44';

/** A legend below a drawing, two entries in a row. */
function legend(top: number, entries: readonly (readonly [name: string, colour: string])[]) {
  return entries
    .map(([name, colour], index) => {
      const x = 26 + (index % 2) * 240;
      const y = top + Math.floor(index / 2) * 28;
      return `<rect x="${x}" y="${y}" width="16" height="16" fill="${colour}"/>${words(x + 26, y + 14, 'n', name)}`;
    })
    .join('');
}

const PARTS = [
  ['Analyse', GREY],
  ['Einrichtung, Anpassung', THREADS.dms],
  ['Daten', '#b98600'],
  ['Schulung, Begleitung', GREEN],
] as const;

/** Person-days of three implementations of an ERP, by part. */
const FIRMS: [name: string, days: [number, number, number, number]][] = [
  ['Großhandel, 35 Personen', [8, 41, 9, 12]],
  ['Fertigung, 90 Personen', [15, 96, 22, 27]],
  ['Anlagenbau, 210 Personen', [26, 214, 48, 55]],
];

function firms(): string {
  const unit = 1.22;
  const rows = FIRMS.map(([name, days], row) => {
    const y = 22 + row * 78;
    let x = 26;
    const parts = days
      .map((count, part) => {
        const width = count * unit;
        const said = width > 30 ? words(x + width / 2, y + 48, 'w', String(count), 'middle') : '';
        const bar = `<rect x="${x}" y="${y + 23}" width="${width - 1.5}" height="38" fill="${PARTS[part]?.[1]}"/>${said}`;
        x += width;
        return bar;
      })
      .join('');
    const sum = days.reduce((all, count) => all + count, 0);
    return `${words(26, y + 14, 'n', name)}${parts}${words(x + 8, y + 48, 'v', row === 0 ? `${sum} Tage` : String(sum))}`;
  }).join('');
  return rows + legend(266, PARTS);
}

/** What a rented product and an application of one's own cost by the year, in thousands of euros. */
function renting(): string {
  const scale = { width: 330, height: 240, min: 0, max: 220 };
  const grid = [0, 50, 100, 150, 200]
    .map((sum) => {
      const y = 40 + scale.height - (sum / scale.max) * scale.height;
      return `<path d="M58 ${y}H388" stroke="#d6d0c0"/>${words(50, y + 5, 's', String(sum), 'end')}`;
    })
    .join('');
  const years = [0, 2, 4, 6, 8]
    .map((year) => words(58 + (year * 330) / 8, 306, 's', String(year), 'middle'))
    .join('');
  const lines = [
    ['Mietprodukt', 6, 25.2, THREADS.erp],
    ['nach Maß', 58, 8.7, THREADS.dms],
  ] as const;
  const drawn = lines
    .map(([name, start, year, colour]) => {
      const sums = Array.from({ length: 9 }, (_, count) => start + year * count);
      const last = 40 + (points(sums, scale).at(-1)?.[1] ?? 0);
      return `<path transform="translate(58 40)" d="${linePath(sums, scale)}" stroke="${colour}" stroke-width="3.5"/><circle cx="388" cy="${last}" r="5" fill="${colour}"/>${words(398, last - 4, 'n', name)}${words(398, last + 16, 'v', number(sums.at(-1) ?? 0, 'de', 1))}`;
    })
    .join('');
  // 6 + 25.2 t = 58 + 8.7 t
  const cross = (58 - 6) / (25.2 - 8.7);
  const x = 58 + (cross * 330) / 8;
  const y = 40 + scale.height - ((6 + 25.2 * cross) / scale.max) * scale.height;
  return `${words(26, 22, 's', 'Tsd. €, aufgelaufen')}${grid}${drawn}<path d="M${x} ${y + 12}V280" stroke="#14171f" stroke-dasharray="3 5" stroke-width="2"/><circle cx="${x}" cy="${y}" r="8" fill="#fff" stroke="#14171f" stroke-width="3"/>${words(x + 12, 262, 'v', 'nach gut drei Jahren')}${years}${words(398, 306, 's', 'Jahre')}`;
}

/** Quotes for a long and for a short specification, in thousands of euros. */
const QUOTES: [name: string, sums: number[], colour: string][] = [
  ['112 Seiten', [48, 95, 240], THREADS.erp],
  ['4 Seiten', [71, 88], GREEN],
];

function quotes(): string {
  const at = (sum: number) => 26 + (sum / 250) * 440;
  const grid = [0, 50, 100, 150, 200, 250]
    .map(
      (sum) =>
        `<path d="M${at(sum)} 20V212" stroke="#d6d0c0"/>${words(at(sum), 234, 's', String(sum), 'middle')}`,
    )
    .join('');
  const rows = QUOTES.map(([name, sums, colour], row) => {
    const y = 84 + row * 92;
    const dots = sums
      .map(
        (sum, index) =>
          `<circle cx="${at(sum)}" cy="${y}" r="10" fill="${colour}"/>${words(at(sum) + (row === 1 ? (index === 0 ? -16 : 16) : 0), y + (row === 1 ? 6 : 32), 'v', String(sum), row === 1 ? (index === 0 ? 'end' : 'start') : 'middle')}`,
      )
      .join('');
    return `${words(26, y - 28, 'h', name)}<path d="M${at(Math.min(...sums))} ${y}H${at(Math.max(...sums))}" stroke="${colour}" stroke-width="6"/>${dots}`;
  }).join('');
  return `${grid}${rows}${words(494, 258, 's', 'Angebote, Tsd. €', 'end')}`;
}

const PAGES: [name: string, pages: number, colour: string][] = [
  ['Allgemeines', 2, GREY],
  ['Anwender, je Belegart', 5, THREADS.dms],
  ['Technik', 3, GREEN],
  ['Betrieb', 2, '#b98600'],
];

function pages(): string {
  return PAGES.map(([name, count, colour], row) => {
    const y = 18 + row * 76;
    const sheets = Array.from({ length: count }, (_, sheet) => {
      const x = 236 + sheet * 51;
      const lines = [16, 24, 32, 40].map((line) => `M${x + 8} ${y + line}H${x + 34}`).join('');
      return `<rect x="${x}" y="${y}" width="42" height="58" fill="#fff" stroke="${colour}" stroke-width="3"/><path d="${lines}" stroke="${colour}" stroke-width="2.5" stroke-opacity=".45"/>`;
    }).join('');
    return `${words(26, y + 28, 'n', name)}${words(26, y + 50, 'v', `${count} Seiten`)}${sheets}`;
  }).join('');
}

/** Person-days of four finished projects. */
const PROJECTS: [name: string, days: number][] = [
  ['Ordering app for a caterer', 46],
  ['Job sheets for engineers', 92],
  ['Quoting tool for special machines', 138],
  ['Customer portal on an existing ERP', 205],
];

function projects(): string {
  return PROJECTS.map(([name, days], row) => {
    const y = 22 + row * 66;
    const width = days * 1.95;
    return `${words(26, y + 14, 'n', name)}<rect x="26" y="${y + 23}" width="${width}" height="26" fill="${THREADS.dms}"/>${words(34 + width, y + 42, 'v', row === 0 ? `${days} days` : String(days))}`;
  }).join('');
}

/** The cards of a distributor, sorted into four columns. */
const CARDS: [name: string, count: number, then: string, colour: string][] = [
  ['everyone does it this way', 29, 'buy', GREY],
  ['the law says how', 11, 'buy', '#a39b86'],
  ['we do it our own way', 9, 'perhaps build', THREADS.erp],
  ['nobody knows why', 15, 'stop', '#d9d2c1'],
];

function cards(): string {
  const colours = CARDS.flatMap(([, count, , colour]) => Array.from({ length: count }, () => colour));
  const drawn = colours
    .map((colour, index) => {
      const x = 26 + (index % 16) * 29.4;
      const y = 22 + Math.floor(index / 16) * 40;
      return `<rect x="${x}" y="${y}" width="24" height="33" fill="${colour}"/>`;
    })
    .join('');
  const list = CARDS.map(
    ([name, count, then, colour], row) =>
      `<rect x="26" y="${204 + row * 32}" width="16" height="16" fill="${colour}"/>${words(54, 218 + row * 32, 'v', String(count))}${words(86, 218 + row * 32, 'n', name)}${words(494, 218 + row * 32, 'v', then, 'end')}`,
  ).join('');
  return drawn + list;
}

/** Causes of differences in a warehouse, in percent. */
const CAUSES: [name: string, share: number][] = [
  ['box of 10 booked in as 1, or the reverse', 34],
  ['picked from the bin next door', 26],
  ['returned to the wrong place', 18],
  ['cut cable measured by eye', 15],
  ['never explained', 7],
];

function causes(): string {
  return CAUSES.map(([name, share], row) => {
    const y = 22 + row * 60;
    const width = share * 12;
    return `${words(26, y + 14, 'n', name)}<rect x="26" y="${y + 22}" width="${width}" height="22" fill="${row < 2 ? THREADS.erp : '#b8b09c'}"/>${words(34 + width, y + 39, 'v', `${share}%`)}`;
  }).join('');
}

/** Of a hundred saves in the field, those without a connection. */
function saves(): string {
  const dots = Array.from({ length: 100 }, (_, index) => {
    const x = 36 + (index % 20) * 23.6;
    const y = 34 + Math.floor(index / 20) * 24;
    return `<circle cx="${x}" cy="${y}" r="8" fill="${index < 31 ? THREADS.erp : '#b8b09c'}"/>`;
  }).join('');
  return `${dots}<rect x="26" y="164" width="16" height="16" fill="${THREADS.erp}"/>${words(52, 178, 'n', '<tspan font-weight="700">31</tspan> without a usable connection')}<rect x="26" y="194" width="16" height="16" fill="#b8b09c"/>${words(52, 208, 'n', '<tspan font-weight="700">69</tspan> with one')}`;
}

/** Figures of articles in German and English. */
export const ABROAD: Picture[] = [
  figure('erp-drei-betriebe', 332, firms()),
  figure('miete-oder-mass', 322, renting()),
  figure('lastenheft-angebote', 270, quotes()),
  figure('zwoelf-seiten', 318, pages()),
  figure('four-projects', 290, projects()),
  figure('sixty-four-cards', 334, cards()),
  figure('count-causes', 326, causes()),
  figure('saves-without-signal', 226, saves()),
];
