import { linePath, number, points, sparkline } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';

const WEEKS = 46;
const CHART = { width: 690, height: 250, min: 400, max: 1000 };

/** Weekly turnover in thousands of euros: a season, growth, and noise. */
function year(level: number, growth: number, seed: number, weeks: number): number[] {
  const random = seeded(seed);
  return Array.from({ length: weeks }, (_, week) => {
    const season =
      Math.sin(((week - 9) / 52) * 2 * Math.PI) * 92 + Math.sin((week / 26) * 2 * Math.PI) * 34;
    const holiday = week === 0 || week === 51 ? -150 : week === 15 || week === 20 ? -85 : 0;
    return Math.round(level + season + growth * week + holiday + (random() - 0.5) * 74);
  });
}

/** Scales a series so that its first `WEEKS` weeks add up to `total`, the sum that the head of the page shows. */
function summingTo(total: number, values: readonly number[]): number[] {
  const sum = values.slice(0, WEEKS).reduce((before, value) => before + value, 0);
  return values.map((value) => Math.round((value * total) / sum));
}

const THIS = summingTo(36_492, year(742, 2.9, 11, WEEKS));
const LAST = summingTo(36_492 / 1.078, year(702, 2.2, 29, 52));
const PLAN = LAST.map((_, week) => {
  const near = LAST.slice(Math.max(0, week - 4), week + 5);
  return (near.reduce((sum, value) => sum + value, 0) / near.length) * 1.055;
});

const GROUPS: [string, number, number][] = [
  ['Antriebstechnik', 9_842, 6.2],
  ['Hydraulik', 7_316, 11.8],
  ['Wälzlager', 6_904, -2.4],
  ['Arbeitsschutz', 4_127, 3.1],
  ['Dichtungen', 3_588, 8.9],
  ['Werkzeuge', 2_951, -5.7],
  ['Schmierstoffe', 1_764, 1.2],
];

const CUSTOMERS: [string, string, number, number, number, number][] = [
  ['Brandt Anlagenbau GmbH', 'Nord', 1_284_310, 9.4, 24.1, 3],
  ['Papierwerk Alsfeld KG', 'Mitte', 1_102_775, 4.8, 27.6, 5],
  ['Hegau Fördertechnik', 'Süd', 968_140, 17.2, 22.9, 8],
  ['Molkerei Isental eG', 'Süd', 812_906, -3.6, 29.3, 13],
  ['Stahlbau Wendt & Co.', 'West', 774_418, 2.1, 21.4, 21],
  ['Rügen Fisch Logistik', 'Nord', 655_092, -8.8, 25.7, 34],
  ['Ostharz Zement AG', 'Ost', 602_337, 6.5, 23.8, 55],
];

const TEAL = '#0e6e6b';
const CSS = `body{background:#fff;font:13px/1.4 Plex;color:#182326;display:grid;grid-template-columns:58px 1fr;}
.rail{background:#0b2f30;display:flex;flex-direction:column;align-items:center;gap:26px;padding-top:18px;color:#8fb5b3;height:800px}.rail b{color:#fff;font-size:15px;letter-spacing:.02em;margin-bottom:8px}.rail .on{color:#fff;box-shadow:-18px 0 0 -14px #fff,-22px 0 0 -14px #fff}
.main{padding:16px 26px 0;min-width:0}.top{display:flex;align-items:center;gap:9px}.top h1{font-size:22px;font-weight:600;margin-right:auto;letter-spacing:-.01em}.top span{border:1px solid #c4d0d0;padding:6px 11px;display:flex;gap:6px;align-items:center;border-radius:2px}
.kpi{display:grid;grid-template-columns:1.6fr 1.3fr 1fr 1fr 1fr;margin:14px 0 14px;border-top:2px solid #182326;border-bottom:1px solid #d6dfdf}.kpi div{padding:10px 0 11px 18px;border-left:1px solid #d6dfdf}.kpi div:first-child{padding-left:0;border:0}.kpi small{color:#4f6264;font-size:13px}.kpi b{display:block;font-size:28px;font-weight:600;line-height:1.2;letter-spacing:-.02em}.kpi em{font-style:normal;font-weight:600}
.up{color:#0a7a45}.down{color:#b3311c}
.two{display:grid;grid-template-columns:769px 1fr;gap:26px}h2{font-size:16px;font-weight:600;margin-bottom:6px;display:flex;gap:16px;align-items:baseline}h2 small{font-weight:400;color:#4f6264;font-size:12.5px}h2 i{display:inline-block;width:18px;height:3px;vertical-align:4px;margin-right:5px}
.axis{font:12px Plex;fill:#4f6264}
.g{display:grid;grid-template-columns:132px 1fr 70px;align-items:center;height:33px;white-space:nowrap;font-size:15.5px}.g i{display:block;height:18px;background:${TEAL}}.g .l{display:flex;align-items:center;gap:7px;font-weight:500}.g em{font-style:normal;text-align:right;font-weight:600}
table{width:100%;font-size:13px}th{text-align:right;font-weight:500;color:#4f6264;padding:4px 10px 5px;border-bottom:1px solid #182326}th:first-child,td:first-child{text-align:left;padding-left:0}td{text-align:right;padding:0 10px;height:34px;border-bottom:1px solid #e3eaea}td:first-child{font-weight:600}td svg{margin-left:auto}
.hint{margin-top:2px;border-left:4px solid #d98a00;padding:2px 0 2px 13px;line-height:1.4;margin-bottom:13px;font-size:15.5px}.hint b{display:block}`;

