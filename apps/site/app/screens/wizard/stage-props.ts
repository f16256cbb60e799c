import type { FieldErrors } from '@osnowa/contract';
import type { Pairs } from '../../calculators/wizard/wizard-pairs.ts';
import type { WizardStep } from '../../calculators/wizard/wizard-stages.ts';
import type { EstimateElementContent } from '../../content/domain.ts';

/** What can be chosen in the first stage, by the specification that it needs. */
export interface WizardElements {
  bespoke: EstimateElementContent[];
  systems: EstimateElementContent[];
}

/** What every stage works with. */
export interface StageProps {
  step: WizardStep;
  elements: WizardElements;
  pairs: Pairs;
  errors: FieldErrors;
}
