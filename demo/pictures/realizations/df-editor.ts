import type { IconName } from '../icon.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const KINDS: [IconName, string][] = [
  ['Ruler', 'Pomiar z granicami'],
  ['Hash', 'Liczba'],
  ['ToggleRight', 'Tak albo nie'],
  ['List', 'Lista wyboru'],
  ['Camera', 'Zdjęcie'],
  ['PenLine', 'Podpis'],
  ['ScanBarcode', 'Kod kreskowy'],
  ['NotebookPen', 'Uwaga'],
];

const CSS = `body{background:#eef0f1;font:14px/1.4 Plex;color:#18222b;display:grid;grid-template-columns:212px 1fr 330px;grid-template-rows:60px 1fr}
header{grid-column:1/4;background:#fff;border-bottom:1px solid #d3d9dd;display:flex;align-items:center;gap:16px;padding:0 22px}header b{font-size:18px;font-weight:600}header .v{border:1px solid #bcc6cc;border-radius:14px;padding:3px 12px;font-size:13px}header .r{margin-left:auto;color:#5b6870}header .go{background:#ff8a1f;color:#231300;font-weight:600;padding:10px 18px;border-radius:4px}
nav{background:#fff;border-right:1px solid #d3d9dd;padding:18px 16px}nav h2,aside h2{font:600 13px Plex;color:#5b6870;margin-bottom:9px}.k{display:flex;gap:10px;align-items:center;border:1px solid #d3d9dd;border-radius:5px;padding:10px 11px;margin-bottom:7px;font-weight:500}.k.on{border:2px dashed #ff8a1f;opacity:.45}
nav .use{margin-top:22px;line-height:1.9;color:#39444c}nav .use b{float:right}
main{position:relative;overflow:hidden;padding:22px 40px;background:radial-gradient(#c5cdd2 1.1px,transparent 1.2px) 0 0/20px 20px}
.form{background:#fff;border-radius:8px;box-shadow:0 6px 22px rgb(24 34 43/.13);padding:22px 26px 24px}.form h1{font:600 22px Plex}.form>p{color:#5b6870;margin-bottom:14px}
.f{border:1.5px solid #d3d9dd;border-radius:6px;padding:13px 15px;margin-bottom:10px;display:grid;grid-template-columns:22px 1fr auto;gap:11px;align-items:center}.f svg{color:#93a0a8}.f b{display:block;font-weight:600;font-size:15.5px}.f small{color:#5b6870;font-size:13px}.f .in{border:1.5px solid #b5bfc5;border-radius:5px;width:112px;height:42px;display:grid;place-items:center end;padding-right:12px;color:#93a0a8}.f .yn{display:flex;gap:6px}.f .yn i{font-style:normal;border:1.5px solid #b5bfc5;border-radius:5px;padding:9px 17px}
.f.sel{border:2.5px solid #ff8a1f;background:#fffaf3}.next{margin-top:16px;padding-bottom:4px}.drop{height:5px;border-radius:3px;background:#ff8a1f;margin:3px 0 13px;position:relative}
.drag{position:absolute;left:92px;top:349px;width:330px;background:#fff;border:2px solid #ff8a1f;border-radius:6px;box-shadow:0 14px 34px rgb(24 34 43/.28);padding:14px 16px;font-weight:600;font-size:15.5px;display:flex;gap:11px;align-items:center;transform:rotate(-2.4deg)}
aside{background:#fff;border-left:1px solid #d3d9dd;padding:18px 20px}aside label{display:block;font-size:13px;color:#5b6870;margin:0 0 3px}.i{border:1px solid #b5bfc5;border-radius:4px;padding:9px 12px;margin-bottom:12px;font-weight:500}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}
.tol{height:74px;margin:2px 0 14px}.then{border-left:4px solid #c9321c;background:#fdefec;padding:11px 13px;margin-bottom:16px}.then b{display:block;margin-bottom:4px}.then li{list-style:none;display:flex;gap:8px;padding:3px 0}
.hist{display:grid;grid-template-columns:62px 1fr;row-gap:7px;font-size:13px}.hist b{font-weight:600}.hist span{color:#39444c}`;

function field(name: string, note: string, right: string, chosen = ''): string {
  return `<div class="f ${chosen}">${icon('GripVertical', 20)}<span><b>${name}</b><small>${note}</small></span>${right}</div>`;
}

