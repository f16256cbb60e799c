import {
  type Locale,
  SPECIFICATION_FIELD,
  SPECIFICATION_KINDS,
  type VisitorLead,
} from '@osnowa/contract';
import { CHOICE_PARAMETERS } from '@osnowa/estimate';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import type { LinkMessages } from '@osnowa/text/messages/pl/links';
import type { CatalogueContent } from '../../content/domain.ts';
import { type Answers, valuesIn } from '../../flows/engine/answers.ts';
import { namesIn } from '../../flows/estimate/catalogue-names.ts';
import { answersInWords } from '../../flows/questions/specification-questions.tsx';
import { WIZARD_NAMES } from '../../flows/wizard/wizard-answers.ts';
import type { Fact } from './sent-facts.tsx';

/** The estimate of a request: its name, the choice, and the names of its catalogue. */
export interface SentEstimate {
  key: string;
  number: string;
  choice: { items: readonly string[]; later: readonly string[]; preset: string | null };
  catalogue: Pick<CatalogueContent, 'groups' | 'presets'>;
}

const ELEMENT = /^(bespoke|systems)-\d{1,3}$/;
const OF_CALCULATORS = [
  ...CHOICE_PARAMETERS,
  'variant',
  'estimate',
  'users',
  'notes',
  'customised',
];
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  ...OF_CALCULATORS,
  SPECIFICATION_FIELD,
  ...WIZARD_NAMES,
]);

/** Messages and language for the facts of a page. */
interface FactWords {
  locale: Locale;
  labels: CalculatorMessages;
  fields: LinkMessages['request']['fields'];
}

/** Facts that a calculator or the wizard sent, in words of the page; other fields have their raw names. */
export function choiceFacts(
  { extra }: VisitorLead,
  estimate: SentEstimate | null,
  { locale, labels, fields }: FactWords,
): Fact[] {
  const pairs: Answers = extra.map(({ key, value }) => [key, value]);
  const one = (name: string) => valuesIn(pairs, name)[0] ?? '';
  const specifications = SPECIFICATION_KINDS.filter((kind) =>
    valuesIn(pairs, SPECIFICATION_FIELD).includes(kind),
  ).flatMap((kind): Fact[] => [
    { label: labels.wizard[kind], value: chosenOf(pairs, kind) },
    ...answersInWords(pairs, kind, labels, locale).map(
      ({ question, answer }): Fact => ({ label: question, value: answer }),
    ),
  ]);
  return [
    ...(estimate ? estimateFacts(estimate, fields) : []),
    ...specifications,
    ...(specifications.length > 0 ? [] : [{ label: labels.users, value: one('users') }]),
    { label: labels.notIncluded, value: one('notes') },
    ...extra
      .filter(({ key }) => !SHOWN_ELSEWHERE.has(key) && !ELEMENT.test(key))
      .map(({ key, value }): Fact => ({ label: key, value })),
  ];
}

function chosenOf(pairs: Answers, kind: string): string {
  return pairs
    .filter(([name]) => ELEMENT.exec(name)?.[1] === kind)
    .map(([, value]) => value)
    .join('\n');
}

function estimateFacts(
  { key, number, choice, catalogue }: SentEstimate,
  words: LinkMessages['request']['fields'],
): Fact[] {
  const names = namesIn(catalogue);
  const lines = (keys: readonly string[]) =>
    keys.map((item) => names.item(item)?.text ?? item).join('\n');
  return [
    { label: words.estimate, value: number, to: `/estimate/${key}` },
    { label: words.preset, value: names.preset(choice.preset)?.text ?? '' },
    {
      label: words.chosen,
      value: lines(choice.items.filter((item) => !choice.later.includes(item))),
    },
    { label: words.later, value: lines(choice.later) },
  ];
}
