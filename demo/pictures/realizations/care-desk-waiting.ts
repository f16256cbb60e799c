import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const VIOLET = '#453a94';

type State = 'won' | 'asked' | 'next' | 'not';

/** Initials and year of birth, what for, since when on the list, when they can come, and the state. */
const WAITING: [string, string, string, string, State][] = [
  ['O. M., 1966', 'tarczyca', '2.11', 'do 10:00', 'won'],
  ['W. G., 1951', 'jama brzuszna', '3.11', 'zawsze', 'asked'],
  ['K. S., 1978', 'tarczyca', '5.11', 'zawsze', 'next'],
  ['F. R., 1984', 'jama brzuszna', '5.11', 'do 10:00', 'next'],
  ['A. T., 1959', 'staw kolanowy', '9.11', 'po 15:00', 'not'],
  ['E. N., 1992', 'tarczyca', '10.11', 'zawsze', 'next'],
  ['J. P., 1947', 'jama brzuszna', '12.11', 'zawsze', 'next'],
  ['B. Z., 1973', 'tarczyca', '13.11', 'po 15:00', 'not'],
  ['L. H., 1989', 'staw kolanowy', '16.11', 'do 10:00', 'next'],
];

const STATES: Record<State, string> = {
  won: 'ma termin 9:30',
  asked: 'zostaje na liście',
  next: 'w kolejce',
  not: 'nie o tej porze',
};

const CSS = `body{background:#f4f3f8;font:14px/1.4 Instrument;color:#1b1a2b;display:grid;grid-template-columns:1fr 427px;grid-template-rows:60px 1fr}
header{grid-column:1/3;background:${VIOLET};color:#fff;display:flex;align-items:center;gap:26px;padding:0 24px}header b{font:700 20px Bricolage;display:flex;gap:10px;align-items:center}header span{color:#dcd8f5;font-weight:500}header .on{color:#fff;box-shadow:inset 0 -4px #f0b64a;height:60px;line-height:60px}header .r{margin-left:auto}
main{padding:20px 24px 0}h1{font:700 24px Bricolage}h1 small{font:400 14px Instrument;color:#5b5972;margin-left:12px}
.tabs{display:flex;gap:8px;margin:14px 0 12px}.tabs span{padding:7px 14px;background:#fff;border:1px solid #d3cfe3;font-weight:500}.tabs .on{background:#1b1a2b;border-color:#1b1a2b;color:#fff}
.row,.cols{display:grid;grid-template-columns:46px 150px 1fr 96px 120px 190px;align-items:center;padding:0 16px}.cols{color:#5b5972;font-size:13px;padding-bottom:6px}.row{height:60px;background:#fff;border-top:1px solid #e6e3ef;font-size:15px}.row i{font:700 17px Bricolage;color:#8f8aab}.row b{font-weight:600}.row em{font:600 14px Instrument;color:#5b5972;display:flex;gap:7px;align-items:center}.row.won{background:#e7f3ec;box-shadow:inset 5px 0 #2f8a5b}.row.won em{color:#25704a}.row.asked{background:#fdf6e6;box-shadow:inset 5px 0 #e0a234}.row.asked em{color:#8a5a00}.row.not{color:#76738c}
aside{background:#fff;border-left:1px solid #dedbe9;padding:20px 24px 0}h2{font:700 21px Bricolage}
.slot{background:${VIOLET};color:#fff;padding:19px 20px;margin:14px 0 14px;display:grid;grid-template-columns:auto 1fr;column-gap:18px;align-items:center}.slot b{font:700 48px/1 Bricolage}.slot span{line-height:1.4}.slot small{display:block;color:#dcd8f5;font-size:14px}
.talk{position:relative;padding-left:62px}.talk::before{content:'';position:absolute;left:50px;top:14px;bottom:20px;width:3px;background:#dedbe9}.m{position:relative;padding:13px 0;font-size:16px;line-height:1.4}.m time{position:absolute;left:-62px;font-weight:600;color:#5b5972}.m::before{content:'';position:absolute;left:-18px;top:17px;width:15px;height:15px;box-sizing:border-box;border-radius:50%;background:#fff;border:4px solid ${VIOLET}}.m b{font-weight:600}.m p{background:#efedf6;padding:11px 15px;margin-top:7px;border-radius:12px 12px 12px 2px}.m .in{background:#2f8a5b;color:#fff;font-weight:600;display:inline-block;border-radius:12px 12px 2px 12px}.m.good::before{border-color:#2f8a5b}
.end{border-top:3px solid ${VIOLET};margin-top:20px;padding-top:18px;display:grid;grid-template-columns:1fr 1fr;gap:14px}.end b{font:700 44px/1.1 Bricolage;display:block;color:${VIOLET}}.end small{color:#5b5972;font-size:15px;display:block;line-height:1.35}`;

const MARKS = { won: 'Check', asked: 'Clock3', next: 'ListOrdered', not: 'Minus' } as const;

function row([who, what, since, when, state]: (typeof WAITING)[number], index: number): string {
  return `<div class="row ${state}"><i>${index + 1}</i><b>${who}</b><span>${what}</span><span>${since}</span><span>${when}</span><em>${icon(MARKS[state], 16, 2.25)}${STATES[state]}</em></div>`;
}

function view(): string {
  return `<header><b>${icon('HeartPulse', 22)}Care Desk</b><span>Dzień</span><span class="on">Lista rezerwowa</span><span>Zgody</span><span>Sprzęt</span><span class="r">Centrum Zdrowia Olechów · recepcja</span></header>
<main><h1>Lista rezerwowa<small>czwartek 19 listopada, 8:51</small></h1><div class="tabs"><span>Internista 14</span><span class="on">USG 9</span><span>Rehabilitacja 22</span></div><div class="cols"><span></span><span>Osoba</span><span>Badanie</span><span>Czeka od</span><span>Może przyjść</span><span>Termin 9:30</span></div>${WAITING.map(row).join('')}</main>
<aside><h2>Zwolniony termin</h2><div class="slot"><b>9:30</b><span><b style="font:600 17px Instrument">USG, gabinet 4</b><small>odwołany dziś o 8:47, bez telefonu</small></span></div>
<div class="talk"><div class="m"><time>8:47</time><b>SMS do dwóch pierwszych osób</b><p>Dziś o 9:30 zwolniło się USG. Czy przyjdzie Pani? Proszę odpisać TAK albo NIE.</p></div><div class="m good"><time>8:51</time><b>O. M., 1966</b><br><p class="in">TAK</p></div><div class="m good"><time>8:51</time><b>Termin wpisany, reszta bez zmian</b><p>Termin jest już zajęty. Zostaje Pan na liście, na pierwszym miejscu.</p></div></div>
<div class="end"><span><b>4 min</b><small>od odwołania do nowej osoby, bez jednego telefonu</small></span><span><b>6</b><small>terminów dziś z listy rezerwowej</small></span></div></aside>`;
}

/** Care Desk: the waiting list, and how a cancelled appointment finds somebody in four minutes. */
export const CARE_DESK_WAITING: Picture[] = [screen('realizations/care-desk-2', CSS, view())];
