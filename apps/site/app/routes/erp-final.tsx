import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import { FinalScreen } from '../screens/calculators/final-screen.tsx';
import { handedOn } from '../screens/calculators/handed-on.server.ts';
import { QUOTE_ID } from '../screens/calculators/quote-step.tsx';
import { guardScope } from '../screens/calculators/scope-guard.server.ts';
import type { Route } from './+types/erp-final.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { catalogue, settings, formSettings } = await catalogueNamed(
    site.content,
    'kalkulator-erp-n',
  );
  guardScope(catalogue, request, site.locale, '/kalkulator-erp-n');
  return {
    catalogue,
    settings: formSettings,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
    result: sentResult(request),
  };
}

/** Takes what the stage before wrote, or the form, of a browser without scripts. */
export async function action(args: Route.ActionArgs) {
  return (
    (await handedOn(args, 'kalkulator-erp-n')) ??
    formAction('/kalkulator-erp-n/send-message', QUOTE_ID)(args)
  );
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ErpFinal({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <FinalScreen
        of="erp"
        catalogue={catalogue}
        settings={settings}
        result={actionData ?? result}
      />
    </CalculatorLabels>
  );
}
