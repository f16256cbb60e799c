import { MEDIA, type Picture } from '../picture.ts';
import { PORTRAITS, person, personStyles } from '../portraits.ts';

/** Two people that a candidate will work with: number of the portrait, name, what the person does. */
type Colleague = [portrait: number, name: string, role: string];

const PAWEL: Colleague = [4, 'Paweł Domański', 'prowadzi zespół programistów'];
const JOANNA: Colleague = [5, 'Joanna Ślusarczyk', 'analizuje procesy u klientów'];
const MICHAL: Colleague = [6, 'Michał Adamczyk', 'projektuje interfejsy'];
const KINGA: Colleague = [7, 'Kinga Borowiec', 'pisze aplikacje mobilne'];
const ANDRZEJ: Colleague = [8, 'Andrzej Lewandowski', 'wdraża i szkoli'];
const EWA: Colleague = [9, 'Ewa Żurek', 'testuje, będzie Twoją opiekunką'];
const JAKUB: Colleague = [10, 'Jakub Cieślak', 'utrzymuje systemy'];

/** Back end, front end, interface design, introduction of ERP, internship in testing. */
const PAIRS: readonly [Colleague, Colleague][] = [
  [PAWEL, JAKUB],
  [KINGA, MICHAL],
  [MICHAL, JOANNA],
  [ANDRZEJ, JOANNA],
  [EWA, PAWEL],
];

const PORTRAIT = { width: 226, height: 284, figure: 322 };

const CSS = `body{background:#f4f1e9;color:#14171f;padding:24px 24px 0;display:grid;grid-template-columns:226px 226px;gap:0 20px;align-content:start}
h2{grid-column:1/3;font:700 22px/1.2 Bricolage;margin-bottom:16px}
.frame{position:relative;overflow:hidden;width:226px;height:284px}
b{display:block;font:650 18px/1.3 Instrument;margin-top:12px}p{font:500 16px/1.35 Instrument;color:#4a5060}
${personStyles(PORTRAIT)}`;

function colleague([number, name, role]: Colleague): string {
  const one = PORTRAITS[number - 1];
  if (!one) throw new Error(`There is no portrait ${number}.`);
  // The avatar's metadata holds its licence; it is not shown, so it is not translated.
  const drawn = person(one, 6 + number, PORTRAIT).replace(/<metadata[^]*?<\/metadata>/, '');
  return `<section><div class="frame">${drawn}</div><b>${name}</b><p>${role}</p></section>`;
}

/** For each job offer, whom one will work with. */
export const JOB_PICTURES: Picture[] = PAIRS.map((pair, index) => ({
  file: `${MEDIA}/careers/job-${index + 1}.webp`,
  width: 520,
  height: 450,
  scale: 2,
  quality: 82,
  css: CSS,
  body: `<h2>Z nimi będziesz pracować</h2>${pair.map(colleague).join('')}`,
}));
