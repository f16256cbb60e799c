import { OFFER_PAYMENTS, OFFER_ROLES } from '@osnowa/estimate';
import { z } from 'zod';
import { day, instant } from './entities/values.ts';
import { LOCALE_CODES } from './locale.ts';

/** Number of an offer that people quote, such as `OF-7F3K-9QX2`. */
export const offerNumber = z.string().regex(/^OF-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/** The secret part of an offer's link: 128 bits that cannot be guessed. */
export const offerKey = z.string().regex(/^[0-9a-f]{32}$/);

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const locale = z.enum(LOCALE_CODES);
const version = z.number().int().positive();
/** Net money in whole units; a discount is below 0. */
const money = z.number().int().min(-100_000_000).max(100_000_000);

/** Longest texts of an offer, in characters. */
export const OFFER_TEXT = { name: 200, detail: 2_000, terms: 50_000, said: 10_000 } as const;

/** Most lines of an offer. */
export const OFFER_LINES = 200;

/** A text in the languages in which it is known; in the offer's own language it always is. */
const inLanguages = (most: number) =>
  z.strictObject({
    pl: z.string().max(most),
    en: z.string().max(most),
    de: z.string().max(most),
  } satisfies Record<(typeof LOCALE_CODES)[number], z.ZodType>);

const offerLine = z.strictObject({
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/),
  group: inLanguages(OFFER_TEXT.name),
  name: inLanguages(OFFER_TEXT.name),
  detail: z.string().max(OFFER_TEXT.detail),
  paid: z.enum(OFFER_PAYMENTS),
  days: z.number().min(0).max(10_000).multipleOf(0.5),
  price: money,
  role: z.enum(OFFER_ROLES),
  instead: z.string().max(OFFER_TEXT.name),
  /** Why it differs from the estimate or from the version before; empty where it does not. */
  reason: z.string().max(OFFER_TEXT.detail),
});

/** What the salesperson decides about an offer. */
const decided = {
  locale,
  currency: z.enum(['PLN', 'EUR']),
  title: z.string().max(OFFER_TEXT.name),
  introduction: z.string().max(OFFER_TEXT.terms),
  lines: z.array(offerLine).max(OFFER_LINES),
  rangeFactor: z.number().min(1).max(3),
  /** The upper price is agreed as the most that is ever paid. */
  isCapped: z.boolean(),
  team: z.number().int().min(1).max(50),
  validUntil: day,
  /** Day on which the work can begin; `null` where none is promised. */
  startsOn: day.nullable(),
  payments: z
    .array(
      z.strictObject({
        name: z.string().max(OFFER_TEXT.name),
        percent: z.number().int().min(1).max(100),
      }),
    )
    .max(20),
  people: z
    .array(
      z.strictObject({
        name: z.string().max(OFFER_TEXT.name),
        position: z.string().max(OFFER_TEXT.name),
      }),
    )
    .max(20),
  terms: z.string().max(OFFER_TEXT.terms),
};

/** An offer that is still being written: what the salesperson decides, without the rules of sending. */
export const offerDraft = z.strictObject(decided);

/**
 * A version of an offer, as it was sent: for ever the same. The order of its keys means nothing; its
 * hash is that of its canonical JSON.
 */
export const offerContent = z.strictObject({
  ...decided,
  format: z.literal(1),
  number: offerNumber,
  version,
  /** Hash of the version before; `null` of the first one. */
  previous: hash.nullable(),
  sentAt: instant,
  customer: z.strictObject({ name: z.string(), company: z.string() }),
  /** The company that makes the offer, as the register names it, and the person who sends it. */
  seller: z.strictObject({ company: z.string(), address: z.string(), register: z.string() }),
  contact: z.strictObject({ name: z.string(), mail: z.string(), phone: z.string() }),
});

const selection = z.array(z.string().max(100)).max(OFFER_LINES);

/** What a buyer said of an acceptance, as it was agreed. */
export const offerAcceptance = z.strictObject({
  version,
  /** Hash of the version. */
  of: hash,
  taken: selection,
  name: z.string(),
  role: z.string(),
  /** The declaration in full, in the language in which it was agreed. */
  wording: z.string(),
  locale,
  at: instant,
});

/** Why a buyer declines. */
export const DECLINE_REASONS = ['price', 'time', 'other-supplier', 'no-need'] as const;

/** The state of an offer for its reader. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

const question = z.strictObject({
  /** Key of the line; `null`: about the whole offer. */
  line: z.string().nullable(),
  version,
  name: z.string(),
  text: z.string(),
  at: instant,
  answer: z.strictObject({ text: z.string(), name: z.string(), at: instant }).nullable(),
});

/** An offer at its link, in one of its versions. */
export const shownOffer = z.strictObject({
  content: offerContent,
  hash,
  /** The lines of the version before; `null` of the first one. */
  before: z.array(offerLine).nullable(),
  state: z.enum(OFFER_STATES),
  /** Every version that was sent, the first one first. */
  versions: z.array(z.strictObject({ version, sentAt: instant })),
  questions: z.array(question),
  acceptance: offerAcceptance.nullable(),
  /** What a buyer agrees to who accepts it, in the language that was asked for. */
  declaration: z.string(),
  /** Whether the link is one for deciding; the other one is for reading. */
  isForDeciding: z.boolean(),
  /** Key of the link for reading; `null` in that link itself. */
  readingKey: offerKey.nullable(),
});

const ofOffer = { key: offerKey };
const name = z.string().max(OFFER_TEXT.name);
const said = z.string().max(OFFER_TEXT.said);

/** What a buyer asks and says about an offer, by its link. */
export const OFFER_INPUTS = {
  /** `isVisit`: a person opened it. */
  read: z.strictObject({ ...ofOffer, version: version.optional(), locale, isVisit: z.boolean() }),
  print: z.strictObject({ ...ofOffer, version, taken: selection, locale }),
  accept: z.strictObject({
    ...{ ...ofOffer, version, hash, taken: selection, name, role: name, locale },
    /** The declaration as the buyer read it. */
    wording: z.string().max(OFFER_TEXT.terms),
  }),
  decline: z.strictObject({
    ...{ ...ofOffer, version },
    reason: z.enum(DECLINE_REASONS).nullable(),
    text: said,
  }),
  askForTime: z.strictObject({ ...ofOffer, version, text: said }),
  ask: z.strictObject({
    ...ofOffer,
    version,
    line: z.string().max(100).nullable(),
    name,
    text: said,
  }),
} as const;

export type OfferDraft = z.infer<typeof offerDraft>;
export type OfferContent = z.infer<typeof offerContent>;
export type OfferContentLine = z.infer<typeof offerLine>;
export type OfferAcceptance = z.infer<typeof offerAcceptance>;
export type ShownOffer = z.infer<typeof shownOffer>;
export type OfferState = (typeof OFFER_STATES)[number];
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** JSON with sorted keys and without spaces: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}
