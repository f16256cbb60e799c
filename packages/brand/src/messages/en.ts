import type { CalculatorName, EstimateForm, WizardKey } from '../calculators.ts';
import type { ProductTopic, Term } from '../offer.ts';

/** Products as topics of a call, in the form. */
export const productChoices: Record<ProductTopic, string> = {
  erp: 'ERP: sales, purchasing, stock, production',
  dms: 'DMS: documents and CRM',
  fibu: 'FIBU: accounting and fixed assets',
  data: 'DATA: reports and analysis',
};

/** Meanings of the terms in menus and footer. */
export const termMeanings: Record<Term, string> = {
  ERP: 'stock and production',
  CRM: 'customer records',
  Groupware: 'teamwork',
  ECM: 'content archive',
  DMS: 'documents',
  FIBU: 'accounting',
  DATA: 'reporting',
};

/** Names of the estimates of calculators, on their page and on paper. */
export const estimates: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Application estimate',
  'kalkulator-dms': 'DMS implementation estimate',
  'kalkulator-dms-n': 'DMS implementation estimate',
  'kalkulator-erp': 'ERP implementation estimate',
  'kalkulator-erp-n': 'ERP implementation estimate',
  'natychmiastowa-wycena': 'Project estimate',
};

/** Kinds of projects by calculator, in names such as “12, ERP, 2026”. */
export const kinds: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'application',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS',
  'kalkulator-erp': 'ERP',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'project',
};

/** Links of the estimate wizard to calculators. */
export const wizardLinks: Record<WizardKey, string> = {
  application: 'Estimate the cost of an application',
  dms: 'Estimate the cost of a DMS',
  erp: 'Estimate the cost of an ERP',
};

/** Names of calculators in the back office. */
export const calculators: Record<CalculatorName, string> = {
  'kalkulator-aplikacji': 'Application',
  'kalkulator-dms': 'DMS',
  'kalkulator-dms-n': 'DMS, choice of package',
  'kalkulator-erp': 'ERP, old',
  'kalkulator-erp-n': 'ERP',
  'natychmiastowa-wycena': 'Quick estimate',
};

/** Types of lead that only calculators have, in the back office. */
export const forms: Record<EstimateForm, string> = {
  estimateDms: 'DMS calculator',
  estimateErp: 'ERP calculator',
  estimateNewErp: 'ERP calculator (new)',
  estimateMobileApp: 'Application calculator',
};
