import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

type Visit = [
  from: number,
  to: number,
  kind: 'service' | 'install' | 'urgent' | 'check',
  what: string,
  where: string,
];
type Person = { name: string; skill: string; load: number; visits: Visit[] };

const FIRST = 6;
const HOUR = 65;
const NOW = 9.4;
/**
 * Width of the names: with the morning until 10:27 they are as wide as the part that phones show. No
 * visit is under way then, so that none is cut. Until 13:43 it is the half that wide windows show: the
 * first six people have no visit then.
 */
const NAMES = 138;

const PEOPLE: Person[] = [
  {
    name: 'Wójcik Paweł',
    skill: 'linie pakujące',
    load: 92,
    visits: [
      [6, 7.9, 'install', 'Montaż podajnika', 'Łódź, Dąbrowa'],
      [8.3, 10, 'check', 'Kontrola wagi', 'Łódź'],
      [10.6, 12.6, 'service', 'Linia 2, przegląd', 'Ozorków'],
      [13.8, 15.7, 'service', 'Owijarka, łożysko', 'Zgierz'],
    ],
  },
  {
    name: 'Zielińska Maria',
    skill: 'chłodnictwo',
    load: 78,
    visits: [
      [6.1, 7.4, 'service', 'Komora 1', 'Łęczyca'],
      [8, 10.4, 'urgent', 'Awaria agregatu', 'Kutno'],
      [11, 13, 'check', 'Szczelność F-gaz', 'Krośniewice'],
      [13.8, 15.6, 'service', 'Przegląd', 'Kutno'],
    ],
  },
  {
    name: 'Kamiński Tomasz',
    skill: 'sprężarki',
    load: 81,
    visits: [
      [6.3, 7.5, 'service', 'Przegląd', 'Łask'],
      [8.2, 10.4, 'install', 'Montaż osuszacza', 'Sieradz'],
      [11.2, 13, 'service', 'Przegląd', 'Zduńska Wola'],
      [13.8, 15.5, 'service', 'Wymiana oleju', 'Szadek'],
    ],
  },
  {
    name: 'Lis Jakub',
    skill: 'kotły',
    load: 83,
    visits: [
      [6.3, 8.1, 'install', 'Rozruch kotłowni', 'Łęczyca'],
      [8.6, 10.2, 'service', 'Palnik', 'Parzęczew'],
      [10.7, 12.3, 'urgent', 'Brak ciepła', 'Ozorków'],
      [13.8, 15.5, 'check', 'Odbiór UDT', 'Zgierz'],
    ],
  },
  {
    name: 'Dąbek Renata',
    skill: 'pomiary',
    load: 88,
    visits: [
      [6.8, 8.3, 'service', 'Serwis wag', 'Bełchatów'],
      [8.7, 10.4, 'check', 'Kalibracja', 'Piotrków Tryb.'],
      [10.9, 13, 'check', 'Kalibracja, 12 pkt', 'Piotrków Tryb.'],
      [13.8, 15.2, 'check', 'Kalibracja', 'Tuszyn'],
    ],
  },
  {
    name: 'Sikora Marek',
    skill: 'linie pakujące',
    load: 64,
    visits: [
      [6.8, 8.5, 'service', 'Serwis owijarki', 'Stryków'],
      [8.8, 10.3, 'check', 'Kontrola', 'Stryków'],
      [10.8, 12.9, 'install', 'Montaż czujników', 'Głowno'],
    ],
  },
  {
    name: 'Pawlak Ewa',
    skill: 'chłodnictwo',
    load: 90,
    visits: [
      [6.1, 7.6, 'check', 'Komora 3', 'Łowicz'],
      [8, 10.2, 'service', 'Przegląd, 6 komór', 'Łowicz'],
      [10.9, 12.3, 'service', 'Agregat', 'Nieborów'],
      [13.1, 15.8, 'service', 'Przegląd', 'Skierniewice'],
    ],
  },
  {
    name: 'Nowak Adam',
    skill: 'sprężarki',
    load: 86,
    visits: [
      [7.5, 8.8, 'check', 'Magazyn', 'Łódź, części'],
      [9, 11.7, 'service', 'Przegląd roczny, GA 37', 'Pabianice'],
      [12.65, 14.6, 'service', 'Wymiana filtrów', 'Rzgów'],
      [15, 15.8, 'service', 'Serwis', 'Tuszyn'],
    ],
  },
  {
    name: 'Górski Piotr',
    skill: 'kotły',
    load: 58,
    visits: [
      [6.1, 8.4, 'service', 'Czyszczenie palnika', 'Aleksandrów Ł.'],
      [8.7, 10.4, 'service', 'Przegląd', 'Konstantynów'],
      [11.8, 13.4, 'service', 'Przegląd', 'Lutomiersk'],
    ],
  },
  {
    name: 'Maj Robert',
    skill: 'kotły',
    load: 87,
    visits: [
      [6.3, 7.6, 'service', 'Przegląd', 'Bełchatów'],
      [8.2, 9.9, 'check', 'Odbiór UDT', 'Bełchatów'],
      [10.6, 11.7, 'service', 'Palnik', 'Zelów'],
      [12, 14.1, 'install', 'Montaż czujników', 'Łask'],
      [14.4, 15.6, 'service', 'Przegląd', 'Łask'],
    ],
  },
  {
    name: 'Cieślak Olga',
    skill: 'pomiary',
    load: 80,
    visits: [
      [6.2, 7.8, 'check', 'Kontrola wagi', 'Łódź'],
      [8.4, 9.9, 'service', 'Serwis wag', 'Zgierz'],
      [10.5, 11.9, 'check', 'Kalibracja', 'Ozorków'],
      [12.2, 13.6, 'check', 'Kalibracja', 'Zgierz'],
      [13.9, 15.5, 'check', 'Kontrola wagi', 'Łódź'],
    ],
  },
  {
    name: 'Wrona Kamil',
    skill: 'sprężarki',
    load: 79,
    visits: [
      [6.6, 8.3, 'service', 'Wymiana oleju', 'Sieradz'],
      [8.7, 10.4, 'urgent', 'Wyciek oleju', 'Sieradz'],
      [11.3, 13, 'service', 'Przegląd', 'Zduńska Wola'],
      [13.5, 15.7, 'install', 'Montaż osuszacza', 'Szadek'],
    ],
  },
];

