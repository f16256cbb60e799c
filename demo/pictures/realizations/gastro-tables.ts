import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

type State = 'free' | 'seated' | 'eating' | 'pay' | 'booked';
/** Centre, size and shape on the floor plan; then what the till knows about it. */
type Table = {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  round?: boolean;
  seats: number;
  state: State;
  note?: string;
};

const TABLES: Table[] = [
  { id: '1', x: 96, y: 104, w: 96, h: 78, seats: 4, state: 'eating', note: '48 min' },
  { id: '2', x: 96, y: 242, w: 96, h: 78, seats: 4, state: 'free' },
  { id: '3', x: 96, y: 380, w: 96, h: 78, seats: 4, state: 'booked', note: '20:30' },
  { id: '4', x: 96, y: 528, w: 96, h: 104, seats: 6, state: 'seated', note: '6 min' },
  { id: '5', x: 282, y: 112, w: 92, h: 92, round: true, seats: 4, state: 'pay', note: '86,40' },
  { id: '6', x: 282, y: 262, w: 92, h: 92, round: true, seats: 4, state: 'eating', note: '31 min' },
  { id: '7', x: 282, y: 412, w: 92, h: 92, round: true, seats: 4, state: 'free' },
  { id: '8', x: 282, y: 560, w: 92, h: 92, round: true, seats: 4, state: 'eating', note: '1 h 12' },
  { id: '9', x: 470, y: 104, w: 132, h: 78, seats: 6, state: 'booked', note: '20:00' },
  { id: '10', x: 650, y: 104, w: 132, h: 78, seats: 6, state: 'eating', note: '22 min' },
  { id: '11', x: 470, y: 262, w: 84, h: 84, seats: 2, state: 'free' },
  { id: '12', x: 600, y: 262, w: 84, h: 84, seats: 2, state: 'pay', note: '54,10' },
  { id: '14', x: 560, y: 430, w: 236, h: 92, seats: 8, state: 'seated', note: 'Gang 1 läuft' },
  { id: '15', x: 484, y: 578, w: 84, h: 84, round: true, seats: 2, state: 'free' },
  {
    id: '16',
    x: 622,
    y: 578,
    w: 84,
    h: 84,
    round: true,
    seats: 2,
    state: 'eating',
    note: '40 min',
  },
];

const NAMES: Record<State, string> = {
  free: 'frei',
  seated: 'bestellt',
  eating: 'isst',
  pay: 'zahlt',
  booked: 'reserviert',
};
const FILL: Record<State, string> = {
  free: '#3a4048',
  seated: '#3e6f9c',
  eating: '#3d7d55',
  pay: '#f2c14b',
  booked: '#23272d',
};

const GUESTS: [string, string, number, string, string][] = [
  ['20:00', 'Familie Brandl', 6, 'Tisch 9', 'Kinderstuhl'],
  ['20:00', 'Weber', 2, 'Tisch 11', ''],
  ['20:30', 'Dr. Osterkamp', 4, 'Tisch 3', 'Stammgast, Fensterplatz'],
  ['20:45', 'Klein', 2, 'Tisch 15', 'glutenfrei'],
  ['21:00', 'Firma Hegau', 8, 'Nebenzimmer', 'Menü 2, Rechnung'],
];

const CSS = `body{background:#1b1e23;color:#f2f0ea;font:15px/1.35 Plex;display:grid;grid-template-columns:1fr 427px;grid-template-rows:54px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:8px;padding:0 18px;background:#101215}header b{font-size:17px;margin-right:16px}header span{padding:7px 15px;border-radius:4px;color:#c5c3bb;font-weight:500}header .on{background:#f2c14b;color:#1d1600;font-weight:600}header .r{margin-left:auto}
.plan text{text-anchor:middle;font-family:Plex}.leg{position:absolute;left:20px;bottom:16px;display:flex;gap:22px;font-size:14px;color:#c5c3bb}.leg i{display:inline-block;width:14px;height:14px;border-radius:3px;margin-right:7px;vertical-align:-2px;border:1px solid #5a616b}
aside{background:#fbfaf7;color:#15171b;padding:16px 20px}aside h2{font-size:19px;font-weight:600;display:flex;justify-content:space-between;align-items:baseline}aside h2 small{font-size:14px;font-weight:400;color:#5b5f66}
.g{display:grid;grid-template-columns:58px 1fr auto;padding:11px 0;border-bottom:1px solid #e4e1d9;font-size:16px}.g b{font-weight:600}.g small{display:block;color:#5b5f66;font-size:14px}
.kit{margin-top:20px}.k{display:grid;grid-template-columns:88px 1fr 64px;align-items:center;padding:9px 0;border-bottom:1px solid #e4e1d9}.k i{display:block;height:9px;background:#e4e1d9;border-radius:2px;margin-right:14px}.k u{display:block;height:9px;background:#3d7d55;border-radius:2px}.k.late u{background:#c1432f}.k em{font-style:normal;text-align:right;font-weight:600}
.sum{margin-top:20px;background:#eceae3;padding:13px 16px;display:grid;grid-template-columns:1fr 1fr;gap:6px 16px}.sum b{font-size:24px;display:block;line-height:1.15}.sum small{color:#5b5f66}`;

