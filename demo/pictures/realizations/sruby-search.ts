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
  ['M8×60', 'ocynk biały', '8.8', 200, 7_100, 42.3],
];

// The search, the names and the prices are a third of the screen, right of the filters: phones show it.
// With the delivery they are a half, which wide windows show: both end between two rows.
const CSS = `body{background:#fff;font:14px/1.4 Instrument;display:grid;grid-template-rows:58px 34px 1fr}
header{background:${TEAL};color:#fff;display:flex;align-items:center;gap:22px;padding:0 28px 0 0}header b{font:700 24px Bricolage;width:262px;padding-left:28px;margin-right:-16px}header .q{width:404px;background:#fff;color:#14171f;height:38px;display:flex;align-items:center;gap:10px;padding:0 14px;font-size:17px}header .q i{width:2px;height:20px;background:#14171f}header .who{line-height:1.25;font-size:13px;margin-left:14px}header .cart{margin-left:auto;display:flex;gap:8px;align-items:center;background:#f2b632;color:#1d1600;font-weight:600;padding:9px 14px}
.bar{display:flex;gap:24px;align-items:center;padding-left:28px;white-space:nowrap;border-bottom:1px solid #dfe3e3;font-weight:500}.bar span:first-child{width:216px}.bar span:nth-of-type(2){width:190px}.bar span:nth-of-type(n+3){font-size:13px;letter-spacing:-.01em;margin-left:-9px}.bar em{width:412px;font-style:normal;color:#56636a;font-weight:400;display:flex;gap:8px;align-items:center}.bar em b{color:#1b7d46}
main{display:grid;grid-template-columns:256px 1fr;min-height:0}
nav{border-right:1px solid #dfe3e3;padding:20px 22px 0 28px}nav h3{font-size:13px;margin:0 0 7px;color:#56636a;font-weight:500}nav p{display:flex;gap:9px;align-items:center;padding:4px 0}nav p em{margin-left:auto;font-style:normal;color:#56636a}nav p i{width:15px;height:15px;border:1.5px solid #8a979c}nav p.on i{background:${TEAL};border-color:${TEAL}}nav hr{border:0;border-top:1px solid #e6e9e9;margin:14px 0}
.list{padding:10px 28px 0 12px}.meant{background:#eef6f5;border-left:4px solid ${TEAL};padding:6px 12px;margin-bottom:9px;display:flex;gap:10px;width:404px;height:58px}.meant svg{flex:none;margin-top:1px}
table{width:100%;table-layout:fixed}th:first-child{width:266px}th:nth-child(2){width:138px}th:last-child{width:178px}th{font-weight:500;color:#56636a;text-align:right;font-size:13px;height:30px;padding:0 8px;border-bottom:1px solid #14171f}th:first-child{text-align:left;padding-left:0}td{border-bottom:1px solid #e6e9e9;height:66px;text-align:right;padding:0 8px;vertical-align:middle}td:nth-child(2),th:nth-child(2){padding-right:0}td:last-child,th:last-child{padding-right:0}td:first-child{text-align:left;padding-left:0}
.it{line-height:1.3;display:grid;grid-template-columns:48px 1fr;gap:10px;align-items:center}.it svg{width:48px}.it b{font-size:15.5px;letter-spacing:-.01em;line-height:1.2;display:block;margin-bottom:3px}.it small{color:#56636a;font-size:13px}
.price b{font-size:20px;display:block;line-height:1.2}.price small{color:#56636a;font-size:13px;display:block}.price{line-height:1.3}.ok{color:#1b7d46;font-weight:600}.no{color:#a8401f;font-weight:600}.st small{display:block;color:#56636a;font-size:12.5px}
.buy{display:inline-flex;border:1.5px solid ${TEAL};height:40px}.buy span{width:44px;display:grid;place-items:center;font-weight:600}.buy u{background:${TEAL};color:#fff;text-decoration:none;padding:0 9px;display:grid;place-items:center;font-weight:600}.buy.off{border-color:#c4cccd}.buy.off u{background:#c4cccd}.more{text-align:right;word-spacing:12px;padding-top:14px}.more b{background:${TEAL};color:#fff;padding:3px 9px;margin-right:12px}.st .mine{color:${TEAL};font-weight:600}`;

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
    ? `<span class="ok">${number(stock, 'pl')} szt.</span>`
    : '<span class="no">w drodze</span>';
  const when = there ? 'jutro do 10:00' : 'dostawa 24.11, 6000 szt.';
  return `<tr><td><div class="it">${screw(surface)}<span><b>Śruba imbusowa ${size}</b><small>DIN 912 · ${surface} · klasa ${grade}</small></span></div></td><td class="price"><b>${number(price, 'pl', 2)} zł</b><small>za 100 szt., z umowy</small>${state}</td><td>${when}</td><td class="st">${box} szt.${index === 0 ? '<small class="mine">kupowana 14 razy</small>' : ''}</td><td><span class="buy ${there ? '' : 'off'}"><span>${index === 0 ? '400' : box}</span><u>${there ? 'Dodaj' : 'Zamów'}</u></span></td></tr>`;
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
<div class="bar"><span>Katalog</span><em>Stany z magazynu <b>sprzed 40 sekund</b></em><span>Moje listy</span><span>Wklej zamówienie</span><span>Skanuj z półki</span><span>Faktury i zwroty</span></div>
<main><nav>${filters()}</nav><div class="list"><div class="meant">${icon('Lightbulb', 19)}<span>„imbus” to u nas <b>śruba z łbem walcowym, DIN 912</b>. Znaleziono 38, pokazujemy najpierw ocynk 8×40.</span></div><table><thead><tr><th>Towar</th><th>Twoja cena</th><th>Dostawa</th><th>Opakowanie</th><th>Ilość</th></tr></thead><tbody>${SCREWS.map(row).join('')}</tbody></table><p class="more"><b>1</b>2 3 4 5 6</p></div></main>`;
}

/** The search of a fastener wholesaler's shop. */
export const SRUBY_SEARCH: Picture[] = [screen('realizations/sruby24-1', CSS, shop())];
