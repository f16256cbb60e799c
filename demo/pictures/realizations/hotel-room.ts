import { herringbone } from '../binding.ts';
import { DEVICE_CSS, ground, tablet } from '../device.ts';
import type { IconName } from '../icon.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const BRASS = '#d9b36c';

const CSS = `${DEVICE_CSS}
.room{height:100%;background:linear-gradient(160deg,#20302d,#131b1c 60%);color:#f3efe6;font:15px/1.4 Instrument;display:grid;grid-template-columns:332px 1fr 300px;grid-template-rows:1fr 92px}
.room small{color:#a9b5af;font-size:14px}
.time{padding:34px 0 0 38px}.time b{display:block;font:400 92px/1 Bricolage;letter-spacing:-.03em}.time p{font-size:18px;margin-top:4px}.time .hi{font:500 27px/1.25 Bricolage;margin-top:44px;color:#f3efe6}
.wx{display:flex;gap:14px;align-items:center;margin-top:26px;font-size:16px}.wx b{font:500 30px Bricolage}
.stay{margin-top:30px;line-height:1.9;border-top:1px solid #3a4a46;padding-top:14px;width:262px;font-size:15px}.stay div{display:flex;justify-content:space-between}.stay span:last-child{font-weight:600}
.climate{display:flex;flex-direction:column;align-items:center;padding-top:28px;border-left:1px solid #2c3a37;border-right:1px solid #2c3a37}.climate h2,.light h2{font:600 16px Instrument;align-self:flex-start;margin-left:30px}
.modes{display:flex;gap:10px;margin-top:10px}.modes span{width:100px;padding:11px 0 9px;border:1px solid #44544f;border-radius:10px;display:flex;flex-direction:column;align-items:center;gap:5px;font-size:14px;color:#c9d1cc}.modes .on{background:${BRASS};color:#231a06;border-color:${BRASS};font-weight:600}
.air{display:flex;gap:34px;margin-top:20px;text-align:center;font-size:14px;color:#a9b5af}.air b{display:block;color:#f3efe6;font-size:18px}
.light{padding:28px 28px 0 0}.light h2{margin-left:26px}.dim{margin:16px 0 0 26px}.dim div{display:flex;justify-content:space-between;font-size:15px;margin-bottom:7px}.dim i{display:block;height:34px;border-radius:9px;background:#2a3835;overflow:hidden}.dim i u{display:block;height:34px;background:${BRASS};border-right:4px solid #fff2d6}
.blind{margin:22px 0 0 26px;display:grid;grid-template-columns:1fr 52px 52px;gap:8px;align-items:center}.blind span{border:1px solid #44544f;border-radius:9px;height:46px;display:grid;place-items:center}
.scenes{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:20px 0 0 26px}.scenes span{border:1px solid #44544f;border-radius:9px;padding:12px 13px;display:flex;gap:9px;align-items:center}.scenes .on{border-color:${BRASS};color:${BRASS}}
.dock{grid-column:1/4;background:#0d1314;display:grid;grid-template-columns:repeat(6,1fr)}.dock span{display:flex;gap:12px;align-items:center;justify-content:center;border-left:1px solid #222d2c;line-height:1.25;font-weight:500}.dock span:first-child{border:0}.dock .on{background:#7c2f28;color:#fff}.dock svg{color:${BRASS}}.dock .on svg{color:#fff}`;

/** Point on the dial: 16 °C at the lower left, 28 °C at the lower right, clockwise over the top. */
function onDial(degrees: number, radius: number): [number, number] {
  const angle = ((135 + ((degrees - 16) / 12) * 270) * Math.PI) / 180;
  return [150 + radius * Math.cos(angle), 150 + radius * Math.sin(angle)];
}

