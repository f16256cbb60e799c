/** A product's price as its page sets it: the amount by itself, and the rest of its text. */
export interface PriceParts {
  /** Words of the same clause before and after the amount; `null` if a label replaces them. */
  before: string | null;
  amount: string;
  after: string;
  /** The remaining sentences, without the clause of the amount. */
  rest: string[];
}

/** A figure with its currency, on either side of it. */
const AMOUNT = /[€£$]\s?\d[\d\s.,]*\d|\d[\d\s.,]*\d\s(?:zł|PLN|€|EUR|CHF)(?!\p{L})/u;
const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;
const CLAUSES = /,\s+/u;

/** Words, then the first figure with a preposition before it (od, from, nach) or its currency. */
const FIRST_FIGURE = /^(.*?\p{L}[,:;]?)\s+((?:\p{Ll}{2,4}\s+)?[€£$]?\d.*)$/su;

/** The end of a sentence; in a preview the invisible name of the field follows it. */
const END = /[.!?]([\u{E0001}-\u{E007F}]*)$/u;

/** A clause that repeats the one before it in money ("czyli od …", "that is …") has no more words. */
const CONNECTING_WORDS = 2;

/**
 * Takes the first amount out of a price's text. `null` if its first sentence has no amount, or has
 * it in the middle of another statement: the text then stays as its sentences.
 */
export function priceParts(text: string): PriceParts | null {
  const [first = '', ...others] = sentencesOf(text);
  const clauses = first.replace(END, '$1').split(CLAUSES);
  const at = clauses.findIndex((clause) => AMOUNT.test(clause));
  const clause = clauses[at];
  const [amount] = clause?.match(AMOUNT) ?? [];
  if (!clause || !amount) return null;
  const before = clause.slice(0, clause.indexOf(amount)).trim();
  const after = clause.slice(clause.indexOf(amount) + amount.length).trim();
  const remaining = clauses.filter((each) => each !== clause);
  if (at === 0) return { before, amount, after, rest: [...sentence(remaining), ...others] };
  if (before.split(/\s/u).length > CONNECTING_WORDS) return null;
  return { before: null, amount, after, rest: [...sentence(remaining), ...others] };
}

/** The sentences of a price's text, each a line of its own. */
export function sentencesOf(text: string): string[] {
  return text.trim().split(SENTENCES);
}

/** A row of a price: its subject, and its figures, `null` if the sentence has none. */
interface LabelledFigures {
  label: string;
  figures: string | null;
}

/**
 * Parts a sentence before its first figure, with the short word that belongs to the figure:
 * `Serwer i opieka` `od 780 zł`. Commas and stops at the ends are left out of a row.
 */
export function labelled(line: string): LabelledFigures {
  const text = line.replace(END, '$1');
  const [, label, figures] = text.match(FIRST_FIGURE) ?? [];
  return label && figures
    ? { label: label.replace(/[,:;]$/u, ''), figures }
    : { label: text, figures: null };
}

function sentence(clauses: string[]): string[] {
  const text = clauses.join(', ');
  return text ? [`${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`] : [];
}
