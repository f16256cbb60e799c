import type { Locale } from '@osnowa/contract';
import { redirect } from 'react-router';
import { ASKED, NOTHING } from '../../../calculators/stages/stage.tsx';
import { stateFrom } from '../../../calculators/state/calculator-state.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { localePath } from '../../../i18n/locale-path.ts';

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
