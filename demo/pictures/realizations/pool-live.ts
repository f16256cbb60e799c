import { areaPath, linePath } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';

type Lane = {
  who: string;
  note: string;
  people: number;
  limit: number;
  until: string;
  colour: string;
};

const LANES: Lane[] = [
  {
    who: 'Triathlon Łódź',
    note: 'interwały',
    people: 11,
    limit: 12,
    until: '20:30',
    colour: '#f2a13a',
  },
  {
    who: 'Triathlon Łódź',
    note: 'technika',
    people: 11,
    limit: 12,
    until: '20:30',
    colour: '#f2a13a',
  },
  {
    who: 'Wejścia indywidualne',
    note: 'szybki',
    people: 7,
    limit: 10,
    until: '21:30',
    colour: '#ffffff',
  },
  {
    who: 'Wejścia indywidualne',
    note: 'średni',
    people: 10,
    limit: 10,
    until: '21:30',
    colour: '#ffffff',
  },
  {
    who: 'AZS Politechnika',
    note: 'trening',
    people: 14,
    limit: 14,
    until: '20:00',
    colour: '#ffd95c',
  },
  {
    who: 'AZS Politechnika',
    note: 'trening',
    people: 12,
    limit: 14,
    until: '20:00',
    colour: '#ffd95c',
  },
];

const LEFT = 62;
const LANE = 79;
const LENGTH = 808;

const CSS = `body{background:#0c2b3a;font:15px/1.4 Instrument;color:#eaf6f9;display:grid;grid-template-rows:64px 1fr 154px}
header{display:flex;align-items:center;gap:16px;padding:0 28px;font-size:16px}header b{font:700 22px Instrument}header .r{margin-left:auto;font:700 24px Instrument}
.hall{position:relative}.hall text{font-family:Instrument}
.info{position:absolute;right:28px;top:0;width:330px}.info h2{font-size:15px;font-weight:600;color:#9fd0dd;margin-bottom:4px}.n{display:grid;grid-template-columns:66px 1fr;padding:10px 0;border-top:1px solid #24495a;line-height:1.35}.n b{font-size:17px}.n small{display:block;color:#9fc3cd;font-size:13.5px}
.t{display:grid;grid-template-columns:1fr 1fr;gap:12px 20px;margin-bottom:18px}.t div b{display:block;font:600 33px/1.1 Instrument;letter-spacing:-.02em}.t small{color:#9fc3cd;font-size:13.5px}
footer{background:#08202c;padding:14px 28px;display:grid;grid-template-columns:240px 1fr;gap:20px}footer b{font-size:16px}footer small{display:block;color:#9fc3cd;font-size:14px;margin-top:2px}.axis{font:12.5px Instrument;fill:#9fc3cd}`;

