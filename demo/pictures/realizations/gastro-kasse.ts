import { number } from '../chart.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const GROUPS: [string, string][] = [
  ['Vorspeisen', '#6b8f3d'],
  ['Suppen', '#b7822b'],
  ['Hauptgerichte', '#b4472e'],
  ['Vom Grill', '#8c3a2b'],
  ['Beilagen', '#7c7a3a'],
  ['Desserts', '#9c4f79'],
  ['Alkoholfrei', '#2f7f9a'],
  ['Bier', '#a5761b'],
  ['Wein', '#7a2f4d'],
  ['Heißgetränke', '#6a4a35'],
];

const DISHES: [string, number, string?][] = [
  ['Wiener Schnitzel', 21.9],
  ['Rinderroulade', 19.5],
  ['Sauerbraten', 18.9, '6 übrig'],
  ['Käsespätzle', 13.9],
  ['Zanderfilet', 22.5, 'heute'],
  ['Königsberger Klopse', 16.8],
  ['Schweinebraten', 15.9],
  ['Hirschgulasch', 20.9, '3 übrig'],
  ['Maultaschen', 14.5],
  ['Kürbisrisotto', 14.9, 'vegan'],
  ['Backhendl', 17.5],
  ['Forelle Müllerin', 19.9, 'aus'],
  ['Zwiebelrostbraten', 24.5],
  ['Gemüsestrudel', 13.5, 'vegan'],
  ['Tagesteller', 11.9, '14 übrig'],
  ['Kinderschnitzel', 9.5],
];

const ORDER: [number, string, number, string[]][] = [
  [2, 'Wiener Schnitzel', 21.9, ['1 × mit Pommes', 'Preiselbeeren extra']],
  [1, 'Zanderfilet', 22.5, ['ohne Knoblauch']],
  [1, 'Kinderschnitzel', 9.5, []],
  [3, 'Pils vom Fass 0,4 l', 4.6, []],
  [1, 'Apfelschorle 0,4 l', 4.2, []],
  [1, 'Riesling 0,2 l', 7.8, []],
];

/** The bill is as wide as the part that phones show; with the first column of dishes it is half of the screen. */
const CSS = `body{background:#1b1e23;color:#f2f0ea;font:15px/1.3 Plex;display:grid;grid-template-columns:427px 1fr;grid-template-rows:54px 1fr}
header{grid-column:1/3;display:flex;align-items:center;gap:22px;padding:0 18px;background:#101215;font-size:14px;color:#c5c3bb}
header b{color:#fff;font-size:17px}header span{display:flex;gap:7px;align-items:center}header .r{margin-left:auto}
.bon{background:#fbfaf7;color:#15171b;display:flex;flex-direction:column;min-height:0}
.table{display:flex;align-items:baseline;padding:14px 18px 11px;border-bottom:2px solid #15171b}.table b{font-size:26px;letter-spacing:-.01em}.table span{margin-left:auto;color:#5b5f66;font-size:14px}
.lines{flex:1;overflow:hidden}.line{display:grid;grid-template-columns:34px 1fr auto;padding:10px 18px;border-bottom:1px solid #e4e1d9;font-weight:500;font-size:16px}
.line small{display:block;color:#6a5a2a;font-weight:400;font-size:13.5px}.line.new{background:#fff3cf}.line em{font-style:normal;color:#5b5f66}
.gang{padding:5px 18px;background:#eceae3;font-size:12.5px;font-weight:600;color:#4c5057}
.sum{padding:10px 18px 12px;border-top:2px solid #15171b;font-size:14px;color:#5b5f66}.sum div{display:flex;justify-content:space-between}.sum .all{color:#15171b;font-size:31px;font-weight:700;line-height:1.25}
.pay{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:#101215}.pay span{padding:16px 0;text-align:center;font-weight:600;font-size:17px;background:#2a2e35;color:#fff;display:flex;gap:9px;justify-content:center;align-items:center}.pay .ok{background:#2f8f4e}
.right{display:grid;grid-template-columns:1fr 164px;grid-template-rows:1fr 78px;min-width:0}
.dishes{display:grid;grid-template-columns:197px repeat(3,1fr);grid-auto-rows:1fr;gap:8px;padding:12px}
.dish{background:#2c3037;border-radius:4px;padding:12px 13px;display:flex;flex-direction:column;font-size:17px;font-weight:600;border-top:5px solid #b4472e;line-height:1.2}
.dish i{font-style:normal;margin-top:auto;display:flex;justify-content:space-between;font-weight:400;font-size:15px;color:#cfcdc6}.dish .tag{background:#f2c14b;color:#231900;border-radius:2px;padding:0 6px;font-size:13px;font-weight:600;line-height:20px}
.dish.out{opacity:.38}.dish.hit{background:#474d57;outline:3px solid #f2c14b}
.groups{display:grid;grid-auto-rows:1fr;gap:6px;padding:12px 12px 12px 0}.groups span{border-radius:4px;display:flex;align-items:center;padding:0 13px;font-weight:600;font-size:16px;color:#fff}.groups .on{outline:3px solid #fff;outline-offset:-3px}
.keys{grid-column:1/3;display:grid;grid-template-columns:repeat(7,1fr);gap:8px;padding:0 12px 12px}.keys span{background:#0f1114;border:1px solid #3a3f48;border-radius:4px;display:flex;flex-direction:column;gap:4px;align-items:center;justify-content:center;font-size:14px;font-weight:500}.keys .hot{background:#f2c14b;color:#1d1600;border:0;font-weight:700}`;

