import type { Locale, OfferContent, ShownOffer } from '@osnowa/contract';
import { figuresOfOffer } from '@osnowa/estimate';
import type { OfferMessages } from '@osnowa/text/messages/pl/offer';

/** All of a version with the options that are taken and their figures, as JSON. */
export function offerJson(shown: ShownOffer, taken: readonly string[]): string {
  const { content, hash, state, acceptance } = shown;
  const figures = figuresOfOffer(content, taken);
  const accepted = acceptance?.version === content.version ? acceptance : null;
  return `${JSON.stringify({ content, hash, state, taken, figures, acceptance: accepted }, null, 2)}\n`;
}

/** The lines of a version as a table that spreadsheets open in the language of the page. */
export function offerTable(
  { lines, currency }: OfferContent,
  taken: readonly string[],
  locale: Locale,
  { table, choices, paid }: OfferMessages,
): string {
  const rows = lines.map(({ key, group, name, detail, role, days, price, paid: how }) => {
    const chosen = taken.includes(key) ? 'taken' : 'not-taken';
    const choice = role === 'fixed' || role === 'later' ? role : chosen;
    const texts = [group[locale], name[locale], detail, choices[choice]];
    return [...texts, numberCell(days, locale), numberCell(price, locale), currency, paid[how]];
  });
  const separator = locale === 'en' ? ',' : ';';
  const cells = [Object.values(table), ...rows].map((row) => row.map(textCell).join(separator));
  // Spreadsheets take a file without this mark for one of their old encodings.
  return `\uFEFF${cells.join('\r\n')}\r\n`;
}

function numberCell(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',');
}

/** A text that begins like a formula is not calculated; a number below 0 is one. */
function textCell(value: string): string {
  const isFormula = /^[=+@\t\r-]/.test(value) && !/^-[\d.,]+$/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('\u00A0', ' ').replaceAll('"', '""')}"`;
}
