import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const LICENCES = [
  'SEP E',
  'SEP D',
  'UDT',
  'F-gaz',
  'Kotły gaz.',
  'Wagi',
  'Sprężarki',
  'Linie pak.',
];

/** A licence: `1` valid, `.` none, `t` in training, or the month in which it expires. */
const PEOPLE: [name: string, base: string, has: string[]][] = [
  ['Nowak Adam', 'Łódź', ['1', '1', '.', '.', '.', '.', '1', '.']],
  ['Wójcik Paweł', 'Łódź', ['1', '.', '.', '.', '.', '1', '.', '1']],
  ['Zielińska Maria', 'Kutno', ['1', '.', '.', '1', '.', '.', '.', '.']],
  ['Kamiński Tomasz', 'Sieradz', ['1', '1', '.', '.', '.', '.', '1', '.']],
  ['Lis Jakub', 'Zgierz', ['1', '1', '1', '.', '1', '.', '.', '.']],
  ['Dąbek Renata', 'Piotrków', ['1', '.', '.', '.', '.', '1', '.', '.']],
  ['Sikora Marek', 'Łódź', ['1', '.', '.', '.', '.', 't', '.', '1']],
  ['Pawlak Ewa', 'Łowicz', ['1', '.', '.', '12.26', '.', '.', '.', '.']],
  ['Górski Piotr', 'Pabianice', ['1', '1', '.', '.', '1', '.', '.', '.']],
  ['Maj Robert', 'Bełchatów', ['1', '01.27', '1', '.', '1', '.', '1', '.']],
  ['Cieślak Olga', 'Łódź', ['1', '.', '.', 't', '.', '1', '.', '.']],
  ['Wrona Kamil', 'Sieradz', ['1', '1', '.', '.', '.', '.', '1', '1']],
];

const VAN: [part: string, code: string, has: number, least: number][] = [
  ['Filtr oleju 1625', '5 901299 410035', 3, 2],
  ['Filtr powietrza GA', '5 901299 410110', 2, 2],
  ['Olej Roto 46, 20 l', '5 901299 520468', 1, 2],
  ['Presostat MDR 3', '5 901299 330210', 0, 1],
  ['Pasek XPZ 1250', '5 901299 710081', 4, 2],
  ['Uszczelki GA, komplet', '5 901299 410608', 2, 1],
];

const RULES: [rule: string, weight: string, share: number][] = [
  ['Uprawnienie do urządzenia', 'zawsze', 100],
  ['Część w aucie', 'bardzo ważne', 84],
  ['Okno czasowe klienta', 'bardzo ważne', 80],
  ['Ten sam serwisant co ostatnio', 'ważne', 46],
  ['Mniej kilometrów', 'ważne', 38],
];

const CSS = `body{background:#13171d;color:#e9ecef;font:13.5px/1.4 Plex;display:grid;grid-template-columns:1fr 427px;grid-template-rows:58px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:26px;padding:0 26px;border-bottom:1px solid #2a313b}header b{font-size:17px;font-weight:600}header .on{color:#fff;box-shadow:inset 0 -3px #3e9be6;line-height:58px}header span{color:#a4adb8}header .r{margin-left:auto}
main{padding:18px 20px 0 26px}h1{font:600 22px Plex}main>p{color:#a4adb8;margin-bottom:10px}
.m{width:100%}.m th{font:500 12.5px Plex;color:#c4cbd4;padding-bottom:8px}.m th:first-child{text-align:left}.m td{height:50px;border-top:1px solid #262d36;text-align:center;padding:0 3px}.m td:first-child{text-align:left;width:152px;font-weight:500}.m td small{display:block;color:#8f99a5;font-size:12px}
.m i{display:inline-grid;place-items:center;width:66px;height:30px;border-radius:15px;font-style:normal;font-size:12px;font-weight:600}.y{background:#1d4569;color:#cfe6fb}.n{background:#1a1f27;color:#59636f}.t{border:1.5px dashed #7f8a97;color:#c4cbd4}.w{background:#f5b710;color:#241b00}.m tr.on td{background:#1a2430}.m tr.on td:first-child{box-shadow:inset 4px 0 #3e9be6;padding-left:14px}
aside{background:#191f27;border-left:1px solid #2a313b;padding:16px 24px}h2{font:600 18px Plex;display:flex;justify-content:space-between;align-items:baseline}h2 small{font:400 14px Plex;color:#a4adb8}
.van{width:100%;margin:4px 0 18px;font-size:15.5px}.van td{border-top:1px solid #2a313b;padding:6px 0;line-height:1.3}.van tr:first-child td{border:0}.van td:last-child{text-align:right;font-weight:600;font-size:19px}.van td:last-child small{font:400 14px Plex;color:#a4adb8}.van small{display:block;font:13px Mono;color:#8f99a5}.low td:last-child{color:#ff8a75}
.rules{margin-top:10px}.rule{display:grid;grid-template-columns:1fr auto;row-gap:5px;margin-bottom:9px;font-size:14.5px}.rule em{font-style:normal;color:#a4adb8}.rule i{grid-column:1/3;height:6px;border-radius:3px}
.hint{background:#10273c;border-left:4px solid #3e9be6;padding:9px 13px;margin-top:4px;font-size:14px;color:#cfe6fb}`;

function cell(state: string): string {
  if (state === '1') return `<i class="y">${icon('Check', 17, 2.4)}</i>`;
  if (state === '.') return '<i class="n">–</i>';
  if (state === 't') return '<i class="t">szkolenie</i>';
  return `<i class="w">do ${state}</i>`;
}

function view(): string {
  const people = PEOPLE.map(
    ([name, base, has], index) =>
      `<tr class="${index === 3 ? 'on' : ''}"><td>${name}<small>${base}</small></td>${has.map((state) => `<td>${cell(state)}</td>`).join('')}</tr>`,
  ).join('');
  const van = VAN.map(
    ([part, code, has, least]) =>
      `<tr class="${has < least ? 'low' : ''}"><td>${part}<small>${code}</small></td><td>${has} <small>min. ${least}</small></td></tr>`,
  ).join('');
  const rules = RULES.map(
    ([rule, weight, share]) =>
      `<div class="rule"><span>${rule}</span><em>${weight}</em><i style="background:linear-gradient(90deg,#3e9be6 ${share}%,#2a313b ${share}%)"></i></div>`,
  ).join('');
  return `<header>${icon('Route', 22)}<b>Field Service</b><span>Plan dnia</span><span class="on">Reguły planu</span><span>Urządzenia</span><span>Raporty</span><span class="r">Następne układanie tras o 4:30</span></header>
<main><h1>Kto co może naprawić</h1><p>12 osób, 8 uprawnień. Wizyty nie dostanie nikt, kto nie ma uprawnienia do urządzenia.</p><table class="m"><tr><th>Serwisant</th>${LICENCES.map((name) => `<th>${name}</th>`).join('')}</tr>${people}</table></main>
<aside><h2>Auto T. Kamińskiego <small>stan z 9:24</small></h2><table class="van">${van}</table><h2>Co jest ważniejsze</h2><div class="rules">${rules}</div><div class="hint">Presostat na wizytę w Brzezinach jest w magazynie w Łodzi. Odbiór przed pierwszą wizytą, +9 km.</div></aside>`;
}

/** Where the dispatcher's knowledge went: licences, parts in the vans and what matters more. */
export const FIELD_SERVICE_RULES: Picture[] = [screen('realizations/field-service-4', CSS, view())];
