import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const VIOLET = '#453a94';

type State = 'sure' | 'wait' | 'filled' | 'free';

const STATES: Record<State, string> = {
  sure: 'potwierdzona',
  wait: 'czeka na odpowiedź',
  filled: 'z listy rezerwowej',
  free: 'odwołana, pytamy dwie osoby',
};

/** Rooms, and their visits: time, initials and year of birth, reason. */
const ROOMS: [string, string, [string, string, string, State][]][] = [
  [
    'Gabinet 1',
    'internista',
    [
      ['8:00', 'A. K., 1958', 'kontrola', 'sure'],
      ['8:20', 'M. W., 1990', 'pierwsza wizyta', 'sure'],
      ['8:40', 'J. S., 1947', 'kontrola', 'filled'],
      ['9:00', 'B. L., 1971', 'wyniki badań', 'sure'],
      ['9:20', 'Z. P., 1963', 'kontrola', 'wait'],
      ['9:40', 'E. R., 1985', 'wyniki badań', 'sure'],
      ['10:00', 'T. M., 1952', 'kontrola', 'sure'],
      ['10:20', 'H. D., 1979', 'pierwsza wizyta', 'sure'],
    ],
  ],
  [
    'Gabinet 4',
    'USG',
    [
      ['8:00', 'K. N., 1982', 'jama brzuszna', 'sure'],
      ['8:30', 'S. G., 1969', 'tarczyca', 'sure'],
      ['9:00', 'D. O., 1994', 'staw kolanowy', 'filled'],
      ['9:30', '', '', 'free'],
      ['10:00', 'W. C., 1961', 'tarczyca', 'sure'],
      ['10:30', 'L. B., 1988', 'jama brzuszna', 'wait'],
    ],
  ],
  [
    'Sala 2',
    'rehabilitacja',
    [
      ['8:00', 'R. F., 1955', 'kręgosłup, 4 z 10', 'sure'],
      ['8:30', 'I. H., 1976', 'bark, 7 z 10', 'sure'],
      ['9:00', 'P. J., 1949', 'biodro, 2 z 10', 'sure'],
      ['9:30', 'N. U., 1967', 'kręgosłup, 9 z 10', 'filled'],
      ['10:00', 'G. T., 1983', 'bark, 1 z 10', 'sure'],
      ['10:30', 'C. A., 1972', 'kolano, 5 z 10', 'sure'],
    ],
  ],
];

const DEVICES: [string, string, string, 'good' | 'soon' | 'late'][] = [
  ['USG, gabinet 4', 'przegląd zamówiony', '2.12', 'soon'],
  ['Autoklaw', 'test dziś, 7:12', 'w porządku', 'good'],
  ['EKG, gabinet 1', 'legalizacja', '14.03', 'good'],
  ['Defibrylator, recepcja', 'elektrody do wymiany', '27.11', 'soon'],
  ['Laser, sala 2', 'zgłoszono usterkę, 7:40', 'serwis jedzie', 'late'],
];

