import type { Payload } from 'payload';
import { runningWorkers } from '../../outbox/running-workers.ts';
import { atEndOfBackground } from '../../process/background.ts';
import { DeliveryWorker } from './delivery-worker.ts';

/**
 * Starts sending deliveries. Pushes have a worker of their own: a webhook that takes its ten seconds
 * holds up no phone.
 */
export function startDeliveryWorkers(payload: Payload): void {
  const workers = (['push', 'webhook'] as const).map((kind) => new DeliveryWorker(payload, kind));
  runningWorkers('delivery').set(payload, {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
  });
  for (const worker of workers) {
    worker.start();
    atEndOfBackground(() => void worker.stop());
  }
}
