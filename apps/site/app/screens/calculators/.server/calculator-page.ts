import { type CalculatorName, calculatorAt, calculatorNamed } from '@osnowa/site-map';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { catalogueNamed } from '../../../content/.server/pages.ts';
import type { CatalogueContent, SettingsContent } from '../../../content/domain.ts';
import { notFound } from '../../../content/refusal.ts';
import { type SiteRequest, siteRequest } from '../../../content/request.ts';
import { CALCULATOR_LABELS } from '../../../i18n/page-messages.server.ts';
import { formAction, sentResult } from '../../../leads/.server/form-action.ts';
import { firstText, pageHead } from '../../../seo/.server/page-head.ts';
import { QUOTE_ID } from '../quote-step.tsx';
import { forwardedNotes, guardScope } from './forwarded.ts';

/**
 * Data of a stage's page.
 * @throws a redirect to the first stage, from a later one without a choice
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
 * @throws the response for a missing page
 */
function calculatorIn(path: string): CalculatorName {
  const name = calculatorAt(path);
  if (name === null) throw notFound();
  return name;
}

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Takes the form of another stage from a browser without scripts. */
export function stageAction(args: Args) {
  return forwardedNotes(args, calculatorIn(args.context.get(siteRequest).path));
}

/** Takes the lead form, or the form of the stage before, from a browser without scripts. */
export async function finalAction(args: Args) {
  const name = calculatorIn(args.context.get(siteRequest).path);
  const { describes, form } = calculatorNamed(name);
  const forwarded = describes ? await forwardedNotes(args, name) : null;
  return forwarded ?? formAction(form, QUOTE_ID)(args);
}

/** Head of a calculator. Search engines index only its empty first page, not a visitor's choice. */
function catalogueHead(
  catalogue: CatalogueContent,
  settings: SettingsContent,
  site: SiteRequest,
  search: string,
): MetaDescriptor[] {
  return pageHead({
    ...site,
    settings,
    hidden: search !== '',
    languages: catalogue.languages,
    title: firstText(catalogue.title),
    description: firstText(catalogue.subtitle, settings.description),
  });
}
