import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

/** One letter for each two-hour slot: done, deviation, missing, open, standing still. */
const MACHINES: [string, string, string][] = [
  ['P-11', 'Prasa 160 t', 'ooodww'],
  ['P-12', 'Prasa 250 t', 'xoooww'],
  ['P-14', 'Prasa 400 t', 'ooomww'],
  ['W-02', 'Wtryskarka', 'ooooww'],
  ['W-05', 'Wtryskarka', 'ssooww'],
  ['L-2', 'Laser', 'oooxww'],
  ['S-3', 'Spawanie', 'oodoww'],
  ['S-4', 'Spawanie', 'ooooww'],
  ['M-1', 'Malarnia', 'odooww'],
  ['K-1', 'Kontrola końcowa', 'ooooww'],
  ['U-3', 'Utrzymanie ruchu', 'oosoww'],
];

const SLOTS = ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00'];

const STATES: Record<string, [string, string]> = {
  o: ['ok', ''],
  d: ['dev', 'Check'],
  x: ['bad', 'TriangleExclamationPoint'],
  m: ['miss', 'Clock3'],
  s: ['stop', ''],
  w: ['wait', ''],
};

/** What stands outside its limits in the table, the open ones first. */
const OPEN: [state: string, machine: string, what: string, time: string, note: string][] = [
  ['', 'L-2', 'Bicie stołu 0,12 mm', '12:08', 'maks. 0,10 mm · M. Kos, do 15:00'],
  ['two', 'P-12', 'Bicie osiowe 0,09 mm', '6:14', 'maks. 0,08 mm · zwolnione warunkowo'],
  ['fin', 'P-11', 'Nacisk 168 t', '12:11', 'maks. 160 t · poprawione 12:19'],
  ['fin', 'S-3', 'Wtop spoiny 2,6 mm', '10:08', 'min. 3,0 mm · poprawione 10:31'],
  ['fin', 'M-1', 'Grubość powłoki 58 µm', '8:31', 'min. 60 µm · poprawione 9:10'],
];

const CSS = `body{background:#f4f5f3;font:14px/1.4 Plex;color:#16202a;display:grid;grid-template-columns:1fr 427px;grid-template-rows:58px 1fr}
header{grid-column:1/3;background:#16202a;color:#fff;display:flex;align-items:center;gap:26px;padding:0 24px;font-weight:500}header b{font-size:18px;display:flex;gap:10px}header .on{box-shadow:inset 0 -4px #ff8a1f;line-height:58px}header span{color:#d7dde1}header .r{margin-left:auto}
main{padding:18px 24px 0}h1{font-size:23px;font-weight:600;display:flex;align-items:baseline;gap:14px}h1 small{font-size:15px;font-weight:400;color:#566570}h1 em{margin-left:auto;font:600 14px Plex;border:1.5px solid #16202a;padding:6px 12px;border-radius:3px}
table{width:100%;table-layout:fixed;margin-top:10px;border-spacing:4px;border-collapse:separate;margin-left:-4px}th{font-weight:500;color:#566570;text-align:left;padding:2px 4px}td{height:51px}th:first-child{width:196px}td.n{padding-left:4px}td.n b{display:inline-block;width:56px;font-size:16px}td.n small{color:#566570;font-size:13.5px}
.c{border-radius:3px;padding:0 7px 0 9px;font-size:12.5px;font-weight:500}.c div{display:flex;justify-content:space-between;align-items:center}.ok{background:#cfe7d7;color:#155233}.dev{background:#ffe0bd;color:#6b3800}.bad{background:#c7321e;color:#fff}.miss{background:#fff;box-shadow:inset 0 0 0 2px #c7321e;color:#b02413}.stop{background:repeating-linear-gradient(135deg,#e3e6e3 0 6px,#d6dad7 6px 12px);color:#566570}.wait{background:#fff;box-shadow:inset 0 0 0 1px #cfd4d1;color:#8a959c}
.leg{display:flex;gap:20px;margin-top:8px;font-size:13px;color:#3f4c55}.leg i{display:inline-block;width:15px;height:15px;border-radius:2px;margin-right:7px;vertical-align:-3px}
aside{background:#fff;border-left:1px solid #dbdeda;padding:18px 26px}aside h2{font-size:16px;font-weight:600;margin-bottom:2px}.big{font-size:42px;font-weight:600;line-height:1.1;letter-spacing:-.02em}.big small{font-size:16px;font-weight:400;color:#566570;letter-spacing:0}
.bar{display:flex;height:12px;margin:6px 0 13px;gap:2px}.d{border-left:5px solid #c7321e;padding:4px 0 5px 13px;margin-bottom:8px;line-height:1.4}.d.two{border-color:#ff8a1f}.d.fin{border-color:#1d8a4b}.d b{font-size:15.5px;font-weight:600}.d small{display:block;color:#566570;font-size:13.5px}.d span{float:right;color:#566570}
.who{border-top:1px solid #dbdeda;margin-top:18px;padding-top:14px}.who div{display:grid;grid-template-columns:1fr auto;line-height:2.1}.who em{font-style:normal;font-weight:600}`;

