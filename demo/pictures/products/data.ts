import { areaPath, linePath, number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';
import { THREADS } from '../thread.ts';

const YELLOW = THREADS.data;
const INK = '#14171f';

/** Plant, then margin in per cent for ten months and change against the plan in points. */
const PLANTS: [string, number, number, number[]][] = [
  ['Łódź, konstrukcje', 18_412, 1.4, [28.1, 28.6, 27.9, 29.4, 30.2, 29.8, 30.9, 31.2, 30.6, 31.2]],
  ['Łódź, lakiernia', 6_207, -2.8, [24.2, 23.8, 23.1, 22.4, 21.9, 22.6, 21.2, 20.4, 19.8, 19.1]],
  ['Zgierz, obudowy', 11_950, 0.6, [26.4, 25.9, 26.8, 27.2, 26.9, 27.5, 27.1, 27.8, 28.2, 27.9]],
  ['Kutno, regały', 9_134, 3.1, [22.6, 23.4, 24.1, 23.9, 25.2, 26.3, 26.1, 27.4, 27.9, 28.4]],
  ['Sklep internetowy', 4_388, 5.2, [31.4, 32.1, 33.6, 32.9, 34.8, 35.2, 35.9, 36.1, 37.4, 38.2]],
  ['Eksport DE', 14_026, -0.4, [29.1, 29.5, 28.8, 29.9, 30.4, 29.7, 29.2, 29.8, 29.1, 28.9]],
];

const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** 12 October, counted from 1 July. */
const DAY = 103;

// What stands right of the chart is a third of the screen, from the header down to the table: phones and the hero show it.
const CSS = `body{background:#fcfbf8;font:13px/1.4 Instrument;color:${INK};display:grid;grid-template-columns:222px 1fr;grid-template-rows:52px 1fr}
header{grid-column:1/3;background:${INK};color:#fff;display:flex;align-items:center;gap:18px;padding:0 20px}header b{font:700 19px Bricolage;background:${YELLOW};color:${INK};margin-left:-20px;height:52px;line-height:52px;padding:0 20px}header .r{margin-left:auto;display:flex;gap:18px;color:#c9cbd2;align-items:center}
nav{border-right:1px solid #e2ded3;padding:16px 0 0 20px}nav h3{font-size:12.5px;font-weight:500;color:#666b78;margin:0 0 4px}nav p{padding:5px 0;display:flex;gap:8px;align-items:center}nav p i{width:14px;text-align:center;font-style:normal;color:#666b78;font:600 12px Plex}nav p.on{background:#fdf0c8;margin-left:-20px;padding-left:20px;box-shadow:inset 5px 0 ${YELLOW};font-weight:600}nav div{margin-bottom:17px}
main{padding:0 24px;min-width:0}
.q{display:flex;gap:8px;align-items:center;padding-top:16px}.q .chip{border:1px solid #cfc9ba;background:#fff;padding:6px 10px;display:flex;gap:6px;align-items:center}.q .chip b{font-weight:600}.q .chip.m{background:#fdf0c8;border-color:${YELLOW}}
.answer{display:grid;grid-template-columns:minmax(0,1fr) 379px;gap:56px}h1{font:700 27px/1.15 Bricolage;max-width:600px;margin-top:18px}.answer p{color:#4a5060;margin:5px 0 10px;font-size:14px}
.axis{font:12px Instrument;fill:#666b78}
.why{padding-top:22px}.why h2{font:700 18px Bricolage;margin-bottom:10px}.w{display:grid;grid-template-columns:160px 1fr;height:37px;align-items:center;font-size:15px}.w .t{position:relative;height:20px}.w .t i{position:absolute;top:0;bottom:0}.w .t span{position:absolute;top:-1px;font-weight:600}
.why p{border-left:4px solid ${YELLOW};padding-left:14px;margin:23px 0;font-size:16px;text-wrap:balance;color:${INK}}.why .send{background:${INK};color:#fff;padding:12px;font-weight:600;font-size:15px;display:flex;gap:9px;justify-content:center;align-items:center}
.pivot{margin-top:28px}.pivot table{width:100%}.pivot th{font-weight:500;color:#666b78;text-align:right;padding:4px 8px;border-bottom:2px solid ${INK};font-size:12.5px}.pivot th:first-child,.pivot td:first-child{text-align:left;padding-left:0}.pivot td{text-align:right;height:36px;padding:0 8px;border-bottom:1px solid #e9e5da}.pivot td:first-child{font-weight:600;white-space:nowrap}.pivot .sum td{font-weight:700;border-bottom:0;border-top:1px solid ${INK}}.pivot .open td{border-bottom:2px solid ${YELLOW}}.pivot .open td:first-child{box-shadow:inset 4px 0 ${YELLOW};padding-left:12px}`;

/**
 * Daily turnover of three sources, in thousands of zlotys, smoothed over a week. Its average of some
 * 211 a day, 14 of them from the shop, is what the totals of ten months below come to.
 */
function streams(): number[][] {
  const random = seeded(77);
  const levels = [100, 74, 13];
  const layers = levels.map((level, layer) =>
    Array.from(
      { length: 120 },
      (_, day) =>
        level * (1 + 0.16 * Math.sin(day / 17 + layer) + day * 0.0016 * (layer + 1)) +
        (random() - 0.5) * level * 0.05,
    ),
  );
  return layers.map((_, layer) =>
    layers
      .slice(0, layer + 1)
      .reduce(
        (sum, values) => sum.map((value, day) => value + (values[day] ?? 0)),
        new Array<number>(120).fill(0),
      ),
  );
}

function chart(): string {
  const scale = { width: 568, height: 226, min: 0, max: 300 };
  const [first = [], second = [], third = []] = streams();
  const grid = [0, 100, 200].map((value) => {
    const y = scale.height - (value / scale.max) * scale.height;
    return `<path d="M0 ${y}H${scale.width}" stroke="#e2ded3"/><text x="-8" y="${y + 4}" class="axis" text-anchor="end">${value}</text>`;
  });
  const months = ['lip', 'sie', 'wrz', 'paź'].map(
    (name, index) =>
      `<text class="axis" x="${index * 142 + 4}" y="${scale.height + 18}">${name} 2026</text>`,
  );
  const plan = third.map((value, day) => 184 + day * 0.24 + value * 0.02);
  const sold = third[DAY] ?? 0;
  const away = (sold / (plan[DAY] ?? sold) - 1) * 100;
  const x = (DAY * scale.width) / (third.length - 1);
  return `<svg width="680" height="256" style="overflow:visible"><g transform="translate(32 4)"><path d="${areaPath(third, scale)}" fill="#14171f"/><path d="${areaPath(second, scale)}" fill="#a8842a"/><path d="${areaPath(first, scale)}" fill="${YELLOW}"/>${grid.join('')}<path d="${linePath(
    plan,
    scale,
  )}" fill="none" stroke="#d33a21" stroke-width="2" stroke-dasharray="6 4"/>${months.join('')}<path d="M${x} 0V226" stroke="#14171f" stroke-dasharray="2 3"/><g transform="translate(${x - 120} -2)"><rect width="112" height="60" fill="#fff" stroke="#14171f"/><text x="9" y="18" style="font:600 12px Instrument">12 października</text><text x="9" y="35" style="font:12px Instrument">${number(sold, 'pl', 1)} tys. zł</text><text x="9" y="52" style="font:12px Instrument" fill="#2a6f3c">+${number(away, 'pl', 1)}% do planu</text></g><g style="font:600 12.5px Instrument" text-anchor="end"><text x="560" y="180">Hurt</text><text x="560" y="100" fill="#fff">Kontrakty</text><text x="560" y="48" fill="#fff">Sklep</text></g></g></svg>`;
}

/** Parts of a change, drawn as steps from the old margin to the new. */
function bridge(): string {
  const steps: [string, number][] = [
    ['Ceny stali', -1.4],
    ['Nowy cennik', 2.6],
    ['Udział sklepu', 1.4],
    ['Braki, lakiernia', -0.8],
    ['Energia', -0.3],
    ['Transport', 0.4],
  ];
  let level = 0;
  const rows = steps.map(([name, change]) => {
    const from = Math.min(level, level + change);
    level += change;
    const left = 50 + from * 30;
    const width = Math.abs(change) * 30;
    return `<div class="w"><span>${name}</span><div class="t"><i style="left:${left}px;width:${width}px;background:${change < 0 ? '#d33a21' : INK}"></i><span style="left:${left + width + 6}px">${change < 0 ? '−' : '+'}${number(Math.abs(change), 'pl', 1)}</span></div></div>`;
  });
  return rows.join('');
}

function cell(value: number): string {
  const share = Math.max(0, Math.min(1, (value - 18) / 20));
  const low = value < 21 ? 'color:#b72a12;font-weight:600' : '';
  return `<td style="background:rgb(245 183 16/${(share * 0.75).toFixed(2)});${low}">${number(value, 'pl', 1)}</td>`;
}

function view(): string {
  const rows = PLANTS.map(
    ([name, sum, delta, values], index) =>
      `<tr class="${index === 1 ? 'open' : ''}"><td>${name}</td><td>${number(sum, 'pl')}</td>${values.map(cell).join('')}<td style="font-weight:600;color:${delta < 0 ? '#b72a12' : '#2a6f3c'}">${delta < 0 ? '−' : '+'}${number(Math.abs(delta), 'pl', 1)}</td></tr>`,
  ).join('');
  const total = PLANTS.reduce((sum, [, value]) => sum + value, 0);
  const average = MONTHS.map(
    (_, month) =>
      PLANTS.reduce((sum, [, weight, , values]) => sum + weight * (values[month] ?? 0), 0) / total,
  );
  return `<header><b>DATA</b><span>Zarząd</span><span style="color:#c9cbd2">/ Marża i sprzedaż</span><span class="r">${icon('Clock3', 17)}Dane do wczoraj · ERP, FIBU, sklep<span>Jan Krawiec</span></span></header>
<nav><div><h3>Raporty</h3><p class="on">Marża zakładów</p><p>Sprzedaż dzienna</p><p>Należności po terminie</p><p>Rotacja magazynu</p><p>Terminowość dostaw</p></div><div><h3>Wymiary</h3><p><i>A</i>Zakład</p><p><i>A</i>Grupa towarowa</p><p><i>A</i>Klient</p><p><i>A</i>Handlowiec</p><p><i>31</i>Miesiąc księgowy</p></div><div><h3>Miary</h3><p><i>#</i>Sprzedaż netto</p><p><i>#</i>Koszt wytworzenia</p><p><i>%</i>Marża</p><p><i>#</i>Plan</p></div></nav>
<main><div class="answer"><div><div class="q"><span class="chip m">Pokaż <b>Marża %</b></span><span class="chip">według <b>Zakład</b></span><span class="chip">i <b>Miesiąc</b></span><span class="chip">${icon('Funnel', 14)}<b>2026</b></span><span class="chip">${icon('Plus', 14)}</span></div><h1>Marża wzrosła o 1,9 pkt, lakiernia traci</h1><p>Sprzedaż dzienna, tys. zł, średnia z 7 dni; linia przerywana to plan</p>${chart()}</div><div class="why"><h2>Co zmieniło marżę od stycznia, pkt</h2>${bridge()}<p>Lakiernia: braki 6,1% przy normie 3%, rosną od maja.</p><div class="send">${icon('CalendarClock', 18)}Wysyłaj w poniedziałki</div></div></div>
<section class="pivot"><table><tr><th>Zakład</th><th>Sprzedaż, tys. zł</th>${MONTHS.map((month) => `<th>${month}</th>`).join('')}<th>Plan, pkt</th></tr>${rows}<tr class="sum"><td>Razem</td><td>${number(total, 'pl')}</td>${average.map((value) => `<td>${number(value, 'pl', 1)}</td>`).join('')}<td>+0,8</td></tr></table></section></main>`;
}

/** DATA: a report that answers a question and opens down to its causes. */
export const DATA_SCREENS: Picture[] = [screen('products/data-1', CSS, view())];
