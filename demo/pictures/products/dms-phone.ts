import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { scene } from '../picture.ts';
import { THREADS } from '../thread.ts';

const BLUE = THREADS.dms;

const CHECKS: [name: string, note: string][] = [
  ['Zgodna z zamówieniem', 'ZM/771'],
  ['Magazyn', 'PZ/1402 · R. Dąbek'],
];

// The picture is the carton of yarn, its edges are the carton's; the phone lies on it, whole.
const CSS = `body{background:#dcc39d;line-height:1.3;position:relative}
.carton{position:absolute;inset:0}
.label{position:absolute;left:14px;top:22px;width:90px;background:#fffefb;padding:9px 9px 10px;box-shadow:0 1px 2px rgb(70 48 20/.35)}.label b{display:block;font:700 15px/1.2 Plex}.label svg{margin-top:8px;width:100%;height:42px}
.stamp{position:absolute;left:12px;top:318px;color:#6d4c22;border:2px solid;padding:4px 6px;font:600 11px/1.25 Plex;width:94px;transform:rotate(-6deg)}
.f{position:absolute;left:118px;width:252px;top:10px;height:364px;background:#17191d;border-radius:38px;padding:8px;box-shadow:0 0 0 1.5px #3b3f47,0 12px 26px rgb(20 23 31/.3),0 3px 8px rgb(20 23 31/.22)}
.f>div{background:#fff;height:100%;border-radius:30px;padding:38px 15px 0;position:relative}
.clock{position:absolute;left:22px;right:20px;top:10px;display:flex;justify-content:space-between;font:600 13.5px Instrument}.clock i{width:23px;height:12px;border:1.5px solid;border-radius:4px;position:relative;top:3px}.clock i::after{content:'';position:absolute;inset:1.5px 5px 1.5px 1.5px;background:currentColor;border-radius:1.5px}
.who{font-size:14.5px;color:#4a5060}.who b{display:block;font:700 19px/1.2 Bricolage;color:#14171f;white-space:nowrap}
.sum{font:700 31px/1.1 Bricolage;margin:7px 0 8px;white-space:nowrap}
.c{display:grid;grid-template-columns:29px 1fr;align-items:center;border-top:1px solid #e2e5e8;height:47px;font-size:15.5px}.c i{width:21px;height:21px;border-radius:50%;background:${BLUE};color:#fff;display:grid;place-items:center}.c b{display:block;font-weight:600;line-height:1.2;white-space:nowrap;letter-spacing:-.01em}.c small{color:#4a5060;font-size:13.5px;display:block;line-height:1.2}
.go{background:${BLUE};color:#fff;border-radius:10px;height:50px;display:flex;gap:8px;align-items:center;justify-content:center;font:700 18.5px Instrument;margin-top:3px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:8px}.two span{border:1.5px solid #14171f;border-radius:9px;height:40px;font:600 15px Instrument;display:flex;gap:5px;justify-content:center;align-items:center}`;

/** Widths of the bars and gaps of the label's code, in turn. */
const BARS = [2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 1, 2, 2, 1, 1, 3, 2];

/** The delivery as it lies in the warehouse: a carton with its seam under the tape, and the label on it. */
function carton(): string {
  let x = 0;
  const bars = BARS.map((width, at) => {
    x += width;
    return at % 2 ? '' : `<path d="M${x - width / 2} 0V40" stroke-width="${width}"/>`;
  }).join('');
  return `<svg class="carton" viewBox="0 0 384 384"><path d="M0 192H384" stroke="#8a6a3c" stroke-width="2"/><rect y="164" width="384" height="56" fill="#c9a56f" fill-opacity=".8"/><path d="M0 164.5H384M0 219.5H384" stroke="#b58f58"/><path d="M1 1H383V383H1Z" fill="none" stroke="#b58f58" stroke-width="2"/></svg><div class="label"><b>ZM/771</b><b>PZ/1402</b><svg viewBox="0 0 ${x} 40" preserveAspectRatio="none" stroke="#14171f">${bars}</svg></div><div class="stamp">PRZYJĘTO NA MAGAZYN</div>`;
}

function view(): string {
  const checks = CHECKS.map(
    ([name, note]) =>
      `<div class="c"><i>${icon('Check', 15, 3.5)}</i><span><b>${name}</b><small>${note}</small></span></div>`,
  ).join('');
  return `${carton()}<div class="f"><div><p class="clock"><span>11:44</span><i></i></p><p class="who"><b>Przędzalnia Zduny</b>FV 2210/11/2026</p><p class="sum">22 929,66 zł</p>${checks}<div class="go">${icon('Check', 21, 3)}Akceptuję</div><div class="two"><span>${icon('Reply', 16)}Zwróć</span><span>${icon('Forward', 16)}Przekaż</span></div></div></div>`;
}

/** DMS: the invoice of the screen, on the phone of who approves it, a minute before the page says so. */
export const DMS_PHONE: Picture[] = [scene('products/dms-2', CSS, view())];
