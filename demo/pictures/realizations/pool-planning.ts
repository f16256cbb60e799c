import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

type Kind = 'club' | 'school' | 'lesson' | 'open' | 'aqua' | 'off';
/** Lanes are counted from 0; `lanes` is how many next to each other; hours as decimals. */
type Booking = {
  lane: number;
  lanes: number;
  from: number;
  to: number;
  kind: Kind;
  who: string;
  note?: string;
};

const OPENS = 6;
const CLOSES = 21.5;
const HOUR = 43;
const LANE = 100;
/** Left edge and width of the small pools, right of the six lanes. */
const SMALL_POOLS = [608, 800];
const SMALL_POOL = 188;

const BOOKINGS: Booking[] = [
  {
    lane: 0,
    lanes: 6,
    from: 6,
    to: 7.5,
    kind: 'open',
    who: 'Pływanie poranne',
    note: '6 torów · 41 osób',
  },
  {
    lane: 0,
    lanes: 3,
    from: 8,
    to: 10.5,
    kind: 'school',
    who: 'SP nr 12 i SP nr 35',
    note: 'klasy 3a, 3b, 2c · 58 dzieci',
  },
  {
    lane: 3,
    lanes: 3,
    from: 7.5,
    to: 12,
    kind: 'open',
    who: 'Wejścia indywidualne',
    note: 'limit 45',
  },
  { lane: 0, lanes: 2, from: 10.5, to: 13, kind: 'school', who: 'II LO', note: 'WF, 2 grupy' },
  { lane: 2, lanes: 1, from: 10.5, to: 13, kind: 'aqua', who: 'Seniorzy', note: 'aqua, 14 os.' },
  { lane: 3, lanes: 3, from: 12, to: 16, kind: 'open', who: 'Wejścia indywidualne' },
  {
    lane: 0,
    lanes: 3,
    from: 13,
    to: 15,
    kind: 'school',
    who: 'SP nr 7',
    note: 'nauka pływania, 32 dzieci',
  },
  {
    lane: 0,
    lanes: 2,
    from: 15,
    to: 18,
    kind: 'club',
    who: 'UKS Delfin',
    note: 'juniorzy · trener A. Maj',
  },
  {
    lane: 2,
    lanes: 2,
    from: 16,
    to: 18,
    kind: 'school',
    who: 'II LO',
    note: 'WF, 2 grupy',
  },
  {
    lane: 4,
    lanes: 2,
    from: 16,
    to: 18,
    kind: 'lesson',
    who: 'Szkółka Fala',
    note: 'poziom 2 i 3',
  },
  { lane: 0, lanes: 2, from: 18, to: 20.5, kind: 'club', who: 'Triathlon Łódź', note: '22 os.' },
  {
    lane: 2,
    lanes: 4,
    from: 18,
    to: 21.5,
    kind: 'open',
    who: 'Wejścia indywidualne',
    note: 'limit 60 · zajęte 37',
  },
  { lane: 0, lanes: 2, from: 20.5, to: 21.5, kind: 'off', who: 'Ratownicy', note: 'trening' },
  { lane: 6, lanes: 1, from: 8, to: 11, kind: 'school', who: 'Przedszkole 48', note: '2 grupy' },
  {
    lane: 6,
    lanes: 1,
    from: 11,
    to: 13.5,
    kind: 'off',
    who: 'Przerwa techniczna',
    note: 'wymiana złoża, filtr 2',
  },
  {
    lane: 6,
    lanes: 1,
    from: 14.5,
    to: 18.5,
    kind: 'lesson',
    who: 'Szkółka Fala',
    note: 'poziom 1',
  },
  { lane: 6, lanes: 1, from: 18.5, to: 21.5, kind: 'aqua', who: 'Aqua fitness', note: '3 zajęcia' },
  {
    lane: 7,
    lanes: 1,
    from: 9,
    to: 12,
    kind: 'aqua',
    who: 'Rehabilitacja',
    note: 'NFZ, co 30 min',
  },
  { lane: 7, lanes: 1, from: 12, to: 15, kind: 'open', who: 'Otwarte' },
  { lane: 7, lanes: 1, from: 15, to: 17, kind: 'lesson', who: 'Niemowlęta', note: 'woda 33 °C' },
  { lane: 7, lanes: 1, from: 17, to: 21.5, kind: 'open', who: 'Otwarte' },
];

