import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { THREADS } from '../thread.ts';

const BLUE = THREADS.dms;

const QUEUE: [string, string, string, string, boolean][] = [
  ['Przędzalnia Zduny', 'FV 2210/11/2026', '22 929,66', 'dziś', true],
  ['Energia Centrum', 'F/118842/26', '41 302,18', 'jutro', false],
  ['Barwniki Lakmal', '3391/2026', '8 118,00', '20.11', false],
  ['Umowa najmu, wózki', 'aneks nr 3', '', '21.11', false],
  ['Transport Sikora', 'FV/904/11', '3 690,00', '23.11', false],
  ['Nordhaus GmbH', 'Zamówienie 77120', '', '23.11', false],
  ['Serwis Sprężarek', '1145/11/26', '2 706,00', '24.11', false],
  ['Wniosek o zakup', 'snowarka', '18 900,00', '25.11', false],
];

const STEPS: [string, string, 'done' | 'now' | 'next'][] = [
  ['Wpłynęła z KSeF', 'automat · 17.11, 16:02', 'done'],
  ['Zgodna z zamówieniem', 'ZM/771 · automat', 'done'],
  ['Magazyn', 'PZ/1402 · R. Dąbek · 18.11, 7:20', 'done'],
  ['Kierownik produkcji', 'P. Wójcik · do 14:00', 'now'],
  ['Główna księgowa', 'powyżej 20 000 zł', 'next'],
  ['Zapłata i archiwum', 'FIBU · 5 lat', 'next'],
];

// The column on the right is a third of the screen, which phones and the product's hero show.
/** Styles of a window of DMS: rail, search, queue and path, around a place for a document. */
export const DMS_CSS = `body{background:#eef0f2;font:13px/1.4 Instrument;color:#14171f;display:grid;grid-template-columns:66px 240px 1fr 427px;grid-template-rows:56px 1fr}
.rail{grid-row:1/3;background:${BLUE};color:#cfe3f4;display:flex;flex-direction:column;align-items:center;gap:25px;padding-top:17px}.rail b{font:700 17px Bricolage;color:#fff;margin-bottom:4px}.rail .on{background:#fff;color:${BLUE};padding:10px;margin:-10px 0;border-radius:4px}
header{grid-column:2/5;background:#fff;border-bottom:1px solid #d5dade;display:flex;align-items:center;padding:0 20px;gap:14px}header .f{display:flex;gap:9px;border:1.5px solid #aab3bb;padding:8.5px 12px;width:520px;font-size:14px;color:#5c6570}header .r{margin-left:auto;color:#4a5060}
.queue{background:#fff;border-right:1px solid #d5dade}.queue h2{font:700 17px Bricolage;padding:14px 18px 10px;display:flex;justify-content:space-between}.queue h2 em{font:500 13px/1.9 Instrument;color:#5c6570}.qi{padding:11px 18px;border-top:1px solid #e6e9eb;display:grid;grid-template-columns:1fr auto;line-height:1.45;height:80px}.qi b{font-weight:600;font-size:14px}.qi small{color:#5c6570;font-size:12.5px}.qi .d{text-align:right;color:#5c6570;font-size:12.5px}.qi.on{background:#e8f1f9;box-shadow:inset 5px 0 ${BLUE}}.qi.on .d{color:#b72a12;font-weight:600}
.doc{padding:16px 18px 0;position:relative;overflow:hidden}.paper{background:#fff;height:760px;padding:34px 28px;box-shadow:0 1px 3px rgb(20 23 31/.2),0 8px 24px rgb(20 23 31/.1);font:12px/1.5 Plex;color:#23262c;position:relative}
.paper h3{font:600 19px Plex;text-align:right}.paper .parties{display:grid;grid-template-columns:1fr 1fr;gap:30px;margin:18px 0 16px}.paper small{color:#6a6f77;display:block}.paper table{width:100%;margin-top:10px}.paper th{text-align:right;font-weight:500;border-bottom:1px solid #23262c;padding:4px 4px}.paper th:first-child,.paper td:first-child{text-align:left}.paper td{text-align:right;padding:6px 4px;border-bottom:1px solid #e4e4e1}
.hit{background:rgb(6 107 181/.13);outline:1.5px solid ${BLUE};outline-offset:2px}.sumline{display:grid;grid-template-columns:1fr 116px;column-gap:12px;text-align:right;margin-top:12px;line-height:1.9}.sumline b{font-size:16px}
.stamp{position:absolute;right:44px;bottom:104px;border:2.5px solid ${BLUE};color:${BLUE};padding:8px 14px;font:600 13px/1.4 Plex;transform:rotate(-5deg);opacity:.85}
.side{background:#fff;border-left:1px solid #d5dade;padding:14px 18px 0}.side h2{font:700 17px Bricolage;margin-bottom:8px}.fields{display:grid;grid-template-columns:auto 1fr;border-bottom:1px solid #d5dade;padding-bottom:11px;line-height:2}.fields dt{color:#5c6570}.fields dd{text-align:right;font-weight:600;display:flex;gap:5px;justify-content:flex-end;align-items:center}.fields dd svg{color:#2a7d45}
.flow{margin-top:14px;position:relative}.s{display:grid;grid-template-columns:30px 1fr;padding-bottom:16px;position:relative;line-height:1.35}.s i{width:17px;height:17px;border-radius:50%;border:2px solid #aab3bb;background:#fff;z-index:1;margin-top:1px}.s::before{content:'';position:absolute;left:8px;top:14px;bottom:-3px;width:2px;background:#d5dade}.s:last-child::before{display:none}.s.done i{background:${BLUE};border-color:${BLUE}}.s.done::before{background:${BLUE}}.s.now i{border:5px solid ${BLUE}}.s b{font-weight:600}.s small{display:block;color:#5c6570;font-size:12.5px}.s.next b{color:#5c6570}
.btns{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:4px}.btns span{text-align:center;padding:10px;border:1.5px solid #14171f;font-weight:600;display:flex;gap:7px;justify-content:center}.btns .ok{background:${BLUE};border-color:${BLUE};color:#fff;grid-column:1/3;padding:12px;font-size:14px}
.talk{margin-top:18px;border-top:1px solid #d5dade;padding-top:11px;line-height:1.45}.talk b{font-weight:600}`;

