import type { Picture } from '../picture.ts';
import { THREADS } from '../thread.ts';
import { figure, words } from './figure.ts';

const WEEKS: [name: string, from: number, to: number, colour: string][] = [
  ['chodzimy za ludźmi', 1, 1, '#6f6a5b'],
  ['ustawienia, kartoteki', 2, 3, THREADS.dms],
  ['pierwszy skan', 4, 4, '#2d8a44'],
  ['szkolenia godzinne', 5, 6, THREADS.dms],
  ['próba generalna', 7, 7, '#2d8a44'],
  ['start, jesteśmy na hali', 8, 8, THREADS.erp],
];

function weeks(): string {
  const at = (week: number) => 26 + (week - 1) * 58.5;
  const grid = [1, 2, 3, 4, 5, 6, 7, 8]
    .map(
      (week) =>
        `<path d="M${at(week)} 40V346" stroke="#d6d0c0"/>${words(at(week) + 29, 30, 's', String(week), 'middle')}`,
    )
    .join('');
  const bars = WEEKS.map(([name, from, to, colour], row) => {
    const y = 48 + row * 50;
    const x = at(from) + 2;
    const width = (to - from + 1) * 58.5 - 4;
    const text =
      from > 4 ? words(x - 8, y + 27, 'n', name, 'end') : words(x + width + 8, y + 27, 'n', name);
    return `<rect x="${x}" y="${y + 4}" width="${width}" height="36" fill="${colour}"/>${text}`;
  }).join('');
  return `${grid}${bars}<path d="M494 40V346" stroke="#d6d0c0"/>`;
}

/** A box with a name and a line below it. */
function box(y: number, name: string, note: string, colour: string): string {
  return `<rect x="26" y="${y}" width="300" height="66" fill="#fff" stroke="${colour}" stroke-width="3"/>${words(42, y + 28, 'v', name)}${words(42, y + 51, 's', note)}`;
}

function arrow(x: number, from: number, to: number, dashed = false): string {
  return `<path d="M${x} ${from}V${to - 3}" stroke="#14171f" stroke-width="2.5" ${dashed ? 'stroke-dasharray="5 6"' : ''}/><path d="M${x - 7} ${to - 11}L${x} ${to - 2}L${x + 7} ${to - 11}" stroke="#14171f" stroke-width="2.5"/>`;
}

function offline(): string {
  return `<rect x="10" y="10" width="332" height="292" fill="#e9e4d6"/>${words(496, 36, 'h', 'telefon', 'end')}
${box(26, 'Formularz', 'pisze się zawsze, sieci może nie być', '#14171f')}${arrow(60, 92, 124)}${words(354, 112, 's', 'najpóźniej po 1 s')}
${box(124, 'Baza w telefonie', 'numer protokołu nadany od razu', THREADS.dms)}${arrow(60, 190, 222)}
${box(222, 'Kolejka do wysłania', 'widoczna jako liczba', '#b98600')}<circle cx="296" cy="255" r="18" fill="#b98600"/>${words(296, 261, 'w', '3', 'middle')}
<path d="M10 330H510" stroke="${THREADS.erp}" stroke-width="3" stroke-dasharray="3 7"/>${words(496, 352, 's', 'gdy wróci sieć', 'end')}${arrow(60, 288, 376, true)}
${box(376, 'Serwer', 'ten sam numer dwa razy zapisze się raz', '#2d8a44')}${words(496, 416, 'h', 'biuro', 'end')}`;
}

function recovery(): string {
  return `${words(26, 34, 'h', 'Ile pracy możesz stracić?')}${words(494, 34, 'h', 'Jak długo stać?', 'end')}
<path d="M26 128H494" stroke="#14171f" stroke-width="3"/><rect x="122" y="104" width="132" height="48" fill="${THREADS.erp}" fill-opacity=".18"/><rect x="254" y="104" width="200" height="48" fill="${THREADS.dms}" fill-opacity=".16"/>
<path d="M122 84V172M254 62V194M454 84V172" stroke="#14171f" stroke-width="2.5"/><circle cx="122" cy="128" r="9" fill="#fff" stroke="#14171f" stroke-width="3"/><circle cx="454" cy="128" r="9" fill="#2d8a44"/><path d="M242 116L266 140M266 116L242 140" stroke="${THREADS.erp}" stroke-width="5"/>
${words(122, 74, 'n', 'ostatnia kopia', 'middle')}${words(254, 56, 'v', 'awaria', 'middle')}${words(454, 74, 'n', 'praca', 'middle')}
${words(188, 198, 'v', 'kwadrans', 'middle')}${words(354, 198, 'v', '4 godziny', 'middle')}${words(188, 220, 's', 'przedtem doba', 'middle')}${words(354, 220, 's', 'przedtem 11 dni', 'middle')}`;
}

/** How it goes, for three articles. */
export const PROCESSES: Picture[] = [
  figure('osiem-tygodni', 366, weeks()),
  figure('piwnica-kolejka', 462, offline()),
  figure('kopia-dwie-liczby', 246, recovery()),
];
