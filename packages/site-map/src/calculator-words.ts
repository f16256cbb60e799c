import type { CalculatorName } from './calculators.ts';

interface CalculatorWords {
  /** Name of its estimates, on their page and on paper. */
  estimate: { pl: string; en: string; de: string };
}

const APPLICATION = {
  pl: 'Oszacowanie aplikacji',
  en: 'Application estimate',
  de: 'Schätzung einer Anwendung',
};
const DMS = {
  pl: 'Oszacowanie wdrożenia DMS',
  en: 'DMS implementation estimate',
  de: 'Schätzung einer DMS-Einführung',
};
const ERP = {
  pl: 'Oszacowanie wdrożenia ERP',
  en: 'ERP implementation estimate',
  de: 'Schätzung einer ERP-Einführung',
};
const PROJECT = { pl: 'Oszacowanie projektu', en: 'Project estimate', de: 'Projektschätzung' };

/** Names of the calculators and of their estimates. */
export const CALCULATOR_WORDS: Record<CalculatorName, CalculatorWords> = {
  'kalkulator-aplikacji': {
    estimate: APPLICATION,
  },
  'kalkulator-dms': { estimate: DMS },
  'kalkulator-dms-n': {
    estimate: DMS,
  },
  'kalkulator-erp': { estimate: ERP },
  'kalkulator-erp-n': { estimate: ERP },
  'natychmiastowa-wycena': {
    estimate: PROJECT,
  },
};

/** Names of the estimates of each calculator in one language. */
export function estimateNames(
  locale: keyof CalculatorWords['estimate'],
): Record<CalculatorName, string> {
  const names = Object.entries(CALCULATOR_WORDS).map(([name, { estimate }]) => [
    name,
    estimate[locale],
  ]);
  return Object.fromEntries(names) as Record<CalculatorName, string>;
}