const WAITING = [
  ['14:00', 'Wyciek oleju, GA 37', 'Koluszki · 24 km', 'Nowak A., Kamiński T.', true],
  ['dziś', 'Wymiana presostatu', 'Brzeziny · 18 km', 'Kamiński T.', false],
  ['dziś', 'Reklamacja montażu, podajnik', 'Łódź, Widzew · 6 km', 'Sikora M.', false],
  ['jutro', 'Przegląd gwarancyjny kotła', 'Pabianice · 15 km', 'Górski P., Lis J.', false],
] as const;

const CSS = `body{background:#fff;font-size:13px;display:grid;grid-template-rows:56px 1fr 34px}
header{display:flex;align-items:center;gap:12px;padding:0 22px 12px;border-bottom:1px solid #e3e1da}
header b{font-size:16px}header .sum{margin-left:auto;color:#4a5060}header .sum b{font-size:14px;color:#14171f}
.tool{display:flex;border:1px solid #d4d1c8;border-radius:3px}.tool span{padding:6px 11px;border-left:1px solid #d4d1c8}.tool span:first-child{border:0}.tool .on{background:#14171f;color:#fff}
.go{background:#066bb5;color:#fff;font-weight:600;padding:8px 14px;border-radius:3px;display:flex;gap:8px}
main{display:grid;grid-template-columns:1fr 427px;min-height:0}
.plan{position:relative;overflow:hidden}
.hours{height:30px;margin-left:${NAMES}px;position:relative;border-bottom:1px solid #e3e1da;color:#4a5060}
.hours span{position:absolute;top:5px;font-size:13.5px;transform:translateX(-50%)}
.row{height:53px;border-bottom:1px solid #eceae4;position:relative;display:flex}
.who{width:${NAMES}px;padding:7px 8px 0 14px;white-space:nowrap;border-right:1px solid #e3e1da;line-height:1.2}.who b{font-weight:600;font-size:14.5px;letter-spacing:-.01em}.who small{display:block;color:#565c6a;font-size:13px}
.load{height:3px;background:#eceae4;margin-top:4px}.load i{display:block;height:3px;background:#14171f}
.lane{position:relative;flex:1;background:repeating-linear-gradient(90deg,#eceae4 0 1px,transparent 1px ${HOUR}px)}
.visit{position:absolute;z-index:3;top:4px;height:44px;border-radius:2px;padding:4px 3px 4px 6px;line-height:1.27;letter-spacing:-.01em;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:14px}
.visit b{display:block;font-weight:600;overflow:hidden;text-overflow:ellipsis}
.short{padding:4px 1px 4px 4px;font-size:13px}
.service{background:#066bb5;color:#fff}.install{background:#42ad5b;color:#0d1a10}.urgent{background:#d33a21;color:#fff}.check{background:#f5b710;color:#241b00}.done{color:#3c4350;font-size:13px}.done b{font-weight:500}.done.service{background:#d3e2ef}.done.install{background:#d6ebda}.done.urgent{background:#f6d6d0}.done.check{background:#fbebc0}
.drive{position:absolute;top:25px;height:3px;background:repeating-linear-gradient(90deg,#9aa0ac 0 4px,transparent 4px 8px)}
.now{position:absolute;top:8px;bottom:0;width:2px;background:#14171f;z-index:2}.now span{position:absolute;left:-20px;top:-3px;background:#14171f;color:#fff;font-size:12.5px;font-weight:600;padding:1px 5px;border-radius:2px}
aside{border-left:1px solid #e3e1da;background:#faf9f6;padding:16px 22px;overflow:hidden}
aside h2{font-size:16px;display:flex;justify-content:space-between;margin-bottom:8px}aside h2 em{font-style:normal;color:#6a7080;font-weight:400}
.job{background:#fff;border:1px solid #dedbd2;border-left:4px solid #066bb5;padding:11px 14px 12px;margin-bottom:11px;line-height:1.4;font-size:15px}.job.red{border-left-color:#d33a21}
.job b{display:block;font-weight:600}.job small{color:#565c6a;font-size:14px}.job .fit{margin-top:5px;color:#14171f;display:flex;gap:6px;align-items:center;font-size:14px}
.job .when{float:right;font-weight:600;font-size:14px}
footer{display:flex;gap:22px;align-items:center;padding:0 22px;border-top:1px solid #e3e1da;color:#4a5060;font-size:12px}footer i{width:11px;height:11px;display:inline-block;margin-right:7px;vertical-align:-1px}`;

