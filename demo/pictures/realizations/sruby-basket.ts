import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const TEAL = '#0f5c63';
const BY_HAND = '#f2b632';

/** Item, place in the warehouse, quantity, price in zł for 100. */
const LINES: [string, string, number, number][] = [
  ['Śruba imbusowa M8×40, ocynk', 'A-04-2', 400, 31.4],
  ['Nakrętka samohamowna M8', 'A-04-7', 1_000, 9.8],
  ['Podkładka powiększana 8,4', 'A-05-1', 1_000, 6.2],
  ['Kotwa segmentowa 10×95', 'B-11-3', 200, 168],
  ['Wkręt do drewna 6×120', 'C-02-5', 500, 44.5],
  ['Pręt gwintowany M10, 1 m', 'C-17-0', 60, 520],
  ['Taśma montażowa 17×0,8, 10 m', 'C-19-4', 20, 1_490],
];

const NET = LINES.reduce((sum, [, , count, price]) => sum + (count * price) / 100, 0);

const STEPS: [string, string][] = [
  ['14:02:10', 'Zamówienie złożone, K. Banaś'],
  ['14:06:31', 'Zatwierdzone, kier. budowy M. Reguła'],
  ['14:06:33', 'ERP: zamówienie ZS/24117, towar zarezerwowany'],
  ['14:06:40', 'Magazyn: lista pobrań dla trzech stref'],
  ['14:52:05', 'Spakowane, 2 paczki, etykiety wydrukowane'],
];

/** Orders of the day from seven to four, by the hour. */
const HOURS = [4, 9, 12, 10, 8, 6, 11, 13, 7];

// The way of the order is a third of the screen, which phones and the shop's page show: as far as both shares of the day.
const CSS = `body{background:#eef1f1;font:14px/1.4 Instrument;display:grid;grid-template-columns:1fr 427px;gap:26px;padding-left:28px}
.p{background:#fff;padding:24px 28px;min-height:0;overflow:hidden;margin-top:28px}.erp{margin:0;padding:20px 26px}h1{font:700 25px Bricolage;display:flex;align-items:baseline;gap:12px}h1 em{font:400 14px Instrument;color:#56636a;margin-left:auto}
table{width:100%;margin-top:14px}th{font-weight:500;color:#56636a;text-align:right;font-size:13px;padding-bottom:5px;border-bottom:1px solid #14171f}th:first-child,td:first-child{text-align:left}td{height:50px;border-bottom:1px solid #e6e9e9;text-align:right}td b{font-weight:600}
.sum{display:grid;grid-template-columns:1fr auto;gap:5px 20px;margin-top:14px;font-size:15px}.sum span:nth-child(even){text-align:right;font-weight:600}.sum .big{font:700 22px Bricolage;padding-top:4px}
.limit{margin-top:18px;border-top:1px solid #dfe3e3;padding-top:14px}.limit i{display:block;height:10px;background:#e2e7e7;margin:7px 0}.limit u{display:block;height:10px;background:${TEAL}}.limit p{display:flex;justify-content:space-between;color:#56636a}
.yes{display:flex;gap:12px;margin-top:18px}.yes span{flex:1;text-align:center;padding:13px;font-weight:600;font-size:15px;border:1.5px solid ${TEAL};color:${TEAL}}.yes .go{background:${TEAL};color:#fff;flex:2}
.erp h2{font:700 22px Bricolage}.erp .sub{color:#56636a;margin:2px 0 12px}
.step{display:grid;grid-template-columns:22px 1fr;gap:12px;padding-bottom:11px;position:relative}.step::before{content:'';position:absolute;left:8px;top:18px;bottom:-4px;width:2px;background:${TEAL}}.step:has(+.day)::before{display:none}.step i{width:18px;height:18px;border-radius:50%;background:${TEAL};color:#fff;display:grid;place-items:center;margin-top:2px}.step small{display:block;color:#56636a;font-size:12.5px}.step b{font-weight:600}
.step:has(+.day){padding-bottom:12px}.day{border-top:1px solid #dfe3e3;padding-top:8px}.day h3{font-size:15px;line-height:20px;margin-bottom:5px}.bars{display:flex;height:20px}.bars i{display:block}.day p{display:flex;justify-content:space-between;align-items:center;font-size:15px;line-height:20px}.day b{font-weight:600}.shares{margin-top:6px}.shares span{display:flex;gap:7px;align-items:center}.shares i{width:11px;height:11px}.day.time{margin-top:31px;padding:12px 0}.time+.day{padding-top:14px}.hours{display:flex;gap:6px;align-items:flex-end;height:248px}.hours span{flex:1;text-align:center;color:#56636a}.hours i{display:block;background:${TEAL};margin:2px 0 4px}`;

function basket(): string {
  const rows = LINES.map(
    ([name, , count, price]) =>
      `<tr><td><b>${name}</b></td><td>${number(count, 'pl')}</td><td>${number(price, 'pl', 2)}</td><td><b>${number((count * price) / 100, 'pl', 2)}</b></td></tr>`,
  ).join('');
  const tax = NET * 0.23;
  const used = 38_200;
  const limit = 60_000;
  return `<div class="p"><h1>Do zatwierdzenia <em>Stalbud Montaż · budowa Rzeszów, ul. Krośnieńska</em></h1><table><thead><tr><th>Pozycja</th><th>Ilość</th><th>Cena za 100</th><th>Netto, zł</th></tr></thead><tbody>${rows}</tbody></table>
<div class="sum"><span>Netto</span><span>${number(NET, 'pl', 2)} zł</span><span>VAT 23%</span><span>${number(tax, 'pl', 2)} zł</span><span class="big">Razem</span><span class="big">${number(NET + tax, 'pl', 2)} zł</span></div>
<div class="limit"><p><span>Limit kredytowy z umowy</span><span>${number(used, 'pl')} z ${number(limit, 'pl')} zł</span></p><i><u style="width:${Math.round((used / limit) * 100)}%"></u></i><p><span>Termin płatności 30 dni</span><span>po tym zamówieniu zostaje ${number(limit - used - NET - tax, 'pl')} zł</span></p></div>
<div class="yes"><span>Odeślij z uwagą</span><span class="go">Zatwierdź zamówienie</span></div></div>`;
}

function road(): string {
  const steps = STEPS.map(
    ([time, what]) =>
      `<div class="step"><i>${icon('Check', 12, 3)}</i><span><b>${what}</b><small>${time}</small></span></div>`,
  ).join('');
  const hours = HOURS.map(
    (count, index) => `<span>${count}<i style="height:${count * 15}px"></i>${7 + index}</span>`,
  ).join('');
  return `<div class="p erp"><h2>Droga zamówienia ZS/24117</h2><div class="sub">środa 18 listopada, bez przepisywania</div>${steps}<div class="day"><h3>Dziś, 80 zamówień</h3><div class="bars"><i style="width:86%;background:${TEAL}"></i><i style="width:14%;background:${BY_HAND}"></i></div><p class="shares"><span><i style="background:${TEAL}"></i>wprost do magazynu <b>69</b></span><span><i style="background:${BY_HAND}"></i>wpisane ręcznie <b>11</b></span></p></div><div class="day time"><p><span>czas wpisywania</span><b>2 h 12 min</b></p></div><div class="day"><h3>Zamówienia w ciągu dnia</h3><div class="hours">${hours}</div></div></div>`;
}

/** An order in the shop, and its way through ERP and warehouse. */
export const SRUBY_BASKET: Picture[] = [
  screen('realizations/sruby24-2', CSS, `${basket()}${road()}`),
];
