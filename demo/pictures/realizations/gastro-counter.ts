import { number } from '../chart.ts';
import { DEVICE_CSS, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';

/** The bill of table 14 as it stands on the till; prices include the tax. */
const BILL: [count: number, name: string, price: number, tax: 'A' | 'B'][] = [
  [2, 'Wiener Schnitzel', 21.9, 'B'],
  [1, 'Zanderfilet', 22.5, 'B'],
  [1, 'Kinderschnitzel', 9.5, 'B'],
  [3, 'Pils vom Fass 0,4 l', 4.6, 'A'],
  [1, 'Apfelschorle 0,4 l', 4.2, 'A'],
  [1, 'Riesling 0,2 l', 7.8, 'A'],
];

/** Takings of the day by hour, from eleven in the morning; the sum is the day's. */
const HOURS = [96.4, 388.2, 412.6, 174.3, 61.9, 48.5, 132.8, 431.6, 618.4, 522.9, 276.7, 84.4];

const CSS = `${DEVICE_CSS}
.wood{position:absolute;inset:0}
.slip{position:absolute;left:70px;top:-14px;width:462px;background:#fdfcf9;padding:40px 34px 34px;font:400 16px/1.34 Mono;color:#1c1c1c;box-shadow:0 14px 34px rgb(20 10 0/.45);transform:rotate(-1.6deg)}
.slip h1{font:600 22px Mono;text-align:center}.slip p{text-align:center}.slip hr{border:0;border-top:1.5px dashed #8a8a86;margin:11px 0}.slip div{display:flex;justify-content:space-between;white-space:pre}.slip .all{font:600 25px Mono;margin:2px 0}.slip small{font-size:12.5px;display:block;line-height:1.45;word-break:break-all}
.slip::after{content:'';position:absolute;left:0;right:0;bottom:-9px;height:10px;background:linear-gradient(135deg,#fdfcf9 50%,transparent 50%) 0 0/14px 10px,linear-gradient(225deg,#fdfcf9 50%,transparent 50%) 0 0/14px 10px}
.pay{position:absolute;left:588px;top:196px;width:196px;height:384px;border-radius:26px;background:linear-gradient(100deg,#33383f,#1f2328);box-shadow:0 16px 34px rgb(20 10 0/.45),inset 0 1px 0 #59616b;padding:18px 17px;transform:rotate(3deg)}.pay .scr{background:#eaf3ec;border-radius:8px;height:138px;text-align:center;padding:17px 0;font:15px/1.35 Plex;color:#173a24}.pay .scr b{display:block;font-size:24px;color:#10261a}.pay .scr svg{margin:6px auto 0;color:#23834a}.pay .k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;margin-top:17px}.pay .k i{height:38px;border-radius:8px;background:#454c55;color:#fff;font:600 17px/38px Plex;text-align:center}
.o{padding:52px 20px 0;background:#14171b;color:#f4f1ea;height:100%;font:15px/1.4 Plex}.o h1{font:600 16px Plex;color:#c9c5ba}.o .big{font:700 43px/1.1 Plex;letter-spacing:-.02em;margin-top:4px;color:#fff}.o .up{color:#7ad19a;font-weight:600}
.bars{display:flex;align-items:flex-end;gap:5px;height:120px;margin:18px 0 4px}.bars i{flex:1;background:#3b424b;border-radius:2px 2px 0 0}.bars .hot{background:#f2c14b}.hrs{display:flex;justify-content:space-between;color:#a8a498;font-size:13px;margin-bottom:12px}
.o dl{display:grid;grid-template-columns:1fr auto}.o dt,.o dd{padding:8.5px 0;border-top:1px solid #2a3037}.o dd{text-align:right;font-weight:600}.o dt{color:#c9c5ba}
.tse{position:absolute;left:20px;right:20px;bottom:24px;display:flex;gap:11px;align-items:center;background:#1f3327;border-radius:10px;padding:13px 15px;color:#bfe8cd;line-height:1.3}.tse b{display:block;color:#fff}`;

function counter(): string {
  const random = seeded(14);
  const boards = Array.from({ length: 6 }, (_, index) => {
    const top = index * 140 - 20;
    const grain = Array.from({ length: 13 }, () => {
      const y = top + 8 + random() * 124;
      const bend = (random() - 0.5) * 22;
      return `<path d="M-10 ${y.toFixed(1)}C300 ${(y + bend).toFixed(1)} 800 ${(y - bend).toFixed(1)} 1290 ${(y + bend * 0.4).toFixed(1)}" stroke-opacity="${(0.1 + random() * 0.22).toFixed(2)}" stroke-width="${(0.8 + random() * 2.4).toFixed(1)}"/>`;
    }).join('');
    return `<rect x="0" y="${top}" width="1280" height="140" fill="${['#7a4d2c', '#6f4527', '#835533'][index % 3]}"/><g stroke="#3f2410" fill="none">${grain}</g><path d="M0 ${top}H1280" stroke="#2d190b" stroke-width="3"/>`;
  }).join('');
  return `<svg class="wood" viewBox="0 0 1280 800">${boards}<ellipse cx="668" cy="716" rx="76" ry="74" fill="none" stroke="#3a1f0c" stroke-opacity=".35" stroke-width="9"/></svg>`;
}

function row(left: string, right: string): string {
  return `<div><span>${left}</span><span>${right}</span></div>`;
}

function slip(): string {
  const sum = (tax: 'A' | 'B') =>
    BILL.filter(([, , , each]) => each === tax).reduce(
      (all, [count, , price]) => all + count * price,
      0,
    );
  const drinks = sum('A');
  const food = sum('B');
  const money = (value: number) => number(value, 'de', 2);
  const lines = BILL.map(([count, name, price, tax]) =>
    row(`${count} x ${name}`, `${money(count * price).padStart(6)} ${tax}`),
  ).join('');
  const taxes = (
    [
      ['A', 19, drinks],
      ['B', 7, food],
    ] as const
  )
    .map(([name, rate, gross]) => {
      const net = gross / (1 + rate / 100);
      return row(
        `${name} ${String(rate).padStart(2)} %`,
        [net, gross - net, gross].map((value) => money(value).padStart(7)).join(' '),
      );
    })
    .join('');
  return `<article class="slip"><h1>Gasthof Lindenhof</h1><p>Am Anger 4 · 04860 Torgau<br>St.-Nr. 239/118/04471</p><hr>${row('Bon 20871', 'Mi 18.11.2026 20:41')}${row('Tisch 14', 'Es bediente Sie Sabine')}<hr>${lines}<hr><div class="all"><span>EUR</span><span>${money(food + drinks)}</span></div>${row('Karte, kontaktlos', money(food + drinks))}<hr>${row('MwSt.', '  Netto   Steuer  Brutto')}${taxes}<hr><small>TSE 4D1F88A20C93E571, Transaktion 118204</small><small>Start 19:26:08, Ende 20:41:52, Zähler 236411</small><small>Signatur kR8vT2mQ0yLw7nZ1cXf5GhJ4dPs9BaE=</small><hr><p>Vielen Dank und auf Wiedersehen</p></article>`;
}

function terminal(): string {
  const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => `<i>${key}</i>`).join('');
  return `<div class="pay"><div class="scr">Genehmigt<b>101,60 €</b>${icon('CircleCheckBig', 34, 2)}</div><div class="k">${keys}<i style="background:#b3362b"></i><i>0</i><i style="background:#23834a"></i></div></div>`;
}

