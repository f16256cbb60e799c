import { number } from '../chart.ts';
import type { IconName } from '../icon.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { THREADS } from '../thread.ts';

const RED = THREADS.erp;

const MODULES: [IconName, string, string][] = [
  ['ShoppingBag', 'Sprzedaż', '38'],
  ['ShoppingCart', 'Zakupy', '12'],
  ['Warehouse', 'Magazyn', ''],
  ['Factory', 'Produkcja', '21'],
  ['Store', 'Sklep', '6'],
  ['Calculator', 'Koszty', ''],
];

type Order = {
  id: string;
  what: string;
  client: string;
  count: number;
  done: number;
  due: string;
  state: 'run' | 'late' | 'wait' | 'done';
};

const ORDERS: Order[] = [
  {
    id: 'ZP/1187',
    what: 'Rama stołu R-180',
    client: 'Meble Wola sp. z o.o.',
    count: 240,
    done: 168,
    due: '20.11',
    state: 'run',
  },
  {
    id: 'ZP/1189',
    what: 'Wspornik WS-22, ocynk',
    client: 'Nordhaus GmbH',
    count: 1_500,
    done: 1_500,
    due: '18.11',
    state: 'done',
  },
  {
    id: 'ZP/1190',
    what: 'Obudowa sterownika OB-4',
    client: 'Elmet Zgierz',
    count: 320,
    done: 74,
    due: '17.11',
    state: 'late',
  },
  {
    id: 'ZP/1192',
    what: 'Regał magazynowy RM-6',
    client: 'Hurtownia Bawełna',
    count: 48,
    done: 31,
    due: '20.11',
    state: 'run',
  },
  {
    id: 'ZP/1193',
    what: 'Podest roboczy PD-2',
    client: 'Ozorków Tools',
    count: 16,
    done: 0,
    due: '23.11',
    state: 'wait',
  },
  {
    id: 'ZP/1195',
    what: 'Rama stołu R-140',
    client: 'Meble Wola sp. z o.o.',
    count: 300,
    done: 0,
    due: '25.11',
    state: 'wait',
  },
  {
    id: 'ZP/1196',
    what: 'Uchwyt kablowy UK-9',
    client: 'Elmet Zgierz',
    count: 4_000,
    done: 2_610,
    due: '20.11',
    state: 'run',
  },
  {
    id: 'ZP/1198',
    what: 'Słupek ogrodzeniowy 2,2 m',
    client: 'Brama Plus',
    count: 620,
    done: 0,
    due: '27.11',
    state: 'wait',
  },
];

const MATERIALS: [string, string, number, number, number][] = [
  ['Profil 40×40×2, S235', 'm', 1_344, 1_344, 2_180],
  ['Blacha 3 mm, S235', 'kg', 403, 403, 512],
  ['Nakrętka wciskana M8', 'szt.', 1_920, 1_344, 0],
  ['Farba proszkowa RAL 7016', 'kg', 58, 58, 140],
  ['Stopka regulowana', 'szt.', 960, 960, 1_250],
];

const STEPS: [string, string, number][] = [
  ['Cięcie laserem', 'L-2', 100],
  ['Gięcie', 'G-1', 100],
  ['Spawanie', 'S-3, S-4', 92],
  ['Malowanie', 'M-1', 81],
  ['Kontrola, pakowanie', 'P-2', 70],
];

const STATES = { run: 'w toku', late: 'po terminie', wait: 'czeka', done: 'gotowe' } as const;

/** Style of the program's window. The column on the right is a third of the screen, which phones and the product's hero show. */
export const ERP_CSS = `body{background:#fff;font:13px/1.4 Instrument;display:grid;grid-template-columns:178px 1fr 427px;grid-template-rows:54px 1fr}
header{grid-column:1/4;display:flex;align-items:center;gap:14px;border-bottom:1px solid #e2ded6;padding:0 18px}header i{width:9px;height:54px;background:${RED};margin-left:-18px}header b{font:700 19px Bricolage}header .f{margin-left:58px;width:400px;border:1px solid #d5d1c8;padding:7px 11px;color:#6b7080;display:flex;gap:8px}header .r{margin-left:auto;display:flex;gap:16px;align-items:center;color:#4a5060}
nav{background:#f7f5f0;border-right:1px solid #e2ded6;padding-top:12px}nav div{display:flex;gap:11px;align-items:center;padding:10px 18px;font-weight:500;font-size:14px}nav div em{margin-left:auto;font-style:normal;color:#6b7080;font-size:12.5px}nav .on{background:#fff;box-shadow:inset 5px 0 ${RED};font-weight:600}
nav hr{border:0;border-top:1px solid #e2ded6;margin:12px 18px}nav p{padding:5px 18px;color:#4a5060}
.list{padding:16px 20px 0;min-width:0}h1{font:700 22px Bricolage;display:flex;align-items:center}h1 span{margin-left:auto;font:600 13px Instrument;background:${RED};color:#fff;padding:8px 13px;display:flex;gap:6px}
.tabs{display:flex;gap:20px;border-bottom:1px solid #14171f;margin-top:10px;font-weight:500}.tabs span{padding:6px 0 8px}.tabs .on{box-shadow:inset 0 -3px ${RED};font-weight:600}.tabs em{font-style:normal;color:#6b7080;font-weight:400}
.list table{width:100%}.list td{height:76px;border-bottom:1px solid #ebe8e1;padding:0 8px;vertical-align:middle}.list td:first-child{padding-left:0}.list b{font-size:14px}.list small{display:block;color:#6b7080;font-size:12.5px}.list .on td{background:#fdf1ee}.list .on td:first-child{box-shadow:inset 4px 0 ${RED};padding-left:14px}
.p{width:118px}.p i{display:block;height:6px;background:#ece8df;margin-top:4px}.p u{display:block;height:6px;background:#14171f}.late u{background:${RED}}.done u{background:#3c8a50}
.st{font-weight:600;white-space:nowrap}.late .st{color:#b72a12}.done .st{color:#2a6f3c}.wait .st{color:#6b7080}
aside{border-left:1px solid #e2ded6;padding:20px 20px 0 18px}aside h2{font:700 20px Bricolage}aside .sub{color:#4a5060;margin:2px 0 6px}aside h3{font-size:13.5px;margin:15px 0 3px}aside h3:nth-of-type(2){margin-top:39px}aside h3:nth-of-type(3){margin-top:17px}.warn{border-left:4px solid ${RED};background:#fdf1ee;padding:16px 14px;margin-top:20px}
.nums{display:grid;grid-template-columns:repeat(3,1fr);border-top:3px solid ${RED};border-bottom:1px solid #e2ded6}.nums div{padding:6px 0 7px 12px;border-left:1px solid #e2ded6}.nums div:first-child{padding-left:0;border:0}.nums b{display:block;font:600 23px/1.2 Bricolage}.nums small{color:#6b7080}
aside table{width:100%}aside th{font-weight:500;color:#6b7080;text-align:right;font-size:12px;border-bottom:1px solid #14171f;padding:0 0 3px}aside th:first-child,aside td:first-child{text-align:left}aside td{text-align:right;height:30px;border-bottom:1px solid #ebe8e1}.miss{color:#b72a12;font-weight:600}
.step{display:grid;grid-template-columns:140px 56px 1fr 44px;align-items:center;height:30px}.step i{display:block;height:12px;background:#ece8df}.step u{display:block;height:12px;background:${RED}}.step em{font-style:normal;text-align:right;font-weight:600}.step small{color:#6b7080}`;