function canvas(): string {
  const box = '<span class="in">mm</span>';
  return `<main><div class="form"><h1>3. Pierwsza sztuka</h1><p>Kołnierz K-40, pomiar przed zwolnieniem serii</p>
${field('Średnica otworu A', '24,00 ± 0,05 mm · suwmiarka', box, 'sel')}${field('Wysokość kołnierza', '11,50 ± 0,10 mm · suwmiarka', box)}${field('Bicie osiowe', 'maks. 0,08 mm · czujnik zegarowy', box)}<div class="drop"></div><div style="height:62px"></div>${field('Grubość ścianki', '2,00 ± 0,04 mm · mikrometr', box)}${field('Powierzchnia bez rys i zadziorów', 'odpowiedź „Nie” prosi o zdjęcie', '<span class="yn"><i>Tak</i><i>Nie</i></span>')}</div>
<div class="form next"><h1>4. Parametry prasy</h1><p>8 pól · nacisk, temperatura, liczba skoków, smarowanie</p></div>
<div class="drag">${icon('Camera', 21)}Zdjęcie otworu pod lampą</div></main>`;
}

const TOLERANCE = `<svg class="tol" width="290" height="74"><rect x="0" y="26" width="290" height="16" fill="#f6d8d2"/><rect x="60" y="26" width="170" height="16" fill="#a9dcb9"/><path d="M145 18V50M60 22V46M230 22V46" stroke="#18222b" stroke-width="1.6"/><g style="font:12px Mono" fill="#39444c" text-anchor="middle"><text x="60" y="66">23,95</text><text x="145" y="66">24,00</text><text x="230" y="66">24,05</text></g><text x="145" y="12" text-anchor="middle" style="font:12.5px Plex" fill="#39444c">112 ostatnich pomiarów</text><g fill="#18222b">${[
  97, 108, 116, 122, 127, 131, 134, 138, 141, 144, 147, 151, 154, 158, 163, 168, 174, 182, 193, 206,
]
  .map((x) => `<circle cx="${x}" cy="34" r="2.6" fill-opacity=".55"/>`)
  .join('')}</g></svg>`;

function view(): string {
  const kinds = KINDS.map(
    ([name, label], index) =>
      `<div class="k ${index === 4 ? 'on' : ''}">${icon(name, 19)}${label}</div>`,
  ).join('');
  return `<header>${icon('ClipboardCheck', 22)}<b>Karta kontroli zmianowej</b><span class="v">KZ-07</span><span class="v" style="background:#fff1df;border-color:#ff8a1f">szkic wydania 6</span><span class="r">zapisano 14:32</span><span class="go">Opublikuj na 18 tabletach</span></header>
<nav><h2>Przeciągnij pole</h2>${kinds}<div class="use"><h2>Ta karta</h2>Pól <b>24</b><br>Pras <b>18</b><br>Średni czas <b>1 min 50 s</b></div></nav>${canvas()}
<aside><h2>Pomiar z granicami</h2><label>Nazwa</label><div class="i">Średnica otworu A</div><div class="three"><div><label>Wymiar</label><div class="i">24,00</div></div><div><label>Odchyłka</label><div class="i">± 0,05</div></div><div><label>Jednostka</label><div class="i">mm</div></div></div>${TOLERANCE}
<div class="then"><b>Poza granicą</b><li>${icon('Hand', 18)}zatrzymaj kartę</li><li>${icon('Bell', 18)}powiadom kontrolera zmiany</li><li>${icon('Camera', 18)}poproś o zdjęcie</li></div>
<h2>Wydania</h2><div class="hist"><b>6, szkic</b><span>zdjęcie otworu, B. Rutkowska</span><b>5</b><span>od 2.11, bicie osiowe z 0,10 na 0,08</span><b>4</b><span>od 14.09, nowe narzędzie N-311</span></div><h2 style="margin-top:20px">Obieg</h2><div class="hist"><b>pisze</b><span>operator prasy</span><b>zwalnia</b><span>kontroler zmiany</span><b>archiwum</b><span>10 lat, wydanie zapisane w karcie</span></div></aside>`;
}

/** Where the process engineer composes a card. */
export const DF_EDITOR: Picture[] = [screen('realizations/df-app-3', CSS, view())];
