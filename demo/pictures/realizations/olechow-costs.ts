import { number } from '../chart.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { ERP_CSS, erpFrame } from '../products/erp.ts';
import { THREADS } from '../thread.ts';

const RED = THREADS.erp;

/** Cost of the order by operation, in złoty: estimated before it, counted after it. */
const COSTS: [name: string, place: string, estimate: number, result: number][] = [
  ['Materiał', 'profile, blacha, farba', 11_280, 11_346],
  ['Cięcie laserem', 'L-2', 1_440, 1_440],
  ['Gięcie', 'G-1', 1_104, 1_080],
  ['Spawanie', 'S-3, S-4', 3_600, 4_050],
  ['Malowanie', 'M-1', 1_800, 1_836],
  ['Kontrola, pakowanie', 'P-2', 960, 984],
];

/** Orders that ended this week: product, buyer, margin in percent, and where it was estimated. */
const ENDED: [what: string, who: string, margin: string, plan: string, bad: boolean][] = [
  ['Wspornik WS-22, ocynk', 'Nordhaus GmbH', '28,4%', '27,9%', false],
  ['Obudowa sterownika OB-4', 'Elmet Zgierz', '19,6%', '26,0%', true],
  ['Regał magazynowy RM-6', 'Hurtownia Bawełna', '33,0%', '32,5%', false],
  ['Uchwyt kablowy UK-9', 'Elmet Zgierz', '26,1%', '25,8%', false],
];

const CSS = `${ERP_CSS}
.list h1 small{font:400 14px Instrument;color:#4a5060;margin-left:14px}.list .sum td{border-top:2px solid #14171f;border-bottom:0;font-weight:600;font-size:15px}
.list th{font-weight:500;color:#6b7080;text-align:right;font-size:12.5px;padding:14px 8px 6px;border-bottom:1px solid #14171f}.list th:first-child{text-align:left;padding-left:0}.list td{text-align:right;font-size:15px;height:95px}.list th:nth-child(n+2){width:20%}.list th:nth-child(4){width:15%}.list td:first-child{text-align:left}.list td small{font-size:13px;font-weight:400}
.list .over{color:#b72a12;font-weight:600}.list .hot td{background:#fdf1ee}.list .hot td:first-child{box-shadow:inset 4px 0 ${RED};padding-left:14px}
.why{border-left:4px solid ${RED};background:#fdf1ee;padding:9px 12px;margin-top:14px;font-size:14px}
.big{display:grid;grid-template-columns:1fr 1fr;gap:16px;border-top:3px solid ${RED};padding:10px 0 12px;border-bottom:1px solid #e2ded6}.big b{display:block;font:700 40px/1.1 Bricolage}.big small{color:#4a5060;font-size:13.5px}
aside{padding-top:24px}aside h3:nth-of-type(2){margin-top:24px}aside .m td{height:77px;line-height:1.3;vertical-align:top;padding-top:4px}aside .m small{display:block;color:#6b7080}aside .m b{font-size:15px}aside .bad b{color:#b72a12}
.line{display:flex;justify-content:space-between;line-height:2;border-bottom:1px solid #ebe8e1;font-size:14px}.line b{font-weight:600}`;

function difference(estimate: number, result: number): string {
  const over = result - estimate;
  if (over === 0) return '0';
  return `${over > 0 ? '+' : '−'}${number(Math.abs(over), 'pl')}`;
}

function view(): string {
  const rows = COSTS.map(
    ([name, place, estimate, result]) =>
      `<tr class="${result - estimate > 100 ? 'hot' : ''}"><td><b>${name}</b><small>${place}</small></td><td>${number(estimate, 'pl')}</td><td>${number(result, 'pl')}</td><td class="${result - estimate > 100 ? 'over' : ''}">${difference(estimate, result)}</td></tr>`,
  ).join('');
  const [before, after] = [2, 3].map((at) => COSTS.reduce((sum, row) => sum + Number(row[at]), 0));
  const ended = ENDED.map(
    ([what, who, margin, plan, bad]) =>
      `<tr class="${bad ? 'bad' : ''}"><td>${what}<small>${who}</small></td><td><b>${margin}</b><small>plan ${plan}</small></td></tr>`,
  ).join('');
  const frame = erpFrame('Koszty', ['Rozliczenia', 'Kalkulacje', 'Stawki gniazd', 'Odchylenia']);
  return `${frame}
<section class="list"><h1>Kalkulacja i wykonanie<small>ZP/1184 · 180 szt.</small></h1><table><tr><th>Pozycja</th><th>Kalkulacja, zł</th><th>Wykonanie, zł</th><th>Różnica</th></tr>${rows}<tr class="sum"><td>Razem</td><td>${number(before ?? 0, 'pl')}</td><td>${number(after ?? 0, 'pl')}</td><td>${difference(before ?? 0, after ?? 0)}</td></tr></table></section>
<aside><h2>Stojak rowerowy S-5</h2><p class="sub">Brama Plus · piątek 20.11, 13:30</p><div class="big"><div><small>Koszt sztuki</small><b>115,20 zł</b><small>plan 112,13 zł</small></div><div><small>Marża</small><b>31,2%</b><small>plan 33,1%</small></div></div>
<p class="why">Spawanie: 6 godz. poprawek na S-4.</p>
<h3>Do faktury</h3><p class="line"><span>180 szt. po 167,50 zł</span><b>30 150 zł</b></p><p class="line"><span>Zostaje na zleceniu</span><b>9 414 zł</b></p>
<h3>Zakończone w tym tygodniu</h3><table class="m">${ended}</table></aside>`;
}

/** ERP of the metal works: an order counted on the day it ships, beside its estimate. */
export const OLECHOW_COSTS: Picture[] = [screen('realizations/metal-olechow-1', CSS, view())];
