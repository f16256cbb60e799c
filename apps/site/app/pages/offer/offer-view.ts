import type { ErrorCode, OfferContentLine, ShownOffer } from '@osnowa/contract';
import type { LineChange } from '@osnowa/estimate';
import type { PluralForms } from '@osnowa/text';
import type { OfferMessages } from '@osnowa/text/messages/pl/offer';
import { createContext, useContext } from 'react';
import type { OfferSheet } from './figure-texts.ts';

/** A field of the forms of an offer. */
export type FieldName = 'name' | 'role' | 'may' | 'text';

/** A form of an offer that was not carried out. */
export interface OfferResult {
  /** `accept`, `decline`, `time`, or `ask-` with the key of a line. */
  form: string;
  errors: Partial<Record<FieldName, keyof OfferMessages['errors']>>;
  /** All that was typed. */
  values: Record<string, string>;
  taken: string[];
  /** `null`: the figures were calculated anew. */
  code: ErrorCode | null;
  /** The choice was another one than that of the figures, so that it was not accepted. */
  isRecalculated: boolean;
}

/** All that the page of an offer shows. */
export interface OfferView {
  /** Key of its link. */
  link: string;
  shown: ShownOffer;
  taken: readonly string[];
  sheet: OfferSheet;
  /** How its lines differ from those of the version before; `null` of the first one. */
  changes: LineChange<OfferContentLine>[] | null;
  /** The last version, which alone can be decided about. */
  isCurrent: boolean;
  /** What the reader may do now; asking for more time is to `wait`. */
  may: { decide: boolean; wait: boolean; ask: boolean };
  /** Address of the link for reading, for the holder of the other one. */
  readingAddress: string | null;
  words: OfferMessages;
  /** People, counted. */
  people: PluralForms;
  phone: string;
  /** What was done just now. */
  said: string | null;
  /** Result of a form that was not carried out. */
  result: OfferResult | null;
}

/** Gives the parts of its page an offer. */
export const OfferContext = createContext<OfferView | null>(null);

/** The offer of the page. */
export function useOffer(): OfferView {
  const view = useContext(OfferContext);
  if (!view) throw new Error('This component stands outside OfferContext');
  return view;
}
