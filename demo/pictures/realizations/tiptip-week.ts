import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const DAYS = ['Pn 16', 'Wt 17', 'Śr 18', 'Cz 19', 'Pt 20', 'Sb 21', 'Nd 22'];

/** Shifts as `from-to place`, by day; empty is a day off. */
const CREW: [string, string, string[]][] = [
  ['Ola Mazur', 'sala', ['', '16-23 s', '16-23 s', '', '17-24 t', '12-20 s', '']],
  ['Kasia Sobczak', 'sala', ['10-18 s', '16-23 s', '16-23 s', '', '17-24 t', '', '10-16 b!']],
  ['Janek Wilk', 'sala', ['', '', '16-23 s', '16-23 s', '17-24 t', '12-20 s', '']],
  ['Ania Nowicka', 'sala', ['16-23 s', '', '', '', '17-24 t', '16-24 s', '']],
  ['Tomek Bąk', 'sala', ['', '10-18 s', '10-18 s', '10-18 s', '', '12-20 s', '12-20 s']],
  ['Magda Rosa', 'bar', ['16-23 b', '', '16-23 b', '16-23 b', '17-01 b', '17-01 b', '']],
  ['Filip Kania', 'bar', ['', '16-23 b', '', '', '17-24 b', '16-24 b', '12-20 b']],
  ['Iwona Gaj', 'kuchnia', ['9-17 k', '9-17 k', '', '9-17 k', '14-22 k', '14-22 k', '']],
  ['Darek Malec', 'kuchnia', ['', '14-22 k', '14-22 k', '14-22 k', '14-22 k', '', '10-18 k']],
  ['Hania Bury', 'kuchnia', ['14-22 k', '', '9-17 k', '', '', '9-17 k', '10-18 k']],
];

const FORECAST = [142, 168, 196, 184, 318, 364, 241];

// Names and the first day are a third of the screen, which phones show.
const CSS = `body{background:#fffaf6;font:13.5px/1.35 Instrument;color:#2a1626;display:grid;grid-template-rows:62px 1fr 124px}
header{background:#4b1d42;color:#fff;display:flex;align-items:center;gap:22px;padding:0 24px}header b{font:700 21px Bricolage;color:#ffb35c}header .w{font-weight:600;font-size:16px;display:flex;gap:10px;align-items:center;width:312px}header .r{margin-left:auto;display:flex;gap:12px;align-items:center;color:#e5cfe0}header .go{background:#ff7a59;color:#2a0d05;font-weight:700;padding:9px 16px;border-radius:9px}
table{width:1232px;margin:12px 24px 0;table-layout:fixed;align-self:start}th{text-align:left;font-weight:600;padding:4px 8px 8px;font-size:14px}th:first-child{width:265px}th.on{color:#c0392b}th small{font-weight:400;color:#7a6675;margin-left:6px}td{height:54px;border-top:1px solid #efe2dc;padding:4px 4px}td:first-child{padding-left:8px}td b{font-weight:600;font-size:14.5px}td small{color:#7a6675}td.on{background:#fdf0e8}
.load{float:right;color:#7a6675;font-size:13px;line-height:36px;padding-right:10px}
.z{border-radius:7px;padding:5px 10px;height:40px;line-height:1.25;font-weight:600;position:relative}.z small{display:block;font-weight:400;font-size:12px;color:inherit;opacity:.85}.s{background:#e7c9dd;color:#421338}.t{background:#ffd9a8;color:#4f2b00}.b{background:#c5e4dc;color:#0d3d32}.k{background:#dcdcf2;color:#23235a}.swap{outline:2.5px dashed #2b9c86;outline-offset:-2px;background:#fff;color:#1c6e5e}
footer{background:#fff;border-top:1px solid #efe2dc;display:grid;grid-template-columns:265px repeat(7,1fr);width:1232px;margin:0 24px;padding-top:12px}footer div{padding:0 8px;position:relative}footer .f{height:56px;display:flex;align-items:flex-end;gap:4px}footer .f i{width:26px;background:#d8b7cd;border-radius:3px 3px 0 0}footer .f i+i{background:#4b1d42}footer em{font-style:normal;color:#7a6675;font-size:12.5px}footer .low{color:#c0392b;font-weight:600}footer b{font-size:14px}`;

const PLACES: Record<string, string> = { s: 'sala', t: 'antresola', b: 'bar', k: 'kuchnia' };

/** Hours of a week; a shift that ends at 01 ends after midnight. */
function hoursOf(days: readonly string[]): number {
  return days.reduce((sum, code) => {
    const [from, to] = code.split(' ')[0]?.split('-').map(Number) ?? [];
    return from === undefined || to === undefined ? sum : sum + ((to - from + 24) % 24);
  }, 0);
}

function shift(code: string): string {
  if (code === '') return '';
  const [hours = '', place = ''] = code.split(' ');
  const kind = place.charAt(0);
  const swap = place.endsWith('!');
  return `<div class="z ${kind} ${swap ? 'swap' : ''}">${hours.replace('-', '–')}<small>${swap ? 'oddaje, 2 chętnych' : PLACES[kind]}</small></div>`;
}

function view(): string {
  const heads = DAYS.map(
    (day, index) =>
      `<th class="${index === 2 ? 'on' : ''}">${day}${index === 2 ? '<small>dziś</small>' : index === 5 ? '<small>wesele, 60 os.</small>' : ''}</th>`,
  ).join('');
  const rows = CREW.map(
    ([name, place, days]) =>
      `<tr><td><span class="load">${hoursOf(days)} h</span><b>${name}</b><br><small>${place}</small></td>${days.map((code, index) => `<td class="${index === 2 ? 'on' : ''}">${shift(code)}</td>`).join('')}</tr>`,
  ).join('');
  const people = DAYS.map((_, day) => CREW.filter(([, , days]) => days[day] !== '').length);
  const need = [5, 6, 6, 5, 8, 8, 5];
  const foot = DAYS.map((_, day) => {
    const have = people[day] ?? 0;
    const want = need[day] ?? 0;
    return `<div><div class="f"><i style="height:${((FORECAST[day] ?? 0) / 364) * 100}%"></i><i style="height:${have * 10.5}%"></i></div><em>${number(FORECAST[day] ?? 0, 'pl')} gości</em> · <em class="${have < want ? 'low' : ''}">${have} z ${want} os.</em></div>`;
  }).join('');
  return `<header><b>TipTip</b><span class="w">${icon('ChevronLeft', 19)}16–22 listopada${icon('ChevronRight', 19)}</span><span>Bistro Przędza, Łódź</span><span class="r">${CREW.reduce((sum, [, , days]) => sum + hoursOf(days), 0)} h · 4 prośby${icon('Bell', 20)}<span class="go">Opublikuj grafik</span></span></header>
<table><tr><th>Zespół</th>${heads}</tr>${rows}</table><footer><div><b>Obsada i goście</b><br><em>prognoza z rezerwacji,<br>pogody i ubiegłego roku</em></div>${foot}</footer>`;
}

/** The manager's week: shifts of the whole crew. */
export const TIPTIP_WEEK: Picture[] = [screen('realizations/tiptip-2', CSS, view())];
