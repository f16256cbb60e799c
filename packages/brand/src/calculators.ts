/*
 * The company's calculators. What a field means stands in packages/site-map/src/calculators.ts; a
 * name is the calculator's path, its read and its catalogue.
 */

const FINAL = {
  path: '/final-page',
  name: 'stageSend',
  title: 'finalTitle',
  text: 'finalText',
  parts: ['package', 'quote', 'background'],
  bar: 'promise',
} as const;

/** What a system has to do: items, or a description in words. */
const AREAS = {
  path: '',
  name: 'stageItems',
  title: 'areasTitle',
  text: 'areasText',
  asks: ['items', 'notes'],
  parts: ['form'],
  bar: 'groups',
  next: 'toSend',
  empty: 'nothingChosen',
} as const;

export const CALCULATORS = {
  'kalkulator-aplikacji': {
    form: '/kalkulator-aplikacji/send-message',
    lead: 'estimateMobileApp',
    asks: 'contact',
    stages: [
      {
        path: '',
        name: 'stageStart',
        title: 'startTitle',
        text: 'startText',
        parts: ['presets'],
      },
      {
        path: '',
        name: 'stageItems',
        title: 'itemsTitle',
        text: 'itemsText',
        asks: ['catalogue'],
        parts: ['form'],
        bar: 'groups',
        next: 'toResult',
      },
      { path: '', name: 'stageResult', title: 'resultTitle', parts: ['result'] },
    ],
    layout: 'whole',
  },
  'kalkulator-dms': {
    form: '/kalkulator-dms/send-message',
    lead: 'estimateDms',
    asks: 'contact',
    stages: [
      {
        ...AREAS,
        title: 'functionsTitle',
        text: 'functionsText',
        asks: ['items', 'customised'],
        next: 'toSummary',
      },
      {
        path: '/summary',
        name: 'stageSummary',
        title: 'summaryTitle',
        asks: ['users', 'notes'],
        parts: ['chosen', 'form', 'chart'],
        bar: 'figures',
        next: 'toSend',
      },
      FINAL,
    ],
    layout: 'plain',
    accent: 'dms',
    role: 'full',
  },
  'kalkulator-dms-n': {
    form: '/kalkulator-dms/send-message',
    lead: 'estimateDms',
    asks: 'contact',
    variant: 'n',
    stages: [
      {
        path: '',
        name: 'questionsTitle',
        title: 'questionsTitle',
        asks: ['questions'],
        parts: ['form', 'proposal'],
        bar: 'figures',
        next: 'toSend',
        empty: 'nothingAnswered',
      },
      FINAL,
    ],
    layout: 'plain',
    accent: 'dms',
    role: 'short',
  },
  'kalkulator-erp': {
    form: '/kalkulator-erp/send-message',
    lead: 'estimateErp',
    asks: 'contact',
    stages: [AREAS, FINAL],
    layout: 'plain',
    movedTo: 'kalkulator-erp-n',
    role: 'full',
  },
  'kalkulator-erp-n': {
    form: '/kalkulator-erp-n/send-message',
    lead: 'estimateNewErp',
    asks: 'contact',
    stages: [AREAS, FINAL],
    layout: 'shadow',
    role: 'short',
  },
  'natychmiastowa-wycena': {
    form: '/natychmiastowa-wycena',
    lead: 'estimate',
    asks: 'mail',
    stages: [
      {
        path: '',
        name: 'instantTitle',
        title: 'instantTitle',
        silent: true,
        asks: ['questions'],
        parts: ['form', 'example', 'ask', 'keep'],
        bar: 'large',
      },
    ],
    layout: 'instant',
    exampleOf: 'services',
  },
} as const;

/** Types of lead that only calculators have; the others are in packages/contract. */
export const ESTIMATE_FORMS = [
  'estimateDms',
  'estimateErp',
  'estimateNewErp',
  'estimateMobileApp',
] as const;

/** Calculators that the estimate wizard leads to, and after which of its parts. */
export const WIZARD_CALCULATORS = [
  { key: 'application', name: 'kalkulator-aplikacji', after: 'bespoke' },
  { key: 'erp', name: 'kalkulator-erp-n', after: 'systems' },
  { key: 'dms', name: 'kalkulator-dms', after: 'systems' },
] as const;

export type CalculatorName = keyof typeof CALCULATORS;
export type EstimateForm = (typeof ESTIMATE_FORMS)[number];
export type WizardKey = (typeof WIZARD_CALCULATORS)[number]['key'];
