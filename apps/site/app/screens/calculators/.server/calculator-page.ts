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
import { guardScope, handedOn } from './handed-on.ts';

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
function calculatorIn(path: string): CalculatorName {
  const name = calculatorAt(path);
  if (name === null) throw notFound();
  return name;
}

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

/** Takes what another stage wrote, of a browser without scripts. */
export function stageAction(args: Args) {
  return handedOn(args, calculatorIn(args.context.get(siteRequest).path));
}

/** Takes the form, or what the stage before wrote, of a browser without scripts. */
export async function finalAction(args: Args) {
  const name = calculatorIn(args.context.get(siteRequest).path);
  const { describes, form } = calculatorNamed(name);
  const handed = describes ? await handedOn(args, name) : null;
  return handed ?? formAction(form, QUOTE_ID)(args);
}

/** What a calculator says of itself. Only its beginning is for search engines, not somebody's choice. */
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
