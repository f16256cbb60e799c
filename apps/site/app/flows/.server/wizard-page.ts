import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { WIZARD_PATH } from '@osnowa/site-map';
import { readMessages } from '../../content/.server/messages.ts';
import { readSettings } from '../../content/.server/settings.ts';
import { formSettings } from '../../content/domain.ts';
import type { ActionArgs, LoaderArgs } from '../../content/page-module.ts';
import type { SiteRequest } from '../../content/request.ts';
import { answerForm } from '../../leads/.server/form-action.ts';
import { pageHead } from '../../seo/.server/page-head.ts';
import { type Answers, ASKED, answersIn, PASS_ON } from '../engine/answers.ts';
import {
  specificationsOf,
  WIZARD_NAMES,
  WRITTEN,
  wizardAnswers,
  wizardQuery,
} from '../wizard/wizard-answers.ts';
import { errorsIn, guardOf, stageAt, stageOf, stepPath } from '../wizard/wizard-stages.ts';
import { withAmounts } from './element-amount.ts';
import { backTo, postedStage, sendTo, stageFields } from './posted.ts';

/** Parameter of a stage that is shown again because of its errors. */
const REFUSED = 'refused';

/** Data of the wizard, for all of its stages. */
export async function wizardPage({ site, request }: Pick<LoaderArgs, 'site' | 'request'>) {
  const { search, searchParams } = new URL(request.url);
  guardStage(site, search, searchParams);
  const [bespoke, systems, settings, { calculators: labels }] = await Promise.all([
    site.content.list('customised-solutions', { _sort: 'id:asc' }),
    site.content.list('products-systems', { _sort: 'id:asc' }),
    readSettings(site.content),
    readMessages(site.content, site.locale),
  ]);
  const { currency } = LOCALES[site.locale];
  const { title, subtitle } = labels.wizard;
  return {
    elements: {
      bespoke: withAmounts(bespoke, currency),
      systems: withAmounts(systems, currency),
    },
    settings: formSettings(settings, 'estimateConsent'),
    labels,
    head: pageHead({
      ...site,
      settings,
      // Search engines index only its empty first page.
      hidden: site.path !== WIZARD_PATH || search !== '',
      languages: LOCALE_CODES,
      title,
      description: subtitle,
    }),
  };
}

/**
 * Requires the answers of the stages before.
 * @throws a redirect to the stage at which the visitor has to begin, in one hop
 */
function guardStage(site: SiteRequest, search: string, query: URLSearchParams): void {
  const instead = guardOf(stageAt(site.path).path, wizardAnswers(query));
  if (instead === null) return;
  if (instead === '') throw backTo(site, WIZARD_PATH, { isForm: query.has(ASKED), status: 302 });
  throw sendTo(site, stepPath(instead) + search, 302);
}

/** Takes the form of a stage, or the lead form at the end, of a browser without scripts. */
export async function wizardAction(args: Pick<ActionArgs, 'site' | 'request'>) {
  const fields = await stageFields(args.request);
  if (!fields) return answerForm('/contact/send-message')(args);
  return takeStage(fields, args.site, new URL(args.request.url).searchParams);
}

/** @throws a redirect that repeats the form, to the address that holds its choice */
function takeStage(fields: URLSearchParams, site: SiteRequest, here: URLSearchParams) {
  const answers = wizardAnswers(fields);
  const query = wizardQuery(fields);
  const step = stageAt(site.path).path;
  const isForwarded = fields.has(PASS_ON);
  const wrong = isForwarded ? undefined : firstErrors(answers, askedBefore(answers, step, here));
  const to = wrong ? stageOf(wrong.kind) : (guardOf(step, answers) ?? step);
  if (to === '' && step !== '') throw backTo(site, WIZARD_PATH, { isForm: true, status: 303 });
  if (to !== step || query !== wizardQuery(here)) {
    const refused = wrong ? `${query ? '&' : '?'}${REFUSED}=1` : '';
    throw sendTo(site, stepPath(to) + query + refused, 307);
  }
  const others = [...fields].filter(([name]) => ![PASS_ON, ...WIZARD_NAMES].includes(name));
  return postedStage({
    written: answersIn(fields, WRITTEN),
    ...(wrong && { errors: wrong.errors }),
    ...(isForwarded && { typed: Object.fromEntries(others) }),
  });
}

/** On the way to the second specification only the first has been asked. */
function askedBefore(answers: Answers, step: string, here: URLSearchParams) {
  const kinds = specificationsOf(answers);
  const isFirst = step === stageOf('systems') && !here.has(REFUSED);
  return isFirst ? kinds.filter((kind) => kind === 'bespoke') : kinds;
}

function firstErrors(answers: Answers, kinds: ReturnType<typeof specificationsOf>) {
  return kinds
    .map((kind) => ({ kind, errors: errorsIn(answers, kind) }))
    .find(({ errors }) => Object.keys(errors).length > 0);
}
