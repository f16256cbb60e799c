import { inOneLanguage } from '@tkalnia/contract';
import { CalculatorLabels } from '../calculators/labels.tsx';
import { catalogueNamed } from '../content/.server/catalogues.ts';
import { notFound, required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { CALCULATOR_LABELS } from '../i18n/calculator-labels.server.ts';
import { fill } from '../i18n/format.ts';
import { localePath } from '../i18n/locale-path.ts';
import { sentResult } from '../leads/.server/form-action.ts';
import { EstimateScreen } from '../screens/estimate/estimate-screen.tsx';
import { pageHead } from '../seo/.server/page-head.ts';
import type { Route } from './+types/estimate.ts';

/** One kept estimate. Its figures are those of its day; the catalogue of today stands beside it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  if (!/^[0-9a-f]{32}$/.test(params.key)) throw notFound();
  const kept = await required(site.estimates.kept(params.key));
  const {
    catalogue: current,
    settings,
    formSettings,
  } = await catalogueNamed(site.content, kept.calculator);
  const labels = CALCULATOR_LABELS[site.locale];
  const title = fill(labels.estimateTitle, { number: kept.number });
  const head = pageHead({
    ...site,
    settings,
    hidden: true,
    languages: current.languages,
    title,
    description: current.title.text,
  });
  const catalogue = { ...inOneLanguage(kept.catalogue, site.locale), languages: current.languages };
  return {
    kept: { ...kept, catalogue, key: params.key },
    current,
    settings: formSettings,
    labels,
    address: site.publicUrl + localePath(site.locale, site.path),
    sent: sentResult(request),
    head,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Estimate({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorLabels value={loaderData.labels}>
      <EstimateScreen {...loaderData} />
    </CalculatorLabels>
  );
}
