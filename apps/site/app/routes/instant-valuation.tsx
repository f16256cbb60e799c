import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { formAction, sentResult } from '../leads/.server/form-action.ts';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import { InstantScreen } from '../screens/calculators/instant-screen.tsx';
import { QUOTE_ID } from '../screens/calculators/quote-step.tsx';
import type { Route } from './+types/instant-valuation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { catalogue, settings, formSettings } = await catalogueNamed(
    site.content,
    'natychmiastowa-wycena',
  );
  return {
    catalogue,
    settings: formSettings,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
    result: sentResult(request),
  };
}

export const action = formAction('/natychmiastowa-wycena', QUOTE_ID);

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function InstantValuation({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue, settings, labels, result } = loaderData;
  return (
    <CalculatorLabels value={labels}>
      <InstantScreen catalogue={catalogue} settings={settings} result={actionData ?? result} />
    </CalculatorLabels>
  );
}
