import { LOCALES, type Locale } from '@osnowa/contract';
import { type Fact, shownFact } from '@osnowa/text/facts';
import { wordsFor } from '../../../kit/words.ts';
import { leavesOf } from '../../../publishing/leaves.ts';
import { type FactsOfDay, factsOf } from '../../../reads/facts.ts';
import { referenceFault, saidIn } from '../../facts/reference-faults.ts';
import { placeOfFigure, withPlainSpaces } from '../../facts/typed-figure.ts';
import type { CheckedDocument } from '../checked-document.ts';
import type { Finding } from '../report.ts';

/** Findings of one document: a page that repeats a price forty times needs one look. */
const MOST = 10;

/** Every text of the document with its language; that of a text without one is the document's. */
function textsOf({ req, collection, stored }: CheckedDocument) {
  const { flattenedFields } = req.payload.collections[collection].config;
  const own = (stored.language as Locale | undefined) ?? null;
  return leavesOf(flattenedFields, stored).flatMap(({ field, language, path, value }) => {
    const isText = ['text', 'textarea', 'richText'].includes(field.type);
    const spoken = language ?? own;
    return isText && spoken ? [{ path, language: spoken, value, text: saidIn(value) }] : [];
  });
}

/** References to facts that are missing, or that cannot be shown as they are written. */
export async function missingFacts(document: CheckedDocument): Promise<Finding[]> {
  const facts = await factsOf(document.req.payload, { drafts: false });
  return textsOf(document).flatMap(({ path, language, value }) => {
    const sentence = referenceFault(value, language, facts, wordsFor(document.req));
    return sentence
      ? [document.finding({ weight: 'refused', sentence, language, field: path })]
      : [];
  });
}

/** A value of a fact as texts write it, and whether it holds today. */
interface Typed {
  written: string;
  key: string;
  now: string;
  isPresent: boolean;
}

/** Figures alone, such as 10 or 30, are too common to be recognised. */
const RECOGNISED: readonly Fact['kind'][] = [
  'money',
  'personDays',
  'workingDays',
  'minutes',
  'percent',
];

/** Everything that a text might have typed instead of a reference, the longest first. */
function typedValues(language: Locale, { byKey, day }: FactsOfDay): Typed[] {
  const found = [...byKey.values()].flatMap((fact): Typed[] => {
    if (!RECOGNISED.includes(fact.kind)) return [];
    const say = (on: string | null) =>
      shownFact({ key: fact.key, factor: null, day: on, forms: [] }, language, byKey, day);
    const now = say(null);
    if (now === null) return [];
    return fact.values.flatMap(({ since }) => {
      const written = say(since > day ? null : since);
      const isPresent = written === now;
      return written ? [{ written: withPlainSpaces(written), key: fact.key, now, isPresent }] : [];
    });
  });
  return found.toSorted((a, b) => b.written.length - a.written.length);
}

/** Figures that were typed although a fact says them, and such that a fact no longer says. */
export async function typedFacts(document: CheckedDocument): Promise<Finding[]> {
  const facts = await factsOf(document.req.payload, { drafts: false });
  const known = new Map<Locale, Typed[]>();
  const found = textsOf(document).flatMap(({ path, language, text }): Finding[] => {
    const values = known.get(language) ?? typedValues(language, facts);
    known.set(language, values);
    const one = values.find(({ written }) => placeOfFigure(text, written) !== -1);
    if (!one) return [];
    const { written, key, now, isPresent } = one;
    const reference = `{fact:${key}}`;
    const named = { place: document.named(path), language: LOCALES[language].name };
    const sentence = document.said((w) => (isPresent ? w.facts.typed : w.facts.outOfDate), {
      ...named,
      written,
      now,
      reference,
    });
    const weight = isPresent ? 'better' : 'hurts';
    const instead = { written, reference };
    return [document.finding({ weight, sentence, language, field: path, instead })];
  });
  return found.slice(0, MOST);
}