const GROUPS: [Kind, string][] = [
  ['open', 'Wejścia otwarte'],
  ['school', 'Szkoły'],
  ['club', 'Kluby'],
  ['lesson', 'Nauka pływania'],
  ['aqua', 'Zajęcia w wodzie'],
  ['off', 'Obsługa, przerwy'],
];

/** Booked hours of the six lanes, of one kind or of all. */
function laneHours(kind?: Kind): number {
  return BOOKINGS.filter((each) => each.lane < 6 && (!kind || each.kind === kind)).reduce(
    (sum, { lanes, from, to }) => sum + lanes * (to - from),
    0,
  );
}

const CSS = `body{background:#fff;font:13px/1.35 Instrument;color:#0c2b3a;display:grid;grid-template-columns:236px 1fr;grid-template-rows:58px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:14px;padding:0 20px;border-bottom:1px solid #d3e3e8}header h1{font:700 19px Instrument}header .d{display:flex;align-items:center;gap:8px;font-weight:600;font-size:15px}
header .r{margin-left:auto;display:flex;gap:8px}header .r span{border:1px solid #a9c6cf;padding:7px 13px;border-radius:18px;font-weight:600}header .r .go{background:#00738c;color:#fff;border-color:#00738c}
aside{padding:16px 18px 0 20px;border-right:1px solid #d3e3e8;background:#f3f9fa}
aside h2{font-size:13px;margin:0 0 8px;color:#0c2b3a}.cal{width:100%;text-align:center;margin-bottom:18px;font-size:12.5px}.cal td,.cal th{height:23px;width:14.2%}.cal th{color:#5d7d88;font-weight:500}.cal .on{background:#00738c;color:#fff;font-weight:700;border-radius:13px}.cal .x{color:#a5bac1}
.pool{display:grid;grid-template-columns:1fr auto;gap:1px 8px;padding:9px 0;border-top:1px solid #d3e3e8}.pool b{font-size:14px}.pool .t{font-size:17px;font-weight:700;color:#00738c}.pool small{color:#4c6a75;font-size:12px}
.who{margin-top:8px}.who div{display:flex;gap:9px;align-items:center;padding:5px 0}.who i{width:13px;height:13px;border-radius:3px}.who em{margin-left:auto;font-style:normal;color:#4c6a75}
.grid{position:relative;padding-left:52px}.lanes{display:flex;height:46px;border-bottom:2px solid #0c2b3a}.lanes span{width:${LANE}px;padding:6px 0 0 8px;border-left:1px solid #d3e3e8;font-weight:600;line-height:1.25}.lanes small{display:block;font-weight:400;color:#4c6a75;font-size:11.5px}.lanes .w{border-left:8px solid #cdebf1;width:200px}
.body{position:relative;height:690px}.h{position:absolute;left:-52px;right:0;border-top:1px solid #e3eef1}.h b{position:absolute;left:14px;top:-1px;font-weight:500;color:#4c6a75;font-size:12px}
.b{position:absolute;border-radius:4px;padding:6px 9px;overflow:hidden;line-height:1.3}.b b{display:block;font-size:15px;line-height:1.2}.b small{font-size:13.5px;opacity:.92}
.club{background:#f2a13a;color:#2b1700}.school{background:#8fd3a8;color:#0b2e19}.lesson{background:#ffd95c;color:#2d2300}.open{background:#bfe6ef;color:#06323f}.aqua{background:#b7b5ee;color:#1c1a4d}.off{background:repeating-linear-gradient(135deg,#e4e9eb 0 7px,#d5dcdf 7px 14px);color:#37474f}
.line{position:absolute;left:-52px;right:0;border-top:2px solid #d0342c;z-index:3}.line b{position:absolute;left:4px;top:-10px;background:#d0342c;color:#fff;font-size:11.5px;padding:1px 6px;border-radius:3px}
.drag{position:absolute;border:2px dashed #00738c;background:rgb(255 255 255/.94);border-radius:4px;padding:8px 10px;font-size:14px;z-index:2;box-shadow:0 6px 16px rgb(12 43 58/.2)}.drag b{display:block;font-size:16px}.drag small{color:#0a7a3f;font-size:14px;font-weight:600;display:flex;gap:4px;align-items:center}`;

