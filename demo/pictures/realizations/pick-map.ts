import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const BLUE = '#1f4e8c';
const ORANGE = '#e0761b';

/** Halls from left to right: name, left edge, number of racks. */
const HALLS: [string, number, number][] = [
  ['Hala 1 · osprzęt', 30, 6],
  ['Hala 2 · przewody', 322, 6],
  ['Hala 3 · oświetlenie', 614, 5],
];

const RACK = 40;
const TOP = 102;
const LENGTH = 456;

/** Orders with picker, lines picked of all, and time of the courier. */
const ORDERS: [string, string, number, number, string, 'ok' | 'late'][] = [
  ['ZS/8841', 'Adam W.', 18, 24, '15:30', 'ok'],
  ['ZS/8844', 'Iza K.', 9, 31, '15:30', 'late'],
  ['ZS/8846', 'Bartek O.', 12, 14, '16:15', 'ok'],
  ['ZS/8850', 'Zofia M.', 5, 11, '16:15', 'ok'],
  ['ZS/8851', 'Ola S.', 2, 19, '17:00', 'ok'],
];

const CSS = `body{background:#fff;font:14px/1.4 Instrument;display:grid;grid-template-columns:900px 1fr;grid-template-rows:58px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:14px;padding:0 24px;border-bottom:1px solid #dde1e6}header b{font:700 20px Bricolage}header span{margin-left:auto;color:#4a5360}header span b{font:600 15px Instrument;color:#14171f}
.map{position:relative;background:#f4f6f8}.map text{font-family:Instrument}
aside{border-left:1px solid #dde1e6;padding:18px 22px}h2{font:700 19px Bricolage;margin-bottom:8px}
.o{padding:11px 0;border-top:1px solid #e4e8ec}.o p{display:flex;justify-content:space-between}.o b{font-weight:600}.o small{color:#5b6573;font-size:13px}.o i{display:block;height:7px;background:#e4e8ec;margin-top:6px}.o u{display:block;height:7px;background:${BLUE}}.o.late u{background:${ORANGE}}.o.late em{color:#a84f08;font-weight:600}.o em{font-style:normal;color:#5b6573}
.nums{display:grid;grid-template-columns:1fr 1fr;margin-top:18px;border-top:3px solid ${BLUE}}.nums div{padding:10px 0 8px 14px;border-left:1px solid #e4e8ec;border-bottom:1px solid #e4e8ec}.nums div:nth-child(odd){border-left:0;padding-left:0}.nums b{display:block;font:600 26px/1.2 Bricolage}.nums small{color:#5b6573}`;

function halls(): string {
  return HALLS.map(([name, left, racks]) => {
    const rows = Array.from({ length: racks }, (_, index) => {
      const x = left + 14 + index * (RACK + 2);
      const places = Array.from(
        { length: 18 },
        (_, place) =>
          `<path d="M${x} ${TOP + place * (LENGTH / 18)}h22" stroke="#c3cbd4" stroke-width="1"/>`,
      ).join('');
      return `<rect x="${x}" y="${TOP}" width="22" height="${LENGTH}" fill="#dbe1e8"/>${places}`;
    }).join('');
    const width = racks * (RACK + 2) + 10;
    return `<rect x="${left}" y="46" width="${width}" height="560" fill="#fff" stroke="#b9c2cc" stroke-width="2"/><text x="${left + 14}" y="70" font-size="15" font-weight="600" fill="#14171f">${name}</text>${rows}`;
  }).join('');
}

/** The way of one order: the aisles are driven once, from the gate and back to it. */
const WAY =
  'M120 640V584H77V300M77 300V87H119V520M119 520V584H369V250M369 250V87H411V430M411 430V584H661V190M661 190V87H703V584H760V640';

const STOPS: [number, number, boolean][] = [
  [77, 430, true],
  [77, 210, true],
  [119, 330, true],
  [369, 360, true],
  [411, 180, false],
  [411, 400, false],
  [661, 300, false],
  [703, 420, false],
];

function map(): string {
  const stops = STOPS.map(
    ([x, y, done], index) =>
      `<circle cx="${x}" cy="${y}" r="13" fill="${done ? '#8fa9c9' : BLUE}" stroke="#fff" stroke-width="3"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">${index + 1}</text>`,
  ).join('');
  const people = [
    ['Adam', 369, 250, BLUE],
    ['Iza', 203, 470, ORANGE],
    ['Bartek', 537, 320, '#5b6573'],
    ['Zofia', 787, 260, '#5b6573'],
    ['Ola', 495, 150, '#5b6573'],
    ['Darek', 245, 320, '#5b6573'],
  ]
    .map(
      ([name, x, y, colour]) =>
        `<g><rect x="${Number(x) - 30}" y="${Number(y) - 13}" width="60" height="26" rx="13" fill="${colour}"/><text x="${x}" y="${Number(y) + 5}" text-anchor="middle" font-size="13.5" font-weight="600" fill="#fff">${name}</text></g>`,
    )
    .join('');
  return `<div class="map"><svg width="900" height="742" viewBox="-14 0 928 765"><text x="30" y="29" font-size="21" fill="#4a5360">Zamówienie ZS/8841: <tspan font-weight="700" fill="#14171f">400 m</tspan> zamiast <tspan font-weight="700" fill="#14171f">640 m</tspan></text>${halls()}<path d="${WAY}" fill="none" stroke="${BLUE}" stroke-opacity=".28" stroke-width="9" stroke-linejoin="round"/><path d="${WAY}" fill="none" stroke="${BLUE}" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"/>${stops}${people}<rect x="84" y="628" width="72" height="26" fill="#14171f"/><text x="120" y="646" text-anchor="middle" font-size="13.5" font-weight="600" fill="#fff">Start</text><rect x="712" y="628" width="96" height="26" fill="#14171f"/><text x="760" y="646" text-anchor="middle" font-size="13.5" font-weight="600" fill="#fff">Pakowanie</text></svg></div>`;
}

function side(): string {
  const orders = ORDERS.map(
    ([id, who, done, all, courier, state]) =>
      `<div class="o ${state}"><p><b>${id}</b><em>kurier ${courier}</em></p><small>${who} · ${done} z ${all} linii${state === 'late' ? ' · pomaga Darek P.' : ''}</small><i><u style="width:${Math.round((done / all) * 100)}%"></u></i></div>`,
  ).join('');
  return `<aside><h2>W kompletacji</h2>${orders}<div class="nums"><div><b>61</b><small>linii na godzinę</small></div><div><b>1</b><small>pomyłka na 1000</small></div><div><b>212</b><small>miejsc policzonych dziś</small></div><div><b>14</b><small>osób na zmianie</small></div></div></aside>`;
}

/** The warehouse as its manager sees it. */
export const PICK_MAP: Picture[] = [
  screen(
    'realizations/pick-path-1',
    CSS,
    `<header>${icon('Warehouse', 22)}<b>Pick Path</b><span>środa 18 listopada, 14:38 · <b>5</b> zamówień w toku · <b>1</b> zagrożone</span></header>${map()}${side()}`,
  ),
];
