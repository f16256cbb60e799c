import { linePath, number, points } from '../chart.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

/** Product group: turnover and plan of October in thousands of euros, contribution margin in per cent. */
const GROUPS: [name: string, sum: number, plan: number, margin: number][] = [
  ['Antriebstechnik', 942, 915, 27.1],
  ['Hydraulik', 731, 690, 24.6],
  ['Wälzlager', 648, 672, 22.3],
  ['Arbeitsschutz', 402, 395, 31.8],
  ['Dichtungen', 356, 340, 33.2],
  ['Werkzeuge', 281, 305, 21.7],
  ['Schmierstoffe', 178, 176, 26.4],
];

/** Turnover of the months January to October, thousands of euros, and the plan. */
const MONTHS = [2_998, 3_214, 3_472, 3_390, 3_455, 3_701, 3_866, 3_790, 3_612];
const PLANS = [3_050, 3_180, 3_360, 3_420, 3_480, 3_600, 3_690, 3_710, 3_640];

const MEASURES: [string, string][] = [
  ['Umsatz', 'Netto-Rechnungsbetrag abzüglich Gutschriften, am Tag der Rechnung.'],
  ['Deckungsbeitrag', 'Umsatz minus Einstand zum Buchungstag, ohne Fracht und Boni.'],
  ['Auftragswert', 'Summe der bestätigten Positionen eines Auftrags, ohne Stornos.'],
  ['Aktiver Kunde', 'Mindestens eine Rechnung in den letzten 90 Tagen.'],
  ['Verstummter Kunde', 'Länger ohne Bestellung als das Doppelte seines üblichen Abstands.'],
  ['Neukunde', 'Erste Rechnung in den letzten zwölf Monaten.'],
  ['Retourenquote', 'Wert der Retouren durch Umsatz desselben Monats.'],
  ['Liefertreue', 'Anteil der Positionen, die am bestätigten Tag das Lager verlassen.'],
  ['Lagerreichweite', 'Bestand durch mittleren Tagesabgang der letzten 60 Tage.'],
  ['Rabattquote', 'Differenz zum Listenpreis, gewichtet nach Umsatz.'],
  ['Planerfüllung', 'Umsatz durch Plan, Stand des Monatsbeginns.'],
  ['Besuchsquote', 'Besuche je aktivem Kunden mit offenem Potenzial.'],
];

const CSS = `body{background:linear-gradient(160deg,#c9c4b8,#b3ada0)}
.p{position:absolute;background:#fff;box-shadow:0 18px 44px rgb(40 34 20/.34);font:13px/1.45 Source;color:#1d211f}
.a{left:58px;top:34px;width:480px;height:830px;padding:28px 36px;z-index:2}.b{left:584px;top:60px;width:632px;height:800px;padding:34px 46px}
.k{font:500 13px Plex;color:#0f6f6c;display:flex;justify-content:space-between;border-bottom:2.5px solid #0f6f6c;padding-bottom:7px}
h1{font:600 29px/1.14 Source;margin:16px 0 9px;letter-spacing:-.01em}.lead{font-size:16px;line-height:1.45;color:#333a37}
table{width:100%;margin-top:14px}th{font:500 12.5px Plex;color:#5b6662;text-align:right;border-bottom:1px solid #1d211f;padding-bottom:4px}td{text-align:right;padding:5.5px 0;border-bottom:1px solid #e6e4de;font-size:15.5px}th:first-child,td:first-child{text-align:left}.sum td{font-weight:700;border-bottom:2px solid #1d211f;border-top:1px solid #1d211f}.bad{color:#a9331d}.good{color:#0f6f6c}
h2{font:600 16px Source;margin:18px 0 6px}.ax{font:11.5px Plex;fill:#5b6662}
.b h1{font-size:25px;margin-top:16px}ol{padding-left:0;list-style:none;margin-top:10px}li{display:grid;grid-template-columns:28px 1fr;padding:6px 0 5px;border-bottom:1px solid #e6e4de}li i{font:500 12px/1.6 Plex;color:#0f6f6c}li b{font-weight:600;font-size:14.5px}li span{display:block;color:#3d4542}`;

function groups(): string {
  const rows = GROUPS.map(([name, sum, plan, margin]) => {
    const away = sum - plan;
    return `<tr><td>${name}</td><td>${number(sum, 'de')}</td><td>${number(plan, 'de')}</td><td class="${away < 0 ? 'bad' : 'good'}">${away < 0 ? '−' : '+'}${Math.abs(away)}</td><td>${number(margin, 'de', 1)} %</td></tr>`;
  }).join('');
  const total = GROUPS.reduce((all, [, sum]) => all + sum, 0);
  const planned = GROUPS.reduce((all, [, , plan]) => all + plan, 0);
  const margin = GROUPS.reduce((all, [, sum, , share]) => all + sum * share, 0) / total;
  return `<table><tr><th>Warengruppe</th><th>Umsatz, Tsd. €</th><th>Plan</th><th>Abw.</th><th>DB</th></tr>${rows}<tr class="sum"><td>Gesamt</td><td>${number(total, 'de')}</td><td>${number(planned, 'de')}</td><td>+${total - planned}</td><td>${number(margin, 'de', 1)} %</td></tr></table>`;
}

function months(): string {
  const october = GROUPS.reduce((all, [, sum]) => all + sum, 0);
  const planned = GROUPS.reduce((all, [, , plan]) => all + plan, 0);
  const scale = { width: 384, height: 118, min: 2_800, max: 4_000 };
  const values = [...MONTHS, october];
  const [x = 0, y = 0] = points(values, scale).at(-1) ?? [];
  const names = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt']
    .map(
      (name, index) =>
        `<text x="${(index * 384) / 9}" y="138" class="ax" text-anchor="middle">${name}</text>`,
    )
    .join('');
  return `<svg width="408" height="141" viewBox="-12 -6 436 154" style="overflow:visible" fill="none"><path d="M0 118H384M0 59H384M0 0H384" stroke="#e6e4de"/><path d="${linePath([...PLANS, planned], scale)}" stroke="#c98a1b" stroke-width="1.8" stroke-dasharray="5 4"/><path d="${linePath(values, scale)}" stroke="#0f6f6c" stroke-width="2.8"/><circle cx="${x}" cy="${y}" r="5" fill="#0f6f6c"/><text x="${x + 8}" y="${y - 6}" style="font:600 13px Plex" fill="#0f6f6c">${number(october, 'de')}</text>${names}</svg>`;
}

function view(): string {
  const list = MEASURES.map(
    ([name, words], index) =>
      `<li><i>${index + 1}</i><div><b>${name}</b><span>${words}</span></div></li>`,
  ).join('');
  return `<article class="p b"><div class="k"><span>Anhang</span><span>Seite 6</span></div><h1>Zwölf Kennzahlen, je ein Satz</h1><ol>${list}</ol></article>
<article class="p a"><div class="k"><span>Vertriebsbericht</span><span>erstellt am 1. November 2026, 7:00 Uhr</span></div><h1>Oktober: über Plan, außer bei Wälzlagern und Werkzeugen</h1><p class="lead">Hydraulik trägt fast den ganzen Vorsprung. Wälzlager fehlen 24 Tsd. €, davon 19 bei zwei Kunden, die seit September nicht bestellen.</p>${groups()}<h2>Umsatz je Monat, Tsd. €</h2>${months()}</article>`;
}

/** The monthly report that nobody has to write, German, with the measures it is made of. */
export const GSD_REPORT: Picture[] = [screen('realizations/gsd-stats-3', CSS, view())];
