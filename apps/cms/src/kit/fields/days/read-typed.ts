import { fill } from '@osnowa/text';
import { isValid, type Locale, parse } from 'date-fns';
import type { Words } from '../../screen-words.ts';

/** Earlier days are no dates to the picker. */
const FIRST_YEAR = 1800;

/**
 * Whether the picker takes a text as a date: it reads by these formats, and passes over a day before
 * the first that may be chosen.
 * @param formats in date-fns' letters
 */
export function readsAsDate(text: string, formats: readonly string[], locale: Locale): boolean {
  return formats.some((format) => {
    const date = parse(text, format, new Date(), { locale });
    return isValid(date) && date.getFullYear() >= FIRST_YEAR;
  });
}

/** Kind of a picker, as Payload names it. */
type Appearance = string | undefined;

const EXAMPLES: Record<string, string> = { dayAndTime: '7.12.2026 10:00', monthOnly: '12.2026' };

/** The sentence at a field whose text is no date. */
export function unreadable(appearance: Appearance, { forms }: Words): string {
  const example = EXAMPLES[appearance ?? ''] ?? '7.12.2026';
  return fill(forms.readTyped.unreadable, { example });
}

/** The same of a filter, which has no place for a sentence. */
export function unreadableFilter(text: string, { forms }: Words): string {
  return fill(forms.readTyped.unreadableFilter, { text });
}
