/** Sizes as files have them: 1,024 bytes are a kilobyte, and no file is of none. */
export function sizeInWords(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1024 * 1024
      ? [Math.max(bytes / 1024, 0.1), 'kilobyte']
      : [bytes / (1024 * 1024), 'megabyte'];
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(amount);
}
