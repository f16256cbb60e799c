import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { scene } from '../picture.ts';
import { THREADS } from '../thread.ts';

const RED = THREADS.erp;

const CSS = `body{background:#17191d;padding:11px;line-height:1.3}
.t{background:#fff;height:362px;border-radius:7px;overflow:hidden;display:grid;grid-template-rows:44px 1fr 62px}
header{background:#f7f5f0;border-bottom:1px solid #e2ded6;display:flex;align-items:center;padding:0 16px;gap:9px;font-weight:600;font-size:16px}header i{width:8px;height:44px;background:${RED};margin-left:-16px;margin-right:5px}header span{margin-left:auto;color:#4a5060;font-weight:500}
main{padding:13px 16px 0}h1{font:700 25px/1.1 Bricolage}.sub{color:#4a5060;font-size:15.5px;margin-top:3px}
.count{display:grid;grid-template-columns:68px 1fr 68px;align-items:center;margin:21px 0 20px}.count i{height:68px;border:2px solid #14171f;border-radius:6px;display:grid;place-items:center}.count b{font:700 60px/1 Bricolage;text-align:center}.count small{display:block;font:500 15.5px Instrument;color:#4a5060;margin-top:4px}
.bar{height:14px;background:#ece8df;display:flex}.bar i{background:#14171f;width:86.7%}.bar u{background:${RED};width:5%}
.of{display:flex;justify-content:space-between;font-size:16px;font-weight:600;margin-top:6px}.of span:last-child{font-weight:500;color:#4a5060}
.go{display:flex;gap:10px;justify-content:center;align-items:center;background:${RED};color:#fff;font:700 20px Instrument}`;

// Two minutes before the office sees it: the last event of `products/erp-1`.
const VIEW = `<div class="t"><header><i></i>Spawanie, S-4<span>Jarosz · 13:42</span></header>
<main><h1>Rama stołu R-180</h1><p class="sub">ZP/1187</p><div class="count"><i>${icon('Minus', 34, 2.5)}</i><b>12<small>szt. po spawaniu</small></b><i>${icon('Plus', 34, 2.5)}</i></div><div class="bar"><i></i><u></u></div><p class="of"><span>220 z 240</span><span>Braki 0</span></p></main>
<div class="go">${icon('Check', 24, 3)}Zamelduj 12 szt.</div></div>`;

/** ERP: a welder reports twelve frames on the tablet at the machine. */
export const ERP_TABLET: Picture[] = [scene('products/erp-2', CSS, VIEW)];
