import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const CSS = `body{background:#15110e;overflow:hidden}.scene{position:absolute;inset:0}
.tab{position:absolute;left:352px;top:70px;width:866px;height:586px;border-radius:26px;background:#0c0c0d;padding:20px;box-shadow:0 40px 70px rgb(0 0 0/.6),0 0 0 1.5px #3a3632;transform:perspective(1900px) rotateY(-7deg) rotateX(2deg)}
.scr{height:100%;border-radius:9px;overflow:hidden;background:#f4ede0;color:#2a211a;font:15px/1.4 Source;display:grid;grid-template-columns:1fr 276px}
.m{padding:24px 28px}.m h1{font:500 33px/1.1 Source;letter-spacing:-.01em}.m .sub{color:#75644f;margin:5px 0 13px}
.d{display:grid;grid-template-columns:1fr auto;padding:9.5px 0;border-top:1px solid #dccfb8;align-items:center}.d b{font-weight:500;font-size:18px}.d small{display:block;color:#75644f;font-size:14px}.step{display:flex;align-items:center;gap:13px;font:500 18px Source}.step i{width:34px;height:34px;border:1.3px solid #a08a6a;border-radius:50%;display:grid;place-items:center;color:#5d4a31}.zero{color:#a08a6a}
.s{background:#e9dec9;padding:24px 24px;display:flex;flex-direction:column}.s h2{font:500 18px Source;margin-bottom:8px}.slots{display:grid;grid-template-columns:1fr 1fr;gap:8px}.slots span{border:1.3px solid #b7a482;border-radius:6px;text-align:center;padding:8px;font-size:16px}.slots .on{background:#5a3a22;border-color:#5a3a22;color:#fff}.slots .no{opacity:.4;text-decoration:line-through}
.lang{margin-top:auto;display:flex;gap:7px;font:500 13px Instrument;color:#75644f}.lang span{padding:4px 7px}.lang .on{background:#2a211a;color:#f4ede0;border-radius:4px}.order{background:#5a3a22;color:#fff;border-radius:6px;text-align:center;padding:14px;font:500 18px Source;margin-top:12px}.bill{margin-top:17px;line-height:1.75}.bill p{display:flex;justify-content:space-between}.bill .all{border-top:1px solid #a08a6a;font-weight:600;margin-top:4px;padding-top:3px}`;

const SCENE = `<svg class="scene" viewBox="0 0 1280 800"><defs><radialGradient id="glow" cx=".135" cy=".3" r=".75"><stop offset="0" stop-color="#ffcf87" stop-opacity=".85"/><stop offset=".16" stop-color="#e09a4b" stop-opacity=".5"/><stop offset=".5" stop-color="#7d4a21" stop-opacity=".22"/><stop offset="1" stop-color="#15110e" stop-opacity="0"/></radialGradient><linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#ffe6b8"/><stop offset="1" stop-color="#ffbf6b"/></linearGradient><linearGradient id="top" x2="0" y2="1"><stop offset="0" stop-color="#6b4527"/><stop offset="1" stop-color="#3c2513"/></linearGradient></defs>
<rect width="1280" height="800" fill="#221a15"/><g stroke="#2c221b" stroke-width="2">${Array.from({ length: 16 }, (_, index) => `<path d="M${index * 84 + 20} 0V680"/>`).join('')}</g><rect width="1280" height="800" fill="url(#glow)"/>
<path d="M0 668H1280V800H0Z" fill="url(#top)"/><path d="M0 668H1280" stroke="#8d6038" stroke-width="3"/><ellipse cx="174" cy="690" rx="96" ry="15" fill="#1c0f06" fill-opacity=".55"/><rect x="166" y="330" width="15" height="346" fill="#b58a4c"/><rect x="166" y="330" width="5" height="346" fill="#e3bf80"/><ellipse cx="174" cy="682" rx="66" ry="13" fill="#a5783c"/><ellipse cx="174" cy="678" rx="66" ry="12" fill="#d1a260"/>
<path d="M96 130H252L298 342H50Z" fill="url(#shade)"/><path d="M50 342H298" stroke="#c98d43" stroke-width="4"/><path d="M96 130H252" stroke="#e9bb77" stroke-width="3"/>
<path d="M640 656L560 706H1030L960 656Z" fill="#1a1512"/><path d="M560 706H1030V716H560Z" fill="#0e0b09"/>
<g transform="translate(278 634)"><path d="M0 0H66L58 62Q56 70 48 70H18Q10 70 8 62Z" fill="#e9e2d6"/><path d="M0 0H66L65 8H1Z" fill="#fff8ea"/><path d="M65 12Q92 14 86 36Q80 54 58 50" fill="none" stroke="#e9e2d6" stroke-width="7"/><ellipse cx="33" cy="3" rx="31" ry="5" fill="#8a5a2c"/></g></svg>`;

const MENU: [dish: string, note: string, count: number, price: number][] = [
  ['Full breakfast', 'eggs, bacon, mushrooms, rye toast', 1, 19],
  ['Porridge', 'with plums and hazelnuts', 1, 11.5],
  ['Smoked Baltic herring', 'potato, dill, black bread', 0, 14],
  ['Bread basket', 'three kinds, butter, plum jam', 1, 6.2],
  ['Pot of tea', 'Darjeeling, milk on the side', 2, 5.5],
  ['Sea-buckthorn juice', '0.2 l', 1, 4.8],
];

function form(): string {
  const dishes = MENU.map(
    ([dish, note, count]) =>
      `<div class="d"><span><b>${dish}</b><small>${note}</small></span><span class="step"><i>${icon('Minus', 16)}</i><span class="${count === 0 ? 'zero' : ''}">${count}</span><i>${icon('Plus', 16)}</i></span></div>`,
  ).join('');
  const bill = MENU.filter(([, , count]) => count > 0)
    .map(
      ([dish, , count, price]) =>
        `<p><span>${count} × ${dish}</span><span>${(count * price).toFixed(2)}</span></p>`,
    )
    .join('');
  const total = MENU.reduce((sum, [, , count, price]) => sum + count * price, 0);
  const slots = ['7:00', '7:30', '8:00', '8:30', '9:00', '9:30']
    .map(
      (time, index) =>
        `<span class="${index === 3 ? 'on' : index === 2 ? 'no' : ''}">${time}</span>`,
    )
    .join('');
  return `<div class="tab"><div class="scr"><section class="m"><h1>Breakfast in your room</h1><p class="sub">Room 207, Mr and Mrs Whitfield, Thursday 19 November</p>${dishes}</section><section class="s"><h2>When may we knock?</h2><div class="slots">${slots}</div><div class="bill">${bill}<p class="all"><span>On your bill, €</span><span>${total.toFixed(2)}</span></p></div><div class="lang"><span>DE</span><span class="on">EN</span><span>PL</span><span>DA</span><span>SV</span></div><div class="order">Order for 8:30</div></section></div></div>`;
}

/** The tablet on the night table, in the guest's language. */
export const HOTEL_NIGHT: Picture[] = [
  screen('realizations/hotel-room-3', CSS, `${SCENE}${form()}`),
];
