import type { OfferContentLine, OfferDraft } from '@osnowa/contract';
import { canonicalJson, LOCALE_CODES } from '@osnowa/contract';
import { figuresOfOffer, notSelectable, offeredSelection } from '@osnowa/estimate';

/** Why a draft cannot be sent: a name of a sentence, and the line or the field that it is about. */
export interface OfferFault {
  at: string;
  fault:
    | 'noTitle'
    | 'noLines'
    | 'sameKey'
    | 'noName'
    | 'noReason'
    | 'twoTaken'
    | 'onlyOne'
    | 'dayCount'
    | 'below0'
    | 'payments'
    | 'over'
    | 'noTerms';
}

/** Sum of all shares of a price. */
const WHOLE = 100;

/**
 * What keeps a draft from being sent.
 * @param before the lines of the version before, or of the estimate; a line that differs has a reason
 * @param today `YYYY-MM-DD`, by the company's clock
 */
export function faultsOf(
  draft: OfferDraft,
  before: readonly OfferContentLine[],
  today: string,
): OfferFault[] {
  const { lines, payments } = draft;
  const faults: OfferFault[] = [];
  const add = (at: string, fault: OfferFault['fault']) => faults.push({ at, fault });
  if (draft.title.trim() === '') add('title', 'noTitle');
  if (lines.every(({ role }) => role === 'later')) add('lines', 'noLines');
  const known = new Map(before.map((line) => [line.key, line]));
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(line.key)) add(line.key, 'sameKey');
    seen.add(line.key);
    if (line.name[draft.locale].trim() === '') add(line.key, 'noName');
    const was = known.get(line.key);
    if (was && !isSameLine(was, line) && line.reason.trim() === '') add(line.key, 'noReason');
    if (line.paid === 'days' && line.days === 0 && line.price !== 0) add(line.key, 'dayCount');
    const isAlone = lines.filter(({ instead }) => instead === line.instead).length === 1;
    if (line.instead && isAlone) add(line.key, 'onlyOne');
  }
  const taken = offeredSelection(lines);
  for (const key of notSelectable(lines, taken)) add(key, 'twoTaken');
  const figures = figuresOfOffer(draft, taken);
  const sums = [figures.price.low, figures.monthly, figures.later?.price.low ?? 0];
  if (sums.some((sum) => sum < 0)) add('lines', 'below0');
  const shares = payments.reduce((sum, { percent }) => sum + percent, 0);
  if (payments.length > 0 && shares !== WHOLE) add('payments', 'payments');
  if (draft.validUntil < today) add('validUntil', 'over');
  if (draft.terms.trim() === '') add('terms', 'noTerms');
  return faults;
}

/** Whether two versions of a line say the same to a buyer. */
export function isSameLine(one: OfferContentLine, other: OfferContentLine): boolean {
  const said = ({ reason: _, ...line }: OfferContentLine) => canonicalJson(line);
  return said(one) === said(other);
}

/** A draft whose texts stand in each language: a name that is missing in one is that of the offer's. */
export function inAllLanguages({ lines, locale, ...draft }: OfferDraft): OfferDraft {
  const filled = (text: OfferContentLine['name']) =>
    Object.fromEntries(
      LOCALE_CODES.map((code) => [code, text[code].trim() || text[locale].trim()]),
    ) as OfferContentLine['name'];
  const whole = lines.map((line) => {
    return { ...line, group: filled(line.group), name: filled(line.name) };
  });
  return { ...draft, locale, lines: whole };
}