/** Swimmers seen from above, spread along a lane: up on one side of it, back on the other. */
function swimmers({ people, colour }: Lane, lane: number): string {
  const random = seeded(lane + 90);
  const middle = 30 + lane * LANE + LANE / 2;
  return Array.from({ length: people }, (_, index) => {
    const back = index % 2 === 1;
    const x = LEFT + 236 + ((index + random() * 0.7) / people) * (LENGTH - 270);
    const y = middle + (back ? 17 : -17) + (random() - 0.5) * 5;
    const facing = back ? 180 : 0;
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${facing})"><path d="M-26-7Q-14 0-26 7" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none"/><ellipse rx="12" ry="5" fill="#e6b996"/><path d="M4 4Q14 12 20 9" stroke="#e6b996" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="13" r="6" fill="${colour}"/></g>`;
  }).join('');
}

function pool(): string {
  const height = LANES.length * LANE;
  const ropes = Array.from({ length: LANES.length - 1 }, (_, index) => {
    const y = 30 + (index + 1) * LANE;
    return `<path d="M${LEFT} ${y}H${LEFT + LENGTH}" stroke="#fff" stroke-width="6"/><path d="M${LEFT} ${y}H${LEFT + LENGTH}" stroke="#e0523f" stroke-width="6" stroke-dasharray="14 14"/>`;
  }).join('');
  const lanes = LANES.map((lane, index) => {
    const y = 30 + index * LANE;
    const full = lane.people >= lane.limit;
    return `<path d="M${LEFT + 216} ${y + LANE / 2}H${LEFT + LENGTH - 36}" stroke="#0a6d8c" stroke-opacity=".5" stroke-width="9"/>${swimmers(lane, index)}<rect x="${LEFT}" y="${y + 3}" width="206" height="${LANE - 6}" fill="#06384a" fill-opacity=".86"/><text x="${LEFT + 14}" y="${y + 49}" fill="#fff" font-size="30" font-weight="700">${index + 1}</text><text x="${LEFT + 42}" y="${y + 32}" fill="#fff" font-size="14.5" font-weight="600">${lane.who}</text><text x="${LEFT + 42}" y="${y + 53}" fill="${full ? '#ffcf5c' : '#bfe6ef'}" font-size="13.5">${lane.people} z ${lane.limit} · ${lane.note} · do ${lane.until}</text>`;
  }).join('');
  const caustics = Array.from({ length: 46 }, (_, index) => {
    const random = seeded(index + 7);
    const x = LEFT + random() * (LENGTH - 70);
    const y = 34 + random() * (height - 20);
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q16-8 32 0t32 0" stroke="#fff" stroke-opacity=".2" stroke-width="2" fill="none"/>`;
  }).join('');
  const blocks = LANES.map(
    (_, index) =>
      `<rect x="${LEFT - 26}" y="${30 + index * LANE + 22}" width="18" height="36" fill="#dbe7ea" rx="2"/>`,
  ).join('');
  return `<svg width="920" height="560"><rect x="${LEFT - 34}" y="8" width="${LENGTH + 62}" height="${height + 44}" fill="#2b5566" rx="4"/><rect x="${LEFT}" y="30" width="${LENGTH}" height="${height}" fill="#1b94b5"/>${caustics}${lanes}${ropes}${blocks}</svg>`;
}

function load(): string {
  const scale = { width: 930, height: 80, min: 0, max: 100 };
  const plan = [62, 55, 48, 71, 78, 66, 52, 60, 74, 88, 92, 96, 84, 72, 51, 30];
  const real = [66, 52, 43, 75, 84, 61, 47, 63, 82, 85, 98, 90, 87, 79];
  const hours = Array.from(
    { length: 8 },
    (_, index) => `<text class="axis" x="${index * 124}" y="102">${6 + index * 2}:00</text>`,
  ).join('');
  const now = { ...scale, width: (scale.width * 13) / 15 };
  return `<svg width="960" height="110" style="overflow:visible"><path d="${areaPath(plan, scale)}" fill="#164558"/><path d="${linePath(real, now)}" fill="none" stroke="#ffd95c" stroke-width="3"/><path d="M${now.width} 0V80" stroke="#fff" stroke-dasharray="3 3"/><circle cx="${now.width}" cy="${80 - 79 * 0.8}" r="5" fill="#ffd95c"/>${hours}</svg>`;
}

function view(): string {
  return `<header>${icon('WavesLadder', 28)}<b>Basen sportowy, na żywo</b><span style="color:#9fc3cd">Pływalnia Wodny Raj</span><span class="r">18:52</span></header>
<section class="hall">${pool()}<div class="info"><div class="t"><div><b>65</b><small>osób w wodzie, limit 72</small></div><div><b>27,4 °C</b><small>woda</small></div><div><b>0,48</b><small>chlor, mg/l</small></div><div><b>2</b><small>ratowników na hali</small></div></div><h2>Dalej na torach</h2><div class="n"><b>20:00</b><span>Tory 5–6 dla wszystkich<small>AZS kończy, liny zostają</small></span></div><div class="n"><b>20:30</b><span>Ratownicy, trening<small>tory 1–2, manekin i deska</small></span></div><div class="n"><b>21:30</b><span>Koniec wejść<small>płukanie filtra 1 o 22:00</small></span></div><div class="n"><b>6:00</b><span>Pływanie poranne<small>33 karnety, 6 torów</small></span></div></div></section>
<footer><div><b>Obłożenie dziś</b><small>żółta linia: bramki, tło: plan,<br>w procentach limitu</small></div>${load()}</footer>`;
}

/** Display in the hall: lanes seen from above, as they are now. */
export const POOL_LIVE: Picture[] = [screen('realizations/pool-planning-2', CSS, view())];
