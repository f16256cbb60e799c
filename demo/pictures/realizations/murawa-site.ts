import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { DMS_CSS, DMS_SEARCH, dmsRail } from '../products/dms.ts';
import { THREADS } from '../thread.ts';

const BLUE = THREADS.dms;

/** Sites with the documents that wait for a person there. */
const SITES: [where: string, what: string, waiting: number, on: boolean][] = [
  ['Łask', 'szkoła, skrzydło B', 3, true],
  ['Sieradz', 'hala, ul. Polna', 2, false],
  ['Zduńska Wola', 'sortownia', 0, false],
  ['Wieluń', 'przychodnia', 1, false],
  ['Warta', 'kanalizacja, etap 2', 0, false],
];

type State = 'done' | 'waits' | 'late';

const DOCUMENTS: [what: string, number: string, who: string, sum: string, state: State, note: string][] = [
  ['Faktura podwykonawcy', 'FV/88/11', 'Dachy Prosna', '48 200,00', 'waits', 'J. Sobczyk'],
  ['Protokół odbioru', 'nr 14', 'Dachy Prosna', '', 'done', 'podpisany'],
  ['Umowa', 'aneks nr 2', 'Elektro Warta', '12 600,00', 'waits', 'A. Murawa'],
  ['Faktura', '2231/11', 'Beton Pilica', '9 184,00', 'done', 'zatwierdzona'],
  ['Deklaracja, beton C25/30', '5 stron', 'Beton Pilica', '', 'done', 'w teczce'],
  ['Polisa OC', 'do 30.11.2026', 'Dachy Prosna', '', 'late', 'kończy się'],
  ['Faktura', 'S/412/11', 'Stal Ner', '22 340,00', 'waits', 'J. Sobczyk'],
  ['Wydanie z magazynu', 'WZ/3310', 'Stal Ner', '', 'done', 'w teczce'],
];

const CHECKS: [name: string, value: string][] = [
  ['Podwykonawca', 'Dachy Prosna'],
  ['Umowa', '180 000,00 zł'],
  ['Zafakturowano', '131 800,00 zł'],
  ['Ta faktura, netto', '48 200,00 zł'],
  ['Kaucja 5%', '2 410,00 zł'],
  ['Do wypłaty, netto', '45 790,00 zł'],
];

const STEPS: [name: string, note: string, state: 'done' | 'now' | 'next'][] = [
  ['Wpłynęła z KSeF', '24.11, 9:12', 'done'],
  ['Zgodna z umową i protokołem', 'protokół nr 14 · 24.11, 9:12', 'done'],
  ['Kierownik budowy', 'J. Sobczyk · z telefonu · do jutra', 'now'],
  ['Biuro', 'I. Bartczak', 'next'],
  ['Zapłata i archiwum', 'kaucja wraca 24.11.2029', 'next'],
];

const MARKS: Record<State, string> = {
  done: icon('Check', 15, 2.5),
  waits: icon('Clock3', 15, 2.25),
  late: icon('Bell', 15, 2.25),
};

// The sums and states of the list and the column on the right are half of the screen, which wide windows show.
const CSS = `${DMS_CSS}
.queue .qi{grid-template-columns:1fr 30px;align-items:center;height:92px}.queue .n{justify-self:end;min-width:26px;text-align:center;border-radius:13px;background:#14171f;color:#fff;font-weight:600;line-height:26px}.queue .n.no{background:none;color:#5c6570}
.list{background:#fff;margin:16px 10px 0 18px;padding:18px 14px 0 22px;height:760px}.list h2{font:700 21px Bricolage;margin-bottom:2px}.list>p{color:#5c6570;margin-bottom:10px}
.list table{width:100%;table-layout:fixed}.list th{text-align:left;font-weight:500;color:#5c6570;font-size:12.5px;padding:8px 6px;border-bottom:1px solid #14171f}.list td{padding:0 6px;height:77px;border-bottom:1px solid #e6e9eb;line-height:1.35}.list td small{display:block;color:#5c6570;font-size:12.5px}.list td:nth-child(3),.list th:nth-child(3){text-align:right}.list td b{font-weight:600;font-size:14px}
.list .st{display:flex;gap:6px;align-items:center;justify-content:flex-end}.list th:last-child{text-align:right}.list td:nth-child(3){white-space:nowrap}.list th:nth-child(2){width:98px}.list th:nth-child(3){width:84px}.list th:last-child{width:112px}header .r{padding-top:8px}.list .done .st{color:#2a7d45}.list .waits .st{color:#14171f;font-weight:600}.list .late .st{color:#b72a12;font-weight:600}.list .on td{background:#e8f1f9}.list .on td:first-child{box-shadow:inset 5px 0 ${BLUE};padding-left:14px}
.fields{font-size:14px}.s b{font-size:14px}.s small{font-size:13px}`;

function view(): string {
  const sites = SITES.map(
    ([where, what, waiting, on]) =>
      `<div class="qi ${on ? 'on' : ''}"><span><b>${where}</b><br><small>${what}</small></span><span class="n ${waiting ? '' : 'no'}">${waiting}</span></div>`,
  ).join('');
  const rows = DOCUMENTS.map(
    ([what, number, who, sum, state, note], index) =>
      `<tr class="${state} ${index === 0 ? 'on' : ''}"><td><b>${what}</b><small>${number}</small></td><td>${who}</td><td>${sum}</td><td><span class="st">${MARKS[state]}${note}</span></td></tr>`,
  ).join('');
  const fields = CHECKS.map(
    ([name, value]) => `<dt>${name}</dt><dd>${value}${icon('Check', 14, 2.5)}</dd>`,
  ).join('');
  const steps = STEPS.map(
    ([name, note, state]) =>
      `<div class="s ${state}"><i></i><span><b>${name}</b><small>${note}</small></span></div>`,
  ).join('');
  return `${dmsRail(1)}
<header>${DMS_SEARCH}<span class="r">Iwona Bartczak · biuro</span></header>
<section class="queue"><h2>Budowy<em>5</em></h2>${sites}</section>
<section class="list"><h2>Łask: szkoła, skrzydło B</h2><p>412 dokumentów, 3 czekają na decyzję</p><table><tr><th>Dokument</th><th>Firma</th><th>Kwota, zł</th><th>Stan</th></tr>${rows}</table></section>
<aside class="side"><h2>FV/88/11</h2><dl class="fields">${fields}</dl><div class="flow">${steps}</div><div class="btns"><span class="ok">${icon('Check', 18, 2.25)}Zatwierdź</span><span>${icon('Reply', 17)}Zwróć</span><span>${icon('Forward', 17)}Przekaż</span></div><div class="talk"><b>J. Sobczyk</b> 11:40<br>Obróbka komina gotowa, zdjęcia w protokole.</div></aside>`;
}

/** DMS of a builder: the documents of one site, and a subcontractor's invoice with its retention. */
export const MURAWA_SITE: Picture[] = [screen('realizations/murawa-1', CSS, view())];
