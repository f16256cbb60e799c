import type { Payload } from 'payload';
import { keepWaits } from '../leads/events/waits.ts';

/** Gives a lead values as if they had always been so; its customer waits, or not, by them. */
export async function putLead(
  payload: Payload,
  id: number,
  data: Record<string, unknown>,
): Promise<void> {
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  await keepWaits(payload, {}, [{ kind: 'state', lead: id }]);
}