function arc(from: number, to: number, colour: string, width: number): string {
  const [x1, y1] = onDial(from, 118);
  const [x2, y2] = onDial(to, 118);
  const large = to - from > 8 ? 1 : 0;
  return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}A118 118 0 ${large} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function dial(): string {
  const ticks = Array.from({ length: 25 }, (_, index) => {
    const [x1, y1] = onDial(16 + index / 2, 138);
    const [x2, y2] = onDial(16 + index / 2, index % 4 === 0 ? 148 : 143);
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="#6d7a75" stroke-width="1.5"/>`;
  }).join('');
  const [x, y] = onDial(21.5, 118);
  return `<svg width="330" height="292" viewBox="0 0 300 265" style="margin-top:8px">${ticks}${arc(16, 28, '#2a3835', 14)}${arc(16, 21.5, BRASS, 14)}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="13" fill="#fff" stroke="${BRASS}" stroke-width="4"/><text x="150" y="163" text-anchor="middle" fill="#f3efe6" style="font:400 62px Bricolage">21,5°</text><text x="150" y="190" text-anchor="middle" fill="#a9b5af" style="font:15px Instrument">jetzt 20,9 °C</text><text x="74" y="258" fill="#a9b5af" text-anchor="middle" style="font:14px Instrument">16</text><text x="226" y="258" fill="#a9b5af" text-anchor="middle" style="font:14px Instrument">28</text></svg>`;
}

const DOCK: [IconName, string, string][] = [
  ['BellOff', 'Bitte nicht', 'stören'],
  ['SprayCan', 'Zimmer', 'reinigen'],
  ['ConciergeBell', 'Zimmer-', 'service'],
  ['Flower2', 'Spa, noch', '2 Termine'],
  ['Car', 'Wagen', 'vorfahren'],
  ['Phone', 'Rezeption', ''],
];

function panel(): string {
  const lamps = [
    ['Decke', 0],
    ['Leselicht links', 70],
    ['Spiegel', 35],
  ]
    .map(
      ([name, level]) =>
        `<div class="dim"><div><span>${name}</span><small>${level === 0 ? 'aus' : `${level} %`}</small></div><i>${level === 0 ? '' : `<u style="width:${level}%"></u>`}</i></div>`,
    )
    .join('');
  const scenes = (
    [
      ['Sun', 'Morgen'],
      ['BookOpen', 'Lesen'],
      ['Clapperboard', 'Film'],
      ['Moon', 'Nacht'],
    ] as const
  )
    .map(
      ([name, label]) =>
        `<span class="${label === 'Lesen' ? 'on' : ''}">${icon(name, 20)}${label}</span>`,
    )
    .join('');
  const modes = (
    [
      ['Leaf', 'Eco'],
      ['Thermometer', 'Komfort'],
      ['Fan', 'Lüften'],
    ] as const
  )
    .map(
      ([name, label]) =>
        `<span class="${label === 'Komfort' ? 'on' : ''}">${icon(name, 22)}${label}</span>`,
    )
    .join('');
  const dock = DOCK.map(
    ([name, first, second], index) =>
      `<span class="${index === 0 ? 'on' : ''}">${icon(name, 28, 1.5)}<span style="display:block;border:0">${first}${second ? `<br>${second}` : ''}</span></span>`,
  ).join('');
  return `<div class="room"><div class="time"><b>19:24</b><p>Mittwoch, 18. November</p><div class="hi">Guten Abend,<br>Frau Hartmann</div><div class="wx">${icon('CloudSnow', 38, 1.25)}<b>−2°</b><small>leichter Schneefall<br>morgen sonnig, 1°</small></div><div class="stay"><div><span>Zimmer</span><span>312, Meerblick</span></div><div><span>Abreise</span><span>Fr, 20. Nov., 11 Uhr</span></div><div><span>Frühstück</span><span>7–10:30 Uhr</span></div></div></div>
<div class="climate"><h2>Klima</h2>${dial()}<div class="modes">${modes}</div><div class="air"><span><b>44 %</b>Feuchte</span><span><b>612 ppm</b>CO₂</span><span><b>zu</b>Balkontür</span></div></div>
<div class="light"><h2>Licht</h2>${lamps}<div class="blind"><div>Vorhang<br><small>geschlossen</small></div><span>${icon('ChevronsLeftRight', 22)}</span><span>${icon('ChevronsRightLeft', 22)}</span></div><div class="scenes">${scenes}</div></div><div class="dock">${dock}</div></div>`;
}

/** Panel on the wall of a hotel room, German. */
export const HOTEL_ROOM: Picture[] = [
  screen(
    'realizations/hotel-room-1',
    CSS,
    `${ground(herringbone, '#c9bfae', '#d3cabb')}${tablet(40, 34, 1200, 732, panel())}`,
  ),
];
