import type { CollectionAfterChangeHook, Payload } from 'payload';
import { runningWorkers } from '../../outbox/running-workers.ts';

/**
 * Has the workers of this process, if it runs some, look for deliveries at once. They look by
 * themselves every two seconds.
 */
export function wakeDeliveryWorkers(payload: Payload): void {
  runningWorkers('delivery').get(payload)?.wake();
}

/** Sends a delivery again now rather than at the workers' next look. */
export const wakeForDelivery: CollectionAfterChangeHook = ({ doc, req }) => {
  if (doc.state === 'pending') wakeDeliveryWorkers(req.payload);
  return doc;
};