function owner(): string {
  const total = HOURS.reduce((sum, value) => sum + value, 0);
  const bills = 71;
  const card = 2_506.4;
  const most = Math.max(...HOURS);
  const bars = HOURS.map(
    (value) =>
      `<i class="${value === most ? 'hot' : ''}" style="height:${Math.round((value / most) * 100)}%"></i>`,
  ).join('');
  const facts = [
    ['Karte', `${number(card, 'de', 2)} €`],
    ['Bar', `${number(total - card, 'de', 2)} €`],
    ['Rechnungen', String(bills)],
    ['Ø Rechnung', `${number(total / bills, 'de', 2)} €`],
    ['Stornos', '2 für 38,40 €'],
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('');
  return `<div class="o"><h1>Umsatz heute, Mi 18.11.</h1><div class="big">${number(total, 'de', 2)} €</div><span class="up">+11 % zum Mittwoch davor</span><div class="bars">${bars}</div><div class="hrs"><span>11 Uhr</span><span>22 Uhr</span></div><dl>${facts}</dl></div><div class="tse">${icon('ShieldCheck', 26)}<span><b>Kasse 1 und 2 abgeschlossen</b>DSFinV-K liegt bereit, 23:08</span></div>`;
}

/** The counter in the evening, German: the printed bill of table 14 and the owner's phone. */
export const GASTRO_COUNTER: Picture[] = [
  screen(
    'realizations/gastro-kasse-4',
    CSS,
    `${counter()}${slip()}${terminal()}${phone(850, 38, '23:14', owner(), '#fff')}`,
  ),
];
