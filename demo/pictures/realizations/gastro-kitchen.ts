import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

type Line = [count: number, dish: string, note?: string];
type Ticket = {
  table: string;
  who: string;
  sent: string;
  minutes: number;
  course: string;
  lines: Line[];
  /** How many of the lines stand ready at the pass. */
  ready: number;
};

/** What the till sent; tables, times and minutes are those of the floor plan at 19:52. */
const TICKETS: Ticket[] = [
  {
    table: 'Tisch 8',
    who: 'Jonas',
    sent: '19:29',
    minutes: 23,
    course: 'Gang 2',
    lines: [
      [2, 'Rinderroulade'],
      [1, 'Hirschgulasch', 'Knödel statt Spätzle'],
      [1, 'Käsespätzle', 'ohne Zwiebeln'],
    ],
    ready: 3,
  },
  {
    table: 'Tisch 10',
    who: 'Sabine K.',
    sent: '19:38',
    minutes: 14,
    course: 'Gang 2',
    lines: [
      [3, 'Wiener Schnitzel', '1 × mit Reis'],
      [1, 'Zwiebelrostbraten', 'medium'],
      [1, 'Kürbisrisotto', 'vegan'],
      [1, 'Sauerbraten'],
    ],
    ready: 2,
  },
  {
    table: 'Tisch 14',
    who: 'Sabine K.',
    sent: '19:42',
    minutes: 10,
    course: 'Gang 1',
    lines: [
      [2, 'Wiener Schnitzel', '1 × mit Pommes, Preiselbeeren extra'],
      [1, 'Zanderfilet', 'ohne Knoblauch'],
      [1, 'Kinderschnitzel'],
    ],
    ready: 1,
  },
  {
    table: 'Tisch 6',
    who: 'Jonas',
    sent: '19:47',
    minutes: 5,
    course: 'Gang 2',
    lines: [
      [2, 'Maultaschen'],
      [1, 'Backhendl'],
      [1, 'Wiener Schnitzel'],
    ],
    ready: 0,
  },
  {
    table: 'Nebenz. 22',
    who: 'Meral',
    sent: '19:49',
    minutes: 3,
    course: 'Gang 1',
    lines: [
      [4, 'Flädlesuppe'],
      [2, 'Feldsalat', '1 × ohne Speck'],
      [2, 'Tatar'],
    ],
    ready: 0,
  },
  {
    table: 'Theke 3',
    who: 'Meral',
    sent: '19:51',
    minutes: 1,
    course: 'Gang 1',
    lines: [
      [1, 'Wiener Schnitzel', 'zum Mitnehmen'],
      [1, 'Sauerbraten'],
    ],
    ready: 0,
  },
  {
    table: 'Nebenz. 24',
    who: 'Jonas',
    sent: '19:51',
    minutes: 1,
    course: 'Gang 1',
    lines: [[2, 'Tagesteller']],
    ready: 0,
  },
];

const PROBES = [
  ['Kühlhaus', '3,1 °C'],
  ['Tiefkühlung', '−19,4 °C'],
  ['Warmhaltung', '68 °C'],
];

