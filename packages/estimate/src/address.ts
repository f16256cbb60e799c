import type { EstimateCatalogue } from './catalogue.ts';
import { type Choice, knownChoice, withPreset } from './choice.ts';

/** Query parameters that hold a choice; every other parameter belongs to the screen. */
export const CHOICE_PARAMETERS = ['items', 'later', 'preset', 'mobile'] as const;

/**
 * Reads the choice from an address. Values that the catalogue does not contain are dropped without
 * an error.
 */
export function choiceFrom(catalogue: EstimateCatalogue, query: URLSearchParams): Choice {
  const keys = (name: string) => query.getAll(name).flatMap((value) => value.split(','));
  // A form without scripts sends each ticked box separately, and a radio button's answer under the
  // name of its question.
  const answers = catalogue.groups.filter(({ choice }) => choice === 'one').map(({ key }) => key);
  const choice = knownChoice(catalogue, {
    items: ['items', ...answers].flatMap(keys),
    later: keys('later'),
    preset: query.get('preset'),
    mobile: query.get('mobile') === '1',
  });
  // A link with a preset alone means the items of that preset.
  return query.has('items') ? choice : withPreset(catalogue, choice, choice.preset);
}

/** The choice as query parameters, always in the same order; empty values are left out. */
export function choiceParameters(choice: Choice): [string, string][] {
  const parameters: [string, string][] = [];
  if (choice.items.length > 0 || choice.preset) parameters.push(['items', choice.items.join(',')]);
  if (choice.later.length > 0) parameters.push(['later', choice.later.join(',')]);
  if (choice.preset) parameters.push(['preset', choice.preset]);
  if (choice.mobile) parameters.push(['mobile', '1']);
  return parameters;
}

/** `?items=own-domain,booking&preset=booking`, or nothing. Keys are slugs, so commas stay readable. */
export function choiceQuery(choice: Choice): string {
  const parameters = choiceParameters(choice).map(([name, value]) => `${name}=${value}`);
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}
