import {
  fieldNamesOf,
  NONE,
  questionsOf,
  SPECIFICATION_FIELD,
  SPECIFICATION_KINDS,
  type SpecificationKind,
} from '@osnowa/contract';
import { type Answers, answersIn, type Given, valuesIn } from '../engine/answers.ts';

/** Id of the form of every stage: it has all answers so far, shown or hidden. */
export const WIZARD_FORM = 'wizard-form';

const QUESTIONS = SPECIFICATION_KINDS.flatMap(questionsOf);
const WITHOUT_OTHERS = QUESTIONS.filter(
  ({ kind, values }) => kind === 'several' && values?.includes(NONE),
).map(({ name }): string => name);

/** The visitor's texts, which are never part of an address. */
export const WRITTEN = QUESTIONS.flatMap(({ detail }) =>
  detail?.kind === 'text' ? [detail.name] : [],
);

/** Names of all fields of the wizard: the chosen elements by specification, and the answers. */
export const WIZARD_NAMES: readonly string[] = [
  ...SPECIFICATION_KINDS,
  ...SPECIFICATION_KINDS.flatMap(fieldNamesOf),
];

/**
 * The wizard's answers in an address or a form, the chosen ids of each kind as one value. A browser
 * without scripts cannot untick "none" when another answer is ticked: then the others count.
 */
export function wizardAnswers(given: Given): Answers {
  const all = answersIn(given, WIZARD_NAMES);
  const chosen = SPECIFICATION_KINDS.flatMap((kind): [string, string][] => {
    const ids = elementsIn(all, kind).join(',');
    return ids ? [[kind, ids]] : [];
  });
  const isAlone = (name: string) => valuesIn(all, name).length < 2;
  const others = all.filter(
    ([name, value]) =>
      !SPECIFICATION_KINDS.some((kind) => kind === name) &&
      (value !== NONE || !WITHOUT_OTHERS.includes(name) || isAlone(name)),
  );
  return [...chosen, ...others];
}

/** The answers that may be part of an address, as a query with its `?`. */
export function wizardQuery(given: Given): string {
  const shown = wizardAnswers(given).filter(([name]) => !WRITTEN.includes(name));
  return shown.length > 0 ? `?${new URLSearchParams(shown.map(([...one]) => one))}` : '';
}

/** Ids of the elements chosen for one specification. */
export function elementsIn(answers: Answers, kind: SpecificationKind): number[] {
  const ids = valuesIn(answers, kind).flatMap((value) => value.split(','));
  return [...new Set(ids.map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}

/** The specifications that the chosen elements need, in order. */
export function specificationsOf(answers: Answers): SpecificationKind[] {
  return SPECIFICATION_KINDS.filter((kind) => elementsIn(answers, kind).length > 0);
}

/** The pairs of a quote: which specifications follow, and their values. */
export function quotePairs(answers: Answers, kinds: readonly SpecificationKind[]): Answers {
  return [...kinds.map((kind) => [SPECIFICATION_FIELD, kind] as const), ...answers];
}
