import type { Currency, Estimate } from '@osnowa/estimate';
import type { CalculatorName, CalculatorStage } from '@osnowa/site-map';
import type { CatalogueContent, SettingsContent } from '../../content/domain.ts';
import type { FormResult, FormSettings } from '../../leads/form/form.ts';
import type { Posted } from '../engine/answers.ts';
import type { Calculator } from '../state/use-calculator.ts';

/** A product with a calculator of its own: its address, and its name with its starting price. */
export interface ReadySystem {
  to: string;
  label: string;
}

/** What a calculator gets from its page. */
export interface CalculatorProps {
  name: CalculatorName;
  catalogue: CatalogueContent;
  settings: FormSettings;
  /** Settings of the contact form below a calculator that has one. */
  contact: SettingsContent | null;
  /** Products that the calculator leads to in place of an application; none where it has no contact form. */
  systems: ReadySystem[];
  /** Result of a form sent without scripts, or the text that another stage forwarded. */
  result: FormResult | Posted | null;
}

/** What every part of a stage gets. */
export interface PartProps extends CalculatorProps {
  stage: CalculatorStage;
  /** All stages of the calculator. */
  stages: readonly CalculatorStage[];
  calculator: Calculator;
  estimate: Estimate;
  currency: Currency;
  /** The visitor's text. */
  notes: string;
}
