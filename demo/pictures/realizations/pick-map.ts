import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const BLUE = '#1f4e8c';
const ORANGE = '#e0761b';

/** Halls from left to right: name, left edge, number of racks. */
const HALLS: [string, number, number][] = [
  ['Hala 1 · osprzęt', 18, 6],
  ['Hala 2 · przewody', 326, 6],
  ['Hala 3 · oświetlenie', 650, 5],
];

/** From one rack to the next; a rack is as wide as an aisle. */
const RACK = 46;
const TOP = 132;
const LENGTH = 412;

/** Orders with picker, lines picked of all, and time of the courier. */
const ORDERS: [string, string, number, number, string, 'ok' | 'late'][] = [
  ['ZS/8841', 'Adam W.', 18, 24, '15:30', 'ok'],
  ['ZS/8844', 'Iza K.', 9, 31, '15:30', 'late'],
  ['ZS/8846', 'Bartek O.', 12, 14, '16:15', 'ok'],
  ['ZS/8850', 'Zofia M.', 5, 11, '16:15', 'ok'],
  ['ZS/8851', 'Ola S.', 2, 19, '17:00', 'ok'],
];

// Two halls and the line above them are half of the screen, which phones show; the figures stand below it.
const CSS = `body{background:#fff;font:14px/1.4 Instrument;display:grid;grid-template-columns:900px 1fr;grid-template-rows:58px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:14px;padding:0 24px;border-bottom:1px solid #dde1e6}header b{font:700 20px Bricolage}header span{margin-left:auto;color:#4a5360}header span b{font:600 15px Instrument;color:#14171f}
.map{position:relative;background:#f4f6f8}.map text{font-family:Instrument}
aside{border-left:1px solid #dde1e6;padding:22px 24px}h2{font:700 21px Bricolage;margin-bottom:14px}
.o{padding:19px 0 26px;font-size:16px;border-top:1px solid #e4e8ec}.o p{display:flex;justify-content:space-between}.o b{font-weight:600}.o small{color:#5b6573;font-size:14.5px}.o i{display:block;height:9px;background:#e4e8ec;margin-top:10px}.o u{display:block;height:9px;background:${BLUE}}.o.late u{background:${ORANGE}}.o.late em{color:#a84f08;font-weight:600}.o em{font-style:normal;color:#5b6573}
.nums{display:grid;grid-template-columns:repeat(4,1fr);position:absolute;left:0;right:0;bottom:0;height:96px;background:#fff;border-top:3px solid ${BLUE}}.nums div{padding:14px 0 0 18px;border-left:1px solid #e4e8ec}.nums b{display:block;font:600 30px/1.15 Bricolage}.nums small{color:#5b6573}`;

function halls(): string {
  return HALLS.map(([name, left, racks]) => {
    const rows = Array.from({ length: racks }, (_, index) => {
      const x = left + 14 + index * RACK;
      const places = Array.from(
        { length: 18 },
        (_, place) =>
          `<path d="M${x} ${TOP + place * (LENGTH / 18)}h22" stroke="#c3cbd4" stroke-width="1"/>`,
      ).join('');
      return `<rect x="${x}" y="${TOP}" width="22" height="${LENGTH}" fill="#dbe1e8"/>${places}`;
    }).join('');
    const width = racks * RACK + 14;
    return `<rect x="${left}" y="64" width="${width}" height="514" fill="#fff" stroke="#b9c2cc" stroke-width="2"/><text x="${left + 14}" y="95" font-size="21" font-weight="600" fill="#14171f">${name}</text>${rows}`;
  }).join('');
}

/** The way of one order: the aisles are driven once, from the gate and back to it. */
const WAY =
  'M113 598V560H67V116H113V560H375V116H421V560H699V116H745V560H790V598';

const STOPS: [number, number, boolean][] = [
  [67, 440, true],
  [67, 220, true],
  [113, 330, true],
  [375, 420, true],
  [421, 200, false],
  [421, 400, false],
  [699, 300, false],
  [745, 430, false],
];

const FIGURES =
  '<div class="nums"><div><b>61</b><small>pozycji na godzinę</small></div><div><b>1</b><small>pomyłka na 1000</small></div><div><b>212</b><small>miejsc policzonych dziś</small></div><div><b>14</b><small>osób na zmianie</small></div></div>';

function map(): string {
  const stops = STOPS.map(
    ([x, y, done], index) =>
      `<circle cx="${x}" cy="${y}" r="17" fill="${done ? '#8fa9c9' : BLUE}" stroke="#fff" stroke-width="3"/><text x="${x}" y="${y + 6}" text-anchor="middle" font-size="18" font-weight="700" fill="#fff">${index + 1}</text>`,
  ).join('');
  const people = [
    ['Adam', 375, 300, BLUE],
    ['Iza', 205, 480, ORANGE],
    ['Bartek', 513, 340, '#5b6573'],
    ['Zofia', 837, 250, '#5b6573'],
    ['Ola', 513, 190, '#5b6573'],
    ['Darek', 205, 290, '#5b6573'],
  ]
    .map(
      ([name, x, y, colour]) =>
        `<g><rect x="${Number(x) - 44}" y="${Number(y) - 19}" width="88" height="38" rx="19" fill="${colour}"/><text x="${x}" y="${Number(y) + 7}" text-anchor="middle" font-size="20" font-weight="600" fill="#fff">${name}</text></g>`,
    )
    .join('');
  return `<div class="map"><svg width="900" height="646"><text x="18" y="46" font-size="29" fill="#4a5360">Zamówienie ZS/8841: <tspan font-weight="700" fill="#14171f">400 m</tspan> zamiast <tspan font-weight="700" fill="#14171f">640 m</tspan></text>${halls()}<path d="${WAY}" fill="none" stroke="${BLUE}" stroke-opacity=".28" stroke-width="9" stroke-linejoin="round"/><path d="${WAY}" fill="none" stroke="${BLUE}" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"/>${stops}${people}<rect x="66" y="590" width="94" height="36" fill="#14171f"/><text x="113" y="615" text-anchor="middle" font-size="19" font-weight="600" fill="#fff">Start</text><rect x="720" y="590" width="140" height="36" fill="#14171f"/><text x="790" y="615" text-anchor="middle" font-size="19" font-weight="600" fill="#fff">Pakowanie</text></svg>${FIGURES}</div>`;
}

function side(): string {
  const orders = ORDERS.map(
    ([id, who, done, all, courier, state]) =>
      `<div class="o ${state}"><p><b>${id}</b><em>kurier ${courier}</em></p><small>${who} · ${done} z ${all} linii${state === 'late' ? ' · pomaga Darek P.' : ''}</small><i><u style="width:${Math.round((done / all) * 100)}%"></u></i></div>`,
  ).join('');
  return `<aside><h2>W kompletacji</h2>${orders}</aside>`;
}

/** The warehouse as its manager sees it. */
export const PICK_MAP: Picture[] = [
  screen(
    'realizations/pick-path-1',
    CSS,
    `<header>${icon('Warehouse', 22)}<b>Pick Path</b><span>środa 18 listopada, 14:38 · <b>5</b> zamówień w toku · <b>1</b> zagrożone</span></header>${map()}${side()}`,
  ),
];