function row(order: Order, index: number): string {
  const share = Math.round((order.done / order.count) * 100);
  return `<tr class="${order.state} ${index === 0 ? 'on' : ''}"><td><b>${order.what}</b><small>${order.id} · ${order.client}</small></td><td class="p">${number(order.done, 'pl')} z ${number(order.count, 'pl')}<i><u style="width:${share}%"></u></i></td><td style="text-align:right">${order.due}</td><td class="st">${STATES[order.state]}</td></tr>`;
}

/** Bar and menu of the program: `module` is the one that is open, `views` are its own entries. */
export function erpFrame(module: string, views: readonly string[]): string {
  const modules = MODULES.map(
    ([name, label, count]) =>
      `<div class="${label === module ? 'on' : ''}">${icon(name, 19)}${label}<em>${count}</em></div>`,
  ).join('');
  const entries = views.map((name) => `<p>${name}</p>`).join('');
  return `<header><i></i><b>ERP</b><span class="f">${icon('Search', 17)}Zlecenie, towar, kontrahent…</span><span class="r">${icon('Bell', 18)}<span>Zakład Łódź</span><span>Marta Wrona</span></span></header>
<nav>${modules}<hr>${entries}</nav>`;
}

function view(): string {
  const frame = erpFrame('Produkcja', [
    'Zlecenia',
    'Obciążenie gniazd',
    'Technologie',
    'Narzędzia',
    'Braki i reklamacje',
  ]);
  const materials = MATERIALS.map(
    ([name, unit, need, got, stock]) =>
      `<tr><td>${name}</td><td>${number(need, 'pl')} ${unit}</td><td class="${got < need ? 'miss' : ''}">${number(got, 'pl')}</td><td>${number(stock, 'pl')}</td></tr>`,
  ).join('');
  const steps = STEPS.map(
    ([name, place, share]) =>
      `<div class="step"><span>${name}</span><small>${place}</small><i><u style="width:${share}%"></u></i><em>${share}%</em></div>`,
  ).join('');
  return `${frame}
<section class="list"><h1>Zlecenia produkcyjne<span>${icon('Plus', 16)}Nowe zlecenie</span></h1><div class="tabs"><span class="on">Ten tydzień <em>21</em></span><span>Po terminie <em>1</em></span><span>Bez materiału <em>3</em></span><span>Wszystkie <em>164</em></span></div><table>${ORDERS.map(row).join('')}</table></section>
<aside><h2>Rama stołu R-180</h2><p class="sub">ZP/1187 z zamówienia ZS/2604 · Meble Wola sp. z o.o.</p><div class="nums"><div><small>Koszt sztuki</small><b>86,40 zł</b></div><div><small>Plan</small><b>84,10 zł</b></div><div><small>Marża</small><b>30,8%</b></div></div>
<h3>Operacje</h3>${steps}<p class="warn">Nakrętka M8: brakuje 576 szt., dostawa jutro 7:30</p><h3>Materiał</h3><table><tr><th>Indeks</th><th>Potrzeba</th><th>Wydane</th><th>Stan</th></tr>${materials}</table>
<h3>Ostatnie zdarzenia</h3><table><tr><td>13:42 · S-4, Jarosz: 12 szt. po spawaniu</td></tr><tr><td>13:20 · Zakupy: nakrętki potwierdzone, WZ 8841</td></tr></table></aside>`;
}

/** ERP: production orders with material and operations. */
export const ERP_SCREENS: Picture[] = [
  screen('products/erp-1', ERP_CSS, view()),
  // The customer's own: its buyers keep their names in every language.
  screen('realizations/metal-olechow-2', ERP_CSS, view()),
];
