import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { wake } from '../../process/background.ts';
import type { DeliveryProblem } from './attempt.ts';
import { POST_TIMEOUT_MS } from './post.ts';
import { newDelivery } from './record-events.ts';

/** Pause between two looks at a trial, in ms. */
const LOOK_EVERY = 200;

/** Result of a trial; `pending` where no worker took it in time. */
export interface TrialResult {
  state: 'pending' | 'sending' | 'sent' | 'failed';
  answerStatus: number | null;
  answer: string | null;
  problem: DeliveryProblem | null;
}

interface TrialTarget {
  kind: 'webhook' | 'push';
  id: number;
  name: string;
}

/** Sends a delivery that is about no lead, and waits for the result of its first try. */
export async function deliverTrial(
  payload: Payload,
  { kind, id, name }: TrialTarget,
): Promise<TrialResult> {
  const uniqueKey = `test:${randomUUID()}:${kind}-${id}`;
  const target = kind === 'webhook' ? { webhook: id } : { device: id };
  const made = await payload.db.create({
    collection: 'deliveries',
    data: {
      ...newDelivery('test', new Date().toISOString()),
      kind,
      ...target,
      target: name,
      uniqueKey,
    },
  });
  const where = { id: { equals: made.id } };
  wake(payload, 'delivery');
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const row = await payload.db.findOne<TrialResult & { id: number; attempts: number }>({
      collection: 'deliveries',
      where,
    });
    const isTried = row && row.attempts > 0 && row.state !== 'sending';
    if (row && (isTried || waited > POST_TIMEOUT_MS + 2_000)) {
      const { state, answerStatus, answer, problem } = row;
      return { state, answerStatus, answer, problem };
    }
    await sleep(LOOK_EVERY);
  }
}
