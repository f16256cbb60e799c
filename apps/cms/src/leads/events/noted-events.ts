import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { type NewEvent, recordEvents } from './record-events.ts';

/** An event of a change that a person is about to make, of the lead that is changed or of another one. */
export type Change = Omit<NewEvent, 'lead' | 'at'> & Partial<Pick<NewEvent, 'lead'>>;

/** By the requests and leads of changes: of many leads that one request changes, some may be refused. */
const noted = new WeakMap<PayloadRequest, Map<number | string, NewEvent[]>>();

/** The time of a change, and its author. */
export function stampOf({ user }: Pick<PayloadRequest, 'user'>) {
  return {
    at: new Date().toISOString(),
    by: user ? String(user.name ?? '') : null,
    account: user ? Number(user.id) : null,
  };
}

/**
 * Notes events of a change, which are recorded once it is stored.
 * @param isFirst they replace those that a refused change of the same lead has left
 */
export function noteEvents(
  req: PayloadRequest,
  lead: number | string,
  changes: readonly Change[],
  isFirst = false,
): void {
  const known = noted.get(req) ?? new Map<number | string, NewEvent[]>();
  noted.set(req, known);
  const stamp = stampOf(req);
  const events = changes.map((change) => ({ ...stamp, lead: Number(lead), ...change }));
  known.set(lead, [...((!isFirst && known.get(lead)) || []), ...events]);
}

/** The transaction of a request, if it has one. */
export async function transactionOf(
  req: PayloadRequest,
): Promise<{ transactionID?: number | string }> {
  const transactionID = await req.transactionID;
  return transactionID === undefined ? {} : { transactionID };
}

/** Records the noted events of a lead, in the transaction of the change. */
export const recordNoted: CollectionAfterChangeHook = async ({ doc, req }) => {
  const events = noted.get(req)?.get(doc.id) ?? [];
  noted.get(req)?.delete(doc.id);
  await recordEvents(req.payload, await transactionOf(req), events);
  return doc;
};
