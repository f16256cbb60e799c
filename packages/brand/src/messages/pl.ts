import type { CalculatorName, EstimateForm, WizardKey } from '../calculators.ts';
import type { ProductTopic, Term } from '../offer.ts';

/** Products as topics of a call, in the form. */
export const productChoices: Record<ProductTopic, string> = {
  erp: 'ERP: sprzedaż, zakupy, magazyn, produkcja',
  dms: 'DMS: obieg dokumentów i CRM',
  fibu: 'FIBU: księgowość i środki trwałe',
  data: 'DATA: raporty i analizy',
};

/** Meanings of the terms in menus and footer. */
export const termMeanings: Record<Term, string> = {
  ERP: 'zarządzanie firmą',
  CRM: 'relacje z klientami',
  Groupware: 'praca zespołowa',
  ECM: 'archiwum dokumentów',
  DMS: 'obieg dokumentów',
  FIBU: 'księgowość',
  DATA: 'analizy i raporty',
};

/** Names of the estimates of calculators, on their page and on paper. */
export const estimates: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Oszacowanie aplikacji',
  'kalkulator-dms': 'Oszacowanie wdrożenia DMS',
  'kalkulator-dms-n': 'Oszacowanie wdrożenia DMS',
  'kalkulator-erp': 'Oszacowanie wdrożenia ERP',
  'kalkulator-erp-n': 'Oszacowanie wdrożenia ERP',
  'natychmiastowa-wycena': 'Oszacowanie projektu',
};

/** Kinds of projects by calculator, in names such as “12, ERP, 2026”. */
export const kinds: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'aplikacja',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS',
  'kalkulator-erp': 'ERP',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'projekt',
};

/** Links of the estimate wizard to calculators. */
export const wizardLinks: Record<WizardKey, string> = {
  application: 'Oszacuj koszt aplikacji',
  dms: 'Oszacuj koszt wdrożenia DMS',
  erp: 'Oszacuj koszt wdrożenia ERP',
};

/** Names of calculators in the back office. */
export const calculators: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Aplikacja',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS, wybór pakietu',
  'kalkulator-erp': 'ERP, dawny',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'Szybkie oszacowanie',
};

/** Types of lead that only calculators have, in the back office. */
export const forms: Record<EstimateForm, string> = {
  estimateDms: 'Kalkulator DMS',
  estimateErp: 'Kalkulator ERP',
  estimateNewErp: 'Kalkulator ERP (nowy)',
  estimateMobileApp: 'Kalkulator aplikacji',
};
