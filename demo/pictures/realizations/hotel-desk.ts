import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { seeded } from '../random.ts';

type State = 'in' | 'out' | 'free' | 'clean' | 'dirty' | 'quiet' | 'fault';

const LABELS: Record<State, string> = {
  in: 'Gast im Zimmer',
  out: 'Gast außer Haus',
  quiet: 'Nicht stören',
  dirty: 'zu reinigen',
  clean: 'Reinigung läuft',
  free: 'frei und bereit',
  fault: 'Störung',
};
const FILL: Record<State, string> = {
  in: '#27403a',
  out: '#b9c7bf',
  quiet: '#7c2f28',
  dirty: '#e6c27a',
  clean: '#f3e3bb',
  free: '#ffffff',
  fault: '#fff',
};

const SPECIAL: Record<string, [State, string]> = {
  '312': ['quiet', '21,5°'],
  '208': ['fault', 'CO₂ hoch'],
  '405': ['clean', 'Ivana'],
  '103': ['clean', 'Petra'],
  '117': ['quiet', '20,0°'],
  '214': ['dirty', 'bis 14:00'],
  '301': ['free', '18,0°'],
};

const CSS = `body{background:#f6f3ec;font:13px/1.4 Instrument;color:#1c2624;display:grid;grid-template-columns:1fr 427px;grid-template-rows:60px 1fr}
header{grid-column:1/3;background:#1a2725;color:#f3efe6;display:flex;align-items:center;gap:26px;padding:0 24px;font-size:14px}header b{font:600 20px Bricolage;color:#d9b36c}header .on{color:#fff;box-shadow:inset 0 -3px #d9b36c;line-height:60px;font-weight:600}header span{color:#b9c4bf}header .r{margin-left:auto}
main{padding:18px 24px 0}.floor{display:grid;grid-template-columns:84px 1fr;margin-bottom:15px}.floor h3{font:600 17px/1.2 Bricolage}.floor h3 small{display:block;font:400 12.5px/1.5 Instrument;color:#5e6a66}
.wing{display:grid;grid-template-columns:repeat(9,1fr);gap:5px}.room{height:74px;border:1px solid #cfc8b8;border-radius:3px;padding:6px 8px;line-height:1.3;position:relative}.room b{font-size:15px}.room small{display:block;font-size:12px;opacity:.9}.in,.quiet{color:#fff;border-color:transparent}.fault{border:2.5px solid #c1432f;color:#a32f1d}.room svg{position:absolute;right:7px;top:8px}.room.sel{outline:3px solid #d9b36c;outline-offset:2px}
.leg{display:flex;gap:18px;margin:4px 0 0 84px;color:#45514d;font-size:12.5px}.leg i{display:inline-block;width:13px;height:13px;border:1px solid #bdb5a3;border-radius:2px;margin-right:6px;vertical-align:-2px}
aside{background:#fff;border-left:1px solid #ddd6c7;padding:18px 22px}aside h2{font:600 23px/1.2 Bricolage}aside p{color:#5e6a66}aside h3{font-size:14px;margin:16px 0 4px;border-bottom:1px solid #1c2624;padding-bottom:4px}aside dl{display:grid;grid-template-columns:1fr auto;line-height:2.1}aside dd{font-weight:600;text-align:right}
.ev{display:grid;grid-template-columns:48px 1fr;line-height:1.45;padding:6px 0;border-bottom:1px solid #ece6da}.ev b{font-weight:600}.btn{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:14px}.btn span{border:1.5px solid #1c2624;text-align:center;padding:9px;font-weight:600;border-radius:3px}.btn .g{background:#1a2725;color:#fff}
.kw{display:flex;align-items:flex-end;gap:3px;height:60px;margin-top:8px}.kw i{flex:1;background:#b9c7bf}.kw i.on{background:#d9b36c}`;