function cell(state: string, slot: number): string {
  const [kind, sign] = STATES[state] ?? ['ok', ''];
  const minute = (slot * 37 + state.charCodeAt(0) * 7) % 24;
  const start = 6 + slot * 2;
  const text = {
    ok: `${start}:${String(minute + 3).padStart(2, '0')}`,
    dev: 'poprawione',
    bad: 'poza tol.',
    miss: 'brak',
    stop: 'postój',
    wait: '',
  }[kind];
  const mark =
    sign === 'Check'
      ? icon('Check', 16, 2.5)
      : sign === 'Clock3'
        ? icon('Clock3', 16, 2.25)
        : sign
          ? icon('TriangleExclamationPoint', 17, 2.25)
          : '';
  return `<td class="c ${kind}"><div><span>${text}</span>${mark}</div></td>`;
}

function view(): string {
  const rows = MACHINES.map(
    ([code, name, states], index) =>
      `<tr><td class="n"><b>${code}</b><small>${name}</small></td>${[...states].map((state, slot) => cell(state, slot).replace(/:(\d\d)</, (_, digits: string) => `:${String(((Number(digits) + index * 3) % 26) + 2).padStart(2, '0')}<`)).join('')}</tr>`,
  ).join('');
  const open = OPEN.map(
    ([state, machine, what, time, note]) =>
      `<div class="d ${state}"><span>${time}</span><b>${machine} · ${what}</b><small>${note}</small></div>`,
  ).join('');
  return `<header><b>${icon('ClipboardCheck', 23)}Formularze</b><span class="on">Hala 1</span><span>Hala 2</span><span>Wzory formularzy</span><span>Archiwum</span><span class="r">Środa 18.11 · 13:26</span></header>
<main><h1>Dziś na hali 1 <small>karty kontroli co dwie godziny</small><em>Raport zmiany</em></h1><table><tr><th></th>${SLOTS.map((slot) => `<th>${slot}</th>`).join('')}</tr>${rows}</table><div class="leg"><span><i class="ok"></i>wypełniona</span><span><i class="dev"></i>odchylenie poprawione</span><span><i class="bad"></i>poza tolerancją</span><span><i class="miss"></i>po czasie</span><span><i class="stop"></i>postój</span></div></main>
<aside><h2>Zmiana I</h2><div class="big">40 <small>z 41 kart, 3 postoje</small></div><div class="bar"><i style="flex:35;background:#7fc39a"></i><i style="flex:3;background:#ff8a1f"></i><i style="flex:2;background:#c7321e"></i><i style="flex:1;background:#dbdeda"></i></div><h2 style="margin-bottom:8px">Odchylenia</h2>${open}<div class="who"><h2>Średnio na zmianę</h2><div><span>Czas wypełniania karty</span><em>1 min 50 s</em></div><div><span>Od odchylenia do reakcji</span><em>9 min</em></div><div><span>Kartki papieru</span><em>0</em></div></div></aside>`;
}

/** The foreman's view of all forms of the day. */
export const DF_OFFICE: Picture[] = [screen('realizations/df-app-2', CSS, view())];