function bon(): string {
  const lines = ORDER.map(
    ([count, name, price, notes], index) =>
      `${index === 0 ? '<div class="gang">Gang 1 · an Küche gesendet 19:42</div>' : ''}${index === 3 ? '<div class="gang">Getränke · neu</div>' : ''}<div class="line ${index > 2 ? 'new' : ''}"><em>${count}×</em><span>${name}${notes.map((note) => `<small>${note}</small>`).join('')}</span><span>${number(count * price, 'de', 2)}</span></div>`,
  ).join('');
  const total = ORDER.reduce((sum, [count, , price]) => sum + count * price, 0);
  const drinks = 3 * 4.6 + 4.2 + 7.8;
  const tax = drinks - drinks / 1.19;
  return `<section class="bon"><div class="table"><b>Tisch 14</b><span>4 Gäste · seit 19:26 · Bon 20871</span></div><div class="lines">${lines}</div>
<div class="sum"><div><span>Speisen inkl. 7 % MwSt.</span><span>${number(total - drinks, 'de', 2)}</span></div><div><span>Getränke inkl. 19 % MwSt. (${number(tax, 'de', 2)})</span><span>${number(drinks, 'de', 2)}</span></div><div class="all"><span>Gesamt</span><span>${number(total, 'de', 2)} €</span></div></div>
<div class="pay"><span>${icon('Split', 20)}Splitten</span><span>${icon('Banknote', 20)}Bar</span><span>${icon('Printer', 20)}Zwischenbon</span><span class="ok">${icon('CreditCard', 20)}Karte</span></div></section>`;
}

function till(): string {
  const dishes = DISHES.map(
    ([name, price, tag], index) =>
      `<div class="dish ${tag === 'aus' ? 'out' : ''} ${index === 4 ? 'hit' : ''}">${name}<i>${number(price, 'de', 2)}${tag ? `<span class="tag">${tag}</span>` : ''}</i></div>`,
  ).join('');
  const groups = GROUPS.map(
    ([name, colour], index) =>
      `<span class="${index === 2 ? 'on' : ''}" style="background:${colour}">${name}</span>`,
  ).join('');
  const keys = (
    [
      ['Users', 'Tischplan'],
      ['ArrowRightLeft', 'Umbuchen'],
      ['Percent', 'Rabatt'],
      ['Undo2', 'Storno'],
      ['MessageSquareText', 'Notiz'],
      ['CookingPot', 'Gang 2 abrufen'],
      ['Send', 'Senden'],
    ] as const
  )
    .map(
      ([name, label], index) =>
        `<span class="${index === 6 ? 'hot' : ''}">${icon(name, 21)}${label}</span>`,
    )
    .join('');
  return `<header><b>Gasthof Lindenhof</b><span>${icon('UserRound', 17)}Sabine K.</span><span>${icon('MapPin', 17)}Kasse 2 · Gaststube</span><span class="r">${icon('ShieldCheck', 17)}TSE aktiv</span><span>${icon('ChefHat', 17)}Küche: 7 offen</span><span>Mi 18.11. <b>19:58</b></span></header>${bon()}
<section class="right"><div class="dishes">${dishes}</div><div class="groups">${groups}</div><div class="keys">${keys}</div></section>`;
}

/** Restaurant till, German. */
export const GASTRO_KASSE: Picture[] = [screen('realizations/gastro-kasse-1', CSS, till())];
