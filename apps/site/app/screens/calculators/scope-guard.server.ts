import type { Locale } from '@tkalnia/contract';
import { redirect } from 'react-router';
import { stateFrom } from '../../calculators/calculator-state.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import { localePath } from '../../i18n/locale-path.ts';

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
  if (choice.items.length === 0 && !customised) throw redirect(localePath(locale, beginning), 302);
}
