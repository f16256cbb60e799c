/** The first stage of the estimate wizard; the others need a choice first. */
export const WIZARD_PATH = '/estimate-project';

/** The stages of the wizard, by their addresses below its path; two specifications share a number. */
export const WIZARD_STAGES = [
  { path: '', number: 1 },
  { path: '/customised', number: 2, asks: 'bespoke' },
  { path: '/products-systems', number: 2, asks: 'systems' },
  { path: '/summary', number: 3 },
  { path: '/send-estimate', number: 4 },
] as const;

/** Address of a stage, below the wizard's path. */
export type WizardStep = (typeof WIZARD_STAGES)[number]['path'];
