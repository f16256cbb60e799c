import type { FormType } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { newMessage } from '../../outbox/outbox.ts';
import { wake } from '../../process/background.ts';

/** A message about quarantined leads; it belongs to the newest of them. */
interface Digest {
  lead: number;
}

interface Quarantined {
  id: number;
  formType: FormType;
}

async function lastDigest(payload: Payload, before: Where[] = []): Promise<Digest | null> {
  const { docs } = await payload.db.find<Digest>({
    collection: 'messages',
    where: {
      and: [{ kind: { equals: 'digest' } }, { uniqueKey: { exists: false } }, ...before],
    },
    sort: '-lead',
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
}

function unreported(last: Digest | null): Where {
  const since = last ? [{ id: { greater_than: last.lead } }] : [];
  return { and: [{ state: { equals: 'quarantined' } }, ...since] };
}

/**
 * Puts a message into the outbox when leads were quarantined since the last one.
 * Called once an hour, so that a flood of forms is no flood of mails.
 */
export async function notifyOfQuarantine(payload: Payload, now: Date): Promise<boolean> {
  const { docs } = await payload.db.find<Quarantined>({
    collection: 'leads',
    where: unreported(await lastDigest(payload)),
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  const newest = docs[0];
  if (!newest) return false;
  const { id, formType } = newest;
  const data = newMessage({ kind: 'digest', formType, lead: id, at: now.toISOString() });
  await payload.db.create({ collection: 'messages', data, returning: false });
  wake(payload, 'mail');
  return true;
}

/** How many leads the message about this one counts: those since the message before. */
export async function quarantinedUntil(payload: Payload, { id }: { id: number }): Promise<number> {
  const last = await lastDigest(payload, [{ lead: { less_than: id } }]);
  const where = { and: [unreported(last), { id: { less_than_equal: id } }] };
  const { totalDocs } = await payload.db.count({ collection: 'leads', where });
  return totalDocs;
}
