import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { THREADS } from '../thread.ts';

const GREEN = THREADS.fibu;

/** Who pays, under which title, how much: the payment to decide. */
export const PAYMENT = ['Hotel Karolew', 'dopłata, dziękujemy', '17 220,00'] as const;

/** Payer or payee, title, amount, the document found for it, how it was found; `null` without one. */
const LINES: [string, string, string, string | null, string][] = [
  ['Meble Wola', 'FS 1184/10', '51 364,80', 'FS 1184/10', 'numer i kwota'],
  ['Tapicernia Retkinia', 'za fakturę 1171', '8 118,00', 'FS 1171/10', 'numer z tytułu'],
  ['Przędzalnia Zduny', 'FZ 2087/10', '−20 196,60', 'FZ 2087/10', 'paczka przelewów'],
  ['Energia Centrum', 'FZ 2071/10', '−12 906,40', 'FZ 2071/10', 'paczka przelewów'],
  [...PAYMENT, null, 'dwie możliwości'],
  ['Szwalnia Ner', 'tkaniny, październik', '3 690,00', 'FS 1168/10', 'kwota i kontrahent'],
  ['Rata leasingu, krosna', 'umowa 14/2024', '−18 460,00', 'rata 26 z 48', 'plan spłat'],
  ['Bank', 'prowadzenie rachunku', '−45,00', 'PK 74', 'stała reguła'],
  ['Wpłaty kartą, sklep', 'rozliczenie dnia', '6 204,90', '14 paragonów', 'suma dnia'],
  ['Stacja paliw', 'karta 3310', '−312,48', 'FZ 2090/10', 'kwota i dzień'],
];

/** The payer's open invoices; those that are chosen come to the payment. */
export const OPEN: [string, string, string, boolean][] = [
  ['FS 1097/10', 'z 12.10', '4 305,00', true],
  ['FS 1140/10', 'z 20.10', '12 915,00', true],
  ['FS 1179/10', 'z 28.10', '9 840,00', false],
];

const NEXT: [string, string, string][] = [
  ['Nordhaus GmbH', 'różnica w prowizji banku', '12,40'],
  ['Wpłata bez nadawcy', 'tytuł: zwrot', '118,00'],
  ['Tapicernia Retkinia', 'zapłacone dwa razy', '2 706,00'],
];

// The column on the right is a third of the screen, which phones and the product's hero show.
const CSS = `body{background:#fff;font:13px/1.4 Instrument;color:#14171f;display:grid;grid-template-rows:50px 86px 1fr 34px;grid-template-columns:1fr 427px}
header{grid-column:1/3;background:#173324;color:#fff;display:flex;align-items:center;gap:26px;padding:0 22px;font-weight:500}header b{font:700 19px Bricolage;color:#fff;padding-right:14px;border-right:4px solid ${GREEN}}header .on{box-shadow:inset 0 -4px ${GREEN};height:50px;line-height:50px;font-weight:600}header span{color:#dce9e0}header .r{margin-left:auto}
.head{grid-column:1/3;display:flex;align-items:center;padding:0 22px;border-bottom:1px solid #dfe3dc}.head h1{font:700 26px/1.1 Bricolage}.head h1 small{display:block;font:400 13.5px Instrument;color:#55605a;margin-top:4px}
.bal{display:flex;margin-left:auto;gap:30px;text-align:right}.bal small{color:#55605a;display:block}.bal b{font:600 22px/1.2 Bricolage}.bal .ok b{color:#217a3b}
main{padding:10px 22px 0;min-width:0}.cols,.l{display:grid;grid-template-columns:1fr 104px 100px 118px 144px;align-items:center}.cols{color:#55605a;font-size:12.5px;padding-bottom:6px;border-bottom:2px solid #14171f}.cols :nth-child(2){text-align:right}.cols :nth-child(4){grid-column:4/6}
.l{height:57px;border-bottom:1px solid #e7eae4}.l b{font-weight:600;font-size:14px}.l small{display:block;color:#55605a;font-size:12.5px}.l .n{text-align:right;font-weight:600;font-size:14px}.l .d{font-weight:600}.l .how{color:#55605a}
.l i{height:6px;margin:0 24px;position:relative;background:repeating-linear-gradient(105deg,${GREEN} 0 4px,#2f9147 4px 5.5px)}.l i::before,.l i::after{content:'';position:absolute;top:-6px;box-sizing:border-box;width:18px;height:18px;border:4px solid #14171f;border-radius:50%;background:radial-gradient(${GREEN} 2.6px,#fff 3.2px)}.l i::before{left:-9px}.l i::after{right:-9px}
.l.open{background:#fdf3d9;margin:0 -22px;padding:0 22px}.l.open i{background:repeating-linear-gradient(90deg,#b0a98e 0 6px,transparent 6px 12px);height:3px}.l.open i::before{top:-8px;background:radial-gradient(${GREEN} 2.6px,#fdf3d9 3.2px)}.l.open i::after{top:-8px;background:#fdf3d9;border-color:#b0a98e}.l.open .d,.l.open .how{color:#7a5600;font-weight:600}
aside{border-left:1px solid #dfe3dc;background:#f7f9f5;padding:14px 20px 0}h2{font:700 17px Bricolage;display:flex;justify-content:space-between;align-items:baseline}h2 em{font:600 13px Instrument;color:#7a5600}
.pay{background:#fff;border:1px solid #dfe3dc;border-left:5px solid #f5b710;padding:11px 15px 12px;margin:10px 0 14px;display:grid;grid-template-columns:1fr auto;align-items:center}.pay b{font:600 17px Bricolage}.pay small{color:#55605a;display:block;font-size:13.5px}.pay strong{font:700 25px Bricolage}
.o{display:grid;grid-template-columns:34px 1fr auto;align-items:center;height:47px;border-bottom:1px solid #e3e7df;font-size:15px}.o b{font-weight:600}.o small{color:#55605a;font-size:13.5px;margin-left:8px}.o i{width:22px;height:22px;border:2px solid #a9b3aa;display:grid;place-items:center}.o.yes i{background:${GREEN};border-color:${GREEN};color:#0d1f13}.o.no{color:#55605a}
.sum{display:flex;justify-content:space-between;font-size:15px;padding:10px 0 0 34px}.sum b{font-weight:600}.sum.ok b{color:#217a3b;font:700 21px/1.1 Bricolage}
.btn{background:#173324;color:#fff;text-align:center;padding:12px;font-weight:600;font-size:15px;margin:12px 0 18px}.learn{color:#55605a;font-size:13.5px;display:flex;gap:8px;line-height:1.35;padding-bottom:14px}
.q{display:grid;grid-template-columns:1fr auto;border-top:1px solid #e3e7df;padding:7px 0;line-height:1.3}.q b{font-weight:600;font-size:14px}.q small{display:block;color:#55605a}.q em{font:600 14px Instrument}
footer{grid-column:1/3;border-top:1px solid #dfe3dc;display:flex;gap:26px;align-items:center;padding:0 22px;color:#55605a;font-size:12.5px}footer kbd{font:600 11.5px Instrument;border:1px solid #b9c1b8;padding:1px 6px;margin-right:6px;color:#14171f}`;

