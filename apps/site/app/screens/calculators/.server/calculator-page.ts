import { type CalculatorName, calculatorAt } from '@osnowa/site-map';
import type { LoaderFunctionArgs } from 'react-router';
import { catalogueNamed } from '../../../content/.server/catalogues.ts';
import { notFound } from '../../../content/refusal.ts';
import { siteRequest } from '../../../content/request.ts';
import { CALCULATOR_LABELS } from '../../../i18n/calculator-labels.server.ts';
import { sentResult } from '../../../leads/.server/form-action.ts';
import { catalogueHead } from './catalogue-head.ts';
import { guardScope } from './scope-guard.ts';

/**
 * What the page of a stage shows.
 * @throws a redirect to the first stage, from a later one with nothing chosen
 */
export async function calculatorPage({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const site = context.get(siteRequest);
  const name = calculatorIn(site.path);
  const { catalogue, settings, formSettings } = await catalogueNamed(site.content, name);
  if (site.path !== `/${name}`) guardScope(catalogue, request, site.locale, `/${name}`);
  return {
    name,
    catalogue,
    settings: formSettings,
    labels: CALCULATOR_LABELS[site.locale],
    head: catalogueHead(catalogue, settings, site, new URL(request.url).search),
    result: sentResult(request),
  };
}

/**
 * The calculator of a path.
 * @throws the page for what does not exist
 */
export function calculatorIn(path: string): CalculatorName {
  const name = calculatorAt(path);
  if (name === null) throw notFound();
  return name;
}
