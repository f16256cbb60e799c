import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';

const REGIONS = ['Nord 1', 'Nord 2', 'West 1', 'West 2', 'Mitte', 'Ost', 'Süd 1', 'Süd 2'];
const GROUPS: [string, number][] = [
  ['Antriebstechnik', 27.1],
  ['Hydraulik', 24.6],
  ['Wälzlager', 22.3],
  ['Arbeitsschutz', 31.8],
  ['Dichtungen', 33.2],
  ['Werkzeuge', 21.7],
  ['Schmierstoffe', 26.4],
];

/** Deals behind the chosen cell: order, customer, article, list price, price, margin. */
const DEALS: [string, string, string, number, number, number][] = [
  ['26-118204', 'Stahlbau Wendt & Co.', 'Winkelschleifer 125 mm, 40 Stück', 149.0, 98.5, 4.2],
  ['26-117960', 'Rheinwerk Montage', 'Bohrfutterschrauber 18 V, 25 Stück', 289.0, 204.0, 9.1],
  ['26-118377', 'Kamp Rohrbau', 'Drehmomentschlüssel-Satz, 12 Stück', 412.0, 305.0, 11.6],
  ['26-118015', 'Stahlbau Wendt & Co.', 'Trennscheiben 125 mm, 2.000 Stück', 1.89, 1.21, 6.8],
];

/** What changed the margin of the chosen cell since last year, in points. */
const STEPS: [string, number, string][] = [
  ['Einkaufspreise', -0.9, '#c65a3c'],
  ['Sonderpreise', -2.3, '#c65a3c'],
  ['Sortiment', 0.4, '#0e6e6b'],
];

// The right column below the rule is the part that phones show, down to this week's bar.
const CSS = `body{background:#fff;font:14px/1.4 Plex;color:#182326;display:grid;grid-template-columns:58px 1fr}
.rail{background:#0b2f30;display:flex;flex-direction:column;align-items:center;gap:26px;padding-top:18px;color:#8fb5b3;height:800px}.rail b{color:#fff;font-size:15px;margin-bottom:8px}.rail .on{color:#fff}
main{padding:18px 28px 0}.crumb{color:#4f6264;display:flex;align-items:center;gap:6px}h1{font-size:23px;font-weight:600;margin:2px 0 12px;display:flex;align-items:center}h1 span{font:500 14px Plex;margin-left:auto;display:flex;align-items:center;gap:7px;color:#4f6264}h1 i{display:block;width:150px;height:12px;background:linear-gradient(90deg,#c65a3c,#f3ece2 42%,#0e6e6b)}
table{width:100%}.heat{table-layout:fixed}.heat th{font-weight:500;color:#4f6264;text-align:center;padding:2px 0 5px;font-size:13.5px}.heat th:first-child{width:150px}.heat td{height:36px;text-align:center;border:2px solid #fff;font-weight:500}.heat td:first-child{text-align:left;font-weight:600;padding-left:0}.heat td.all{background:none!important;color:#182326!important;font-weight:700}.heat .pick{outline:3px solid #182326;outline-offset:-3px;font-weight:700}
.drill{display:grid;grid-template-columns:1fr 375px;gap:30px;margin-top:12px;border-top:3px solid #182326;padding-top:16px}h2{font-size:18px;font-weight:600;margin-bottom:8px}.deal th{font-weight:500;color:#4f6264;text-align:right;border-bottom:1px solid #182326;padding:3px 8px;font-size:13px}.deal td{text-align:right;height:60px;line-height:1.3;border-bottom:1px solid #e3eaea;padding:0 6px}.deal th:nth-child(-n+2),.deal td:nth-child(-n+2){text-align:left;padding-left:0}.deal td small{display:block;color:#4f6264;font-size:12.5px}
.w{display:grid;grid-template-columns:132px 1fr 70px;align-items:center;height:40px;font-size:16px}.w i{display:block;height:20px}.w em{font-style:normal;text-align:right;font-weight:600}.w:has(b){border-top:1px solid #182326}.w:has(b) em{font-weight:700}.deal .rest td{font-weight:600;font-size:16px;height:79px;border-bottom:0;background:#eef4f4;text-align:right}.deal .rest td:first-child{text-align:left;padding-left:14px}.hint{margin:16px 0 9px;border-left:4px solid #c65a3c;padding:2px 0 2px 13px;font-size:16px}.hint b{display:block}`;