/** The last room and the column on its right are half of the screen, which wide windows show. */
const CSS = `body{background:#f4f3f8;font:14px/1.4 Instrument;color:#1b1a2b;display:grid;grid-template-columns:1fr 427px;grid-template-rows:60px 1fr}
header{grid-column:1/3;background:${VIOLET};color:#fff;display:flex;align-items:center;gap:26px;padding:0 24px}header b{font:700 20px Bricolage;display:flex;gap:10px;align-items:center}header span{color:#dcd8f5;font-weight:500}header .on{color:#fff;box-shadow:inset 0 -4px #f0b64a;height:60px;line-height:60px}header .r{margin-left:auto}
main{padding:20px 24px 0}h1{font:700 24px Bricolage}h1 small{display:block;font:400 14px Instrument;color:#5b5972;margin-top:2px}
.rooms{display:grid;grid-template-columns:1fr 1fr 182px;gap:14px;margin-top:14px}.rooms h2{font:700 16px Bricolage}.rooms h2 small{font:400 13.5px Instrument;color:#5b5972;margin-left:7px}
.v{background:#fff;margin-top:7px;padding:8px 11px;border-left:5px solid #2f8a5b;line-height:1.35;min-height:70px}.v p{display:flex;justify-content:space-between;font-weight:600}.v small{display:block;color:#5b5972;font-size:13px}.v em{font:500 13px Instrument;color:#25704a;display:flex;gap:5px;align-items:center}.v.wait{border-color:#e0a234}.v.wait em{color:#8a5a00}.v.filled{border-color:${VIOLET}}.v.filled em{color:${VIOLET}}.v.free{border:2px dashed #bdb8d8;border-left:5px solid #bdb8d8;background:none}.v.free em{color:#5b5972}
aside{background:#fff;border-left:1px solid #dedbe9;padding:20px 24px 0}aside h2{font:700 19px Bricolage;margin:0 0 10px}
.sum{display:grid;grid-template-columns:auto 1fr;column-gap:16px;align-items:center}.sum b{font:700 52px/1 Bricolage;color:${VIOLET}}.sum span{color:#5b5972;line-height:1.4}
.bar{display:flex;height:16px;margin:14px 0 10px}.bar i{display:block;height:16px}.key{display:grid;grid-template-columns:1fr auto;line-height:1.7}.key b{font-weight:600}
.d{display:grid;grid-template-columns:1fr auto;border-top:1px solid #e6e3ef;padding:9px 0;line-height:1.35}.d b{font-weight:600}.d small{display:block;color:#5b5972;font-size:13px}.d em{font:600 14px/1.35 Instrument;text-align:right}.d.good em{color:#25704a}.d.soon em{color:#8a5a00}.d.late em{color:#b4232c}
.calls{border-top:3px solid ${VIOLET};margin-top:14px;padding-top:12px;display:grid;grid-template-columns:1fr 1fr}.calls b{font:700 30px/1.1 Bricolage;display:block}.calls small{color:#5b5972;font-size:13px}`;

const MARKS = { sure: 'Check', wait: 'Clock3', filled: 'UserPlus', free: 'MessageSquare' } as const;

function visit([time, who, why, state]: [string, string, string, State]): string {
  const reason = why ? `<small>${why}</small>` : '';
  return `<div class="v ${state}"><p><span>${time}</span><span>${who}</span></p>${reason}<em>${icon(MARKS[state], 14, 2.25)}${STATES[state]}</em></div>`;
}

function view(): string {
  const rooms = ROOMS.map(
    ([name, what, visits]) =>
      `<section><h2>${name}<small>${what}</small></h2>${visits.map(visit).join('')}</section>`,
  ).join('');
  const devices = DEVICES.map(
    ([name, note, when, state]) =>
      `<div class="d ${state}"><span><b>${name}</b><small>${note}</small></span><em>${when}</em></div>`,
  ).join('');
  const shares: [string, number, string][] = [
    ['potwierdzone', 52, '#2f8a5b'],
    ['z listy rezerwowej', 6, VIOLET],
    ['czekają na odpowiedź', 6, '#e0a234'],
    ['wolne', 1, '#d8d4e8'],
  ];
  const total = shares.reduce((sum, [, count]) => sum + count, 0);
  // The free slot, which is last, is no visit.
  const visits = total - (shares.at(-1)?.[1] ?? 0);
  const bar = shares
    .map(([, count, colour]) => `<i style="width:${(count / total) * 100}%;background:${colour}"></i>`)
    .join('');
  const key = shares.map(([name, count]) => `<span>${name}</span><b>${count}</b>`).join('');
  return `<header><b>${icon('HeartPulse', 22)}Care Desk</b><span class="on">Dzień</span><span>Lista rezerwowa</span><span>Zgody</span><span>Sprzęt</span><span class="r">Centrum Zdrowia Olechów · recepcja</span></header>
<main><h1>Czwartek 19 listopada<small>bez danych medycznych: te zostają w systemie przychodni</small></h1><div class="rooms">${rooms}</div></main>
<aside><h2>Jutro</h2><div class="sum"><b>${visits}</b><span>wizyty, przypomnienia wysłane dziś o 9:00</span></div><div class="bar">${bar}</div><div class="key">${key}</div><h2 style="margin-top:18px">Sprzęt</h2>${devices}<div class="calls"><span><b>146</b><small>telefonów dziś, rok temu 301</small></span><span><b>0</b><small>zaległych przeglądów</small></span></div></aside>`;
}

/** Care Desk: tomorrow's visits of a clinic, and the inspections of its equipment. */
export const CARE_DESK: Picture[] = [screen('realizations/care-desk-1', CSS, view())];
