import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { scene } from '../picture.ts';
import { THREADS } from '../thread.ts';

const BLUE = THREADS.dms;

const CHECKS: [name: string, note: string][] = [
  ['Zgodna z zamówieniem', 'ZM/771'],
  ['Magazyn', 'PZ/1402 · R. Dąbek'],
];

const CSS = `body{background:#dbe8f3;line-height:1.3}
.f{position:absolute;left:26px;right:26px;top:-40px;bottom:14px;background:#17191d;border-radius:44px;padding:10px;box-shadow:0 10px 24px rgb(20 23 31/.25)}
.f>div{background:#fff;height:100%;border-radius:35px;padding:54px 20px 0;position:relative}
.who{font-size:16px;color:#4a5060}.who b{display:block;font:700 21px/1.2 Bricolage;color:#14171f}
.sum{font:700 35px/1.1 Bricolage;margin:9px 0 8px;white-space:nowrap}
.c{display:grid;grid-template-columns:30px 1fr;align-items:center;border-top:1px solid #e2e5e8;height:51px;font-size:16.5px}.c i{width:22px;height:22px;border-radius:50%;background:${BLUE};color:#fff;display:grid;place-items:center}.c b{display:block;font-weight:600;line-height:1.2}.c small{color:#4a5060;font-size:14.5px;display:block;line-height:1.2}
.go{background:${BLUE};color:#fff;border-radius:10px;height:54px;display:flex;gap:9px;align-items:center;justify-content:center;font:700 20px Instrument;margin-top:3px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:9px;margin-top:9px}.two span{border:1.5px solid #14171f;border-radius:10px;height:42px;font:600 16.5px Instrument;display:flex;gap:7px;justify-content:center;align-items:center}`;

function view(): string {
  const checks = CHECKS.map(
    ([name, note]) =>
      `<div class="c"><i>${icon('Check', 15, 3.5)}</i><span><b>${name}</b><small>${note}</small></span></div>`,
  ).join('');
  return `<div class="f"><div><p class="who"><b>Przędzalnia Zduny</b>FV 2210/11/2026</p><p class="sum">22 929,66 zł</p>${checks}<div class="go">${icon('Check', 22, 3)}Akceptuję</div><div class="two"><span>${icon('Reply', 18)}Zwróć</span><span>${icon('Forward', 18)}Przekaż</span></div></div></div>`;
}

/** DMS: the invoice of the screen, on the phone of who approves it. */
export const DMS_PHONE: Picture[] = [scene('products/dms-2', CSS, view())];
