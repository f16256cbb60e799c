import { DEVICE_CSS, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';
import { country } from '../territory.ts';

const CSS = `${DEVICE_CSS}
.land{position:absolute;inset:0}.tilt{position:absolute;inset:0;transform-origin:50% 50%}
.m{position:absolute;left:0;top:0}.m text{font-family:Instrument}
.chip{position:absolute;left:16px;right:16px;top:46px;background:#fff;border-radius:12px;padding:12px 14px;display:flex;gap:10px;font-size:15px;color:#5c6a73;box-shadow:0 3px 12px rgb(23 34 43/.22);z-index:2;align-items:center}
.card{position:absolute;left:0;right:0;bottom:0;background:#fff;border-radius:20px 20px 0 0;padding:16px 18px 20px;font-size:15px;line-height:1.4;box-shadow:0 -4px 16px rgb(23 34 43/.16)}
.card h2{font:700 19px/1.25 Instrument}.card small{color:#5c6a73;font-size:14px}.three{display:grid;grid-template-columns:repeat(3,1fr);margin:11px 0;border-top:1px solid #e4e9eb;border-bottom:1px solid #e4e9eb;padding:9px 0}.three b{display:block;font:700 20px/1.2 Bricolage}
.btn{background:#1d5f4d;color:#fff;border-radius:10px;text-align:center;padding:14px;font-weight:700;font-size:16px}
.c{padding:52px 18px 0;font-size:15px}.c h1{font:700 23px/1.2 Instrument}.sub{color:#5c6a73;margin-bottom:10px}
.row{display:grid;grid-template-columns:36px 1fr auto;padding:11px 0;border-top:1px solid #e4e9eb;line-height:1.35;align-items:center}.row i{font-style:normal;width:26px;height:26px;border-radius:50%;background:#1d5f4d;color:#fff;font-weight:700;font-size:13.5px;display:grid;place-items:center}.row b{font-weight:600;display:block}.row small{color:#5c6a73;font-size:13.5px}.row em{font-style:normal;font-weight:600;text-align:right}.row.hot i{background:#d98a00}
.h{display:flex;align-items:flex-end;gap:5px;height:104px;margin:12px 0 4px}.h i{flex:1;background:#aecfa6;border-radius:2px 2px 0 0}.h i.on{background:#1d5f4d}.lab{display:flex;justify-content:space-between;color:#5c6a73;font-size:13px;margin-bottom:8px}
.tip{border-left:5px solid #d98a00;background:#fff6e3;padding:10px 13px;line-height:1.45;margin-top:12px;border-radius:3px}`;

const SHADES = ['#eef3ea', '#d3e3c8', '#aecfa6', '#7db286', '#468c69'];
const STOPS: [number, number][] = [
  [74, 392],
  [128, 300],
  [212, 262],
  [262, 170],
  [168, 152],
];

function map(): string {
  const land = country(46, 330, 560, 8, () => true)
    .map((district) => {
      const pull = Math.exp(
        -((district.seat[0] - 190) ** 2 + (district.seat[1] - 250) ** 2) / 30000,
      );
      const step = Math.min(4, Math.floor(pull * 3.4 + seeded(district.index + 3)() * 1.9));
      return `<path d="${district.outline}" fill="${SHADES[step]}"/>`;
    })
    .join('');
  const customers = Array.from({ length: 34 }, (_, index) => {
    const random = seeded(index + 60);
    return `<circle cx="${(random() * 330).toFixed(0)}" cy="${(110 + random() * 330).toFixed(0)}" r="${(3 + random() * 4).toFixed(1)}" fill="#17222b" fill-opacity=".55"/>`;
  }).join('');
  const stops = STOPS.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="14" fill="${index === 2 ? '#d98a00' : '#1d5f4d'}" stroke="#fff" stroke-width="3"/><text x="${x}" y="${y + 5}" text-anchor="middle" fill="#fff" font-size="14" font-weight="700">${index + 1}</text>`,
  ).join('');
  return `<svg class="m" width="330" height="560" viewBox="0 0 330 560"><rect width="330" height="560" fill="#e3e5e1"/><g stroke="#fff" stroke-width="1">${land}</g><path d="M-10 470C60 420 60 400 74 392S110 330 128 300S190 280 212 262S240 200 262 170S190 140 168 152" stroke="#fff" stroke-width="9" fill="none"/><path d="M74 392C96 372 110 330 128 300S190 280 212 262S240 200 262 170S190 140 168 152" stroke="#17222b" stroke-width="4" fill="none"/>${customers}${stops}<text x="216" y="238" font-size="15" font-weight="600" fill="#17222b" stroke="#fff" stroke-width="4" paint-order="stroke">Eisenbrück</text></svg>`;
}

function tour(): string {
  return `${map()}<div class="chip">${icon('Search', 19)}Gebiet S2, Kunden heute</div><div class="card"><h2>Wehrle Pumpen GmbH</h2><small>Halt 3 · Eisenbrück, Industriestraße · 12 min</small><div class="three"><span><b>86,4</b><small>Tsd. € 2026</small></span><span><b>−19 %</b><small>Vorjahr</small></span><span><b>140</b><small>Potenzial</small></span></div><div class="btn">Navigation starten</div></div>`;
}

function customer(): string {
  const months = [62, 70, 66, 81, 77, 90, 84, 58, 49, 44, 30];
  const bars = months
    .map((value, index) => `<i class="${index > 6 ? 'on' : ''}" style="height:${value}%"></i>`)
    .join('');
  const rows = [
    ['Hydraulik', 'seit Juli nichts bestellt', '−31,2'],
    ['Wälzlager', 'stabil', '+1,4'],
    ['Dichtungen', 'neu seit März', '+9,8'],
  ]
    .map(
      ([name, note, sum]) =>
        `<div class="row" style="grid-template-columns:1fr auto"><span><b>${name}</b><small>${note}</small></span><em>${sum}</em></div>`,
    )
    .join('');
  return `<div class="c"><h1>Wehrle Pumpen GmbH</h1><div class="sub">Kunde seit 2014 · Hr. Aicher, Einkauf</div><b>Umsatz 2026, Tsd. €</b><div class="h">${bars}</div><div class="lab"><span>Jan</span><span>Nov</span></div><b>Zum Vorjahr, Tsd. €</b>${rows}<div class="tip"><b>Für das Gespräch:</b> Lager in Eisenbrück liefert Hydraulik seit 1. Oktober am selben Tag.</div></div>`;
}

function plan(): string {
  const rows = [
    ['1', 'Molkerei Isental eG', 'Jahresgespräch', '8:15'],
    ['2', 'Baustoffe Reindl', 'Reklamation klären', '9:40'],
    ['3', 'Wehrle Pumpen GmbH', 'Umsatz fällt, Potenzial', '11:00'],
    ['4', 'Kranbau Obermoser', 'Angebot 26-4410', '13:10'],
    ['5', 'Stadtwerke Grünthal', 'Rahmenvertrag', '14:45'],
  ]
    .map(
      ([stop, who, why, time]) =>
        `<div class="row ${stop === '3' ? 'hot' : ''}"><i>${stop}</i><span><b>${who}</b><small>${why}</small></span><em>${time}</em></div>`,
    )
    .join('');
  return `<div class="c"><h1>Mittwoch, 5 Besuche</h1><div class="sub">137 km · 2 h 05 min Fahrt</div>${rows}<div class="row"><i style="background:#e4e9eb;color:#17222b">+</i><span><b>Auf dem Weg</b><small>3 Kunden, 90 Tage nicht besucht</small></span><em>${icon('ChevronRight', 20)}</em></div><div class="tip"><b>Gespart:</b> 41 km gegenüber der Reihenfolge aus dem Kalender.</div></div>`;
}

/** The country behind the phones: the same districts, dark and large. */
function land(): string {
  const districts = country(60, 1280, 800, 12, () => true)
    .map(
      ({ outline, index }) =>
        `<path d="${outline}" fill="${['#123c33', '#16463b', '#1a5044', '#113630'][index % 4]}"/>`,
    )
    .join('');
  return `<svg class="land" viewBox="0 0 1280 800"><rect width="1280" height="800" fill="#123c33"/><g stroke="#0c2c26" stroke-width="2.5">${districts}</g></svg>`;
}

/** The sales force's phone: day's tour on the map, customer, plan. German. */
export const GSD_TOUR: Picture[] = [
  screen(
    'realizations/gsd-maps-2',
    CSS,
    `${land()}<div class="tilt" style="transform:translate(-16px,22px) rotate(-5deg)">${phone(96, 38, '7:52', plan())}</div><div class="tilt" style="transform:translate(16px,22px) rotate(5deg)">${phone(832, 38, '10:58', customer())}</div>${phone(464, 28, '10:44', tour())}`,
  ),
];
