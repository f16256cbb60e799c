import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';
import type { District } from '../territory.ts';
import { country } from '../territory.ts';

const SHADES = ['#eef3ea', '#d3e3c8', '#aecfa6', '#7db286', '#468c69', '#1d5f4d'];
const LIMITS = [150, 300, 500, 800, 1200];
const WIDTH = 900;
const HEIGHT = 744;

/** Names are invented; places and figures only have to be plausible together. */
const CITIES: [string, number, number, number][] = [
  ['Lindenstadt', 470, 318, 3],
  ['Hafenau', 250, 120, 2],
  ['Burgfelde', 690, 210, 2],
  ['Neu-Arnsberg', 236, 418, 2],
  ['Eisenbrück', 600, 520, 3],
  ['Altenmoor', 160, 300, 1],
  ['Grünthal', 490, 655, 1],
  ['Kranichsee', 560, 95, 1],
  ['Salzhof', 770, 400, 1],
];

const TERRITORIES: [string, string, number, number, number][] = [
  ['N1', 'S. Petersen', 5_214, 7.9, 96],
  ['N2', 'K. Ahlers', 4_380, -2.1, 88],
  ['W1', 'M. Roth', 4_967, 5.4, 103],
  ['W2', 'D. Yılmaz', 3_902, 11.6, 112],
  ['M1', 'J. Kessler', 6_041, 3.2, 101],
  ['O1', 'A. Nowotny', 3_118, -6.3, 81],
  ['S1', 'F. Huber', 4_655, 8.8, 107],
  ['S2', 'L. Mayr', 4_215, 1.7, 98],
];

const CSS = `body{background:#e3e5e1;font:13px/1.4 Instrument;color:#17222b}
.bar{position:absolute;left:0;right:0;top:0;height:56px;background:#fff;border-bottom:1px solid #c9d3d8;display:flex;align-items:center;gap:12px;padding:0 18px;z-index:3}
.bar b{font-size:17px}.bar .seg{display:flex;margin-left:22px;background:#edf1f2;border-radius:6px;padding:3px}.bar .seg span{padding:5px 13px;border-radius:4px;font-weight:500}.bar .seg .on{background:#fff;box-shadow:0 1px 3px rgb(23 34 43/.25);font-weight:600}
.find{margin-left:auto;border:1px solid #b8c4ca;border-radius:6px;width:250px;padding:7px 11px;color:#5c6a73;display:flex;gap:8px;align-items:center}
.map{position:absolute;left:0;top:56px}
.side{position:absolute;right:0;top:56px;bottom:0;width:380px;background:#fff;border-left:1px solid #c9d3d8;padding:16px 20px}
.side h2{font-size:15px;margin-bottom:2px}.side p{color:#5c6a73;margin-bottom:8px}
.side table{width:100%}.side th{text-align:right;font-weight:500;color:#5c6a73;font-size:12px;padding-bottom:4px;border-bottom:1px solid #17222b}.side th:first-child,.side td:first-child{text-align:left}.side td{height:33px;text-align:right;border-bottom:1px solid #e4e9eb}.side td:first-child b{display:inline-block;width:30px}.side tr.on td{background:#fff5dc}
.q{display:inline-block;width:66px;height:9px;background:#e8edee;position:relative;vertical-align:1px;margin-right:8px}.q i{position:absolute;left:0;top:0;bottom:0;background:#468c69}.q i.low{background:#c8553d}.q::after{content:'';position:absolute;left:55px;top:-3px;bottom:-3px;width:1.5px;background:#17222b}
.best{margin-top:16px}.best .r{display:grid;grid-template-columns:1fr 150px 62px;align-items:center;height:27px}.best i{display:block;height:14px;background:#468c69}.best em{font-style:normal;text-align:right;font-weight:600}
.leg{position:absolute;left:18px;bottom:18px;background:#fff;border-radius:6px;padding:11px 14px;box-shadow:0 2px 10px rgb(23 34 43/.18);z-index:2}.leg div{display:flex;margin-top:7px}.leg div span{width:54px;font-size:11.5px;color:#4a5861}.leg i{display:block;height:12px;margin-bottom:3px}
.zoom{position:absolute;left:18px;top:74px;background:#fff;border-radius:6px;box-shadow:0 2px 10px rgb(23 34 43/.18);z-index:2}.zoom span{display:grid;place-items:center;width:38px;height:38px;border-bottom:1px solid #e4e9eb}
.pop{position:absolute;left:326px;top:500px;width:248px;background:#fff;border-radius:8px;padding:13px 15px;box-shadow:0 8px 26px rgb(23 34 43/.3);z-index:2}.pop::before{content:'';position:absolute;right:-9px;top:67px;border:9px solid transparent;border-left-color:#fff;border-right:0}.pop h3{font-size:15px}.pop .v{font:700 25px Bricolage;margin:3px 0 1px}.pop small{color:#5c6a73;font-size:12.5px}.pop dl{display:grid;grid-template-columns:1fr auto;margin-top:8px;line-height:1.75;border-top:1px solid #e4e9eb;padding-top:6px}.pop dd{font-weight:600;text-align:right}
.city{font:600 13.5px Instrument;fill:#17222b;paint-order:stroke;stroke:#fff;stroke-width:3.5px;stroke-linejoin:round}`;

