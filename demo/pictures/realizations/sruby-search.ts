import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const TEAL = '#0f5c63';

/** Size, surface, class, pieces in a box, stock, price for 100 in zł. */
const SCREWS: [string, string, string, number, number, number][] = [
  ['M8×40', 'ocynk biały', '8.8', 200, 14_600, 31.4],
  ['M8×40', 'ocynk płatkowy', '10.9', 200, 3_200, 46.8],
  ['M8×40', 'czarna', '12.9', 200, 5_800, 39.2],
  ['M8×40', 'nierdzewna A2', 'A2-70', 100, 2_400, 88.5],
  ['M8×45', 'ocynk biały', '8.8', 200, 9_400, 34.1],
  ['M8×50', 'ocynk biały', '8.8', 200, 0, 36.9],
];

const CSS = `body{background:#fff;font:14px/1.4 Instrument;display:grid;grid-template-rows:62px 46px 1fr}
header{background:${TEAL};color:#fff;display:flex;align-items:center;gap:22px;padding:0 28px}header b{font:700 24px Bricolage}header .q{flex:1;background:#fff;color:#14171f;height:40px;display:flex;align-items:center;gap:10px;padding:0 14px;font-size:16px}header .q i{width:2px;height:20px;background:#14171f}header .who{line-height:1.25;font-size:13px}header .cart{display:flex;gap:8px;align-items:center;background:#f2b632;color:#1d1600;font-weight:600;padding:9px 14px}
.bar{display:flex;gap:26px;align-items:center;padding:0 28px;border-bottom:1px solid #dfe3e3;font-weight:500}.bar em{margin-left:auto;font-style:normal;color:#56636a;font-weight:400;display:flex;gap:8px;align-items:center}.bar em b{color:#1b7d46}
main{display:grid;grid-template-columns:236px 1fr;min-height:0}
nav{border-right:1px solid #dfe3e3;padding:20px 22px 0 28px}nav h3{font-size:13px;margin:0 0 7px;color:#56636a;font-weight:500}nav p{display:flex;gap:9px;align-items:center;padding:4px 0}nav p em{margin-left:auto;font-style:normal;color:#56636a}nav p i{width:15px;height:15px;border:1.5px solid #8a979c}nav p.on i{background:${TEAL};border-color:${TEAL}}nav hr{border:0;border-top:1px solid #e6e9e9;margin:14px 0}
.list{padding:18px 10px 0 28px}.meant{background:#eef6f5;border-left:4px solid ${TEAL};padding:10px 14px;margin-bottom:12px;display:flex;gap:10px;align-items:center}
table{width:100%}th{font-weight:500;color:#56636a;text-align:right;font-size:13px;padding:0 8px 6px;border-bottom:1px solid #14171f}th:first-child{text-align:left;padding-left:0}td{border-bottom:1px solid #e6e9e9;height:80px;text-align:right;padding:0 8px;vertical-align:middle}td:first-child{text-align:left;padding-left:0}
.it{display:grid;grid-template-columns:64px 1fr;gap:14px;align-items:center}.it b{font-size:16px;display:block}.it small{color:#56636a;font-size:13px}
.price b{font-size:18px;display:block}.price small{color:#56636a;font-size:12.5px}.ok{color:#1b7d46;font-weight:600}.no{color:#a8401f;font-weight:600}.st small{display:block;color:#56636a;font-size:12.5px}
.buy{display:inline-flex;border:1.5px solid ${TEAL};height:40px}.buy span{width:44px;display:grid;place-items:center;font-weight:600}.buy u{background:${TEAL};color:#fff;text-decoration:none;padding:0 9px;display:grid;place-items:center;font-weight:600}.buy.off{border-color:#c4cccd}.buy.off u{background:#c4cccd}.mine{color:${TEAL};font-weight:600}`;

