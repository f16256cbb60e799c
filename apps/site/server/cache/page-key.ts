import { callTime, LOCALES, reference } from '@osnowa/contract';
import { CAMPAIGN } from '@osnowa/contract/attribution';
import { type Parameter, routeAt } from '@osnowa/site-map';
import { MISSING_PATH, splitLocale } from '../../app/i18n/locale-path.ts';

/** The part of an address that reaches the renderer, and the key of the page in the cache. */
export interface PageKey {
  /** Path for the renderer, in the one form that the site has. */
  path: string;
  /** Parameters with a meaning, in a fixed order, with `?`; or nothing. */
  query: string;
  /** `path` and `query`. */
  key: string;
  /** Whether all visitors get the same page: not the thank-you page with a reference, nor a page behind a visitor's link. */
  shared: boolean;
  /** Visitors can invent such addresses without limit (search): stored apart from the others. */
  endless: boolean;
}

/** Lower-case words; a file has its ending. */
const PATH =
  /^\/(?:\.well-known\/)?(?:[a-z0-9_-]+\/)*(?:[a-z0-9_-]+(?:\.(?:xml|txt|webmanifest))?)?$/;
const MAX_PATH = 512;

/**
 * Key of the page at an address. A malformed address gets the key of the missing page in its
 * language, so that garbage costs one entry and no rendering.
 * @param search query with its `?`, or nothing
 */
export function pageKey(path: string, search: string): PageKey {
  if (path.length > MAX_PATH || !PATH.test(path) || (path.length > 1 && path.endsWith('/')))
    return missingKey(path);
  const { personal = false, parameters = {} } = routeAt(splitLocale(path).path) ?? {};
  if (search === '') return { ...plain(path), shared: !personal };
  const given = new URLSearchParams(search);
  const meaningful = new URLSearchParams();
  const meant =
    parameters === 'choice'
      ? copyChoice(given, meaningful)
      : copyMeant(parameters, given, meaningful);
  const sent = given.get('sent');
  if (reference.safeParse(sent).success) {
    meaningful.set('sent', sent as string);
    if (given.get('mail') === 'none') meaningful.set('mail', 'none');
    const call = callTime.safeParse(given.get('call'));
    if (call.success) meaningful.set('call', call.data);
  }
  const isOwn = personal || meaningful.has('sent') || meant.some((one) => one.personal);
  if (meaningful.size === 0) return { ...plain(path), shared: !isOwn };
  const query = `?${meaningful}`;
  const endless = meant.some((one) => one.endless);
  return { path, query, key: path + query, shared: !isOwn, endless };
}

function plain(path: string): PageKey {
  return { path, query: '', key: path, shared: true, endless: false };
}

/** Key of the missing page in the language of a path: one for all unknown addresses. */
export function missingKey(path: string): PageKey {
  const { locale } = splitLocale(path.toLowerCase());
  return plain(`${LOCALES[locale].prefix}${MISSING_PATH}`);
}

/** Parameters of a choice: keys of a catalogue, which is content, so any words of that form. */
const CHOICE_NAME = /^[A-Za-z0-9-]{1,60}$/;
const CHOICE_VALUE = /^[a-z0-9,=&%-]*$/;
const MAX_CHOICE = 6_000;

/** Returns the parameters of a route that have a meaning, and removes the others. */
function copyMeant(
  parameters: Readonly<Record<string, Parameter>>,
  given: URLSearchParams,
  meaningful: URLSearchParams,
): Pick<Parameter, 'endless' | 'personal'>[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = given.get(name);
    if (value === null || !parameter.value.test(value)) return [];
    meaningful.set(name, value);
    return [parameter];
  });
}

/** Returns the possible choices, whatever their order in the form or the address. */
function copyChoice(
  given: URLSearchParams,
  meaningful: URLSearchParams,
): Pick<Parameter, 'endless' | 'personal'>[] {
  if (given.toString().length <= MAX_CHOICE) {
    for (const [name, value] of given)
      if (!CAMPAIGN.test(name) && CHOICE_NAME.test(name) && CHOICE_VALUE.test(value))
        meaningful.append(name, value);
  }
  return [{ endless: true }];
}