function room(number: string, random: () => number): string {
  const draw = random();
  const guess: State = draw < 0.34 ? 'in' : draw < 0.66 ? 'out' : draw < 0.82 ? 'dirty' : 'free';
  const [state, note] = SPECIAL[number] ?? [
    guess,
    guess === 'dirty'
      ? ''
      : `${(guess === 'free' ? 18 : guess === 'out' ? 19 : 20.5 + Math.round(random() * 4) / 2).toFixed(1).replace('.', ',')}°`,
  ];
  const sign =
    state === 'quiet'
      ? icon('BellOff', 15)
      : state === 'fault'
        ? icon('Wind', 15)
        : state === 'clean'
          ? icon('SprayCan', 15)
          : '';
  return `<div class="room ${state} ${number === '312' ? 'sel' : ''}" style="background:${FILL[state]}"><b>${number}</b><small>${note}</small>${sign}</div>`;
}

function floors(): string {
  const random = seeded(312);
  return [4, 3, 2, 1]
    .map((floor) => {
      const rooms = Array.from({ length: 18 }, (_, index) =>
        room(`${floor}${String(index + 1).padStart(2, '0')}`, random),
      ).join('');
      return `<section class="floor"><h3>${floor}. Stock<small>${{ 4: 'Suiten', 3: 'Seeseite', 2: '', 1: 'Garten' }[floor]}</small></h3><div class="wing">${rooms}</div></section>`;
    })
    .join('');
}

function view(): string {
  const legend = (Object.keys(LABELS) as State[])
    .map(
      (state) =>
        `<span><i style="background:${FILL[state]};${state === 'fault' ? 'border:2px solid #c1432f' : ''}"></i>${LABELS[state]}</span>`,
    )
    .join('');
  const hours = [31, 28, 26, 25, 27, 34, 48, 62, 71, 58, 44, 39, 37, 36, 41, 52, 66, 78, 74, 69];
  const bars = hours
    .map(
      (value, index) =>
        `<i class="${index === hours.length - 1 ? 'on' : ''}" style="height:${value}%"></i>`,
    )
    .join('');
  return `<header><b>Strandhotel Kranich</b><span class="on">Zimmerplan</span><span>Reinigung</span><span>Wünsche 3</span><span>Energie</span><span class="r">Mittwoch, 18. November · 19:31</span><span>S. Aigner, Rezeption</span></header>
<main>${floors()}<div class="leg">${legend}</div></main>
<aside><h2>Zimmer 312</h2><p>Frau Hartmann, 2 Nächte, Meerblick</p><h3>Jetzt</h3><dl><dt>Temperatur, Soll</dt><dd>20,9 °C, 21,5 °C</dd><dt>Luft</dt><dd>612 ppm, 44 %</dd><dt>Balkontür</dt><dd>zu</dd><dt>Bitte nicht stören</dt><dd style="color:#a32f1d">seit 19:24</dd></dl><h3>Heute</h3><div class="ev"><b>18:52</b><span>Zimmerservice: Kräutertee, 2 Tassen</span></div><div class="ev"><b>16:10</b><span>Panel auf Deutsch, Szene „Lesen“</span></div><div class="ev"><b>11:35</b><span>Reinigung fertig, Petra, 24 min</span></div><div class="btn"><span>Nachricht</span><span class="g">Wunsch anlegen</span></div><h3>Offene Wünsche</h3><div class="ev"><b>2 min</b><span>304, zweites Kissen</span></div><div class="ev"><b>4 min</b><span>118, vier Handtücher</span></div><div class="ev"><b>6 min</b><span>207, Frühstück aufs Zimmer, 8:30</span></div><h3>Haus, Heizleistung in kW</h3><div class="kw">${bars}</div><p style="display:flex;justify-content:space-between;margin-top:5px"><span>0 Uhr</span><span>jetzt <b style="color:#1c2624">138 kW</b></span></p></aside>`;
}

/** The reception's view of all rooms, German. */
export const HOTEL_DESK: Picture[] = [screen('realizations/hotel-room-2', CSS, view())];