function chairs({ x, y, w, h, seats, round }: Table): string {
  const places: [number, number][] = round
    ? Array.from({ length: seats }, (_, index) => {
        const angle = (index / seats) * 2 * Math.PI + Math.PI / 4;
        return [x + Math.cos(angle) * (w / 2 + 12), y + Math.sin(angle) * (h / 2 + 12)];
      })
    : Array.from({ length: seats }, (_, index) => {
        const side = index % 2 === 0 ? -1 : 1;
        const across = Math.floor(index / 2);
        return [x - w / 2 + ((across + 0.5) * w) / (seats / 2), y + side * (h / 2 + 12)];
      });
  return places
    .map(
      ([cx, cy]) =>
        `<rect x="${(cx - 11).toFixed(1)}" y="${(cy - 8).toFixed(1)}" width="22" height="16" rx="6" fill="#30353c"/>`,
    )
    .join('');
}

function table(spot: Table): string {
  const { id, x, y, w, h, round, state, note } = spot;
  const ink = state === 'pay' ? '#1d1600' : '#fff';
  const dashed =
    state === 'booked' ? 'stroke="#8b9099" stroke-width="2" stroke-dasharray="6 5"' : '';
  const chosen = id === '14' ? 'stroke="#f2c14b" stroke-width="4"' : '';
  return `${chairs(spot)}<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${round ? w / 2 : 7}" fill="${FILL[state]}" ${dashed} ${chosen}/><text x="${x}" y="${y - (note ? 3 : -7)}" fill="${ink}" font-size="22" font-weight="600">${id}</text>${note ? `<text x="${x}" y="${y + 20}" fill="${ink}" font-size="14.5" opacity=".92">${note}</text>` : ''}`;
}

function view(): string {
  const guests = GUESTS.map(
    ([time, name, count, place, note]) =>
      `<div class="g"><b>${time}</b><span><b>${name}</b>${note ? `<small>${note}</small>` : ''}</span><span>${count} P. · ${place}</span></div>`,
  ).join('');
  const kitchen = [
    ['Tisch 8', 92, '23 min', 'late'],
    ['Tisch 10', 58, '14 min', ''],
    ['Tisch 14', 41, '10 min', ''],
    ['Tisch 6', 22, '5 min', ''],
  ]
    .map(
      ([name, share, time, late]) =>
        `<div class="k ${late}"><span>${name}</span><i><u style="width:${share}%"></u></i><em>${time}</em></div>`,
    )
    .join('');
  const legend = (Object.keys(NAMES) as State[])
    .map((state) => `<span><i style="background:${FILL[state]}"></i>${NAMES[state]}</span>`)
    .join('');
  return `<header><b>Gasthof Lindenhof</b><span class="on">Gaststube</span><span>Nebenzimmer</span><span>Terrasse</span><span>Theke</span><span class="r">${icon('Search', 20)}</span><b>19:52</b></header>
<section style="position:relative"><svg class="plan" width="853" height="707" viewBox="0 0 900 746"><path d="M24 34H860V668H720M640 668H24Z" fill="none" stroke="#454b54" stroke-width="5"/><path d="M640 668A80 80 0 0 1 720 588" fill="none" stroke="#454b54" stroke-width="2" stroke-dasharray="4 5"/><path d="M780 200V560" stroke="#6b5537" stroke-width="34" stroke-linecap="round"/><text x="786" y="384" fill="#e9d7b8" font-size="16" transform="rotate(90 786 380)">Theke</text>${[80, 220, 360, 510].map((y) => `<path d="M24 ${y}v54" stroke="#8fb6cc" stroke-width="7"/>`).join('')}${TABLES.map(table).join('')}</svg><div class="leg">${legend}</div></section>
<aside><h2>Reservierungen <small>heute 31 Gäste</small></h2>${guests}<div class="kit"><h2>Küche <small>Ziel: unter 20 min</small></h2>${kitchen}</div><div class="sum"><span><b>38</b><small>Gäste im Haus</small></span><span><b>1.126,40 €</b><small>Umsatz heute Abend</small></span></div></aside>`;
}

/** Table plan of the restaurant till, German. */
export const GASTRO_TABLES: Picture[] = [screen('realizations/gastro-kasse-2', CSS, view())];