function month(): string {
  const days = Array.from({ length: 42 }, (_, index) => {
    const day = index - 5;
    if (day < 1 || day > 30) return `<td class="x">${day < 1 ? 31 + day : day - 30}</td>`;
    return `<td class="${day === 18 ? 'on' : ''}">${day}</td>`;
  });
  // November 2026 begins on a Sunday, so the first row holds October up to its last column.
  const rows = Array.from(
    { length: 6 },
    (_, week) => `<tr>${days.slice(week * 7, week * 7 + 7).join('')}</tr>`,
  );
  return `<table class="cal"><tr>${['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'Sb', 'Nd'].map((day) => `<th>${day}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

function block({ lane, lanes, from, to, kind, who, note }: Booking): string {
  const left = SMALL_POOLS[lane - 6] ?? lane * LANE;
  const width = lane >= 6 ? SMALL_POOL : lanes * LANE;
  return `<div class="b ${kind}" style="left:${left + 3}px;width:${width - 5}px;top:${(from - OPENS) * HOUR + 2}px;height:${(to - from) * HOUR - 3}px"><b>${who}</b>${note ? `<small>${note}</small>` : ''}</div>`;
}

function day(): string {
  const hours = Array.from(
    { length: 16 },
    (_, index) => `<div class="h" style="top:${index * HOUR}px"><b>${OPENS + index}:00</b></div>`,
  ).join('');
  const heads = [1, 2, 3, 4, 5, 6]
    .map((lane) => `<span>Tor ${lane}<small>25 m</small></span>`)
    .join('');
  const booked = laneHours();
  const groups = GROUPS.map(
    ([kind, name]) =>
      `<div><i class="${kind}"></i>${name}<em>${Math.round((laneHours(kind) / booked) * 100)}%</em></div>`,
  ).join('');
  const share = Math.round((booked / (6 * (CLOSES - OPENS))) * 100);
  return `<header>${icon('WavesLadder', 25)}<h1>Pływalnia Wodny Raj</h1><span class="d" style="margin-left:34px">${icon('ChevronLeft', 18)}środa, 18 listopada${icon('ChevronRight', 18)}</span><div class="r"><span>Dzień</span><span>Tydzień</span><span>Sezon</span><span class="go">Nowa rezerwacja</span></div></header>
<aside><h2>Listopad 2026</h2>${month()}
<div class="pool"><b>Basen sportowy</b><span class="t">27,4 °C</span><small>64 z 90 osób</small><small>chlor 0,48</small></div><div class="pool"><b>Mały basen</b><span class="t">30,1 °C</span><small>12 z 20 osób</small><small>chlor 0,51</small></div><div class="pool"><b>Rekreacja</b><span class="t">32,8 °C</span><small>9 z 25 osób</small><small>chlor 0,46</small></div>
<div class="who"><h2 style="margin-top:10px">Wykorzystanie torów, ${share}%</h2>${groups}</div></aside>
<section class="grid"><div class="lanes">${heads}<span class="w">Mały basen<small>12,5 m</small></span><span>Rekreacja<small>bez torów</small></span></div><div class="body">${hours}${BOOKINGS.map(block).join('')}
<div class="drag" style="left:${4 * LANE - 12}px;top:${(18.6 - OPENS) * HOUR}px;width:${2 * LANE + 6}px;height:80px"><b>AZS Politechnika</b>18:30–20:00, tory 5–6<small>${icon('Check', 14, 2.5)}wolne, ratownik jest</small></div>
<div class="line" style="top:${(17.72 - OPENS) * HOUR}px"><b>17:43</b></div></div></section>`;
}

/** Schedule and lanes of a swimming pool. */
export const POOL_PLANNING: Picture[] = [screen('realizations/pool-planning-1', CSS, day())];
