import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { THREADS } from '../thread.ts';

const GREEN = THREADS.fibu;

/** Day, document, text, debit account, credit account, amount in zlotys. */
const JOURNAL: [string, string, string, string, string, number][] = [
  ['15.10', 'WB 198', 'ZUS, składki za wrzesień', '220-03', '130-01', 462_318.4],
  ['28.10', 'FZ 2087/10', 'Przędzalnia Zduny, bawełna 20 tex', '300-01', '201-0148', 16_420.0],
  ['28.10', 'FZ 2087/10', 'VAT naliczony 23%', '221-23', '201-0148', 3_776.6],
  ['29.10', 'FS 1184/10', 'Meble Wola, tkanina obiciowa', '200-0032', '702-01', 41_760.0],
  ['29.10', 'FS 1184/10', 'VAT należny 23%', '200-0032', '222-23', 9_604.8],
  ['29.10', 'WB 208', 'Wpłata Nordhaus GmbH, FS 1102', '130-02', '200-0107', 23_118.45],
  ['30.10', 'PK 77', 'Różnice kursowe, wycena EUR', '755-02', '130-02', 318.22],
  ['31.10', 'LP 10', 'Lista płac, wynagrodzenia brutto', '404-01', '230-01', 1_149_960.0],
  ['31.10', 'AM 10', 'Amortyzacja, środki trwałe', '400-01', '070-01', 27_436.9],
  ['31.10', 'PK 78', 'Rozliczenie kosztów, krosna K-12', '501-04', '490-01', 88_215.37],
  ['31.10', 'PK 79', 'Rezerwa na urlopy', '404-07', '840-02', 41_300.0],
  ['31.10', 'RMK 12', 'Ubezpieczenie hali, 1/12', '402-09', '640-03', 3_412.5],
];

const CLOSING: [string, string, 'done' | 'now' | 'next'][] = [
  ['Wyciągi bankowe uzgodnione', '4 rachunki, różnica 0,00', 'done'],
  ['Faktury zakupu z KSeF', '312 z 312', 'done'],
  ['Amortyzacja naliczona', '186 środków', 'done'],
  ['Płace i ZUS', '148 osób', 'done'],
  ['Wycena walut', 'kurs NBP z 30.10', 'done'],
  ['Rozliczenie kosztów', '2 klucze do sprawdzenia', 'now'],
  ['JPK_V7M', 'termin 25.11', 'next'],
  ['Zamknięcie okresu', 'zatwierdza główna księgowa', 'next'],
];

// The column on the right is a third of the screen, which phones and the product's hero show; with the
// amounts it is half of it, which wide windows show.
const CSS = `body{background:#fff;font:13px/1.4 Instrument;color:#14171f;display:grid;grid-template-rows:40px 96px 1fr 34px;grid-template-columns:1fr 427px}
header{grid-column:1/3;background:#173324;color:#fff;display:flex;align-items:center;gap:26px;padding:0 22px;font-weight:500}header b{font:700 19px Bricolage;color:#fff;padding-right:14px;border-right:4px solid ${GREEN}}header .on{box-shadow:inset 0 -4px ${GREEN};height:40px;line-height:40px;font-weight:600}header span{color:#dce9e0}header .r{margin-left:auto}
.head{grid-column:1/3;display:flex;align-items:center;padding:0 22px;border-bottom:1px solid #dfe3dc;gap:34px}.head h1{font:700 26px/1.1 Bricolage}.head h1 small{display:block;font:400 13.5px Instrument;color:#55605a;margin-top:4px}
.bal{display:flex;margin-left:auto;gap:30px;text-align:right}.bal small{color:#55605a;display:block}.bal b{font:600 22px/1.2 Bricolage}.bal .ok b{color:#217a3b}
.j{padding:12px 22px 0;min-width:0}.filters{display:flex;gap:8px;margin-bottom:8px}.filters span{border:1px solid #cfd5cd;padding:5px 10px;display:flex;gap:6px;align-items:center}.filters .on{background:#173324;color:#fff;border-color:#173324}
table{width:100%}th{text-align:left;font-weight:500;color:#55605a;font-size:12.5px;padding:5px 8px;border-bottom:2px solid #14171f}td{padding:0 8px;height:37.5px;border-bottom:1px solid #e7eae4}th:first-child,td:first-child{padding-left:0}.n{text-align:right;width:186px}.acc{font:500 13px Plex}tr.on td{background:#e9f5ec;border-top:1.5px solid ${GREEN};border-bottom:1.5px solid ${GREEN}}td b{font-weight:600}tr.same td:nth-child(-n+2){color:#a9b0aa}
aside{border-left:1px solid #dfe3dc;background:#f7f9f5;padding:14px 20px 0}aside h2{font:700 17px Bricolage;display:flex;justify-content:space-between;align-items:baseline}aside h2 em{font:600 13px Instrument;color:#217a3b}
.track{height:8px;background:#dde4da;margin:7px 0 5px}.track i{display:block;height:8px;width:69%;background:${GREEN}}
.c{display:grid;grid-template-columns:30px 1fr;padding:7.1px 0;border-bottom:1px solid #e3e7df;line-height:1.35}.c i{width:20px;height:20px;border:2px solid #a9b3aa;margin-top:2px;display:grid;place-items:center}.c small{display:block;color:#55605a;font-size:12.5px}.c.done i{background:${GREEN};border-color:${GREEN};color:#0d1f13}.c.now{background:#fff;box-shadow:-20px 0 #fff,20px 0 #fff,-20px 0 0 0 #fff}.c.now i{border-color:#173324;border-width:6px}.c.now b,.c b{font-weight:600}.c.next b{color:#55605a}
aside .due{margin-top:15px}.due div{display:flex;justify-content:space-between;line-height:2.05}.due b{font-weight:600}.btn{background:#173324;color:#fff;text-align:center;padding:10px;font-weight:600;margin-top:12px}
footer{grid-column:1/3;border-top:1px solid #dfe3dc;display:flex;gap:26px;align-items:center;padding:0 22px;color:#55605a;font-size:12.5px}footer kbd{font:600 11.5px Instrument;border:1px solid #b9c1b8;padding:1px 6px;margin-right:6px;color:#14171f}`;

