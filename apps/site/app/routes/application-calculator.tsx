import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CalculatorLabels } from '../calculators/labels.tsx';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { ApplicationScreen } from '../screens/calculators/application/application-screen.tsx';
import { catalogueHead } from '../screens/calculators/catalogue-head.server.ts';
import type { Route } from './+types/application-calculator.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const [catalogue, settings] = await Promise.all([
    required(site.content.get('kalkulator-aplikacji')),
    required(site.content.get('site-settings')),
  ]);
  return {
    catalogue,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
  };
}

/** A choice changes the address and nothing that the server knows. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ApplicationCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorLabels value={loaderData.labels}>
      <ApplicationScreen catalogue={loaderData.catalogue} />
    </CalculatorLabels>
  );
}