const CSS = `body{background:#0c2a2e;color:#10191a;font:600 19px/1.25 Plex;display:grid;grid-template-columns:1fr 272px;grid-template-rows:62px 1fr}
header{grid-column:1/3;display:flex;gap:34px;align-items:center;padding:0 22px;color:#d8e6e4;font-weight:500;font-size:18px}header b{color:#fff;font:700 24px Bricolage}header .t{margin-left:auto;font:700 30px Bricolage;color:#fff}
.wall{display:grid;grid-template-columns:repeat(4,1fr);grid-template-rows:418px 266px;gap:12px;padding:0 0 0 22px}
.ticket{background:#f7f4ec;border-radius:4px;overflow:hidden;display:flex;flex-direction:column}.ticket h2{font:700 23px/1 Bricolage;display:flex;padding:11px 13px 10px;color:#10191a}.ticket h2 em{margin-left:auto;font-style:normal}.ticket p{font-weight:500;font-size:14.5px;padding:6px 13px 5px;color:#4b5657;border-bottom:1px solid #d8d3c4}
.line{font-size:18px;display:grid;grid-template-columns:32px 1fr 22px;padding:8px 13px;border-bottom:1px solid #e2ddcf}.line small{display:block;font-weight:600;font-size:15px;color:#a8321b}.line.ok{color:#7d8484;text-decoration:line-through;text-decoration-thickness:2px}.line.ok small{color:#7d8484}.line svg{color:#23834a;margin-top:1px}
.done{margin-top:auto;background:#e8e3d5;text-align:center;padding:11px;font-size:17px}.all{background:#23834a;color:#fff}
.late h2{background:#e2492f;color:#fff}.soon h2{background:#f0b429}.fine h2{background:#b9d6cc}
.next{border:2px dashed #3b6a6e;border-radius:4px;color:#d8e6e4;padding:14px 15px;font-weight:500;font-size:17px}.next h3{font:700 20px Bricolage;color:#fff;margin-bottom:7px}.next p{white-space:nowrap;display:flex;justify-content:space-between;border-top:1px solid #265056;padding:8px 0}.next b{color:#ffd166}
aside{padding:0 22px 0 18px;color:#fff}aside h3{font:700 20px Bricolage;margin-bottom:5px}.sum{display:grid;grid-template-columns:44px 1fr;font-weight:500;font-size:18px;padding:6.5px 0;border-top:1px solid #265056}.sum b{font:700 21px/1.15 Bricolage;color:#ffd166}
.probe{grid-template-columns:1fr auto}.out{margin-top:18px;background:#123c41;border-left:5px solid #e2492f;padding:11px 13px;font-weight:500;font-size:16px;line-height:1.4}`;

function ticket({ table, who, sent, minutes, course, lines, ready }: Ticket): string {
  const state = minutes > 20 ? 'late' : minutes >= 10 ? 'soon' : 'fine';
  const dishes = lines
    .map(
      ([count, dish, note], index) =>
        `<div class="line ${index < ready ? 'ok' : ''}"><span>${count}×</span><span>${dish}${note ? `<small>${note}</small>` : ''}</span>${index < ready ? icon('Check', 21, 3) : ''}</div>`,
    )
    .join('');
  return `<article class="ticket ${state}"><h2>${table}<em>${minutes} min</em></h2><p>${course} · ${who} · ${sent}</p>${dishes}<div class="done ${ready === lines.length ? 'all' : ''}">${ready > 0 ? `${ready} von ${lines.length} am Pass` : 'Fertig'}</div></article>`;
}

/** Dishes that are still to be made, most of them first. */
function open(): [string, number][] {
  const sums = new Map<string, number>();
  for (const { lines, ready } of TICKETS) {
    for (const [count, dish] of lines.slice(ready)) sums.set(dish, (sums.get(dish) ?? 0) + count);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

function view(): string {
  const most = open();
  const rest = most.slice(7).reduce((sum, [, count]) => sum + count, 0);
  const list = [...most.slice(0, 7), ['weitere', rest] as const]
    .map(([dish, count]) => `<div class="sum"><b>${count}</b><span>${dish}</span></div>`)
    .join('');
  return `<header><b>Küche</b><span>7 Bons offen</span><span>Ziel: unter 20 min</span><span>heute Ø 13 min</span><span class="t">19:52</span></header>
<div class="wall">${TICKETS.map(ticket).join('')}<section class="next"><h3>Als Nächstes</h3><p><span>Tisch 14, Gang 2</span><b>4 Gäste</b></p><p><span>Nebenz. 22</span><b>8 Gäste</b></p><p><span>Tisch 9, 20:00</span><b>6 Gäste</b></p><p><span>Tisch 11, 20:00</span><b>2 Gäste</b></p></section></div>
<aside><h3>Noch zu machen</h3>${list}<div class="out"><b>Forelle Müllerin ist aus.</b><br>An der Kasse seit 19:36 gesperrt.</div><h3 style="margin-top:22px">Kühlung und Wärme</h3>${PROBES.map(([name, value]) => `<div class="sum probe"><span>${name}</span><b>${value}</b></div>`).join('')}</aside>`;
}

/** The kitchen's screen, German: orders in the sequence of courses. */
export const GASTRO_KITCHEN: Picture[] = [screen('realizations/gastro-kasse-3', CSS, view())];
