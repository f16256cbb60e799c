import type { CalculatorName } from '@osnowa/site-map';
import type { CatalogueContent } from '../../content/domain.ts';
import type { FormResult, FormSettings } from '../../leads/form/form.ts';
import type { HandedOn } from './.server/handed-on.ts';

/** What a stage before the form shows. */
export interface StageProps {
  name: CalculatorName;
  catalogue: CatalogueContent;
  /** What another stage wrote. */
  handed: HandedOn | null;
}

/** What the stage with the form shows. */
export interface FinalProps extends Pick<StageProps, 'name' | 'catalogue'> {
  settings: FormSettings;
  /** How a form sent without scripts ended, or what the stage before wrote. */
  result: FormResult | HandedOn | null;
}
