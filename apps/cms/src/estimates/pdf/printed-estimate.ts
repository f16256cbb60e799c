import type { Catalogue, KeptEstimate, Locale } from '@osnowa/contract';
import type { Estimate } from '@osnowa/estimate';
import type { InOneLanguage } from '@osnowa/text';
import type { Company } from '../../reads/company.ts';
import type { PrintFormat } from '../print-format.ts';
import type { Remarks } from '../remarks.ts';

/** Everything that is printed, in one language. */
export interface PrintedEstimate {
  kept: KeptEstimate;
  catalogue: InOneLanguage<Catalogue>;
  estimate: Estimate;
  company: Company;
  locale: Locale;
  format: PrintFormat;
  remarks: Remarks;
  /** A mail bears nothing that was typed. */
  for: 'download' | 'mail';
}
