import type { Payload } from 'payload';
import { runningWorkers } from '../../outbox/running-workers.ts';
import { DeliveryWorker } from './delivery-worker.ts';

/**
 * Starts sending deliveries, once per process, until SIGTERM or SIGINT. Pushes have a worker of their
 * own: a webhook that takes its ten seconds holds up no phone.
 * @param onAccepted called when a receiver has taken a delivery and before that is written down
 */
export function startDeliveryWorkers(payload: Payload, onAccepted: () => void): void {
  const running = runningWorkers('delivery');
  if (running.has(payload)) return;
  const workers = (['push', 'webhook'] as const).map(
    (kind) => new DeliveryWorker(payload, kind, { onAccepted }),
  );
  running.set(payload, {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
  });
  for (const worker of workers) worker.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      for (const worker of workers) void worker.stop();
    });
  }
}
