import { DEVICE_CSS, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { THREADS } from '../thread.ts';

const BLUE = THREADS.dms;

/** What was built, and how much of it was accepted. */
const ACCEPTED: [what: string, share: string][] = [
  ['Dachówka, połać północna', '100%'],
  ['Obróbka komina', '100%'],
  ['Rynny i rury spustowe', '100%'],
];

const CHECKS: [name: string, value: string][] = [
  ['Umowa', '180 000,00 zł'],
  ['Zafakturowano', '131 800,00 zł'],
  ['Ta faktura, netto', '48 200,00 zł'],
  ['Kaucja 5%', '2 410,00 zł'],
];

const STEPS: [name: string, note: string, state: 'done' | 'now' | 'next'][] = [
  ['Wpłynęła z KSeF', '24.11, 9:12', 'done'],
  ['Zgodna z umową i protokołem', 'protokół nr 14', 'done'],
  ['Kierownik budowy', 'J. Sobczyk · 24.11, 11:42', 'done'],
  ['Biuro', 'I. Bartczak', 'now'],
  ['Zapłata i archiwum', 'kaucja wraca 24.11.2029', 'next'],
];

const CSS = `${DEVICE_CSS}
body{background:#c3ccd2}.site{position:absolute;inset:0}
.p{padding:50px 18px 0;font-size:15px;height:100%}.p .where{color:#4a5060;font-size:14px;display:flex;gap:7px;align-items:center}.p .where svg{color:${BLUE}}
.p h1{font:700 22px/1.2 Bricolage;margin:10px 0 3px}.p .sub{color:#4a5060}
.shots{display:grid;gap:9px;margin:14px 0 8px}.shots svg{width:100%;height:auto;display:block;border-radius:8px}
.line{display:flex;justify-content:space-between;padding:10px 0;border-top:1px solid #e2e5e8}.line b{font-weight:600;display:flex;gap:6px;align-items:center}.line svg{color:#2a7d45}
.pay{background:#e8f1f9;border-left:5px solid ${BLUE};border-radius:4px;padding:12px 14px;margin-top:12px}.pay b{display:block;font:700 31px/1.15 Bricolage}
.talk{margin-top:13px;line-height:1.45;font-size:14.5px}.talk b{font-weight:600}
.ok{position:absolute;left:18px;right:18px;bottom:76px;background:${BLUE};color:#fff;border-radius:10px;padding:16px;font:700 18px Instrument;display:flex;gap:9px;justify-content:center}
.two{position:absolute;left:18px;right:18px;bottom:18px;display:grid;grid-template-columns:1fr 1fr;gap:9px}.two span{border:1.5px solid #14171f;border-radius:10px;padding:12px;font-weight:600;display:flex;gap:7px;justify-content:center}
.done{display:flex;gap:12px;align-items:center;margin:12px 0 22px;color:#1f6b38}.done i{width:48px;height:48px;border-radius:50%;background:#42ad5b;color:#0d1f13;display:grid;place-items:center}.done b{font:700 25px/1.1 Bricolage}
.s{display:grid;grid-template-columns:34px 1fr;padding-bottom:25px;position:relative;line-height:1.35}.s i{width:20px;height:20px;border-radius:50%;border:2px solid #aab3bb;background:#fff;z-index:1;margin-top:1px}.s::before{content:'';position:absolute;left:9px;top:14px;bottom:-3px;width:2px;background:#d5dade}.s:last-child::before{display:none}.s.done-step i,.s.done-step::before{background:${BLUE};border-color:${BLUE}}.s.now i{border:6px solid ${BLUE}}.s b{font-weight:600}.s small{display:block;color:#4a5060;font-size:13.5px}`;

/** A wall with a scaffold before it: standards, ledgers, boards and a guard rail. */
function scaffold(): string {
  const floors = [250, 560]
    .map(
      (y) =>
        `<path d="M-10 ${y - 92}H1290M-10 ${y - 46}H1290" stroke="#7d8b95" stroke-width="9"/><rect x="-10" y="${y}" width="1300" height="24" fill="#d9b980"/><path d="M-10 ${y + 12}H1290" stroke="#bf9c60" stroke-width="2"/><rect x="-10" y="${y + 24}" width="1300" height="10" fill="#66747e"/>`,
    )
    .join('');
  const standards = [42, 441, 840, 1239]
    .map((x) => `<path d="M${x} -10V820" stroke="#66747e" stroke-width="15"/>`)
    .join('');
  return `<svg class="site" viewBox="0 0 1280 800"><rect width="1280" height="800" fill="#d9c6b8"/><path d="M42 560L441 250M840 250L1239 560" stroke="#7d8b95" stroke-width="8"/>${floors}${standards}</svg>`;
}

/** Photographs of the certificate: the tiled slope, and the chimney with its flashing. */
const SHOTS = [
  `<rect width="294" height="128" fill="#b9d3e6"/><path d="M0 128L70 22H294V128Z" fill="#a6452f"/>${[44, 66, 88, 110].map((y) => `<path d="M0 ${y}H294" stroke="#7f3020" stroke-width="4"/>`).join('')}${Array.from({ length: 16 }, (_, at) => `<path d="M${at * 22 - 6} 128L${at * 16 + 60} 22" stroke="#8d3825" stroke-width="2"/>`).join('')}<path d="M0 128L70 22H-20V128Z" fill="#b9d3e6"/>`,
  '<rect width="294" height="128" fill="#a9c6dc"/><path d="M0 128L147 58L294 128Z" fill="#9c402b"/><path d="M36 128L147 74L258 128Z" fill="#8a3523"/><rect x="112" y="16" width="70" height="86" fill="#b5674c"/><path d="M112 34H182M112 52H182M112 70H182M147 16V34M130 34V52M164 34V52M147 52V70" stroke="#874630" stroke-width="3"/><rect x="106" y="10" width="82" height="12" fill="#5b646b"/><path d="M104 78H190L200 108H94Z" fill="#6d7981"/><path d="M104 78H190M99 93H195" stroke="#8f9aa2" stroke-width="3"/>',
]
  .map((drawn) => `<svg viewBox="0 0 294 128">${drawn}</svg>`)
  .join('');

function site(): string {
  return `<div class="where">${icon('MapPin', 17)}<span>Łask: szkoła, skrzydło B</span></div>`;
}

function certificate(): string {
  const lines = ACCEPTED.map(
    ([what, share]) =>
      `<div class="line"><span>${what}</span><b>${share}${icon('Check', 16, 2.5)}</b></div>`,
  ).join('');
  return `<div class="p">${site()}<h1>Protokół odbioru nr 14</h1><div class="sub">Dachy Prosna</div><div class="shots">${SHOTS}</div>${lines}<div class="line"><span>24.11, 8:55</span><b>podpisany</b></div></div>`;
}

function invoice(): string {
  const lines = CHECKS.map(
    ([name, value]) =>
      `<div class="line"><span>${name}</span><b>${value}${icon('Check', 16, 2.5)}</b></div>`,
  ).join('');
  return `<div class="p">${site()}<h1>Faktura podwykonawcy</h1><div class="sub" style="margin-bottom:12px">Dachy Prosna · FV/88/11</div>${lines}<div class="pay">Do wypłaty, netto<b>45 790,00 zł</b></div><div class="talk"><b>J. Sobczyk</b> 11:40<br>Obróbka komina gotowa, zdjęcia w protokole.</div></div><div class="ok">${icon('Check', 22, 2.5)}Zatwierdź</div><div class="two"><span>${icon('Reply', 18)}Zwróć</span><span>${icon('Forward', 18)}Przekaż</span></div>`;
}

function approved(): string {
  const steps = STEPS.map(
    ([name, note, state]) =>
      `<div class="s ${state === 'done' ? 'done-step' : state}"><i></i><span><b>${name}</b><small>${note}</small></span></div>`,
  ).join('');
  return `<div class="p">${site()}<div class="done"><i>${icon('Check', 28, 3)}</i><b>zatwierdzona</b></div><div class="sub" style="margin-bottom:22px">Dachy Prosna · FV/88/11<br>48 200,00 zł</div>${steps}</div>`;
}

/** The site manager's phone on the scaffold: certificate, invoice, and the way of the approved one. */
export const MURAWA_PHONE: Picture[] = [
  screen(
    'realizations/murawa-2',
    CSS,
    `${scaffold()}${phone(74, 26, '11:39', certificate())}${phone(464, 44, '11:41', invoice())}${phone(854, 26, '11:42', approved())}`,
  ),
];
