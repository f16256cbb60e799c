import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import { ErpScopeScreen } from '../screens/calculators/erp/scope-screen.tsx';
import { handedOn } from '../screens/calculators/handed-on.server.ts';
import type { Route } from './+types/erp-calculator.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { catalogue, settings } = await catalogueNamed(site.content, 'kalkulator-erp-n');
  return {
    catalogue,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
  };
}

/** Takes what another stage wrote, of a browser without scripts. */
export function action(args: Route.ActionArgs) {
  return handedOn(args, 'kalkulator-erp-n');
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ErpCalculator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CalculatorLabels value={loaderData.labels}>
      <ErpScopeScreen catalogue={loaderData.catalogue} handed={actionData ?? null} />
    </CalculatorLabels>
  );
}
