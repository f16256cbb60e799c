import type { CalculatorName, EstimateForm, WizardKey } from '../calculators.ts';
import type { ProductTopic, Term } from '../offer.ts';

/** Products as topics of a call, in the form. */
export const productChoices: Record<ProductTopic, string> = {
  erp: 'ERP: Verkauf, Einkauf, Lager, Fertigung',
  dms: 'DMS: Dokumente und CRM',
  fibu: 'FIBU: Buchhaltung und Anlagenbuchhaltung',
  data: 'DATA: Berichte und Auswertungen',
};

/** Meanings of the terms in menus and footer. */
export const termMeanings: Record<Term, string> = {
  ERP: 'Verwaltung und Fertigung',
  CRM: 'Kundenpflege',
  Groupware: 'Teamarbeit',
  ECM: 'Archiv',
  DMS: 'Dokumente',
  FIBU: 'Buchhaltung',
  DATA: 'Berichte',
};

/** Names of the estimates of calculators, on their page and on paper. */
export const estimates: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Schätzung einer Anwendung',
  'kalkulator-dms': 'Schätzung einer DMS-Einführung',
  'kalkulator-dms-n': 'Schätzung einer DMS-Einführung',
  'kalkulator-erp': 'Schätzung einer ERP-Einführung',
  'kalkulator-erp-n': 'Schätzung einer ERP-Einführung',
  'natychmiastowa-wycena': 'Projektschätzung',
};

/** Kinds of projects by calculator, in names such as “12, ERP, 2026”. */
export const kinds: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Anwendung',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS',
  'kalkulator-erp': 'ERP',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'Projekt',
};

/** Links of the estimate wizard to calculators. */
export const wizardLinks: Record<WizardKey, string> = {
  application: 'Kosten einer Anwendung schätzen',
  dms: 'Kosten einer DMS-Einführung schätzen',
  erp: 'Kosten einer ERP-Einführung schätzen',
};

/** Names of calculators in the back office. */
export const calculators: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Anwendung',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS, Auswahl des Pakets',
  'kalkulator-erp': 'ERP, alt',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'Schnelle Schätzung',
};

/** Types of lead that only calculators have, in the back office. */
export const forms: Record<EstimateForm, string> = {
  estimateDms: 'DMS-Rechner',
  estimateErp: 'ERP-Rechner',
  estimateNewErp: 'ERP-Rechner (neu)',
  estimateMobileApp: 'App-Rechner',
};
