/** Screens that a stage of a calculator can show. */
export type CalculatorPage = 'application' | 'scope' | 'summary' | 'short' | 'instant' | 'final';

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
  /** Addresses of the stages before the form, below its path. */
  stages: readonly ('' | `/${string}`)[];
  /** Address of the stage with the form, below its path. */
  final: '' | `/${string}`;
  /** Names of all stages, as the site's messages have them. */
  stageNames: readonly string[];
  /** Whether visitors may describe needs in words. */
  describes: boolean;
  /** The frame around its pages. */
  layout: 'whole' | 'plain' | 'shadow' | 'instant';
  /** Screens of its stages in order, the form's last. */
  pages: readonly CalculatorPage[];
  /** The product whose colour its thread has, unless it is the first one. */
  thread?: 'dms';
  /** The page whose quoted case study it shows next to its figures. */
  exampleOf?: 'services';
  /** The calculator that has replaced it; its addresses redirect there. */
  movedTo?: string;
}

/** The one table of calculators. A name is the calculator's path, its read and its catalogue. */
export const CALCULATORS = {
  'kalkulator-aplikacji': {
    form: '/kalkulator-aplikacji/send-message',
    lead: 'estimateMobileApp',
    asks: 'contact',
    stages: [],
    final: '',
    stageNames: ['stageStart', 'stageItems', 'stageResult'],
    describes: false,
    layout: 'whole',
    pages: ['application'],
  },
  'kalkulator-dms': {
    form: '/kalkulator-dms/send-message',
    lead: 'estimateDms',
    asks: 'contact',
    stages: ['', '/summary'],
    final: '/final-page',
    stageNames: ['stageItems', 'stageSummary', 'stageSend'],
    describes: true,
    layout: 'plain',
    pages: ['scope', 'summary', 'final'],
    thread: 'dms',
  },
  'kalkulator-dms-n': {
    form: '/kalkulator-dms/send-message',
    lead: 'estimateDms',
    asks: 'contact',
    variant: 'n',
    stages: [''],
    final: '/final-page',
    stageNames: ['questionsTitle', 'stageSend'],
    describes: false,
    layout: 'plain',
    pages: ['short', 'final'],
    thread: 'dms',
  },
  'kalkulator-erp': {
    form: '/kalkulator-erp/send-message',
    lead: 'estimateErp',
    asks: 'contact',
    stages: [],
    final: '/final-page',
    stageNames: [],
    describes: true,
    layout: 'plain',
    pages: [],
    movedTo: 'kalkulator-erp-n',
  },
  'kalkulator-erp-n': {
    form: '/kalkulator-erp-n/send-message',
    lead: 'estimateNewErp',
    asks: 'contact',
    stages: [''],
    final: '/final-page',
    stageNames: ['stageItems', 'stageSend'],
    describes: true,
    layout: 'shadow',
    pages: ['scope', 'final'],
  },
  'natychmiastowa-wycena': {
    form: '/natychmiastowa-wycena',
    lead: 'estimate',
    asks: 'mail',
    stages: [],
    final: '',
    stageNames: [],
    describes: false,
    layout: 'instant',
    pages: ['instant'],
    exampleOf: 'services',
  },
} as const satisfies Record<string, Calculator>;

type Rows = typeof CALCULATORS;

export type CalculatorName = keyof Rows;

/** A row of the table, with the fields that only some rows have. */
export type CalculatorRow = Calculator & Rows[CalculatorName];

export const CALCULATOR_NAMES = Object.keys(CALCULATORS) as [CalculatorName, ...CalculatorName[]];

export function calculatorNamed(name: CalculatorName): CalculatorRow {
  return CALCULATORS[name];
}

/** The calculator to which a language-free path belongs. */
export function calculatorAt(path: string): CalculatorName | null {
  const [, name = ''] = path.split('/', 2);
  return Object.hasOwn(CALCULATORS, name) ? (name as CalculatorName) : null;
}

/** Screen of a calculator at a language-free path; `null` if it has no stage there. */
export function pageAt(name: CalculatorName, path: string): CalculatorPage | null {
  const { stages, final, pages } = calculatorNamed(name);
  const stage = [...stages, final].findIndex((below) => path === `/${name}${below}`);
  return pages[stage] ?? null;
}

/** Path of the stage with the form. */
export function finalPath(name: CalculatorName): string {
  return `/${name}${CALCULATORS[name].final}`;
}

/** Path of the stage before the form. */
export function pathBeforeFinal(name: CalculatorName): string {
  return `/${name}${CALCULATORS[name].stages.at(-1) ?? ''}`;
}

/** The calculator that a submitted estimate comes from. */
export function calculatorOf(form: string, variant: string): CalculatorName | null {
  const rows = CALCULATOR_NAMES.filter((name) => CALCULATORS[name].form === form);
  const exact = rows.find((name) => (calculatorNamed(name).variant ?? '') === variant);
  return exact ?? rows[0] ?? null;
}
