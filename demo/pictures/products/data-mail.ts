import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { scene } from '../picture.ts';
import { THREADS } from '../thread.ts';

const YELLOW = THREADS.data;

/** Indicator, its value, what it is measured against, and whether it is off that. */
const ROWS: [name: string, value: string, against: string, state: 'good' | 'off'][] = [
  ['Sprzedaż wczoraj', '243,1 tys. zł', '+13,8% do planu', 'good'],
  ['Terminowość dostaw', '96%', 'plan 95%', 'good'],
  ['Braki, lakiernia', '6,1%', 'norma 3%', 'off'],
  ['Zapas bez ruchu, Kutno', '31%', 'próg 20%', 'off'],
];

const CSS = `body{background:#fcfbf8;display:grid;grid-template-rows:58px 1fr 54px;line-height:1.3}
header{background:#14171f;color:#fff;display:flex;align-items:center;gap:12px;padding-right:20px;font-size:16px}header b{background:${YELLOW};color:#14171f;font:700 18px/58px Bricolage;padding:0 18px}header em{margin-left:auto;font:700 22px Bricolage}
main{padding:15px 20px 0}h1{font:700 23px/1.15 Bricolage}.day{color:#4a5060;font-size:15.5px;margin:3px 0 9px}
.r{display:grid;grid-template-columns:1fr auto;align-items:center;height:47px;border-top:1px solid #e2ded3;font-size:16.5px;line-height:1.15}.r b{font:700 19px/1.15 Bricolage;text-align:right}.r small{display:block;font:500 14.5px Instrument;color:#4a5060}.r span{font-weight:500}.r.good small{color:#2a6f3c}
.r.off{background:#fdf0c8;margin:0 -20px;padding:0 20px 0 14px;border-left:6px solid ${YELLOW};border-top-color:#e9d38d}.r.off span{font-weight:600}.r.off small{color:#7a5600}
.go{background:#14171f;color:#fff;display:flex;gap:10px;justify-content:center;align-items:center;font:600 18px Instrument}`;

function view(): string {
  const rows = ROWS.map(
    ([name, value, against, state]) =>
      `<div class="r ${state}"><span>${name}</span><b>${value}<small>${against}</small></b></div>`,
  ).join('');
  return `<header><b>DATA</b>${icon('Mail', 20)}Raport poranny<em>7:00</em></header>
<main><h1>Dwie rzeczy poza planem</h1><p class="day">wtorek, 13 października</p>${rows}</main>
<div class="go">${icon('FileSearch', 21)}Pokaż dokumenty</div>`;
}

/** DATA: the mail of seven o'clock, with what is off plan marked. */
export const DATA_MAIL: Picture[] = [scene('products/data-2', CSS, view())];
