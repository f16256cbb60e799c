import { number, points } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

/** Diameter of hole A, mm, mean of five pieces, every two hours; limits of the drawing: 23.95–24.05. */
const MEANS = [
  24.004, 24.009, 23.998, 24.002, 24.011, 23.996, 24.006, 24.013, 24.001, 24.008, 24.014, 24.012,
  24.019, 24.017, 24.024, 24.022, 24.031, 24.036, 24.034, 24.043, 24.003, 23.998, 24.007, 24.001,
  24.004,
];
const RANGES = [
  18, 22, 15, 26, 19, 17, 24, 21, 14, 23, 20, 25, 22, 27, 24, 29, 26, 31, 28, 33, 16, 19, 21, 15,
  18,
];
const DAYS: [day: string, first: number][] = [
  ['13.11', 0],
  ['16.11', 5],
  ['17.11', 10],
  ['18.11', 16],
  ['19.11', 22],
];
const WIDTH = 700;
const CHANGED = 20;
const COMPLAINT = 17;

const CARDS: [time: string, who: string, hole: number, note: string][] = [
  ['6:14', 'W. Banaś', 24.031, ''],
  ['8:04', 'W. Banaś', 24.036, 'zgłoszona sztuka'],
  ['10:19', 'W. Banaś', 24.034, ''],
  ['12:08', 'W. Banaś', 24.043, 'zużycie stempla'],
  ['14:20', 'E. Rogala', 24.003, 'nowy stempel N-311'],
];

const CSS = `body{background:#fffefb;font:14px/1.42 Plex;color:#101010;padding:34px 34px 0}
.ask{display:flex;align-items:center;gap:16px;border-bottom:3px solid #101010;padding-bottom:14px}.ask .in{border:2px solid #101010;padding:9px 14px;font:600 19px Plex;width:290px;display:flex;gap:12px;align-items:center}.ask .n{color:#4b4b47}.ask .r{margin-left:auto;border:2px solid #101010;padding:9px 16px;font-weight:600}
.two{display:grid;grid-template-columns:1fr 380px;gap:36px;margin-top:16px}h1{font:600 21px/1.25 Plex}h1+p{color:#4b4b47;margin:3px 0 4px}
.ax{font:12.5px Plex;fill:#4b4b47}.lab{font:600 13px Plex}
table{width:100%}th{font:400 12.5px Plex;color:#4b4b47;text-align:left;padding:0 0 5px;border-bottom:2px solid #101010}td{padding:12px 0;border-bottom:1px solid #d5d3cb}td:nth-child(3),th:nth-child(3){text-align:right;padding-right:12px}tr.on td{background:#ffe9e3;font-weight:600}tr.on td:first-child{box-shadow:inset 5px 0 #d1371b;padding-left:12px}td small{display:block;font-size:12.5px;color:#4b4b47}
h2{font:600 15px Plex;margin:20px 0 6px}.facts{display:grid;grid-template-columns:118px 1fr;row-gap:4px}.facts span{color:#4b4b47}
.path{margin-top:26px;border-top:3px solid #101010;display:grid;grid-template-columns:repeat(5,1fr);padding-top:14px;gap:22px}.path b{display:block}.path small{color:#4b4b47;font-size:12.5px}.path i{display:block;height:7px;background:#101010;margin-bottom:8px}.path .red i{background:#d1371b}`;

