import { twill } from '../binding.ts';
import { number } from '../chart.ts';
import { DEVICE_CSS, ground, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { PEOPLE, shareOf, TOTAL } from './tiptip-settlement.ts';

const CSS = `${DEVICE_CSS}
.s{padding:52px 20px 0;font-size:15px;height:100%;color:#2a1626}.s h1{font:700 25px/1.15 Bricolage}.s small{color:#7a6675}
.plum{background:#4b1d42;color:#fff}.plum small{color:#d9c1d3}
.big{font:700 60px/1 Bricolage;letter-spacing:-.02em;margin:14px 0 6px}.big em{font:500 25px Bricolage}
.bars{display:flex;align-items:flex-end;gap:9px;height:118px;margin:22px 0 8px}.bars i{flex:1;background:#7d4872;border-radius:4px 4px 0 0;display:block}.bars .on{background:#ffb35c}
.days{display:flex;gap:9px;font-size:13px;color:#d9c1d3}.days span{flex:1;text-align:center}.days .on{color:#ffb35c;font-weight:700}
.sheet{position:absolute;left:0;right:0;bottom:0;background:#fff;color:#2a1626;border-radius:24px 24px 0 0;padding:18px 20px 74px}
.item{display:grid;grid-template-columns:42px 1fr auto;align-items:center;padding:9px 0;border-bottom:1px solid #f0e8ed}.item b{font-weight:600}.item i{width:32px;height:32px;border-radius:50%;background:#f5e9f1;display:grid;place-items:center;color:#4b1d42;font-style:normal;font-weight:700;font-size:13px}.item span small{display:block;font-size:13px}.item .p{font-weight:700;font-size:16px}
.tabs{position:absolute;left:0;right:0;bottom:0;height:66px;background:#fff;border-top:1px solid #eee3ea;display:flex;justify-content:space-around;align-items:center;color:#8d7a88;padding-bottom:6px}.tabs .on{color:#c0392b}
.shift{border-left:5px solid #ff7a59;background:#fff;border-radius:4px;padding:11px 14px;margin-top:10px;box-shadow:0 0 0 1px #efe4eb;display:grid;grid-template-columns:1fr auto;line-height:1.4}.shift b{font-size:17px}.shift .who{display:flex;margin-top:8px}.shift .who i{width:27px;height:27px;border-radius:50%;font:600 11px/27px Instrument;text-align:center;margin-right:4px;color:#fff}
.shift.free{border-color:#2b9c86}.shift.off{border-color:#d8cbd4;color:#8d7a88}
.week{display:flex;justify-content:space-between;margin:16px 0 8px;text-align:center;font-size:13px;color:#7a6675}.week b{display:grid;place-items:center;width:36px;height:36px;border-radius:50%;color:#2a1626;font-size:15px;margin-top:3px}.week .on b{background:#4b1d42;color:#fff}.week .dot b{box-shadow:inset 0 -3px #ff7a59;border-radius:0}
.btn{background:#ff7a59;color:#2a0d05;font-weight:700;border-radius:12px;text-align:center;padding:14px;margin-top:14px;font-size:16px}
.slip{position:absolute;width:190px;padding:20px 18px 22px;background:#fffdf8;color:#2a1626;font-size:14.5px;line-height:1.45;box-shadow:0 10px 26px rgb(60 30 20/.22)}.slip h2{font:700 19px/1.15 Bricolage}.slip small{display:block;margin-top:4px;font-size:13px;color:#6d5a68}.slip hr{border:0;border-top:1.5px dashed #b9a9b3;margin:11px 0}.slip p{display:flex;justify-content:space-between;padding:4px 0}.slip .me{font-weight:700}.slip .all{font:700 17px Bricolage;padding:0}`;

function tabs(active: number): string {
  const names = ['House', 'CalendarDays', 'HandCoins', 'UserRound'] as const;
  return `<div class="tabs">${names.map((name, index) => `<span class="${index === active ? 'on' : ''}">${icon(name, 25)}</span>`).join('')}</div>`;
}

function today(): string {
  const days = ['Cz', 'Pt', 'Sb', 'Nd', 'Pn', 'Wt', 'Śr'];
  const heights = [62, 96, 100, 81, 34, 63, 58];
  const bars = heights
    .map((height, index) => `<i class="${index === 6 ? 'on' : ''}" style="height:${height}%"></i>`)
    .join('');
  const items = [
    ['14', 'Stolik 14', '20:41 · karta', '32,00'],
    ['A', 'Antresola 3', '20:18 · BLIK', '18,00'],
    ['7', 'Stolik 7', '19:52 · gotówka', '25,00'],
    ['B', 'Bar', '19:30 · karta', '9,50'],
  ]
    .map(
      ([sign, where, how, sum]) =>
        `<div class="item"><i>${sign}</i><span><b>${where}</b><small>${how}</small></span><span class="p">+${sum}</span></div>`,
    )
    .join('');
  return `<div class="s plum"><small>Dziś, środa 18 listopada</small><div class="big">187,50 <em>zł</em></div><small>11 napiwków · o 14% więcej niż zwykle w środę</small><div class="bars">${bars}</div><div class="days">${days.map((day, index) => `<span class="${index === 6 ? 'on' : ''}">${day}</span>`).join('')}</div></div><div class="sheet"><b>Ostatnie</b>${items}</div>${tabs(0)}`;
}

function shifts(): string {
  const week = [
    ['Pn', '16'],
    ['Wt', '17'],
    ['Śr', '18'],
    ['Cz', '19'],
    ['Pt', '20'],
    ['Sb', '21'],
    ['Nd', '22'],
  ]
    .map(
      ([day, date], index) =>
        `<span class="${index === 2 ? 'on' : [4, 5].includes(index) ? 'dot' : ''}">${day}<b>${date}</b></span>`,
    )
    .join('');
  const faces = (names: string[]) =>
    names
      .map(
        (name, index) =>
          `<i style="background:${['#a0527f', '#2b9c86', '#d58b2c', '#5a6ab0'][index]}">${name}</i>`,
      )
      .join('');
  return `<div class="s"><h1>Mój grafik</h1><small>Bistro Przędza, Łódź</small><div class="week">${week}</div>
<div class="shift"><span><b>16:00–23:00</b><br><small>Dziś · sala, stoliki 8–16</small><div class="who">${faces(['OM', 'KS', 'JW'])}</div></span><span>7 h</span></div>
<div class="shift"><span><b>17:00–24:00</b><br><small>Piątek 20.11 · antresola</small></span><span>7 h</span></div>
<div class="shift"><span><b>12:00–20:00</b><br><small>Sobota 21.11 · sala, wesele</small></span><span>8 h</span></div>
<div class="shift free"><span><b>Wolna zmiana</b><br><small>Niedziela 22.11, 10:00–16:00 · sala<br>Oddaje Kasia S.</small></span><span>6 h</span></div>
<div class="btn">Weź zmianę</div></div>${tabs(1)}`;
}

/** What everybody gets of Tuesday's tips, as the till prints it. */
function split(): string {
  const rows = PEOPLE.map(
    (person) =>
      `<p class="${person.name === 'Ola M.' ? 'me' : ''}"><span>${person.name}</span><span>${number(shareOf(person), 'pl', 2)}</span></p>`,
  ).join('');
  return `<div class="slip" style="left:432px;top:64px"><h2>Podział napiwków</h2><small>Wtorek 17 listopada</small><hr>${rows}<hr><p class="all"><span>Razem</span><span>${number(TOTAL, 'pl', 2)} zł</span></p></div>`;
}

/** The second slip: where the sum came from, and when it is paid. */
function payment(): string {
  return `<div class="slip" style="left:1049px;top:64px"><p><span>karta</span><span>524,00</span></p><p><span>BLIK</span><span>136,00</span></p><p><span>gotówka</span><span>120,00</span></p><hr><b>Reguła lokalu:</b><br>sala 72% według godzin i funkcji, kuchnia 18%, bar 10%.<hr><b>Wypłata na konto</b><small>czwartek 19.11, do 10:00</small></div>`;
}

/**
 * Tips and shifts of a restaurant's crew, on the phone. The first phone is as wide as the part that
 * phones show, and with the slip half of the screen, which wide windows show.
 */
export const TIPTIP: Picture[] = [
  screen(
    'realizations/tiptip-1',
    CSS,
    `${ground(twill, '#e9cfc0', '#efd9cc')}${phone(37, 38, '20:46', today(), '#fff')}${split()}${phone(669, 38, '20:46', shifts())}${payment()}`,
  ),
];
