import type { FormType } from '@osnowa/contract';
import { and, eq, inArray, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { insertRows, queryBuilder, tablesOf } from '../../database/sql.ts';
import { inTransaction } from '../../database/writes/transaction.ts';
import { newMessage } from '../../outbox/outbox.ts';

/** A salesperson's typed text, unchecked: it may still be wrong. */
export interface DraftText {
  recipient: string;
  subject: string;
  /** The text in the editor's own form; `null`: nothing is written yet. */
  body: unknown;
}

/** A reply that is being written. */
export interface Draft extends DraftText {
  id: number;
  /** Changes with each save: a window that knows an older one overwrites nothing. */
  version: string;
}

/** Whose draft, and for which lead: there is at most one. */
export interface DraftPlace {
  lead: number;
  author: number;
}

/** Result of a save: the new version, or the draft as another window left it. */
type Saved = { saved: Draft } | { current: Draft | null };

interface Row {
  id: number;
  recipient?: string | null;
  subject?: string | null;
  body?: unknown;
  updatedAt: string;
}

function keyOf({ lead, author }: DraftPlace): string {
  return `draft:${lead}:${author}`;
}

/** The draft of a person for a lead; `null` without any. */
export async function readDraft(payload: Payload, place: DraftPlace): Promise<Draft | null> {
  const row = await payload.db.findOne<Row>({
    collection: 'messages',
    where: { uniqueKey: { equals: keyOf(place) } },
  });
  if (!row) return null;
  const { id, recipient, subject, body, updatedAt: version } = row;
  return { id, recipient: recipient ?? '', subject: subject ?? '', body: body ?? null, version };
}

/**
 * Stores typed text.
 * @param version that the window knows; `null`: it knows of no draft
 */
export async function saveDraft(
  payload: Payload,
  place: DraftPlace & { formType: FormType },
  text: DraftText,
  version: string | null,
): Promise<Saved> {
  if (version === null) return createDraft(payload, place, text);
  const { messages } = tablesOf(payload);
  const [changed] = await queryBuilder(payload)
    .update(messages)
    .set({ ...text, updatedAt: laterThan(version) } as never)
    .where(and(eq(messages.uniqueKey, keyOf(place)), eq(messages.updatedAt, version)))
    .returning({ id: messages.id });
  const current = await readDraft(payload, place);
  return changed && current ? { saved: current } : { current };
}

/** Now, or a moment after the version, so that two versions are never the same. */
function laterThan(version: string): string {
  return new Date(Math.max(Date.now(), Date.parse(version) + 1)).toISOString();
}

async function createDraft(
  payload: Payload,
  { lead, author, formType }: DraftPlace & { formType: FormType },
  text: DraftText,
): Promise<Saved> {
  const uniqueKey = keyOf({ lead, author });
  const at = new Date().toISOString();
  const message = newMessage({ kind: 'reply', formType, lead, at });
  const row = {
    ...message,
    ...text,
    state: 'draft',
    author,
    uniqueKey,
    dueAt: null,
    firstDueAt: null,
  };
  try {
    await inTransaction(payload, (req) => insertRows(payload, 'messages', [row], req));
  } catch (error) {
    const current = await readDraft(payload, { lead, author });
    // Another window was faster: the database takes the key of a draft once.
    if (current) return { current };
    throw error;
  }
  const saved = await readDraft(payload, { lead, author });
  return saved ? { saved } : { current: null };
}

/**
 * Puts a draft into the outbox.
 * @param version that the person sees: no other one is sent
 * @returns whether it was that version
 */
export async function sendDraft(
  payload: Payload,
  place: DraftPlace,
  version: string,
  dueAt: Date,
): Promise<boolean> {
  const due = dueAt.toISOString();
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(messages)
    .set({
      state: 'pending',
      uniqueKey: null,
      attempts: 0,
      dueAt: due,
      firstDueAt: due,
      updatedAt: laterThan(version),
    })
    .where(and(eq(messages.uniqueKey, keyOf(place)), eq(messages.updatedAt, version)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/**
 * Releases the place of a draft before it is deleted: no window can save or send it then.
 * @param version that the person sees
 * @returns whether it was that version
 */
export async function releaseDraft(
  payload: Payload,
  place: DraftPlace,
  version: string,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(messages)
    .set({ uniqueKey: null })
    .where(and(eq(messages.uniqueKey, keyOf(place)), eq(messages.updatedAt, version)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/**
 * Turns a reply that no mail server was asked to take yet, or that one refused, back into a draft.
 * It is sent as another mail later, so the composed one is deleted.
 * @returns whether it could still be recalled
 * @throws Error when its author has another draft for the lead
 */
export async function recall(
  payload: Payload,
  message: number,
  place: DraftPlace,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const isWaiting = and(eq(messages.state, 'pending'), eq(messages.attempts, 0));
  const rows = await queryBuilder(payload)
    .update(messages)
    .set({
      state: 'draft',
      uniqueKey: keyOf(place),
      attempts: 0,
      dueAt: null,
      firstDueAt: null,
      html: null,
      text: null,
      headerId: null,
      references: null,
      problem: null,
      updatedAt: new Date().toISOString(),
    })
    .where(
      and(
        eq(messages.id, message),
        inArray(messages.kind, ['reply']),
        or(isWaiting, eq(messages.state, 'failed')),
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}
