import { CalculatorLabels } from '../calculators/labels.tsx';
import { onlyAnotherPage } from '../calculators/only-another-page.ts';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import { DmsSummaryScreen } from '../screens/calculators/dms/summary-screen.tsx';
import { handedOn } from '../screens/calculators/handed-on.server.ts';
import { guardScope } from '../screens/calculators/scope-guard.server.ts';
import type { Route } from './+types/dms-summary.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const { catalogue, settings } = await catalogueNamed(site.content, 'kalkulator-dms');
  guardScope(catalogue, request, site.locale, '/kalkulator-dms');
  return {
    catalogue,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
  };
}

/** Takes what another stage wrote, of a browser without scripts. */
export function action(args: Route.ActionArgs) {
  return handedOn(args, 'kalkulator-dms');
}

export const shouldRevalidate = onlyAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function DmsSummary({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CalculatorLabels value={loaderData.labels}>
      <DmsSummaryScreen catalogue={loaderData.catalogue} handed={actionData ?? null} />
    </CalculatorLabels>
  );
}
