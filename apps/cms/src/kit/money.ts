/** Money without cents; where both ends differ, their range. */
export function moneyInWords(locale: string, currency: string, low: number, high = low): string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat(locale, style);
  return low === high ? format.format(low) : format.formatRange(low, high);
}
