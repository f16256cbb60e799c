import type { Locale } from '@osnowa/contract';
import { and, desc, eq, inArray, lt, ne } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { Place } from '../translations/newest-state.ts';
import { keyOf } from '../translations/state-rows.ts';
import {
  type Origin,
  type Proposal,
  type ProposalState,
  type ProposedTexts,
  proposedTexts,
} from './proposal.ts';

/**
 * How long a proposal that was decided, or a link that ended, is stored, in ms: so long a
 * translator finds their own words behind the link.
 */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

/** Origin of a proposal whose link was withdrawn. */
const WITHDRAWN = 'withdrawn-translator';

type Row = ReturnType<typeof tablesOf>['translation_proposals']['$inferSelect'];

/** PostgreSQL writes moments in a way of its own. */
function iso(moment: string): string {
  return new Date(moment).toISOString();
}

function proposalOf(row: Row): Proposal {
  return {
    id: Number(row.id),
    source: row.source,
    document: row.document ?? '',
    language: row.language as Locale,
    origin: row.origin === WITHDRAWN ? 'translator' : (row.origin as Origin),
    isWithdrawn: row.origin === WITHDRAWN || row.state === 'withdrawn',
    name: row.name ?? '',
    note: row.note ?? '',
    state: row.state as ProposalState,
    version: Number(row.version),
    texts: proposedTexts.parse(row.texts),
    sentAt: row.sentAt && iso(row.sentAt),
    expiresAt: iso(row.expiresAt),
    askedBy: row.updatedBy ?? '',
  };
}

export function placeOfProposal({ source, document }: Proposal): Place {
  if (document === '') return { global: source as GlobalSlug };
  return { collection: source as CollectionSlug, id: Number(document) };
}

/** Values of a new proposal. */
interface NewProposal extends Pick<Proposal, 'language' | 'origin' | 'expiresAt'> {
  name?: string;
  note?: string;
  state: ProposalState;
  texts: ProposedTexts;
}

/** Stores a proposal of the signed-in person's, or one that this person asks for. */
export async function addProposal(
  req: PayloadRequest,
  place: Place,
  proposal: NewProposal,
): Promise<number> {
  const sentAt = proposal.state === 'sent' ? new Date().toISOString() : null;
  const data = { ...keyOf(place), ...proposal, version: 1, sentAt };
  const made = await req.payload.create({ collection: 'translation-proposals', data, req });
  return made.id;
}

/** A proposal by its number; `null` if there is none. */
export async function readProposal(payload: Payload, id: number): Promise<Proposal | null> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const [row] = await queryBuilder(payload).select().from(proposals).where(eq(proposals.id, id));
  return row ? proposalOf(row) : null;
}

/** All proposals for a document, the newest first. */
export async function proposalsFor(payload: Payload, place: Place): Promise<Proposal[]> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const { source, document } = keyOf(place);
  const rows = await queryBuilder(payload)
    .select()
    .from(proposals)
    .where(and(eq(proposals.source, source), eq(proposals.document, document)))
    .orderBy(desc(proposals.id));
  return rows.map(proposalOf);
}

/** The proposals that wait for an editor, the newest first. */
export async function waitingProposals(payload: Payload, most: number): Promise<Proposal[]> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select()
    .from(proposals)
    .where(eq(proposals.state, 'sent'))
    .orderBy(desc(proposals.sentAt))
    .limit(most);
  return rows.map(proposalOf);
}

/** A change of a proposal. */
interface Change {
  texts?: ProposedTexts;
  state?: ProposalState;
  sentAt?: string;
  /** Ends the link permanently. */
  isWithdrawn?: boolean;
}

/**
 * Changes a proposal, unless another request changed it since it was read.
 * @param before the proposal as it was read
 * @returns whether it was changed
 */
export async function changeProposal(
  payload: Payload,
  { id, version, state }: Proposal,
  { isWithdrawn = false, ...change }: Change,
  req: InTransaction | null = null,
): Promise<boolean> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const isSame = [eq(proposals.version, version), eq(proposals.state, state)];
  const changed = await queryBuilder(payload, req)
    .update(proposals)
    .set({
      ...change,
      ...(isWithdrawn && { origin: WITHDRAWN }),
      version: version + 1,
      updatedAt: new Date().toISOString(),
    } as never)
    .where(and(eq(proposals.id, id), ...isSame))
    .returning({ id: proposals.id });
  return changed.length > 0;
}

/** Withdraws the machine proposals of a document that still wait, but the newest. */
export async function withdrawMachineProposals(
  payload: Payload,
  place: Place,
  language: Locale,
  newest: number,
): Promise<void> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const { source, document } = keyOf(place);
  await queryBuilder(payload)
    .update(proposals)
    .set({ state: 'withdrawn', updatedAt: new Date().toISOString() } as never)
    .where(
      and(
        eq(proposals.source, source),
        eq(proposals.document, document),
        eq(proposals.language, language),
        eq(proposals.origin, 'machine'),
        eq(proposals.state, 'sent'),
        ne(proposals.id, newest),
      ),
    );
}

/** Forgets the proposals of a document that was deleted for good. */
export async function forgetProposalsOf(req: PayloadRequest, place: Place): Promise<void> {
  const { translation_proposals: proposals } = tablesOf(req.payload);
  const { source, document } = keyOf(place);
  const transactionID = await req.transactionID;
  await queryBuilder(req.payload, transactionID ? { transactionID } : null)
    .delete(proposals)
    .where(and(eq(proposals.source, source), eq(proposals.document, document)));
}

/**
 * Deletes proposals a month after their links ended; one that waits for an editor stays.
 * @returns how many
 */
export async function forgetOldProposals(payload: Payload, now: Date): Promise<number> {
  const { translation_proposals: proposals } = tablesOf(payload);
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const query = queryBuilder(payload);
  const old = await query
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(lt(proposals.expiresAt, before), ne(proposals.state, 'sent')));
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await query.delete(proposals).where(inArray(proposals.id, ids));
  return ids.length;
}
