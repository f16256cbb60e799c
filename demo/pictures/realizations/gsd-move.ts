import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import type { District, Point } from '../territory.ts';
import { country } from '../territory.ts';

const WIDTH = 1280;
const HEIGHT = 800;

/** Territories: code, seat, colour. */
const SEATS: [code: string, at: Point, colour: string][] = [
  ['N1', [330, 120], '#2f5f6e'],
  ['N2', [760, 110], '#5b4f7d'],
  ['W1', [190, 350], '#6e5a2f'],
  ['W2', [400, 600], '#4a6b45'],
  ['M1', [610, 400], '#a8542f'],
  ['O1', [940, 400], '#2f6fa8'],
  ['S1', [620, 690], '#7a4560'],
  ['S2', [930, 690], '#3f6e64'],
];

/** What changes for the two people: before and after. */
const CHANGES: [
  what: string,
  unit: string,
  from: number,
  to: number,
  gives: number,
  takes: number,
][] = [
  ['Kunden', '', 312, 298, 188, 202],
  ['Plan 2027', 'Tsd. €', 6_120, 5_852, 3_790, 4_058],
  ['Fahrt je Woche', 'km', 1_180, 1_052, 1_420, 1_468],
  ['Offenes Potenzial', 'Tsd. €', 1_940, 1_690, 2_310, 2_560],
];

const CSS = `body{background:#0b1218;color:#eef3f5;font:14px/1.4 Instrument}.map{position:absolute;inset:0}
.top{position:absolute;left:24px;top:22px;display:flex;gap:12px;align-items:center;background:#16212a;border-radius:30px;padding:9px 20px 9px 16px;font-weight:600}.top span{color:#9fb1bb;font-weight:400}
.tag{font:700 27px Bricolage;fill:#fff;fill-opacity:.9}.nm{font:500 13.5px Instrument;fill:#fff;fill-opacity:.75}
.card{position:absolute;width:312px;background:#f7f9f9;color:#10202a;border-radius:12px;padding:16px 19px 15px;box-shadow:0 18px 46px rgb(0 0 0/.5)}.card h2{font:700 19px Bricolage;display:flex;gap:10px;align-items:center}.card h2 i{width:13px;height:13px;border-radius:3px}.card h2 span{margin-left:auto;font:500 13.5px Instrument;color:#51626c}
.card dl{display:grid;grid-template-columns:1fr auto 20px 62px;margin-top:9px}.card dt,.card dd{padding:7px 0;border-top:1px solid #dbe3e6}.card dd{text-align:right}.card .was{color:#65757e}.card .ar{color:#9aa8af;text-align:center}.card .now{font-weight:700}.card small{color:#65757e;font-size:12px}
.drop{position:absolute;left:636px;top:150px;background:#f5b710;color:#221900;border-radius:8px;padding:9px 14px;font-weight:600;box-shadow:0 10px 28px rgb(0 0 0/.45);line-height:1.35}.drop small{display:block;font-weight:500;font-size:13px}
.foot{position:absolute;left:24px;bottom:24px;right:24px;background:#16212a;border-radius:12px;padding:13px 20px;display:flex;gap:28px;align-items:center}.foot b{font:700 21px Bricolage;display:block}.foot span{color:#9fb1bb;font-size:13.5px}.foot .btn{margin-left:auto;border:1.5px solid #5d727f;border-radius:24px;padding:10px 20px;color:#fff;font-weight:600;font-size:14px}.foot .go{background:#f5b710;border-color:#f5b710;color:#221900;margin-left:-14px}`;

function inside([x, y]: Point): boolean {
  const across = (x - 620) / (510 + 30 * Math.sin(y / 80));
  const down = (y - 390) / (372 + 24 * Math.sin(x / 90));
  return across ** 2 + down ** 2 < 1;
}

function nearest(seat: Point): number {
  const away = SEATS.map(([, [x, y]]) => Math.hypot(seat[0] - x, (seat[1] - y) * 1.15));
  return away.indexOf(Math.min(...away));
}

/** The two districts of M1 that lie nearest to O1 and change hands. */
function moved(districts: readonly District[]): District[] {
  return districts
    .filter(({ seat }) => nearest(seat) === 4)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2);
}

function distance({ seat }: District): number {
  return Math.hypot(seat[0] - 800, seat[1] - 345);
}

function map(): string {
  const districts = country(170, WIDTH, HEIGHT, 31, inside);
  const going = moved(districts);
  const land = districts
    .map(
      (district) =>
        `<path d="${district.outline}" fill="${SEATS[nearest(district.seat)]?.[2]}" fill-opacity="${nearest(district.seat) === 4 || nearest(district.seat) === 5 ? 0.95 : 0.5}"/>`,
    )
    .join('');
  const marked = going
    .map(
      ({ outline }) =>
        `<path d="${outline}" fill="#2f6fa8"/><path d="${outline}" fill="url(#going)" stroke="#f5b710" stroke-width="3.5"/>`,
    )
    .join('');
  const tags = SEATS.map(([code, [x, y]], index) =>
    index === 4 || index === 5
      ? `<text x="${x}" y="${y}" class="tag" text-anchor="middle">${code}</text>`
      : `<text x="${x}" y="${y}" class="tag" text-anchor="middle" fill-opacity=".5" style="font-size:20px">${code}</text>`,
  ).join('');
  return `<svg class="map" viewBox="0 0 1280 800" stroke-linejoin="round"><defs><pattern id="going" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10" stroke="#a8542f" stroke-width="9"/></pattern></defs><g stroke="#0b1218" stroke-width="1.2">${land}</g>${marked}${tags}<path d="M700 372C745 330 800 322 868 352" fill="none" stroke="#f5b710" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/><path d="M858 338L872 354L852 362" fill="none" stroke="#f5b710" stroke-width="4" stroke-linecap="round"/></svg>`;
}

function card(
  style: string,
  code: number,
  who: string,
  pick: (row: (typeof CHANGES)[number]) => [number, number],
): string {
  const rows = CHANGES.map((row) => {
    const [from, to] = pick(row);
    return `<dt>${row[0]} <small>${row[1]}</small></dt><dd class="was">${number(from, 'de')}</dd><dd class="ar">→</dd><dd class="now">${number(to, 'de')}</dd>`;
  }).join('');
  return `<section class="card" style="${style}"><h2><i style="background:${SEATS[code]?.[2]}"></i>${SEATS[code]?.[0]}<span>${who}</span></h2><dl>${rows}</dl></section>`;
}

function view(): string {
  return `${map()}<div class="top">${icon('Map', 20)}Gebiete 2027 <span>Entwurf 3, M. Brandt</span></div>
<div class="drop">Kranichsee, Burgfelde Süd<small>14 Kunden von M1 nach O1</small></div>
${card('left:28px;top:420px', 4, 'J. Kessler', ([, , from, to]) => [from, to])}${card('right:28px;top:420px', 5, 'A. Nowotny', ([, , , , from, to]) => [from, to])}
<div class="foot"><div><b>−80 km</b><span>Fahrt je Woche, beide</span></div><div><b>9 → 6 %</b><span>größter Abstand zum Durchschnitt</span></div><div><b>8 von 8</b><span>Gebiete über 60 % des Potenzials</span></div><div class="btn">Rückgängig</div><div class="btn go">Allen acht zeigen</div></div>`;
}

/** Two districts change hands, German: what that means for both people. The country is invented. */
export const GSD_MOVE: Picture[] = [screen('realizations/gsd-maps-3', CSS, view())];
