import type { CalculatorName, FormPath } from '@osnowa/contract';

/** Which form sends an estimate of each calculator, and the path that takes it. */
export const QUOTE_OF = {
  'kalkulator-aplikacji': { kind: 'application', path: '/kalkulator-aplikacji/send-message' },
  'kalkulator-dms': { kind: 'dms', path: '/kalkulator-dms/send-message' },
  'kalkulator-dms-n': { kind: 'dms', path: '/kalkulator-dms/send-message' },
  'kalkulator-erp': { kind: 'erp', path: '/kalkulator-erp/send-message' },
  'kalkulator-erp-n': { kind: 'new-erp', path: '/kalkulator-erp-n/send-message' },
  'natychmiastowa-wycena': { kind: 'instant', path: '/natychmiastowa-wycena' },
} as const satisfies Record<CalculatorName, { kind: string; path: FormPath }>;
