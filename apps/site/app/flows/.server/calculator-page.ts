import {
  type CalculatorName,
  calculatorAt,
  calculatorNamed,
  finalPath,
  isDescribed,
  pathsOf,
  sentencesThatFit,
} from '@osnowa/site-map';
import { caseQuotedOn } from '../../content/.server/cards.ts';
import { readMessages } from '../../content/.server/messages.ts';
import { catalogueNamed } from '../../content/.server/pages.ts';
import type { CatalogueContent, SettingsContent } from '../../content/domain.ts';
import type { ActionArgs, HeadTag, LoaderArgs } from '../../content/page-module.ts';
import { notFound } from '../../content/refusal.ts';
import type { SiteRequest } from '../../content/request.ts';
import { formAction, sentResult } from '../../leads/.server/form-action.ts';
import { firstText, pageHead } from '../../seo/.server/page-head.ts';
import { ASKED, answersIn, QUOTE_ID } from '../engine/answers.ts';
import { isEmpty, postedState, stateFrom, stateQuery, WRITTEN } from '../state/calculator-state.ts';
import { backTo, postedStage, sendTo, stageFields } from './posted.ts';
import { readySystems } from './ready-systems.ts';

/**
 * Data of a calculator, for all of its stages.
 * @throws a redirect to the first stage, from a later one without a choice
 */
export async function calculatorPage({ site, request }: Pick<LoaderArgs, 'site' | 'request'>) {
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
  guardScope(catalogue, name, site, new URL(request.url).searchParams);
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
  if (name === null || !pathsOf(name).includes(path)) throw notFound();
  return name;
}

/**
 * Requires a choice or the wish to describe one in words.
 * @throws a redirect to the first stage, with the other answers
 */
function guardScope(
  catalogue: CatalogueContent,
  name: CalculatorName,
  site: SiteRequest,
  query: URLSearchParams,
): void {
  const state = stateFrom(catalogue, query, 1);
  if (site.path === `/${name}` || !isEmpty(state)) return;
  const kept = stateQuery(state);
  throw backTo(site, `/${name}`, { isForm: query.has(ASKED), kept, status: 302 });
}

/**
 * Takes the form of another stage from a browser without scripts, or the lead form, which is on
 * the last stage.
 */
export async function calculatorAction(args: Pick<ActionArgs, 'site' | 'request'>) {
  const { site } = args;
  const name = calculatorIn(site.path);
  const isLast = site.path === finalPath(name);
  const fields = isDescribed(name) || !isLast ? await stageFields(args.request) : null;
  if (fields) return takeStage(fields, name, site, new URL(args.request.url).searchParams);
  return isLast ? formAction(calculatorNamed(name).form, QUOTE_ID)(args) : null;
}

/** @throws a redirect that repeats the form, to the address that holds its choice */
async function takeStage(
  fields: URLSearchParams,
  name: CalculatorName,
  site: SiteRequest,
  here: URLSearchParams,
) {
  const { catalogue } = await catalogueNamed(site.content, name);
  const state = postedState(catalogue, fields);
  if (isEmpty(state) && site.path !== `/${name}`)
    throw backTo(site, `/${name}`, { isForm: true, status: 303 });
  const query = stateQuery(state);
  if (query !== stateQuery(stateFrom(catalogue, here, 1)))
    throw sendTo(site, site.path + query, 307);
  return postedStage({ written: answersIn(fields, WRITTEN) });
}

/** Head of a calculator. Search engines index only its empty first page, not a visitor's choice. */
function catalogueHead(
  catalogue: CatalogueContent,
  settings: SettingsContent,
  site: SiteRequest,
  search: string,
): HeadTag[] {
  return pageHead({
    ...site,
    settings,
    hidden: search !== '',
    languages: catalogue.languages,
    title: firstText(catalogue.title),
    description: sentencesThatFit(firstText(catalogue.subtitle, settings.description)),
  });
}