const ROADS =
  'M250 120C300 205 380 215 470 318C540 300 575 225 690 210S800 150 860 148M470 318C400 372 330 372 236 418S110 470 60 560M470 318C500 410 580 430 600 520C575 600 500 600 490 655S520 730 520 760M160 300C260 268 330 340 470 318M560 95C548 190 480 230 470 318M600 520C670 500 690 420 770 400';

/** Turnover of a district, in thousands of euros: more near the cities. */
function turnover({ seat, index }: District): number {
  const noise = seeded(index + 500)();
  const pull = CITIES.reduce(
    (sum, [, x, y, size]) =>
      sum + size ** 2 * Math.exp(-((seat[0] - x) ** 2 + (seat[1] - y) ** 2) / 5200),
    0,
  );
  return 70 + pull * 150 + noise * 330;
}

function shade(value: number): string {
  const step = LIMITS.findIndex((limit) => value < limit);
  return SHADES[step < 0 ? SHADES.length - 1 : step] ?? '#fff';
}

function inside([x, y]: [number, number]): boolean {
  const across = (x - 455) / (380 + 40 * Math.sin(y / 90));
  const down = (y - 372) / (338 + 30 * Math.sin(x / 75));
  return across ** 2 + down ** 2 < 1;
}

function region(seat: [number, number]): number {
  const seats: [number, number][] = [
    [250, 130],
    [600, 130],
    [170, 330],
    [280, 480],
    [470, 320],
    [730, 300],
    [470, 620],
    [680, 510],
  ];
  const away = seats.map(([x, y]) => Math.hypot(seat[0] - x, seat[1] - y));
  return away.indexOf(Math.min(...away));
}

