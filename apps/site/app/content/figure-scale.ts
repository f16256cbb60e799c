import type { Locale } from '@osnowa/contract';

/**
 * A figure that can be drawn to scale: two amounts, a range from one to the other, a part of a whole,
 * or a number of things.
 */
export type FigureScale =
  | { kind: 'pair' | 'range'; from: number; to: number }
  | { kind: 'share'; part: number; whole: number }
  | { kind: 'count'; count: number };

/** More things cannot be told apart; the limit also leaves years and sums of money in words. */
const MOST_THINGS = 600;

/** Typesetting puts it where no line may break. */
const WORD_JOINER = '\u2060';

const NUMBER = '(\\d+(?:[.,\\s]\\d+)*)';
const CURRENCY = '[£€$]?';
const UNIT = '(\\D*)';
const SHARE_WORD = 'of|von|z|ze|na|in|out of';
const ALTERNATIVE = 'or|oder|albo|lub';

const TWO = new RegExp(
  `^${CURRENCY}${NUMBER}\\s*(→|–|(?<=\\s)(?:${ALTERNATIVE}|${SHARE_WORD})(?=\\s))\\s*${CURRENCY}${NUMBER}${UNIT}$`,
  'u',
);
const ONE = new RegExp(`^${NUMBER}${UNIT}$`, 'u');

/**
 * Reads a figure as it is written in a language: `41 → 3 h`, `60 or 90`, `70–343`, `312 von 1.900`,
 * `31%`, `8 weeks`.
 * @returns `null` where it does not say plainly what could be drawn
 */
export function figureScale(value: string, language: Locale): FigureScale | null {
  const plain = value.replaceAll(WORD_JOINER, '');
  const [, first, between = '', second] = TWO.exec(plain) ?? [];
  if (first && second) {
    return scaleOfTwo(numberOf(first, language), between, numberOf(second, language));
  }
  const [, only, unit = ''] = ONE.exec(plain) ?? [];
  const count = only ? numberOf(only, language) : null;
  if (count === null) return null;
  if (unit.trim() === '%') return count > 100 ? null : { kind: 'share', part: count, whole: 100 };
  const isThings = Number.isInteger(count) && count > 0 && count <= MOST_THINGS;
  return isThings ? { kind: 'count', count } : null;
}

function scaleOfTwo(from: number | null, between: string, to: number | null): FigureScale | null {
  if (from === null || to === null || Math.max(from, to) === 0) return null;
  if (between === '→' || ALTERNATIVE.split('|').includes(between)) {
    return { kind: 'pair', from, to };
  }
  if (between === '–') return from < to ? { kind: 'range', from, to } : null;
  return from <= to ? { kind: 'share', part: from, whole: to } : null;
}

/** Marks between thousands, and the decimal mark, of each language. */
const MARKS: Readonly<Record<Locale, { thousands: RegExp; decimal: string }>> = {
  pl: { thousands: /\s/gu, decimal: ',' },
  en: { thousands: /,/gu, decimal: '.' },
  de: { thousands: /\./gu, decimal: ',' },
};

function numberOf(written: string, language: Locale): number | null {
  const { thousands, decimal } = MARKS[language];
  const number = Number(written.replace(thousands, '').replace(decimal, '.'));
  return Number.isNaN(number) ? null : number;
}
