import { createHash, randomBytes } from 'node:crypto';
import {
  canonicalJson,
  type OfferAcceptance,
  type OfferContent,
  type OfferState,
  offerAcceptance,
  offerContent,
  offerKey,
} from '@osnowa/contract';
import { desc, eq, gt, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { type Stored, storedWhere } from '../platform/database/stored.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';

/** An offer as it is stored. `draft` has not been sent yet. */
export type Offer = Omit<Stored<'offers'>, 'state' | 'draft'> & {
  state: 'draft' | Exclude<OfferState, 'expired'>;
  draft: unknown;
};

/** A version that was sent. */
export interface SentVersion {
  content: OfferContent;
  /** Its canonical JSON, byte for byte as it was sent. */
  text: string;
  hash: string;
}

const KEY_BYTES = 16;

/** The secret part of a link. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/**
 * The hash of a text that follows another one: of a version after the one before, and of an acceptance
 * after its version. SHA-256, in hexadecimal digits.
 */
export function hashAfter(previous: string | null, text: string): string {
  return createHash('sha256')
    .update(`${previous ?? ''}\n${text}`)
    .digest('hex');
}

/** The newest offer of a lead; `null` without one. */
export async function offerOfLead(
  payload: Payload,
  lead: number,
  req: Partial<InTransaction> = {},
): Promise<Offer | null> {
  const { offers } = tablesOf(payload);
  const [row] = await queryBuilder(payload, req)
    .select()
    .from(offers)
    .where(eq(offers.lead, lead))
    .orderBy(desc(offers.id))
    .limit(1);
  return (row ?? null) as Offer | null;
}

/** An offer by its id. */
export function offerWith(
  payload: Payload,
  id: number,
  req: Partial<InTransaction> = {},
): Promise<Offer | null> {
  return storedWhere(payload, 'offers', { id: { equals: id } }, req) as Promise<Offer | null>;
}

/** The offer of a link, and whether its reader decides about it; `null` for a link that is none. */
export async function offerAt(
  payload: Payload,
  given: string,
): Promise<{ offer: Offer; isForDeciding: boolean } | null> {
  const key = offerKey.safeParse(given).data;
  if (!key) return null;
  const { offers } = tablesOf(payload);
  const [row] = await queryBuilder(payload)
    .select()
    .from(offers)
    .where(or(eq(offers.key, key), eq(offers.readingKey, key)));
  return row ? { offer: row as Offer, isForDeciding: row.key === key } : null;
}

/** The versions of an offer that were sent, the first one first. */
export async function versionsOf(
  payload: Payload,
  offer: number,
  req: Partial<InTransaction> = {},
): Promise<SentVersion[]> {
  const { offer_versions: versions } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select()
    .from(versions)
    .where(eq(versions.offer, offer))
    .orderBy(versions.version);
  return rows.map(({ content: text, hash }) => {
    return { content: offerContent.parse(JSON.parse(text)), text, hash };
  });
}

/** The acceptance of an offer, as it was stored; `null` without one. */
export function acceptanceOf({ acceptance }: Pick<Offer, 'acceptance'>): OfferAcceptance | null {
  return acceptance ? offerAcceptance.parse(JSON.parse(acceptance)) : null;
}

/** The state of an offer for its reader. @param today `YYYY-MM-DD`, by the company's clock */
export function stateOf({ state, validUntil }: Offer, today: string): OfferState | 'draft' {
  return state === 'open' && validUntil && validUntil < today ? 'expired' : state;
}

/** What is wrong with the stored versions and the acceptance of an offer; none: nothing was changed. */
export async function brokenLinks(payload: Payload, offer: Offer): Promise<string[]> {
  const { offer_versions: table } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select()
    .from(table)
    .where(eq(table.offer, offer.id))
    .orderBy(table.version);
  const faults: string[] = [];
  let previous: string | null = null;
  for (const [nth, row] of rows.entries()) {
    const named = `${offer.number}, version ${nth + 1}`;
    if (row.version !== nth + 1) faults.push(`${named} is missing.`);
    const isChained = row.previous === previous && row.content.includes(canonicalJson(previous));
    if (!isChained) faults.push(`${named} does not follow the version before.`);
    if (hashAfter(previous, row.content) !== row.hash) faults.push(`${named} was changed.`);
    previous = row.hash;
  }
  if (rows.length !== offer.version) faults.push(`${offer.number} has not all of its versions.`);
  const { acceptance, acceptanceHash } = offer;
  if (acceptance) {
    const of = acceptanceOf(offer);
    const version = rows.find((row) => row.version === of?.version);
    const isSame =
      version?.hash === of?.of && hashAfter(version?.hash ?? null, acceptance) === acceptanceHash;
    if (!isSame) faults.push(`The acceptance of ${offer.number} was changed.`);
  }
  return faults;
}

/** Offers that are read at once. */
const AT_ONCE = 200;

/** Checks the versions and the acceptance of every offer. */
export async function verifyOffers(
  payload: Payload,
): Promise<{ checked: number; faults: string[] }> {
  const { offers } = tablesOf(payload);
  const faults: string[] = [];
  let checked = 0;
  let last = 0;
  for (;;) {
    const some = await queryBuilder(payload)
      .select()
      .from(offers)
      .where(gt(offers.id, last))
      .orderBy(offers.id)
      .limit(AT_ONCE);
    for (const offer of some) faults.push(...(await brokenLinks(payload, offer as Offer)));
    checked += some.length;
    last = some.at(-1)?.id ?? last;
    if (some.length < AT_ONCE) return { checked, faults };
  }
}
