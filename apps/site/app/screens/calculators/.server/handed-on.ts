import type { Locale } from '@osnowa/contract';
import type { CalculatorName } from '@osnowa/site-map';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { ASKED, NOTHING } from '../../../calculators/stages/stage.tsx';
import { describedIn, stateFrom, stateQuery } from '../../../calculators/state/calculator-state.ts';
import { catalogueNamed } from '../../../content/.server/pages.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { siteRequest } from '../../../content/request.ts';
import { localePath } from '../../../i18n/locale-path.ts';

/** What another stage hands on beside the address, from a browser without scripts. */
export interface HandedOn {
  kind: 'handed-on';
  notes: string;
}

/**
 * Tells the form of another stage from the lead form of this one, which alone may bring files and
 * is therefore multipart. `null` for the latter, whose body is left unread.
 * @throws a redirect that keeps the form, to the address which says what it chose
 */
export async function handedOn(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  calculator: CalculatorName,
): Promise<HandedOn | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return null;
  const { content, locale, path } = context.get(siteRequest);
  const { catalogue } = await catalogueNamed(content, calculator);
  const form = new URLSearchParams(await request.text());
  const state = stateFrom(catalogue, form, 1);
  const notes = form.get('notes') ?? '';
  const beginning = `/${calculator}`;
  const isEmpty = state.choice.items.length === 0 && !state.customised && notes.trim() === '';
  if (isEmpty && path !== beginning)
    throw redirect(localePath(locale, beginning) + saidNothing(true), 303);
  const query = stateQuery(describedIn(notes, state));
  if (query !== stateQuery(stateFrom(catalogue, new URL(request.url).searchParams, 1)))
    throw redirect(localePath(locale, path) + query, 307);
  return { kind: 'handed-on', notes };
}

/**
 * Lets on only who has chosen something or wants to describe it in words.
 * @throws a redirect to where one chooses
 */
export function guardScope(
  catalogue: CatalogueContent,
  request: Request,
  locale: Locale,
  beginning: string,
): void {
  const { choice, customised } = stateFrom(catalogue, new URL(request.url).searchParams, 1);
  if (choice.items.length > 0 || customised) return;
  const { searchParams } = new URL(request.url);
  throw redirect(localePath(locale, beginning) + saidNothing(searchParams.has(ASKED)), 302);
}

/**
 * Query of the way back to a first stage: a form that was sent with nothing chosen is told so; an
 * address that was kept or copied begins without a complaint.
 */
export function saidNothing(isForm: boolean): string {
  return isForm ? `?${NOTHING}=1` : '';
}
