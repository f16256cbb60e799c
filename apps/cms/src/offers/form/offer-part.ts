import type { Locale, OfferContentLine, OfferDraft } from '@osnowa/contract';
import type { Words } from '../../kit/screen-words.ts';
import type { InCurrencies, KnownDraft, PricedFact } from '../desk.ts';
import type { OfferFault } from '../offer-rules.ts';

/** An offer as its page gives it to the form. */
export interface OfferProps {
  lead: number;
  user: number;
  /** Mail address of the customer; `null`: the offer cannot be sent. */
  mail: string | null;
  known: KnownDraft;
  before: readonly OfferContentLine[];
  rates: InCurrencies;
  terms: Readonly<Record<Locale, string>>;
  facts: readonly PricedFact[];
  /** Names of colleagues. */
  people: readonly string[];
  /** Today by the company's clock: `YYYY-MM-DD`. */
  today: string;
  /** The most that this person may send; `null`: anything. */
  limits: InCurrencies;
}

/** The same for a part of the form, as it is now. */
export interface PartProps extends OfferProps {
  draft: OfferDraft;
  faults: readonly OfferFault[];
  onChange(draft: OfferDraft): void;
}

/** What is wrong at a field, as one sentence. */
export function said(
  { faults }: Pick<PartProps, 'faults'>,
  at: string,
  words: Words['offers'],
): string | undefined {
  const found = faults.find((one) => one.at === at);
  return found && words.faults[found.fault];
}
