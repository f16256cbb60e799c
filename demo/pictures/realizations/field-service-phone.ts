import { leftTwill } from '../binding.ts';
import { DEVICE_CSS, ground, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const CSS = `${DEVICE_CSS}
.map{position:absolute;left:0;top:0;width:330px;height:318px}
.list{position:absolute;left:0;right:0;top:300px;bottom:0;background:#fff;border-radius:20px 20px 0 0;padding:16px 18px 0}
.list h2{font:700 19px Instrument;display:flex;justify-content:space-between;margin-bottom:6px}.list h2 small{font:500 14px/1.8 Instrument;color:#565c6a}
.v{display:grid;grid-template-columns:52px 1fr auto;padding:11px 0;border-top:1px solid #ebe9e3;line-height:1.35;font-size:15px}.v b{display:block;font-weight:600}.v small{color:#565c6a;font-size:13.5px}.v i{font-style:normal;font-weight:600}.v .n{width:28px;height:28px;border-radius:50%;display:grid;place-items:center;font-weight:700;font-size:14px;color:#fff}.v.done{opacity:.45}
.go{position:absolute;left:18px;right:18px;bottom:20px;background:#066bb5;color:#fff;border-radius:10px;padding:15px;font-weight:700;font-size:16px;display:flex;gap:9px;justify-content:center}
.p{padding:52px 18px 0;font-size:15px}.p h1{font:700 23px/1.2 Instrument}.p .sub{color:#565c6a;font-size:14px;margin-bottom:10px}
.chk{display:grid;grid-template-columns:30px 1fr auto;padding:9px 0;border-top:1px solid #ebe9e3;align-items:center}.chk i{width:21px;height:21px;border-radius:5px;background:#42ad5b;color:#0d1f13;display:grid;place-items:center}.chk b{font-weight:600}
.parts{background:#f5f3ee;border-radius:8px;padding:6.5px 13px;margin:10px 0;line-height:21px;font-size:14.5px}.parts div{display:flex;justify-content:space-between}
.pics{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.pics svg{border-radius:6px;width:100%;height:auto}
.sign{border:1.5px solid #b9b6ad;border-radius:8px;height:104px;margin-top:11px;position:relative}.sign small{position:absolute;left:12px;bottom:7px;color:#565c6a;font-size:13px}
.e{padding:52px 18px 0;font-size:15px}.e h1{font:700 23px/1.2 Instrument}.big{font:700 52px/1.05 Bricolage;margin:16px 0 2px;letter-spacing:-.02em}
.row{display:flex;justify-content:space-between;padding:9px 0;border-top:1px solid #ebe9e3}.row b{font-weight:600}
.bars{display:flex;gap:3px;height:26px;margin:14px 0 5px}.bars i{display:block;border-radius:2px}.note{background:#e8f1f9;border-left:5px solid #066bb5;border-radius:4px;padding:11px 13px;line-height:1.4;margin-top:16px}.note b{display:block}`;

const STREETS =
  'M-10 60L150 40L340 90M-10 150L120 130L210 170L340 150M-10 250L100 240L230 262L340 230M60 -10L70 330M150 -10L140 120L160 330M240 -10L225 150L250 330M300 -10L310 330M-10 200L70 190M100 240L60 330M210 170L300 60';
const ROUTE = 'M42 262C60 246 66 214 70 186S120 140 140 130S216 168 228 158S236 92 262 74';

function map(): string {
  const stops = [
    [42, 262, '#42ad5b', '1'],
    [140, 130, '#066bb5', '2'],
    [228, 158, '#f5b710', '3'],
    [262, 74, '#066bb5', '4'],
  ]
    .map(
      ([x, y, colour, label]) =>
        `<circle cx="${x}" cy="${y}" r="14" fill="${colour}" stroke="#fff" stroke-width="3"/><text x="${x}" y="${Number(y) + 5}" text-anchor="middle" fill="${label === '3' ? '#241b00' : '#fff'}" style="font:700 14px Instrument">${label}</text>`,
    )
    .join('');
  return `<svg class="map" viewBox="0 0 330 318"><rect width="330" height="318" fill="#e9e6dd"/><path d="M-10 20C60 70 80 40 110 100S60 200 20 230L-10 210Z" fill="#d3e0c4"/><path d="M330 180C270 200 250 240 270 320H340Z" fill="#d3e0c4"/><path d="M180 -10C190 70 160 110 190 190S210 270 190 330" stroke="#a9cbdc" stroke-width="13" fill="none"/><path d="${STREETS}" stroke="#fff" stroke-width="7" fill="none"/><path d="${STREETS}" stroke="#f7f5ef" stroke-width="4" fill="none"/><path d="${ROUTE}" stroke="#14171f" stroke-width="5.5" fill="none" stroke-linecap="round"/><circle cx="98" cy="152" r="20" fill="#066bb5" fill-opacity=".2"/><circle cx="98" cy="152" r="9" fill="#066bb5" stroke="#fff" stroke-width="3"/>${stops}</svg>`;
}

function day(): string {
  const visits = [
    ['1', '#42ad5b', '7:30', 'Magazyn, odbiór części', 'Łódź, Dąbrowa', 'done'],
    ['2', '#066bb5', '9:00', 'Przegląd roczny, GA 37', 'Pabianice · 12 min', ''],
    ['3', '#b98600', '12:40', 'Wymiana filtrów, 4 szt.', 'Rzgów · 9 km', ''],
    ['4', '#066bb5', '15:00', 'Serwis osuszacza', 'Tuszyn · 11 km', ''],
  ]
    .map(
      ([label, colour, time, what, where, state]) =>
        `<div class="v ${state}"><span class="n" style="background:${colour}">${label}</span><span><b>${what}</b><small>${where}</small></span><i>${time}</i></div>`,
    )
    .join('');
  return `${map()}<div class="list"><h2>Dziś, 3 wizyty i magazyn <small>58 km</small></h2>${visits}</div><div class="go">${icon('Navigation', 20)}Jedź do Pabianic</div>`;
}

/** Three photographs of the visit: the compressor, the old filter beside the new one, the gauge. */
const SNAPS = [
  '<rect width="92" height="70" fill="#59646b"/><path d="M0 56H92V70H0Z" fill="#3c444a"/><rect x="14" y="14" width="64" height="44" rx="3" fill="#2c6ea8"/><path d="M20 22H48M20 28H48M20 34H48M20 40H48" stroke="#1d4f7d" stroke-width="3"/><rect x="55" y="20" width="17" height="12" rx="1" fill="#12212d"/><path d="M57 26H69" stroke="#8fe3b0" stroke-width="2"/><circle cx="63" cy="44" r="5" fill="#d33a21"/>',
  '<rect width="92" height="70" fill="#8a7a67"/><path d="M0 52H92V70H0Z" fill="#6d5f4f"/><rect x="13" y="16" width="28" height="42" rx="4" fill="#3b2f24"/><path d="M18 22V54M24 22V54M30 22V54M36 22V54" stroke="#251c14" stroke-width="2.5"/><rect x="51" y="16" width="28" height="42" rx="4" fill="#efe9da"/><path d="M56 22V54M62 22V54M68 22V54M74 22V54" stroke="#cfc4a9" stroke-width="2.5"/><rect x="49" y="13" width="32" height="6" rx="2" fill="#2c6ea8"/><rect x="11" y="13" width="32" height="6" rx="2" fill="#1d3d58"/>',
  '<rect width="92" height="70" fill="#455550"/><path d="M-4 62L96 40V74H-4Z" fill="#36433f"/><circle cx="46" cy="34" r="27" fill="#c8ccc9"/><circle cx="46" cy="34" r="22.5" fill="#fbfaf5"/><path d="M32 46A19 19 0 1 1 60 46" fill="none" stroke="#14171f" stroke-width="2" stroke-dasharray="1.5 4.2"/><path d="M57 21A19 19 0 0 1 60 46" fill="none" stroke="#d33a21" stroke-width="3"/><path d="M46 34L53 19" stroke="#14171f" stroke-width="2.6" stroke-linecap="round"/><circle cx="46" cy="34" r="3.4" fill="#14171f"/>',
]
  .map((drawn) => `<svg viewBox="0 4 92 62">${drawn}</svg>`)
  .join('');

/** The customer's signature, on the phone and on the report that comes of it: 294 × 100 units. */
export const SIGNED =
  '<path d="M40 62C58 14 74 20 66 50S62 84 84 58S104 34 110 52S124 66 136 44S160 40 158 58S178 62 190 46S216 34 222 56S244 58 258 40" fill="none" stroke="#14171f" stroke-width="2.6" stroke-linecap="round"/>';

function protocol(): string {
  const checks = [
    'Ciśnienie robocze|7,4 bar',
    'Poziom i stan oleju|wymieniony',
    'Filtr powietrza|wymieniony',
    'Temperatura sprężu|81 °C',
  ]
    .map((line) => line.split('|'))
    .map(
      ([name, value]) =>
        `<div class="chk"><i>${icon('Check', 15, 3)}</i><span>${name}</span><b>${value}</b></div>`,
    )
    .join('');
  return `<div class="p"><h1>Protokół serwisowy</h1><div class="sub">Sprężarka GA 37 · nr 118842 · 14 206 h</div>${checks}<div class="parts"><div><span>Filtr oleju 1625</span><b>1 szt.</b></div><div><span>Filtr powietrza</span><b>1 szt.</b></div><div><span>Olej Roto 46</span><b>17 l</b></div></div><div class="pics">${SNAPS}</div><div class="sign"><svg width="294" height="100" viewBox="0 0 294 100">${SIGNED}</svg><small>Anna Lis, kierownik utrzymania ruchu</small></div></div><div class="go">Zamknij wizytę</div>`;
}

function summary(): string {
  // Minutes from 7:30 to 15:38: at the customer, driving, parts, break.
  const parts = [
    [312, '#066bb5'],
    [108, '#42ad5b'],
    [35, '#f5b710'],
    [33, '#c9c5ba'],
  ]
    .map(([minutes, colour]) => `<i style="flex:${minutes};background:${colour}"></i>`)
    .join('');
  const rows = [
    ['Praca u klienta', '5 h 12 min'],
    ['Jazda', '1 h 48 min'],
    ['Części i magazyn', '0 h 35 min'],
    ['Przerwa', '0 h 33 min'],
    ['Przejechane', '58 km'],
    ['Zamknięte wizyty', '3 z 3'],
    ['Zużyte części', '7 pozycji'],
  ]
    .map(([name, value]) => `<div class="row"><span>${name}</span><b>${value}</b></div>`)
    .join('');
  return `<div class="e"><h1>Koniec dnia</h1><div class="big">15:38</div><span style="color:#565c6a">10 minut przed planem</span><div class="bars">${parts}</div>${rows}<div class="note"><b>Jutro 7:10</b>Wymiana oleju, Łask. Filtr i olej są w aucie.</div></div><div class="go">Wyślij kartę dnia</div>`;
}

/** The technician's phone: route, protocol, end of the day. */
export const FIELD_SERVICE_PHONE: Picture[] = [
  screen(
    'realizations/field-service-2',
    CSS,
    `${ground(leftTwill, '#d3dce3', '#dde4ea')}${phone(74, 16, '8:48', day())}${phone(464, 58, '11:38', protocol())}${phone(854, 26, '15:38', summary())}`,
  ),
];
