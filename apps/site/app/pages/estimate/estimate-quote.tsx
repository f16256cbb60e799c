import { ESTIMATE_FIELD } from '@osnowa/contract';
import type { CalculatorName } from '@osnowa/site-map';
import { sentPath } from '../../flows/state/sent-path.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { CONTACT_FORM_ID, type FormResult, type FormSettings } from '../../leads/form/form.ts';
import { QuoteForm } from '../../leads/quote-form.tsx';

/** The form that sends a saved estimate; once sent, the estimate's page says so. */
export function EstimateQuote({
  calculator,
  estimate,
  settings,
  result,
}: {
  calculator: CalculatorName;
  /** Key of the saved estimate. */
  estimate: string;
  settings: FormSettings;
  /** Result of the form of a browser without scripts. */
  result: FormResult | null;
}) {
  const toPath = useLocalePath();
  return (
    <QuoteForm
      kind={calculator}
      page={`/estimate/${estimate}#${CONTACT_FORM_ID}`}
      extras={[[ESTIMATE_FIELD, estimate]]}
      settings={settings}
      result={result}
      onSent={(sent) => window.location.assign(toPath(sentPath(estimate, sent)))}
    />
  );
}
