/** Sizes as file managers show them: 1,024 bytes are a kilobyte, and the least is 0.1. */
export function sizeInWords(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1024 * 1024
      ? [Math.max(bytes / 1024, 0.1), 'kilobyte']
      : [bytes / (1024 * 1024), 'megabyte'];
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}
