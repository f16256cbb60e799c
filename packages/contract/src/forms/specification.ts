import type { FieldMessage } from '../errors.ts';
import { MAINTENANCE_MONTHS, TEXT_MAX } from '../limits.ts';
import type { FieldErrors } from './fields.ts';

/** The two specifications that a quote of the wizard may have. */
export const SPECIFICATION_KINDS = ['bespoke', 'systems'] as const;

export type SpecificationKind = (typeof SPECIFICATION_KINDS)[number];

/** Name of the pair that lists the specifications; sent once for each. */
export const SPECIFICATION_FIELD = 'specification';

/** The answer that excludes all others of its question. */
export const NONE = 'none';

interface Asked {
  /** Name of its field. */
  name: string;
  /** Error without an answer; by default the one for an answer that the question does not have. */
  missing?: FieldMessage;
  values?: readonly (string | number)[];
}

/** A question of a specification. */
export interface SpecificationQuestion extends Asked {
  kind: 'one' | 'several' | 'number';
  /** Asked in addition where the answer is `of`: a text, or one of a list. */
  detail?: Asked & { of: string; kind: 'one' | 'text'; missing: FieldMessage };
}

const noneOrText = <const Name extends string>(name: Name, missing: FieldMessage) =>
  ({
    name,
    kind: 'one',
    values: [NONE, 'text'],
    detail: { name: `${name}Text`, kind: 'text', of: 'text', missing },
  }) as const;

/** The one table of the wizard's questions, in their order. */
export const SPECIFICATION_QUESTIONS = {
  bespoke: [
    noneOrText('technicalPreferences', 'technicalPreferencesRequired'),
    noneOrText('backend', 'backendRequirementsRequired'),
    { name: 'interfaceDesign', kind: 'one', values: ['yes', 'no'] },
    {
      name: 'distributionChannels',
      kind: 'several',
      values: ['app-store', 'play-store', 'direct'],
      missing: 'distributionChannelRequired',
    },
    {
      name: 'maintenance',
      kind: 'one',
      values: [NONE, 'months'],
      detail: {
        name: 'maintenanceMonths',
        kind: 'one',
        of: 'months',
        values: MAINTENANCE_MONTHS,
        missing: 'supportPeriodRequired',
      },
    },
  ],
  systems: [
    { name: 'users', kind: 'number', missing: 'incorrectNumber' },
    {
      name: 'hardwareSupport',
      kind: 'several',
      values: [NONE, 'server-purchase', 'server-configuration', 'workstation-configuration'],
      missing: 'hardwareSupportRequired',
    },
  ],
} as const satisfies Record<SpecificationKind, readonly SpecificationQuestion[]>;

type QuestionOf<Kind extends SpecificationKind> = (typeof SPECIFICATION_QUESTIONS)[Kind][number];

export type QuestionName = QuestionOf<SpecificationKind>['name'];

type AskedIn<Kind extends SpecificationKind> = Exclude<QuestionOf<Kind>, { kind: 'number' }>;

/** Answers in words. One that asks for a detail needs none: the detail is the answer. */
export type AnswerWords = {
  [Asks in AskedIn<SpecificationKind> as Asks['name']]: Record<
    Exclude<Asks['values'][number], 'text' | 'months'>,
    string
  > & { readonly [Detailed in 'text' | 'months']?: string };
};

/** The questions of a specification, with the fields that only some have. */
export function questionsOf(
  kind: SpecificationKind,
): readonly (SpecificationQuestion & { name: QuestionName })[] {
  return SPECIFICATION_QUESTIONS[kind];
}

/** Names of the fields of a specification. */
export function fieldNamesOf(kind: SpecificationKind): string[] {
  return questionsOf(kind).flatMap(({ name, detail }) => (detail ? [name, detail.name] : [name]));
}

/** The values that were sent under a name. */
type ValuesIn = (name: string) => readonly string[];

/** The answers of a specification in words, in the order of its questions. */
export function specificationAnswers(
  kind: SpecificationKind,
  valuesIn: ValuesIn,
  words: AnswerWords,
  months: (count: number) => string,
): { name: QuestionName; answer: string }[] {
  return questionsOf(kind).map(({ name, kind: how, values = [], detail }) => {
    const [given = ''] = valuesIn(name);
    if (how === 'number') return { name, answer: given.trim() };
    const named: Readonly<Record<string, string | undefined>> = words[name as keyof AnswerWords];
    if (how === 'several') {
      return {
        name,
        answer: valuesIn(name)
          .map((value) => named[value] ?? value)
          .join(', '),
      };
    }
    if (detail && given === detail.of) {
      const [more = ''] = valuesIn(detail.name);
      return { name, answer: detail.kind === 'text' ? more : months(Number(more)) };
    }
    // Without an answer the last one counts: "no", or "none" if the other asks for a detail.
    const counts = values.includes(given) ? given : String(values.at(-1));
    return { name, answer: named[detail ? NONE : counts] ?? '' };
  });
}

/** A name and value as a form sends them. */
interface NamedValue {
  key: string;
  value: string;
}

/**
 * Checks the specification of a quote, in key/value pairs, under the names of the questions above;
 * `specification` (`bespoke`, `systems`) lists the present ones.
 * @returns the first broken rule of each field; empty if all is well or there is none
 */
export function checkSpecification(pairs: readonly NamedValue[]): FieldErrors {
  const valuesIn = (name: string) =>
    pairs.filter(({ key }) => key === name).map(({ value }) => value);
  const fields: FieldErrors = {};
  for (const kind of valuesIn(SPECIFICATION_FIELD)) {
    const known = SPECIFICATION_KINDS.find((one) => one === kind);
    if (!known) fields[SPECIFICATION_FIELD] = 'formNotFilledCorrectly';
    for (const question of known ? questionsOf(known) : []) {
      const { name, detail } = question;
      const found: [string, FieldMessage | null][] = [
        [name, answerError(question, valuesIn(name))],
      ];
      if (detail)
        found.push([detail.name, detailError(detail, valuesIn(detail.name), valuesIn(name))]);
      for (const [field, error] of found) if (error) fields[field] ??= error;
    }
  }
  return fields;
}

const NUMBER = /^[1-9][0-9]{0,5}$/;

function answerError(question: SpecificationQuestion, given: readonly string[]) {
  const { kind, values = [], missing = 'formNotFilledCorrectly' } = question;
  if (kind === 'number') return NUMBER.test(given[0]?.trim() ?? '') ? null : missing;
  const [first] = given;
  if (first === undefined) return missing;
  const counted = kind === 'several' ? given : [first];
  if (!counted.every((value) => values.includes(value))) return 'formNotFilledCorrectly';
  return counted.includes(NONE) && counted.length > 1 ? missing : null;
}

function detailError(
  { kind, of, values = [], missing }: NonNullable<SpecificationQuestion['detail']>,
  [given = '']: readonly string[],
  [answer]: readonly string[],
): FieldMessage | null {
  const text = given.trim();
  if (kind === 'text' && [...text].length > TEXT_MAX.other) return 'valueTooLong';
  if (kind === 'one' && given !== '' && !values.map(String).includes(given)) return missing;
  return answer === of && text === '' ? missing : null;
}
