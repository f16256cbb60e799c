import type { Locale } from '@osnowa/contract';
import type { CalculatorName } from '@osnowa/site-map';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { ASKED, NOTHING } from '../../../calculators/stages/stage.tsx';
import { describedIn, stateFrom, stateQuery } from '../../../calculators/state/calculator-state.ts';
import { catalogueNamed } from '../../../content/.server/pages.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { siteRequest } from '../../../content/request.ts';
import { localePath } from '../../../i18n/locale-path.ts';

/** Text that another stage forwards outside the address, from a browser without scripts. */
export interface Forwarded {
  kind: 'forwarded';
  notes: string;
}

/**
 * Separates the form of another stage from the lead form of this one, which alone may have files and
 * is therefore multipart. `null` for the lead form, whose body is left unread.
 * @throws a redirect that repeats the form, to the address that holds its choice
 */
export async function forwardedNotes(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  calculator: CalculatorName,
): Promise<Forwarded | null> {
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
  return { kind: 'forwarded', notes };
}

/**
 * Requires a choice or the wish to describe one in words.
 * @throws a redirect to the first stage, with the other answers
 */
export function guardScope(
  catalogue: CatalogueContent,
  request: Request,
  locale: Locale,
  beginning: string,
): void {
  const { searchParams } = new URL(request.url);
  const state = stateFrom(catalogue, searchParams, 1);
  if (state.choice.items.length > 0 || state.customised) return;
  const nothing = saidNothing(searchParams.has(ASKED));
  const kept = stateQuery(state).replace('?', nothing ? '&' : '?');
  throw redirect(localePath(locale, beginning) + nothing + kept, 302);
}

/**
 * Query of the redirect to a first stage: after a form without a choice the stage shows an error; an
 * address that was saved or copied begins without one.
 */
export function saidNothing(isForm: boolean): string {
  return isForm ? `?${NOTHING}=1` : '';
}