function margin(group: number, region: number): number {
  const random = seeded(group * 31 + region * 7 + 5);
  const base = GROUPS[group]?.[1] ?? 25;
  const lean = [0.6, -1.4, 0.4, -0.9, 0.8, -2.1, 1.9, 0.7][region] ?? 0;
  if (group === 5 && region === 3) return 17.8;
  return Math.round((base + lean + (random() - 0.5) * 3.4) * 10) / 10;
}

/** Colour by the distance from the group's own mean, in points: rust below, teal above. */
function tint(value: number, mean: number): string {
  const share = Math.max(-1, Math.min(1, (value - mean) / 3.6));
  const [r, g, b] = share < 0 ? [198, 90, 60] : [14, 110, 107];
  const ink = share > 0.85 ? '#fff' : '#182326';
  return `background:rgb(${r} ${g} ${b}/${(0.07 + Math.abs(share) * 0.85).toFixed(2)});color:${ink}`;
}

function heat(): string {
  const heads = REGIONS.map((region) => `<th>${region}</th>`).join('');
  const rows = GROUPS.map(([name, mean], group) => {
    const cells = REGIONS.map((_, region) => {
      const value = margin(group, region);
      const pick = group === 5 && region === 3;
      return `<td class="${pick ? 'pick' : ''}" style="${tint(value, mean)}">${number(value, 'de', 1)}</td>`;
    }).join('');
    return `<tr><td>${name}</td>${cells}<td class="all">${number(mean, 'de', 1)}</td></tr>`;
  }).join('');
  return `<table class="heat"><tr><th></th>${heads}<th>Alle</th></tr>${rows}</table>`;
}

/** A bar of the margin in one cell, and of what changed it: all in points on one scale. */
function bar(name: string, points: number, colour: string, value = `${number(points, 'de', 1)} %`) {
  return `<div class="w"><span>${name}</span><i style="width:${points * 4.4}%;background:${colour}"></i><em>${value}</em></div>`;
}

function view(): string {
  const deals = DEALS.map(
    ([id, who, what, list, price, db]) =>
      `<tr><td><b>${who}</b> <small>${id}</small></td><td>${what}</td><td>${number(list, 'de', 2)}</td><td>${number(price, 'de', 2)}</td><td>−${number((1 - price / list) * 100, 'de')} %</td><td style="color:#b3311c;font-weight:600">${number(db, 'de', 1)} %</td></tr>`,
  ).join('');
  const bridge = STEPS.map(([name, points, colour]) =>
    bar(name, Math.abs(points), colour, `${points < 0 ? '−' : '+'}${number(Math.abs(points), 'de', 1)}`),
  ).join('');
  const others = [bar('West 1', margin(5, 2), '#9db4b5'), bar('Alle Gebiete', GROUPS[5]?.[1] ?? 0, '#9db4b5')];
  const rail = (['ChartLine', 'Map', 'Building', 'Package', 'Users', 'FileSpreadsheet'] as const)
    .map((name, index) => `<span class="${index === 0 ? 'on' : ''}">${icon(name, 23)}</span>`)
    .join('');
  return `<nav class="rail"><b>GSD</b>${rail}</nav><main><div class="crumb">Deckungsbeitrag ${icon('ChevronRight', 15)} Warengruppe × Gebiet ${icon('ChevronRight', 15)} Werkzeuge, West 2</div><h1>Wo der Deckungsbeitrag entsteht, in %<span>unter <i></i> über dem Schnitt der Gruppe</span></h1>${heat()}
<section class="drill"><div><h2>Vier Aufträge erklären 82 % des Rückgangs</h2><table class="deal"><tr><th>Kunde</th><th>Position</th><th>Liste, €</th><th>Preis, €</th><th>Rabatt</th><th>DB</th></tr>${deals}<tr class="rest"><td colspan="5">Ohne diese vier Aufträge</td><td>20,1 %</td></tr></table></div><div><h2>Werkzeuge, West 2: von 20,6 auf 17,8 %</h2>${bar('Vorjahr', 20.6, '#9db4b5')}${bridge}${bar('<b>KW 46</b>', 17.8, '#182326')}<p class="hint"><b>Stahlbau Wendt & Co.</b>zwei Aufträge unter 7 % DB</p>${others.join('')}</div></section></main>`;
}

/** Margin by product group and territory, opened down to single orders, German. */
export const GSD_PIVOT: Picture[] = [screen('realizations/gsd-stats-2', CSS, view())];
