import type { Payload } from 'payload';
import { runningWorkers } from './running-workers.ts';

/** The mail workers of this process. */
export const mailWorkers = () => runningWorkers('mail');

/** Has the worker of this process, if it runs one, look into the outbox at once. */
export function wakeMailWorker(payload: Payload): void {
  mailWorkers().get(payload)?.wake();
}