function chart(): string {
  const top = { width: WIDTH, height: 320, min: 23.94, max: 24.06 };
  const low = { width: WIDTH, height: 86, min: 0, max: 40 };
  const at = points(MEANS, top);
  const y = (value: number) => top.height - ((value - top.min) / (top.max - top.min)) * top.height;
  const line = (value: number, name: string, dash: string, colour: string) =>
    `<path d="M0 ${y(value)}H${WIDTH}" stroke="${colour}" stroke-width="1.6" stroke-dasharray="${dash}"/><text x="${WIDTH + 9}" y="${y(value) + 4}" class="ax">${name}</text>`;
  const dots = at
    .map(([x, each], index) =>
      index === COMPLAINT
        ? `<circle cx="${x}" cy="${each}" r="7" fill="#d1371b"/>`
        : `<circle cx="${x}" cy="${each}" r="4" fill="#101010"/>`,
    )
    .join('');
  const path = (from: number, to: number) => `M${at.slice(from, to).map(String).join('L')}`;
  const x = at[CHANGED]?.[0] ?? 0;
  const bars = points(RANGES, low)
    .map(([left, each]) => `<path d="M${left} 86V${each}" stroke="#101010" stroke-width="7"/>`)
    .join('');
  const days = DAYS.map(
    ([day, first]) => `<text x="${at[first]?.[0]}" y="470" class="ax">${day}</text>`,
  ).join('');
  const [cx = 0, cy = 0] = at[COMPLAINT] ?? [];
  return `<svg width="790" height="484" viewBox="-8 -8 790 484" fill="none"><rect x="0" y="${y(24.05)}" width="${WIDTH}" height="${y(23.95) - y(24.05)}" fill="#f1f4ea"/>
${line(24.05, '24,050', '', '#d1371b')}${line(24.03, 'ostrz.', '6 5', '#b8892b')}${line(24, '24,000', '2 4', '#101010')}${line(23.97, 'ostrz.', '6 5', '#b8892b')}${line(23.95, '23,950', '', '#d1371b')}
<path d="M${x - 15} 0V456" stroke="#101010" stroke-dasharray="3 4"/><text x="${x - 8}" y="312" class="lab" fill="#101010">nowy stempel</text><path d="${path(0, CHANGED)}" stroke="#101010" stroke-width="2"/><path d="${path(CHANGED, MEANS.length)}" stroke="#101010" stroke-width="2"/>${dots}<text x="${cx - 14}" y="${cy - 16}" class="lab" fill="#b52c13" text-anchor="end">partia 26-1118-01</text>
<g transform="translate(0 358)">${bars}<path d="M0 86H${WIDTH}" stroke="#101010"/><text x="${WIDTH + 9}" y="86" class="ax">rozstęp</text></g>${days}</svg>`;
}

function view(): string {
  const cards = CARDS.map(
    ([time, who, hole, note], index) =>
      `<tr class="${index === 1 ? 'on' : ''}"><td>${time}</td><td>${who}${note ? `<small>${note}</small>` : ''}</td><td>${number(hole, 'pl', 3)}</td></tr>`,
  ).join('');
  const steps = [
    ['Krąg S235', 'wytop 884120, atest 3.1', ''],
    ['Prasa P-12', '18.11, 6:00–12:00, Banaś', 'red'],
    ['Mycie i kontrola', '18.11, 13:10, Szulc', ''],
    ['Pakowanie', 'palety 4471–4474, 4 200 szt.', ''],
    ['Wysyłka', '19.11, WZ/11/2086', ''],
  ]
    .map(
      ([name, fact, state]) =>
        `<div class="${state}"><i></i><b>${name}</b><small>${fact}</small></div>`,
    )
    .join('');
  return `<div class="ask"><span class="in">${icon('Search', 21, 2.4)}26-1118-01</span><span class="n">1 partia, 5 kart, 2 zdjęcia · znaleziono w 0,4 s</span><span class="r">Raport 8D</span></div>
<div class="two"><div><h1>Średnica otworu A, Kołnierz K-40</h1><p>średnia z 5 sztuk co dwie godziny, mm · prasa P-12</p>${chart()}</div>
<div><h1 style="margin-bottom:10px">Karty z tej partii</h1><table><tr><th>godzina</th><th>wypełnił</th><th>otwór A</th></tr>${cards}</table>
<h2>Reklamacja R/26/031</h2><div class="facts"><span>klient</span>Wędrowiec Rowery<span>zgłoszono</span>20.11.2026<span>wada</span>ciasne pasowanie osi<span>w partii</span>1 zgłoszona, 36 sprawdzonych<span>wniosek</span>karta od 24,030 pyta o stempel</div></div></div>
<div class="path">${steps}</div>`;
}

/** From a complaint to the card: batch number, control chart, the way of the batch. */
export const DF_TRACE: Picture[] = [screen('realizations/df-app-4', CSS, view())];