function view(): string {
  const rows = JOURNAL.map(
    ([day, document, text, debit, credit, amount], index) =>
      `<tr class="${index === 9 ? 'on' : ''} ${JOURNAL[index - 1]?.[1] === document ? 'same' : ''}"><td>${day}</td><td>${document}</td><td><b>${text}</b></td><td class="acc">${debit}</td><td class="acc">${credit}</td><td class="n">${number(amount, 'pl', 2)}</td></tr>`,
  ).join('');
  const closing = CLOSING.map(
    ([name, note, state]) =>
      `<div class="c ${state}"><i>${state === 'done' ? icon('Check', 15, 3) : ''}</i><div><b>${name}</b><small>${note}</small></div></div>`,
  ).join('');
  return `<header><b>FIBU</b><span class="on">Dziennik</span><span>Konta</span><span>Rozrachunki</span><span>VAT i JPK</span><span>Środki trwałe</span><span>Sprawozdania</span><span class="r">Tkaniny Północ S.A. · 2026</span></header>
<div class="head"><h1>Październik 2026<small>Zapisy 2 418 · ostatni PK 79 · zaksięgowała H. Sowa</small></h1><div class="bal"><span><small>Obroty Wn</small><b>7 862 190,44</b></span><span><small>Obroty Ma</small><b>7 862 190,44</b></span><span class="ok"><small>Różnica</small><b>0,00</b></span></div></div>
<section class="j"><div class="filters"><span class="on">Wszystkie</span><span>Zakup</span><span>Sprzedaż</span><span>Bank</span><span>PK</span><span style="margin-left:auto">${icon('Search', 15)}konto, kontrahent, kwota</span></div><table><tr><th>Data</th><th>Dokument</th><th>Treść</th><th>Wn</th><th>Ma</th><th class="n">Kwota, zł</th></tr>${rows}</table></section>
<aside><h2>Zamknięcie miesiąca<em>dzień 2.</em></h2><div class="track"><i></i></div>${closing}<div class="due"><h2>Do zapłaty w tym tygodniu</h2><div><span>Najem wózków, listopad</span><b>6 150,00</b></div><div><span>Dostawcy, 14 faktur</span><b>126 904,31</b></div></div></aside>
<footer><span><kbd>F4</kbd>Nowy zapis</span><span><kbd>F7</kbd>Dekret z szablonu</span><span><kbd>F9</kbd>Sprawdź</span><span style="margin-left:auto">KSeF połączony · bank pobrany 3.11, 7:12</span></footer>`;
}

/** FIBU: the journal and the closing of a month. */
export const FIBU_SCREENS: Picture[] = [
  screen('products/fibu-1', CSS, view()),
  // The customer's own: books of its country, in the words of the reader.
  screen('realizations/tkaniny-polnoc-1', CSS, view()),
];
