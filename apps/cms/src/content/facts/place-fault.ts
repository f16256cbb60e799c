import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type FactToken, factKeys, shownFact } from '@osnowa/text/facts';
import type { Words } from '../../kit/screen-words.ts';
import type { FactsOfDay } from '../../reads/facts.ts';

/** Why a place of a text could not show its fact; `null` where it can. */
export function placeFault(
  place: FactToken,
  language: Locale,
  { byKey, day }: Pick<FactsOfDay, 'byKey' | 'day'>,
  words: Words,
): string | null {
  if (shownFact(place, language, byKey, day) !== null) return null;
  const { unknown, badForm, noDayValue } = words.content.facts;
  const { token } = place;
  const key = factKeys(token).find((one) => !byKey.has(one));
  if (key) return fill(unknown, { key, token });
  const plain = shownFact({ ...place, forms: [] }, language, byKey, day);
  return fill(plain === null ? noDayValue : badForm, { key: place.key, token });
}