function lane(visits: readonly Visit[]): string {
  return visits
    .map(([from, to, kind, what, where], index) => {
      const before = visits[index - 1];
      const drive = before
        ? `<span class="drive" style="left:${(before[1] - FIRST) * HOUR + 3}px;width:${(from - before[1]) * HOUR - 6}px"></span>`
        : '';
      return `${drive}<div class="visit ${kind} ${to < NOW ? 'done' : ''} ${to - from < 1 ? 'short' : ''}" style="left:${(from - FIRST) * HOUR}px;width:${(to - from) * HOUR}px"><b>${what}</b>${where}</div>`;
    })
    .join('');
}

function planner(): string {
  const hours = Array.from(
    { length: 11 },
    (_, index) =>
      // The clock stands in place of the hour that it would lie on.
      Math.abs(FIRST + index - NOW) < 0.6
        ? ''
        : `<span style="left:${index * HOUR}px">${FIRST + index}:00</span>`,
  ).join('');
  const rows = PEOPLE.map(
    ({ name, skill, load, visits }) =>
      `<div class="row"><div class="who"><b>${name}</b><small>${skill}</small><div class="load"><i style="width:${load}%"></i></div></div><div class="lane">${lane(visits)}</div></div>`,
  ).join('');
  const jobs = WAITING.map(
    ([when, what, where, fit, red]) =>
      `<div class="job ${red ? 'red' : ''}"><span class="when">${when}</span><b>${what}</b><small>${where}</small><div class="fit">${icon('UserRoundCheck', 14)}${fit}</div></div>`,
  ).join('');
  return `<header>${icon('Route', 22)}<b>Plan dnia, środa 18 listopada</b><div class="tool"><span>Wt</span><span class="on">Śr</span><span>Cz</span><span>Pt</span></div><span class="sum"><b>12</b> osób · <b>47</b> wizyt · <b>3</b> pilne · <b>684</b> km</span><span class="go">${icon('Sparkles', 17)}Ułóż trasy</span></header>
<main><div class="plan"><div class="hours">${hours}</div><div class="now" style="left:${NAMES + (NOW - FIRST) * HOUR}px"><span>9:24</span></div>${rows}</div>
<aside><h2>Do przydzielenia <em>4</em></h2>${jobs}<h2 style="margin-top:16px">Wpływ na dzień</h2><table style="width:100%;font-size:15px;line-height:2"><tr><td>Puste kilometry</td><td align="right"><b>−23%</b></td></tr><tr><td>Spóźnienia ponad 15 min</td><td align="right"><b>1</b></td></tr><tr><td>Wizyty z kompletem części</td><td align="right"><b>45 z 47</b></td></tr><tr><td>Koniec ostatniej wizyty</td><td align="right"><b>15:48</b></td></tr></table></aside></main>
<footer><span><i class="urgent"></i>Pilne, SLA 4 h</span><span><i class="service"></i>Serwis</span><span><i class="install"></i>Montaż</span><span><i class="check"></i>Kontrola i pomiary</span><span style="margin-left:auto">Ruch drogowy z 9:20 · części z magazynu Łódź z 9:24</span></footer>`;
}

/** Route and day planner of a service company with technicians on the road. */
export const FIELD_SERVICE: Picture[] = [screen('realizations/field-service-1', CSS, planner())];
