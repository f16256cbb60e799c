import {
  type CalculatorName,
  calculatorAt,
  calculatorNamed,
  finalPath,
  pageAt,
  sentencesThatFit,
} from '@osnowa/site-map';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import { caseQuotedOn } from '../../../content/.server/cards.ts';
import { readMessages } from '../../../content/.server/messages.ts';
import { catalogueNamed } from '../../../content/.server/pages.ts';
import type { CatalogueContent, SettingsContent } from '../../../content/domain.ts';
import { notFound } from '../../../content/refusal.ts';
import { type SiteRequest, siteRequest } from '../../../content/request.ts';
import { formAction, sentResult } from '../../../leads/.server/form-action.ts';
import { firstText, pageHead } from '../../../seo/.server/page-head.ts';
import { QUOTE_ID } from '../quote-step.tsx';
import { forwardedNotes, guardScope } from './forwarded.ts';
import { readySystems } from './ready-systems.ts';

/**
 * Data of a calculator, for all of its stages.
 * @throws a redirect to the first stage, from a later one without a choice
 */
export async function calculatorPage({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const site = context.get(siteRequest);
  const name = calculatorIn(site.path);
  const { layout, exampleOf } = calculatorNamed(name);
  const isWhole = layout === 'whole';
  const [{ catalogue, settings, formSettings }, { calculators, sections }, products, example] =
    await Promise.all([
      catalogueNamed(site.content, name),
      readMessages(site.content, site.locale),
      isWhole ? site.content.list('products', { _sort: 'Order:asc' }) : [],
      exampleOf ? caseQuotedOn(site.content, exampleOf) : null,
    ]);
  if (site.path !== `/${name}`) guardScope(catalogue, request, site.locale, `/${name}`);
  const { wizard: _, ...labels } = calculators;
  return {
    name,
    catalogue,
    settings: formSettings,
    contact: isWhole ? settings : null,
    systems: readySystems(products, site.locale, sections.priceFrom),
    labels,
    example,
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
  if (name === null || pageAt(name, path) === null) throw notFound();
  return name;
}

/**
 * Takes the form of another stage from a browser without scripts, or the lead form, which is on
 * the last stage.
 */
export async function calculatorAction(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const { path } = args.context.get(siteRequest);
  const name = calculatorIn(path);
  const { describes, form } = calculatorNamed(name);
  if (path !== finalPath(name)) return forwardedNotes(args, name);
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
    description: sentencesThatFit(firstText(catalogue.subtitle, settings.description)),
  });
}