function line([who, title, amount, found, how]: (typeof LINES)[number]): string {
  const paper = found ?? 'wybierz';
  return `<div class="l ${found ? '' : 'open'}"><span><b>${who}</b><small>${title}</small></span><span class="n">${amount}</span><i></i><span class="d">${paper}</span><span class="how">${how}</span></div>`;
}

function view(): string {
  const open = OPEN.map(
    ([number, day, amount, chosen]) =>
      `<div class="o ${chosen ? 'yes' : 'no'}"><i>${chosen ? icon('Check', 16, 3) : ''}</i><span><b>${number}</b><small>${day}</small></span><b>${amount}</b></div>`,
  ).join('');
  const next = NEXT.map(
    ([who, why, amount]) =>
      `<div class="q"><span><b>${who}</b><small>${why}</small></span><em>${amount}</em></div>`,
  ).join('');
  return `<header><b>FIBU</b><span>Dziennik</span><span>Konta</span><span class="on">Rozrachunki</span><span>VAT i JPK</span><span>Środki trwałe</span><span>Sprawozdania</span><span class="r">Tkaniny Północ S.A. · 2026</span></header>
<div class="head"><h1>Wyciągi z 30 października<small>4 rachunki · pobrane 2.11, 7:00</small></h1><div class="bal"><span><small>Pozycje</small><b>214</b></span><span class="ok"><small>Dopasowane same</small><b>201</b></span><span><small>Do wyjaśnienia</small><b>13</b></span></div></div>
<main><div class="cols"><span>Na wyciągu</span><span>Kwota, zł</span><span></span><span>Znaleziony dokument</span></div>${LINES.map(line).join('')}</main>
<aside><h2>Do wyjaśnienia<em>1 z 13</em></h2><div class="pay"><span><b>${PAYMENT[0]}</b><small>${PAYMENT[1]}</small></span><strong>${PAYMENT[2]}</strong></div><h2>Otwarte faktury tego klienta</h2>${open}<div class="sum"><span>Zaznaczone razem</span><b>17 220,00</b></div><div class="sum ok"><span>Różnica</span><b>0,00</b></div><div class="btn">Zatwierdź i zaksięguj</div><p class="learn">${icon('Lightbulb', 18)}Następnym razem program sam zaproponuje temu klientowi dwie faktury.</p>${next}</aside>
<footer><span><kbd>F7</kbd>Dekret z szablonu</span><span><kbd>F9</kbd>Sprawdź</span><span style="margin-left:auto">KSeF połączony · bank pobrany 2.11, 7:00</span></footer>`;
}

/** FIBU: lines of bank statements, the documents that were found for them, and one to decide. */
export const FIBU_BANK: Picture[] = [screen('products/fibu-2', CSS, view())];
