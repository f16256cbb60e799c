import type { Locale } from '@osnowa/contract';
import { formatNumber } from '../../i18n/format.ts';

const KIB = 1024;

/** Size of a file as a visitor reads it, in binary steps to match the 10 MB limit: `2,4 MB`. */
export function fileSize(locale: Locale, bytes: number): string {
  const [value, unit] =
    bytes < KIB * KIB
      ? [Math.max(bytes / KIB, bytes > 0 ? 0.1 : 0), 'kilobyte']
      : [bytes / KIB / KIB, 'megabyte'];
  return formatNumber(locale, value, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}
