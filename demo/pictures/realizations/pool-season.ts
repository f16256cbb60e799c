import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const YEAR = 2027;
const MONTHS: [number, string][] = [
  [1, 'Luty'],
  [2, 'Marzec'],
  [3, 'Kwiecień'],
  [4, 'Maj'],
  [5, 'Czerwiec'],
];
/** Tuesdays that cannot be booked, by month and day. */
const REFUSED: Record<string, 'full' | 'closed' | 'guard'> = {
  '2-9': 'full',
  '2-30': 'closed',
  '4-25': 'guard',
};
const LANES = 2;
const LENGTH = 1.5;
const PRICE = 62;

const CSS = `body{background:#fff;font:15px/1.45 Rubik;color:#06303f;display:grid;grid-template-columns:427px 1fr}
.l{background:#00637a;color:#fff;padding:30px 32px;position:relative}.l .who{display:flex;gap:12px;align-items:center;font-weight:500}.l .who i{width:42px;height:42px;border-radius:50%;background:#f3a13c;color:#3a2000;display:grid;place-items:center;font:600 15px Rubik}.l .who small{display:block;font-weight:400;color:#bfe3ea}
h1{font:600 31px/1.16 Rubik;margin:20px 0 12px}.f{border-bottom:1px solid #2f8598;padding:8px 0;display:flex;font-size:16px}.f span{color:#bfe3ea;width:108px}.f b{font-weight:500}
.dates{position:absolute;left:32px;right:32px;bottom:232px;font-size:16px}.dates p{display:flex;justify-content:space-between;padding:5px 0}.dates b{font:600 20px Rubik}.dates i{display:inline-block;width:16px;height:16px;border-radius:50%;margin-right:9px;vertical-align:-2px}.dates .yes{background:#8fdcea}.dates .full{border-color:#ffb49f}
.money{position:absolute;left:32px;right:32px;bottom:30px;font-size:16px}.money p{display:flex;justify-content:space-between;color:#bfe3ea;padding:2px 0}.money .all{font:600 31px/1.5 Rubik;color:#fff}.go{background:#fff;color:#00566a;border-radius:30px;padding:15px;text-align:center;font-weight:600;font-size:17px;margin-top:12px}
.r{padding:28px 28px;display:grid;grid-template-columns:repeat(3,1fr);gap:20px 24px;align-content:start}.m h2{font:600 18px Rubik;margin-bottom:5px}.m table{width:100%;table-layout:fixed}.m th{font:400 13px Rubik;color:#5b7b86;height:24px}.m td{text-align:center;height:46px;color:#3f6370}.m td b{display:inline-grid;place-items:center;width:40px;height:40px;border-radius:50%;font-weight:600}
.yes{background:#00809c;color:#fff}.full,.closed,.guard{border:2.5px solid #cf3f22;color:#cf3f22}
.why{background:#fdf1ec;border-radius:14px;padding:16px 17px;align-self:start}.why h2{font:600 18px Rubik;color:#a62f16;margin-bottom:7px}.why p{padding:7px 0;border-top:1px solid #f3d5ca;font-size:14px;line-height:1.4}.why p b{display:block;font-weight:600}
.bar{grid-column:1/4;display:flex;align-items:center;gap:14px;border-top:1px solid #d2e2e6;padding-top:16px}.bar b{font-weight:600}.bar span{display:flex;gap:8px;align-items:center;color:#3f6370}.bar i{width:18px;height:18px;border-radius:50%}.bar .cal{margin-left:auto;border:1.5px solid #00637a;border-radius:20px;padding:8px 16px;color:#00566a;font-weight:500}`;

/** Days of a month from Monday, with `0` for the cells before the first. */
function days(month: number): number[] {
  const before = (new Date(Date.UTC(YEAR, month, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  return [...new Array<number>(before).fill(0), ...Array.from({ length }, (_, index) => index + 1)];
}

function isTuesday(month: number, day: number): boolean {
  return new Date(Date.UTC(YEAR, month, day)).getUTCDay() === 2;
}

function cell(month: number, day: number): string {
  if (day === 0) return '<td></td>';
  if (!isTuesday(month, day)) return `<td>${day}</td>`;
  return `<td><b class="${REFUSED[`${month}-${day}`] ?? 'yes'}">${day}</b></td>`;
}

function month([index, name]: [number, string]): string {
  const all = days(index);
  const weeks = Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
    all.slice(week * 7, week * 7 + 7),
  );
  return `<section class="m"><h2>${name}</h2><table><tr>${['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'Sb', 'Nd'].map((day) => `<th>${day}</th>`).join('')}</tr>${weeks.map((week) => `<tr>${week.map((day) => cell(index, day)).join('')}</tr>`).join('')}</table></section>`;
}

function view(): string {
  const free = MONTHS.flatMap(([index]) =>
    days(index).filter(
      (day) => day > 0 && isTuesday(index, day) && REFUSED[`${index}-${day}`] === undefined,
    ),
  ).length;
  const fields = [
    ['Dzień', 'każdy wtorek'],
    ['Godzina', '18:30–20:00'],
    ['Tory', '5 i 6, po 25 m'],
    ['Od, do', '2 lutego – 29 czerwca'],
    ['Osoby', '26, trener P. Zawada'],
  ]
    .map(([name, value]) => `<div class="f"><span>${name}</span><b>${value}</b></div>`)
    .join('');
  return `<section class="l"><div class="who"><i>AZS</i><span>AZS Politechnika<small>sekcja pływacka, umowa 14/2026</small></span></div><h1>Rezerwacja na semestr letni</h1>${fields}
<div class="dates"><p><b>22 wtorki</b></p><p><span><i class="yes"></i>${free} wolnych</span></p><p><span><i class="full"></i>3 niemożliwe</span></p></div><div class="money"><p><span>${free} terminów × ${LANES} tory × ${number(LENGTH, 'pl', 1)} h</span><span>× ${number(PRICE, 'pl', 2)} zł</span></p><p class="all"><span>Razem</span><span>${number(free * LANES * LENGTH * PRICE, 'pl', 2)} zł</span></p><div class="go">Zarezerwuj ${free} terminów</div></div></section>
<section class="r">${MONTHS.map(month).join('')}<section class="why"><h2>Trzy wtorki nie pasują</h2><p><b>9 marca</b>Zawody szkół, cały basen do 21:00. Wolna środa, 18:30.</p><p><b>30 marca</b>Przerwa świąteczna, pływalnia nieczynna.</p><p><b>25 maja</b>Jest 2 ratowników, przy 118 osobach potrzeba 3.</p></section>
<div class="bar"><b>22 wtorki</b><span><i class="yes"></i>${free} wolnych</span><span><i class="full"></i>3 niemożliwe</span><span class="cal">${icon('CalendarPlus', 17)}Dodaj do kalendarza trenera</span></div></section>`;
}

/** A club books its season; dates that break a rule say why. */
export const POOL_SEASON: Picture[] = [screen('realizations/pool-planning-3', CSS, view())];