function map(): string {
  const districts = country(190, WIDTH, HEIGHT, 20, inside);
  const land = districts
    .map((district) => `<path d="${district.outline}" fill="${shade(turnover(district))}"/>`)
    .join('');
  // A territory's border: every district drawn wide in dark, then its own territory over it.
  const chosen = districts.filter(({ seat }) => region(seat) === 7);
  const halo = chosen.map(({ outline }) => `<path d="${outline}"/>`).join('');
  const cover = chosen
    .map(
      (district) =>
        `<path d="${district.outline}" fill="${shade(turnover(district))}" stroke="#fff" stroke-width=".8"/>`,
    )
    .join('');
  const cities = CITIES.map(
    ([name, x, y, size]) =>
      `<circle cx="${x}" cy="${y}" r="${size * 1.6 + 1}" fill="#17222b" stroke="#fff" stroke-width="1.5"/><text x="${x + 9}" y="${y - 6}" class="city" style="font-size:${11.5 + size * 1.5}px">${name}</text>`,
  ).join('');
  const depots = [
    [430, 350],
    [648, 566],
    [228, 152],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><path d="M0 0C-13-15-13-32 0-34C13-32 13-15 0 0Z" fill="#d98a00" stroke="#fff" stroke-width="2"/><circle cy="-21" r="5" fill="#fff"/></g>`,
    )
    .join('');
  return `<svg class="map" width="${WIDTH}" height="${HEIGHT}" stroke-linejoin="round"><g stroke="#cfd3cd" stroke-width="9">${districts.map(({ outline }) => `<path d="${outline}" fill="none"/>`).join('')}</g><g stroke="#fff" stroke-width=".8">${land}</g>
<g stroke="#d98a00" stroke-width="6" fill="none">${halo}</g>${cover}
<path d="M262 92C290 150 372 176 404 246S470 336 448 402S500 486 566 500S622 560 640 616S676 668 690 702" fill="none" stroke="#8fb6c8" stroke-width="5" stroke-linecap="round"/>
<g fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"><path d="${ROADS}"/></g><g fill="none" stroke="#c2703d" stroke-width="2"><path d="${ROADS}"/></g>${depots}${cities}</svg>`;
}

function view(): string {
  const rows = TERRITORIES.map(
    ([code, who, sum, delta, quota]) =>
      `<tr class="${code === 'S2' ? 'on' : ''}"><td><b>${code}</b>${who}</td><td>${number(sum, 'de')}</td><td style="color:${delta < 0 ? '#b3311c' : '#0a6e42'};font-weight:600">${delta < 0 ? '−' : '+'}${number(Math.abs(delta), 'de', 1)} %</td><td><span class="q"><i class="${quota < 90 ? 'low' : ''}" style="width:${Math.min(66, quota * 0.55)}px"></i></span>${quota} %</td></tr>`,
  ).join('');
  const best = [
    ['Eisenbrück Stadt', 1_412, 100],
    ['Lindenstadt Mitte', 1_386, 98],
    ['Hafenau', 1_175, 83],
    ['Burgfelde Land', 964, 68],
    ['Neu-Arnsberg', 921, 65],
    ['Salzhof', 713, 50],
  ]
    .map(
      ([name, sum, share]) =>
        `<div class="r"><span>${name}</span><i style="width:${share}%"></i><em>${number(Number(sum), 'de')}</em></div>`,
    )
    .join('');
  const legend = ['< 150', '150', '300', '500', '800', '> 1.200']
    .map((text, index) => `<span><i style="background:${SHADES[index]}"></i>${text}</span>`)
    .join('');
  return `<div class="bar">${icon('Map', 22)}<b>GSD Maps</b><div class="seg"><span class="on">Umsatz</span><span>Potenzial</span><span>Besuche</span><span>Lieferzeit</span></div><span style="margin-left:6px">Jan – Nov 2026</span><div class="find">${icon('Search', 16)}Ort, Kunde oder Gebiet</div></div>
${map()}<div class="zoom"><span>${icon('Plus', 18)}</span><span>${icon('Minus', 18)}</span><span>${icon('Layers', 18)}</span></div>
<div class="pop"><h3>Eisenbrück Stadt</h3><div class="v">1.412 Tsd. €</div><small>Gebiet S2 · L. Mayr</small><dl><dt>Aktive Kunden</dt><dd>118</dd><dt>Potenzial offen</dt><dd>640 Tsd. €</dd><dt>Besuche in 90 Tagen</dt><dd>47</dd></dl></div>
<div class="leg"><b>Umsatz je Bezirk, Tsd. €</b><div>${legend}</div></div>
<aside class="side"><h2>Gebiete im Außendienst</h2><p>8 Gebiete · Umsatz in Tsd. €</p><table><tr><th>Gebiet</th><th>Umsatz</th><th>Vorjahr</th><th>Planerfüllung</th></tr>${rows}</table><div class="best"><h2 style="margin-bottom:6px">Stärkste Bezirke, Tsd. €</h2>${best}</div><p style="margin-top:18px;line-height:1.5;border-left:4px solid #d98a00;padding-left:12px;color:#17222b">Drei Bezirke in O1 liegen unter 60 % des Potenzials, das nächste Lager ist 74 km entfernt.</p></aside>`;
}

/** Map with statistics of a technical wholesaler, German; the country on it is invented. */
export const GSD_MAPS: Picture[] = [screen('realizations/gsd-maps-1', CSS, view())];