/** Orders of one customer over 24 weeks: a random walk that ends where the change says. */
function walk(change: number, seed: number): number[] {
  const random = seeded(seed);
  let level = 0;
  return Array.from({ length: 24 }, () => {
    level += (random() - 0.5) * 9 + change * 0.16;
    return level;
  });
}

function turnover(): string {
  const wide = { ...CHART, width: (CHART.width * (WEEKS - 1)) / 51 };
  const grid = [400, 600, 800, 1000]
    .map((value) => {
      const y = CHART.height - ((value - CHART.min) / (CHART.max - CHART.min)) * CHART.height;
      return `<path d="M0 ${y}H${CHART.width}" stroke="#dde6e6"/><text x="-10" y="${y + 4}" class="axis" text-anchor="end">${number(value, 'de')}</text>`;
    })
    .join('');
  const months = [
    'Jan',
    'Feb',
    'Mär',
    'Apr',
    'Mai',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Okt',
    'Nov',
    'Dez',
  ]
    .map(
      (month, index) =>
        `<text x="${(index / 12) * CHART.width + 6}" y="${CHART.height + 19}" class="axis">${month}</text>`,
    )
    .join('');
  const [x, y] = points(THIS, wide).at(-1) ?? [0, 0];
  return `<svg width="769" height="284" style="overflow:visible"><g transform="translate(48 6)">${grid}${months}<path d="${linePath(PLAN, CHART)}" fill="none" stroke="#d98a00" stroke-width="1.5" stroke-dasharray="5 4"/><path d="${linePath(LAST, CHART)}" fill="none" stroke="#9db4b5" stroke-width="1.75"/><path d="${linePath(THIS, wide)}" fill="none" stroke="${TEAL}" stroke-width="2.75" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="5" fill="${TEAL}" stroke="#fff" stroke-width="2"/><path d="M${x} ${y + 8}V${CHART.height}" stroke="${TEAL}" stroke-dasharray="2 3"/><text x="${x + 9}" y="${y - 8}" style="font:600 13px Plex" fill="${TEAL}">KW 46: ${number(THIS.at(-1) ?? 0, 'de')}</text></g></svg>`;
}

function change(value: number): string {
  return `<em class="${value < 0 ? 'down' : 'up'}" style="font-style:normal;font-weight:600">${value < 0 ? '−' : '+'}${number(Math.abs(value), 'de', 1)} %</em>`;
}

function dashboard(): string {
  const groups = GROUPS.map(
    ([name, sum, delta]) =>
      `<div class="g"><span>${name}</span><span class="l"><i style="width:${(sum / 9_842) * 118}px"></i>${number(sum / 1000, 'de', 1)}</span>${change(delta)}</div>`,
  ).join('');
  const rows = CUSTOMERS.map(
    ([name, region, sum, delta, margin, seed]) =>
      `<tr><td>${name}</td><td style="text-align:left">${region}</td><td>${sparkline(walk(delta, seed), 118, 24, delta < 0 ? '#b3311c' : TEAL)}</td><td><b>${number(sum, 'de')}</b></td><td>${change(delta)}</td><td>${number(margin, 'de', 1)} %</td></tr>`,
  ).join('');
  return `<nav class="rail"><b>GSD</b>${(['ChartLine', 'Map', 'Building', 'Package', 'Users', 'FileSpreadsheet'] as const).map((name, index) => `<span class="${index === 0 ? 'on' : ''}">${icon(name, 23)}</span>`).join('')}</nav>
<div class="main"><div class="top"><h1>Umsatz und Deckungsbeitrag</h1><span>Jan – KW 46 2026 ${icon('ChevronDown', 15)}</span><span>Alle Regionen ${icon('ChevronDown', 15)}</span><span>Alle Gruppen ${icon('ChevronDown', 15)}</span><span>${icon('Download', 15)}Excel</span></div>
<div class="kpi"><div><small>Umsatz, Mio. €</small><b>36,49</b><em class="up">+7,8 %</em> <small>zum Vorjahr</small></div><div><small>Deckungsbeitrag</small><b>25,3 %</b><em class="up">+0,9 Pkt.</em></div><div><small>Aufträge</small><b>41.207</b><em class="up">+3,2 %</em></div><div><small>Ø Auftragswert</small><b>885,60 €</b><em class="up">+4,5 %</em></div><div><small>Retourenquote</small><b>1,9 %</b><em class="down">+0,2 Pkt.</em></div></div>
<div class="two"><div><h2>Umsatz je Woche, Tsd. € <small><i style="background:${TEAL}"></i>2026</small><small><i style="background:#9db4b5"></i>2025</small><small><i style="background:#d98a00"></i>Plan</small></h2>${turnover()}</div><div><h2>Warengruppen, Mio. €</h2>${groups}</div></div>
<div class="two" style="margin-top:6px"><div><h2>Größte Kunden <small>7 von 2.318</small></h2><table><tr><th>Kunde</th><th style="text-align:left">Region</th><th>24 Wochen</th><th>Umsatz, €</th><th>Vorjahr</th><th>DB</th></tr>${rows}</table></div><div><h2 style="margin-bottom:10px">Auffällig diese Woche</h2><div class="hint"><b>Rügen Fisch Logistik</b>seit 5 Wochen ohne Bestellung in Hydraulik</div><div class="hint"><b>Werkzeuge, Region West</b>DB fällt auf 17,8 %, drei Sonderpreise</div><div class="hint" style="border-color:${TEAL}"><b>Hegau Fördertechnik</b>Rahmenvertrag zu 92 % abgerufen</div></div></div></div>`;
}

/** Sales statistics of a technical wholesaler, German. */
export const GSD_STATS: Picture[] = [screen('realizations/gsd-stats-1', CSS, dashboard())];
