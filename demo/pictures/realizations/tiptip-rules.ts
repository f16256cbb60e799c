import { number } from '../chart.ts';
import type { IconName } from '../icon.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { BAR_SHARE, KITCHEN_SHARE, PEOPLE, POINT, shareOf, TOTAL } from './tiptip-settlement.ts';

const CSS = `body{background:#22081f;color:#fbeef5;font:400 15px/1.4 Rubik;display:grid;grid-template-columns:512px 1fr}
.l{padding:34px 36px}.l .top{display:flex;align-items:center;gap:14px;color:#d9b8cd}.l .top b{font:700 24px Rubik;color:#ffb35c}h1{font:600 33px/1.15 Rubik;margin:24px 0 6px}.l>p{color:#d9b8cd;margin-bottom:20px}
.pie{display:flex;height:74px;border-radius:14px;overflow:hidden;gap:3px}.pie span{padding:11px 14px;color:#2b0a24;font-weight:500;line-height:1.3}.pie b{display:block;font-size:23px;font-weight:700}
.rule{background:#37122f;border-radius:16px;padding:16px 18px;margin-top:12px;display:grid;grid-template-columns:40px 1fr auto;align-items:center;gap:4px 14px}.rule svg{color:#ffb35c}.rule b{font-weight:500;font-size:16.5px}.rule small{display:block;color:#d9b8cd;font-size:14px}.rule em{font-style:normal;background:#562149;border-radius:10px;padding:8px 14px;font-weight:600}
.note{margin-top:18px;color:#d9b8cd;font-size:14px;display:flex;gap:10px}
.r{background:#fff7f2;color:#2b1026;margin:26px 26px 26px 0;border-radius:26px;padding:28px 32px;display:flex;flex-direction:column}.r h2{font:600 23px Rubik}.r .d{color:#7b5670;margin-bottom:12px}
.sum{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-bottom:10px}.sum div{background:#f7e6df;border-radius:12px;padding:10px 14px;color:#7b5670}.sum b{display:block;font-size:20px;font-weight:600;color:#2b1026}
.p{display:grid;grid-template-columns:44px 128px 1fr auto;gap:0 12px;align-items:center;padding:11.5px 0;border-bottom:1.5px solid #f1ddd5}.p i{width:40px;height:40px;border-radius:50%;display:grid;place-items:center;font:600 15px Rubik;color:#fff}.p b{font-weight:500;font-size:17px}.p small{display:block;color:#7b5670;font-size:13.5px}.p em{font-style:normal;color:#7b5670}.p strong{font-weight:600;font-size:20px}
.all{display:flex;align-items:baseline;margin-top:auto;font-weight:500;font-size:17px}.all b{margin-left:auto;font-size:31px;font-weight:700}.go{background:#ff7a5c;color:#31070f;border-radius:16px;text-align:center;padding:17px;font-weight:600;font-size:18px;margin-top:14px}`;

const RULES: [IconName, string, string, string][] = [
  ['Clock', 'Godziny z zegara', 'od przycisku „Zaczynam” do „Kończę”', '1 h = 1 pkt'],
  ['Star', 'Prowadząca salę', 'odpowiada za zmianę i zamknięcie', '× 1,2'],
  ['GraduationCap', 'Pierwszy miesiąc', 'uczy się, napiwki ma od drugiego tygodnia', '× 0,6'],
  ['ArrowLeftRight', 'Zamiana zmian', 'liczy się ten, kto pracował', 'zawsze'],
];

function view(): string {
  const rules = RULES.map(
    ([name, rule, note, value]) =>
      `<div class="rule">${icon(name, 27)}<span><b>${rule}</b><small>${note}</small></span><em>${value}</em></div>`,
  ).join('');
  const people = PEOPLE.map((person) => {
    const points = number(person.points, 'pl', 1);
    const sum =
      person.place === 'sala'
        ? `${points} pkt × ${number(POINT, 'pl', 2)}`
        : `${number(person.place === 'bar' ? TOTAL * BAR_SHARE : TOTAL * KITCHEN_SHARE, 'pl', 2)}${person.place === 'kuchnia' ? ' ÷ 2' : ''}`;
    return `<div class="p"><i style="background:${person.colour}">${person.initials}</i><span><b>${person.name}</b><small>${person.place}, ${person.hours} h</small></span><em>${sum}</em><strong>${number(shareOf(person), 'pl', 2)}</strong></div>`;
  }).join('');
  return `<section class="l"><div class="top"><b>TipTip</b>Bistro Przędza, reguły od 1 października</div><h1>Kto ile dostaje i dlaczego</h1><p>Reguły widzi cały zespół. Zmianę ogłasza się tydzień wcześniej.</p><div class="pie"><span style="flex:72;background:#ff9a7f"><b>72%</b>sala</span><span style="flex:18;background:#ffc37a"><b>18%</b>kuchnia</span><span style="flex:10;background:#a5dfd0"><b>10%</b>bar</span></div>${rules}<div class="note">${icon('Info', 20)}Sala: 561,60 zł ÷ 23,4 pkt daje 24,00 zł za punkt.</div></section>
<section class="r"><h2>Wtorek 17 listopada</h2><p class="d">kasa zamknięta 23:48, gotowe do podziału 23:49</p><div class="sum"><div>karta<b>524,00</b></div><div>BLIK<b>136,00</b></div><div>gotówka<b>120,00</b></div></div>${people}<div class="all">Razem do podziału<b>${number(TOTAL, 'pl', 2)} zł</b></div><div class="go">Zatwierdź i wyślij zespołowi</div></section>`;
}

/** The house rules for tips beside one evening split by them. */
export const TIPTIP_RULES: Picture[] = [screen('realizations/tiptip-3', CSS, view())];
