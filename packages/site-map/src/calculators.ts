import * as brand from '@osnowa/brand/calculators';

/**
 * What a stage asks. `catalogue` folds all groups of items and has ways to undo a preset; `items` opens
 * those with one answer, `questions` opens all.
 */
export type CalculatorQuestion =
  | 'catalogue'
  | 'items'
  | 'questions'
  | 'customised'
  | 'users'
  | 'notes';

/** A part of a stage; `form` holds its questions. */
export type StagePart =
  | 'presets'
  | 'result'
  | 'form'
  | 'chosen'
  | 'chart'
  | 'proposal'
  | 'package'
  | 'quote'
  | 'ask'
  | 'keep'
  | 'background'
  | 'example';

/** A stage of a calculator. Words are names of the site's messages. */
interface Stage {
  /** Its address, below the calculator's path. Stages with the same one differ by a parameter. */
  path: '' | `/${string}`;
  /** Its name in the progress. */
  name: string;
  title: string;
  /** The page's title says the same: only screen readers get this one. */
  silent?: true;
  text?: string;
  asks?: readonly CalculatorQuestion[];
  parts: readonly StagePart[];
  /**
   * The estimate so far next to it: `groups` lists the chosen groups, `figures` no more than the
   * figures, `promise` says that they are confirmed, `large` is the main block of the page.
   */
  bar?: 'groups' | 'figures' | 'promise' | 'large';
  /** Button to the next stage. */
  next?: string;
  /** Error without an answer. */
  empty?: string;
}

/** Facts about a calculator for the site, its cache and the content service. */
interface Calculator {
  /** Path of the web API that takes its estimates. */
  form: `/${string}`;
  /** Type of the lead that an estimate becomes. */
  lead: string;
  /** Fields of its form: a person and a company, or only a mail address. */
  asks: 'contact' | 'mail';
  /** Distinguishes it from another calculator with the same form. */
  variant?: 'n';
  /** Its stages in order, the one with the form last. */
  stages: readonly Stage[];
  /** The frame around its pages. */
  layout: 'whole' | 'plain' | 'shadow' | 'instant';
  /** Key of its accent in the palette, unless it is the first one. */
  accent?: string;
  /** Distinguishes it from another calculator whose estimates have the same name. */
  role?: 'full' | 'short';
  /** The page whose quoted case study it shows next to its figures. */
  exampleOf?: 'services';
  /** The calculator that has replaced it; its addresses redirect there. */
  movedTo?: string;
}

/** The one table of calculators. A name is the calculator's path, its read and its catalogue. */
export const CALCULATORS = brand.CALCULATORS satisfies Record<string, Calculator>;

/** Calculators that the estimate wizard leads to, with the words of its messages and its part. */
export const WIZARD_CALCULATORS = brand.WIZARD_CALCULATORS satisfies readonly {
  key: string;
  name: CalculatorName;
  after: 'bespoke' | 'systems';
}[];

type Rows = typeof CALCULATORS;
type Row = Rows[CalculatorName];
/** The values that stages have for a field. */
type Values<Key, One = Row['stages'][number]> =
  One extends Record<Key & string, infer V> ? V : never;

export type CalculatorName = keyof Rows;

/** A row of the table, with the fields that only some rows have. */
export type CalculatorRow = Calculator & Row;

/** A stage, with the fields that only some have. */
export type CalculatorStage = Stage & {
  [Key in 'name' | 'title']: Values<Key>;
} & { [Key in 'text' | 'next' | 'empty']?: Values<Key> };

export const CALCULATOR_NAMES = Object.keys(CALCULATORS) as [CalculatorName, ...CalculatorName[]];

export function calculatorNamed(name: CalculatorName): CalculatorRow {
  return CALCULATORS[name];
}

/** Whether two calculators estimate projects of one kind: a short and a long form, or one that moved. */
export function isSameKind(one: CalculatorName, other: CalculatorName): boolean {
  return kindOf(one) === kindOf(other);
}

function kindOf(name: CalculatorName): string {
  const { movedTo } = calculatorNamed(name);
  return calculatorNamed((movedTo as CalculatorName | undefined) ?? name).lead;
}

/** The stages of a calculator: all, or those at an address below its path. */
export function stagesOf(name: CalculatorName, below?: string): readonly CalculatorStage[] {
  const stages: readonly CalculatorStage[] = CALCULATORS[name].stages;
  return below === undefined ? stages : stages.filter(({ path }) => path === below);
}

/** The addresses of a calculator. */
export function pathsOf(name: CalculatorName): string[] {
  return [...new Set(stagesOf(name).map(({ path }) => `/${name}${path}`))];
}

/** Whether visitors may describe needs in words. */
export function isDescribed(name: CalculatorName): boolean {
  return stagesOf(name).some(({ asks }) => asks?.includes('notes'));
}

/** The calculator to which a language-free path belongs. */
export function calculatorAt(path: string): CalculatorName | null {
  const [, name = ''] = path.split('/', 2);
  return Object.hasOwn(CALCULATORS, name) ? (name as CalculatorName) : null;
}

/** Path of the stage with the form. */
export function finalPath(name: CalculatorName): string {
  return pathsOf(name).at(-1) ?? `/${name}`;
}

/** The calculator that a submitted estimate comes from. */
export function calculatorOf(form: string, variant: string): CalculatorName | null {
  const rows = CALCULATOR_NAMES.filter((name) => CALCULATORS[name].form === form);
  const exact = rows.find((name) => (calculatorNamed(name).variant ?? '') === variant);
  return exact ?? rows[0] ?? null;
}
