import {
  checkSpecification,
  type FieldErrors,
  LOCALE_CODES,
  type SpecificationKind,
} from '@osnowa/contract';
import { WIZARD_PATH } from '@osnowa/site-map';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import {
  createContext,
  data,
  type MetaDescriptor,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { ASKED } from '../../calculators/stages/stage.tsx';
import {
  otherPairs,
  PASS_ON,
  type Pairs,
  wizardPairs,
  wizardQuery,
} from '../../calculators/wizard/wizard-pairs.ts';
import {
  guardOf,
  quotePairs,
  specificationsOf,
  stepAt,
  stepPath,
} from '../../calculators/wizard/wizard-stages.ts';
import type { SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { pageHead } from '../../seo/.server/page-head.ts';
import { saidNothing } from '../calculators/.server/forwarded.ts';
import type { Posted } from './wizard.tsx';

/** A posted form of the wizard, for the loader that runs after its action. */
const posted = createContext<Posted | null>(null);

/** Parameter of a stage that is shown again because of its errors. */
const REFUSED = 'refused';

/**
 * Requires the answers of the steps before.
 * @throws a redirect to the step at which the visitor has to begin, in one hop
 */
export function guardStep(
  { locale, path }: Pick<SiteRequest, 'locale' | 'path'>,
  request: Request,
  context: Readonly<RouterContextProvider>,
): void {
  const { search, searchParams } = new URL(request.url);
  const form = context.get(posted);
  // A form with errors is shown again, even if it was posted to another stage.
  if (form?.wrong) return;
  const instead = guardOf(stepAt(path), form?.pairs ?? wizardPairs(searchParams));
  if (instead === null) return;
  const asked = form ? wizardQuery(form.pairs) : search;
  const isForm = form !== null || searchParams.has(ASKED);
  const query = instead === 'choose' ? saidNothing(isForm) : asked;
  throw redirect(localePath(locale, stepPath(instead)) + query, 302);
}

/**
 * Takes a stage's form from a browser without scripts: the answers so far, with their
 * errors. `null` for the lead form, which alone is multipart and whose body is left unread.
 */
export async function takeStage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { locale, path }: Pick<SiteRequest, 'locale' | 'path'>,
): Promise<ReturnType<typeof data<Posted>> | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return null;
  const step = stepAt(path);
  const fields = [...(await request.formData())];
  const pairs = wizardPairs(fields);
  const isForwarded = fields.some(([name]) => name === PASS_ON);
  // On the way to the second specification only the first has been asked.
  const url = new URL(request.url);
  const isFirst = step === 'products-systems' && !url.searchParams.has(REFUSED);
  const before = isFirst ? (['bespoke'] as const) : specificationsOf(pairs);
  const asked = isForwarded ? [] : before;
  const checked = asked.map((kind) => ({ kind, errors: errorsIn(pairs, kind) }));
  const first = checked.find(({ errors }) => Object.keys(errors).length > 0);
  const wrong = first ? STEP[first.kind] : null;
  // The browser posts the same form to the stage that is shown again, so that its address says so.
  if (wrong && wrong !== step)
    throw redirect(`${localePath(locale, stepPath(wrong))}?${REFUSED}=1`, 307);
  const form: Posted = {
    kind: 'posted',
    pairs,
    errors: first?.errors ?? {},
    wrong,
    typed: isForwarded ? otherPairs(fields) : {},
  };
  context.set(posted, form);
  return data(form, { status: wrong ? 422 : 200, headers: { 'cache-control': 'no-store' } });
}

const STEP = { bespoke: 'customised', systems: 'products-systems' } as const;

function errorsIn(pairs: Pairs, kind: SpecificationKind): FieldErrors {
  return checkSpecification(quotePairs(pairs, [kind]).map(([key, value]) => ({ key, value })));
}

/** Head of the wizard; search engines index only its first page. */
export function wizardHead(
  { wizard }: CalculatorMessages,
  settings: SettingsContent,
  site: SiteRequest,
  search: string,
): MetaDescriptor[] {
  const isBeginning = site.path === WIZARD_PATH && search === '';
  return pageHead({
    ...site,
    settings,
    hidden: !isBeginning,
    languages: LOCALE_CODES,
    title: wizard.title,
    description: wizard.subtitle,
  });
}
