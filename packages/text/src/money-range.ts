/**
 * A range of money, with the currency named once in every language: €26,200–34,300. Two equal sums
 * are shown as one.
 */
export function moneyRange(format: Intl.NumberFormat, low: number, high: number): string {
  if (low === high) return format.format(low);
  const parts = format.formatRangeToParts(low, high);
  const isTwice = parts.filter(({ type }) => type === 'currency').length > 1;
  return parts
    .filter(({ type, source }) => !(isTwice && type === 'currency' && source === 'endRange'))
    .map(({ source, value }) => (source === 'shared' && value.includes('–') ? '–' : value))
    .join('');
}
