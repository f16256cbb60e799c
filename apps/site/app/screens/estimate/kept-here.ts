import type { Described } from '@osnowa/contract';
import type { Choice, Rounding } from '@osnowa/estimate';
import type { CalculatorName } from '@osnowa/site-map';
import type { CatalogueContent } from '../../content/domain.ts';

/** A kept estimate with its catalogue in the language of the page. */
export interface KeptHere {
  key: string;
  number: string;
  calculator: CalculatorName;
  created_at: string;
  choice: Choice;
  described: Described;
  rounding: Rounding;
  catalogue: CatalogueContent;
}
