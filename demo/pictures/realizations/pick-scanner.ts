import { herringbone } from '../binding.ts';
import { DEVICE_CSS, ground, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const BLUE = '#1f4e8c';
const RED = '#b3261e';

const CSS = `${DEVICE_CSS}
.s{padding:50px 20px 0;font-size:16px;line-height:1.35}.s .top{display:flex;justify-content:space-between;color:#5b6573;font-size:14.5px}
.place{font:700 58px/1 Bricolage;letter-spacing:-.02em;margin:14px 0 2px}.way{display:flex;gap:8px;align-items:center;color:${BLUE};font-weight:600;margin-bottom:14px}
.photo{height:170px;background:#eef1f5;display:grid;place-items:center;margin:0 -20px}
.s h2{font:700 21px/1.2 Instrument;margin-top:14px}.s small{color:#5b6573;font-size:14.5px}
.n{display:flex;align-items:baseline;gap:10px;margin-top:10px}.n b{font:700 52px/1 Bricolage}.bar{position:absolute;left:0;right:0;bottom:0;background:${BLUE};color:#fff;text-align:center;padding:20px;font-weight:700;font-size:18px;display:flex;gap:10px;justify-content:center}
.stop{position:absolute;inset:0;background:${RED};color:#fff;padding:74px 22px 0;font-size:17px;line-height:1.4}.stop h2{font:700 32px/1.1 Bricolage;margin:18px 0 20px}.two{display:grid;gap:12px;margin:18px 0 22px}.two div{background:rgb(255 255 255/.14);padding:13px 15px}.two small{color:#ffdad6;display:block;font-size:14px}.two b{font:700 27px/1.2 Bricolage}.stop .bar{background:#fff;color:${RED}}
.count{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-top:16px}.count span{background:#eef1f5;text-align:center;padding:13px 0;font:600 22px Instrument}.shown{border:2px solid ${BLUE};font:700 38px/1 Bricolage;padding:14px 16px;margin-top:14px;display:flex;justify-content:space-between;align-items:center}.shown small{font:400 14.5px Instrument}`;

/** A ring of cable. */
function cable(colour: string): string {
  const rings = [58, 49, 40, 31]
    .map(
      (radius) =>
        `<circle cx="75" cy="75" r="${radius}" fill="none" stroke="${colour}" stroke-width="8"/><circle cx="75" cy="75" r="${radius}" fill="none" stroke="#14171f" stroke-opacity=".18" stroke-width="1.5"/>`,
    )
    .join('');
  return `<svg width="150" height="150">${rings}<rect x="10" y="64" width="30" height="22" fill="#fff" stroke="#9aa4b0"/></svg>`;
}

function pick(): string {
  return `<div class="s"><div class="top"><span>ZS/8841</span><span>19 z 24</span></div><div class="place">2-07-18</div><div class="way">${icon('CornerUpRight', 22)}Hala 2, za 12 metrów w prawo</div><div class="photo">${cable('#3d6fb3')}</div><h2>Przewód YDYp 3×2,5 mm²</h2><small>krążek 100 m, niebieska etykieta</small><div class="n"><b>3</b><span>krążki</span></div></div><div class="bar">${icon('ScanBarcode', 24)}Zeskanuj</div>`;
}

function wrong(): string {
  return `<div class="stop">${icon('OctagonX', 54, 2)}<h2>To nie ten przewód</h2><div class="two"><div><small>w ręce</small><b>3×1,5 mm²</b></div><div><small>ma być</small><b>3×2,5 mm²</b></div></div>Właściwy leży jedno miejsce wyżej, w 2-07-18.<div class="bar">Odłóż i zeskanuj ponownie</div></div>`;
}

function count(): string {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '←', '0', 'OK']
    .map((key) => `<span>${key}</span>`)
    .join('');
  return `<div class="s"><div class="top"><span>Przy okazji</span><span>1 miejsce</span></div><div class="place">2-07-19</div><h2>Policz, ile zostało</h2><small>Mufa kablowa, system zna 6 sztuk. Ostatnie liczenie 41 dni temu.</small><div class="shown">6<small>zgadza się</small></div><div class="count">${keys}</div></div><div class="bar">${icon('Check', 24)}Zapisz i idź dalej</div>`;
}

/** The scanner's screen: the next place, a wrong item, counting along the way. */
export const PICK_SCANNER: Picture[] = [
  screen(
    'realizations/pick-path-2',
    CSS,
    `${ground(herringbone, '#c9d4e2', '#b7c5d7')}${phone(76, 38, '14:38', pick())}${phone(464, 38, '14:39', wrong(), '#fff')}${phone(852, 38, '14:41', count())}`,
  ),
];
