import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { ApplicationScreen } from '../screens/calculators/application/application-screen.tsx';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import { QUOTE_ID } from '../screens/calculators/quote-step.tsx';
import type { Route } from './+types/application-calculator.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { catalogue, settings } = await catalogueNamed(site.content, 'kalkulator-aplikacji');
  return {
    catalogue,
    settings,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
    result: sentResult(request),
  };
}

export const action = formAction('/kalkulator-aplikacji/send-message', QUOTE_ID);

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ApplicationCalculator({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <ApplicationScreen catalogue={catalogue} settings={settings} result={actionData ?? result} />
    </CalculatorLabels>
  );
}
