import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { scene } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { OPEN, PAYMENT } from './fibu-bank.ts';

const GREEN = THREADS.fibu;

const CSS = `body{background:#f7f9f5;display:grid;grid-template-rows:54px 1fr 58px;line-height:1.3}
header{background:#173324;color:#fff;display:flex;align-items:center;padding:0 20px;font:700 20px Bricolage}header em{margin-left:auto;font:600 16px Instrument;color:#fdf3d9}
main{padding:14px 20px 0;position:relative}
.pay{background:#fff;border:1px solid #dfe3dc;border-left:6px solid #f5b710;height:64px;padding:0 14px;display:flex;justify-content:space-between;align-items:center}.pay b{font:700 19px Bricolage}.pay small{display:block;color:#55605a;font-size:15.5px}.pay strong{font:700 27px Bricolage}
main>svg{position:absolute;left:20px;top:76px}
.open{margin:12px 0 0 42px}.o{display:flex;align-items:center;height:42px;border-bottom:1px solid #dfe3dc;font-size:17px}.o b{font-weight:600}.o small{color:#55605a;font-size:15.5px;margin-left:9px}.o b:last-child{margin-left:auto}.o.no b{color:#68736c;font-weight:500}
.sum{display:flex;justify-content:space-between;align-items:baseline;font-size:17px;padding:10px 0 0 42px}.sum b{font:700 24px/1.1 Bricolage;color:#217a3b}
.go{background:#217a3b;color:#fff;display:flex;gap:10px;justify-content:center;align-items:center;font:700 19px Instrument}`;

/** The thread from the payment to the invoices that it pays, each with its eyelet. */
function thread(): string {
  const path = (y: number) => `M14 0V${y - 10}Q14 ${y} 24 ${y}`;
  const ends = [35, 77];
  const drawn = ends
    .map(
      (y) =>
        `<path d="${path(y)}" fill="none" stroke="${GREEN}" stroke-width="6"/><circle cx="26" cy="${y}" r="8" fill="#f7f9f5" stroke="#14171f" stroke-width="4"/><circle cx="26" cy="${y}" r="2.8" fill="${GREEN}"/>`,
    )
    .join('');
  return `<svg width="40" height="130">${drawn}<circle cx="26" cy="119" r="8" fill="#f7f9f5" stroke="#b0a98e" stroke-width="4"/></svg>`;
}

function view(): string {
  const [who, title, amount] = PAYMENT;
  const open = OPEN.map(
    ([number, day, sum, chosen]) =>
      `<div class="o ${chosen ? '' : 'no'}"><b>${number}</b><small>${day}</small><b>${sum}</b></div>`,
  ).join('');
  return `<header>Do wyjaśnienia<em>1 z 13</em></header>
<main><div class="pay"><span><b>${who}</b><small>${title}</small></span><strong>${amount}</strong></div>${thread()}<div class="open">${open}</div><p class="sum"><span>Różnica</span><b>0,00</b></p></main>
<div class="go">${icon('Check', 22, 3)}Zatwierdź i zaksięguj</div>`;
}

/** FIBU: a payment that equals two invoices. */
export const FIBU_MATCH: Picture[] = [scene('products/fibu-3', CSS, view())];