/** A hexagon socket screw from the side, in the tone of its surface. */
function screw(surface: string): string {
  const tones: Record<string, [string, string]> = {
    'ocynk biały': ['#c9d2d6', '#8f9da3'],
    'ocynk płatkowy': ['#aeb6b4', '#79837f'],
    czarna: ['#3b4145', '#1d2124'],
    'nierdzewna A2': ['#dde4e7', '#a5b2b8'],
  };
  const [light, dark] = tones[surface] ?? ['#ccc', '#999'];
  const thread = Array.from(
    { length: 9 },
    (_, index) => `<path d="M${25 + index * 4} 15l3 18" stroke="${dark}" stroke-width="1.4"/>`,
  ).join('');
  return `<svg width="64" height="48"><rect x="3" y="10" width="17" height="28" rx="2" fill="${light}" stroke="${dark}"/><path d="M7 10v28M12 10v28" stroke="${dark}" stroke-width="1"/><rect x="20" y="15" width="41" height="18" rx="1.5" fill="${light}" stroke="${dark}"/>${thread}</svg>`;
}

function row([size, surface, grade, box, stock, price]: (typeof SCREWS)[number], index: number) {
  const there = stock > 0;
  const state = there
    ? `<span class="ok">${number(stock, 'pl')} szt.</span><small>jutro do 10:00</small>`
    : '<span class="no">w drodze</span><small>dostawa 24.11, 6000 szt.</small>';
  return `<tr><td><div class="it">${screw(surface)}<span><b>Śruba imbusowa ${size}</b><small>DIN 912 · ${surface} · klasa ${grade}${index === 0 ? ' · <span class="mine">kupowana 14 razy</span>' : ''}</small></span></div></td><td>${box} szt.</td><td class="st">${state}</td><td class="price"><b>${number(price, 'pl', 2)} zł</b><small>za 100 szt., z umowy</small></td><td><span class="buy ${there ? '' : 'off'}"><span>${index === 0 ? '400' : box}</span><u>${there ? 'Dodaj' : 'Zamów'}</u></span></td></tr>`;
}

function filters(): string {
  const group = (title: string, rows: [string, string, boolean][]) =>
    `<h3>${title}</h3>${rows.map(([name, count, on]) => `<p class="${on ? 'on' : ''}"><i></i>${name}<em>${count}</em></p>`).join('')}`;
  return [
    group('Łeb', [
      ['walcowy z imbusem', '38', true],
      ['stożkowy z imbusem', '24', false],
      ['sześciokątny', '61', false],
    ]),
    group('Gwint', [
      ['M8', '38', true],
      ['M6', '42', false],
      ['M10', '35', false],
    ]),
    group('Powierzchnia', [
      ['ocynk', '17', false],
      ['czarna', '9', false],
      ['nierdzewna', '12', false],
    ]),
    group('Dostępność', [
      ['jutro u Ciebie', '33', false],
      ['tylko z umowy', '38', false],
    ]),
  ].join('<hr>');
}

function shop(): string {
  return `<header><b>śruby24</b><div class="q">${icon('Search', 19)}imbus 8x40 ocynk<i></i></div><span class="who">Stalbud Montaż<br>cennik umowy U-218</span><span class="cart">${icon('ShoppingCart', 18)}7 pozycji</span></header>
<div class="bar"><span>Katalog</span><span>Moje listy</span><span>Wklej zamówienie</span><span>Skanuj z półki</span><span>Faktury i zwroty</span><em>Stany z magazynu <b>sprzed 40 sekund</b></em></div>
<main><nav>${filters()}</nav><div class="list"><div class="meant">${icon('Lightbulb', 19)}<span>„imbus” to u nas <b>śruba z łbem walcowym, DIN 912</b>. Znaleziono 38, pokazujemy najpierw ocynk 8×40.</span></div><table><thead><tr><th>Towar</th><th>Opakowanie</th><th>Stan</th><th>Twoja cena</th><th>Ilość</th></tr></thead><tbody>${SCREWS.map(row).join('')}</tbody></table></div></main>`;
}

/** The search of a fastener wholesaler's shop. */
export const SRUBY_SEARCH: Picture[] = [screen('realizations/sruby24-1', CSS, shop())];