// The whole path fits into the part of the screen that is shown 8:5, so that its line ends there.
const CSS = `${DMS_CSS}
.fields{line-height:2.3;padding-bottom:13px}.side .flow{margin-top:16px}.side .flow .s{padding-bottom:8px}.side .btns{margin-top:12px}.side .talk{margin-top:50px;border-top:0;padding-top:0}`;

function paper(): string {
  const lines = [
    ['Przędza bawełniana 20 tex', '960 kg', '15,40', '14 784,00'],
    ['Przędza poliestrowa 16,7 tex', '320 kg', '11,00', '3 520,00'],
    ['Transport', '1 usł.', '338,00', '338,00'],
  ]
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="paper"><h3><span class="hit">Faktura VAT 2210/11/2026</span></h3><small style="text-align:right;display:block;margin-top:5px">Wystawiono 17.11.2026 · sprzedaż 17.11.2026</small><div class="parties"><div><small>Sprzedawca</small><b class="hit">Przędzalnia Zduny sp. z o.o.</b><br>ul. Lniana 14, 99-440 Zduny<br><span class="hit">NIP 000-000-00-01</span></div><div><small>Nabywca</small><b>Tkaniny Północ S.A.</b><br>ul. Przędzalniana 0, 90-000 Łódź<br>NIP 000-000-00-02</div></div><div>Zamówienie <span class="hit">ZM/771</span>, dostawa 18.11.2026</div>
<table><tr><th>Nazwa</th><th>Ilość</th><th>Cena netto</th><th>Wartość netto</th></tr>${lines}</table><div class="sumline"><span>Razem netto</span><span>18 642,00</span><span>VAT 23%</span><span>4 287,66</span><b>Do zapłaty</b><b class="hit">22 929,66 zł</b></div><div style="margin-top:26px">Termin płatności: <span class="hit">1.12.2026</span>, przelew<br>Konto: 00 0000 0000 0000 0000 0000 0000<br>Numer KSeF: 0000000001-20261117-8C41D0-2F</div><div class="stamp">PRZYJĘTO NA MAGAZYN<br>18.11.2026 · R. Dąbek</div></div>`;
}

/** The search of a window of DMS, empty: what stands below it is not a result. */
export const DMS_SEARCH = `<span class="f">${icon('Search', 18)}<span>Firma, numer, słowo z treści</span></span>`;

/**
 * The rail of a window of DMS.
 * @param on which of its places is open
 */
export function dmsRail(on: number): string {
  const places = (['Inbox', 'FolderTree', 'FileStack', 'Users', 'Archive', 'Settings'] as const)
    .map((name, index) => `<span class="${index === on ? 'on' : ''}">${icon(name, 22)}</span>`)
    .join('');
  return `<div class="rail"><b>DMS</b>${places}</div>`;
}

function view(): string {
  const queue = QUEUE.map(
    ([who, number, sum, due, on]) =>
      `<div class="qi ${on ? 'on' : ''}"><span><b>${who}</b><br><small>${number}</small></span><span class="d">${due}<br><b style="color:#14171f">${sum}</b></span></div>`,
  ).join('');
  const steps = STEPS.map(
    ([name, note, state]) =>
      `<div class="s ${state}"><i></i><span><b>${name}</b><small>${note}</small></span></div>`,
  ).join('');
  const fields = [
    ['Kontrahent', 'Przędzalnia Zduny'],
    ['Numer', '2210/11/2026'],
    ['Netto', '18 642,00 zł'],
    ['Brutto', '22 929,66 zł'],
    ['Termin', '1.12.2026'],
    ['Zamówienie', 'ZM/771'],
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}${icon('Check', 14, 2.5)}</dd>`)
    .join('');
  return `${dmsRail(0)}
<header>${DMS_SEARCH}<span class="r">Paweł Wójcik · kierownik produkcji</span></header>
<section class="queue"><h2>Do akceptacji<em>8</em></h2>${queue}</section><section class="doc">${paper()}</section>
<aside class="side"><h2>Odczytane dane</h2><dl class="fields">${fields}</dl><div class="flow">${steps}</div><div class="btns"><span class="ok">${icon('Check', 18, 2.25)}Akceptuję</span><span>${icon('Reply', 17)}Zwróć</span><span>${icon('Forward', 17)}Przekaż</span></div><div class="talk"><b>R. Dąbek</b> 7:21<br>Waga zgodna, jeden karton zamoczony, przyjęty z rabatem na korekcie.</div></aside>`;
}

/** DMS: an invoice with its fields read and its way to approval. */
export const DMS_SCREENS: Picture[] = [
  screen('products/dms-1', CSS, view()),
  // The customer's own: an invoice of its country, in the words of the reader.
  screen('realizations/tkaniny-polnoc-2', CSS, view()),
];
