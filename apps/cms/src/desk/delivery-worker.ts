import type { Payload } from 'payload';
import { updateClaimed } from '../platform/outbox/claims.ts';
import {
  type Outcome,
  pauseAfter,
  type QueueOptions,
  QueueWorker,
} from '../platform/outbox/queue-worker.ts';
import {
  claimDeliveries,
  type Delivery,
  type DeliveryKind,
  nextDelivery,
  waitForWebhook,
} from './deliveries.ts';
import { type Attempt, FAILED, isAway, isTaken } from './post.ts';
import { sendPush } from './send-push.ts';
import { sendWebhook } from './send-webhook.ts';

/**
 * Longest sleep when nothing wakes the worker, in ms: an event is written by whatever process
 * causes it, and a new lead should be on a phone within two seconds.
 */
const LONGEST_SLEEP = 2_000;

/** Tries that every delivery has, which take some two hours, however long ago it happened. */
const LEAST_TRIES = 8;

export interface DeliveryOptions extends QueueOptions {
  /** Longest that a receiver may take for its answer, in ms. */
  timeoutMs?: number;
}

/** Sends the deliveries of one kind, and tries each again until it is taken or given up. */
export class DeliveryWorker extends QueueWorker<Delivery> {
  private readonly kind: DeliveryKind;
  private readonly options: DeliveryOptions;

  constructor(payload: Payload, kind: DeliveryKind, options: DeliveryOptions = {}) {
    super(payload, 'deliveries', options, LONGEST_SLEEP);
    this.kind = kind;
    this.options = options;
  }

  protected claimDue(now: Date, most: number): Promise<Delivery[]> {
    return claimDeliveries(this.payload, this.kind, now, most);
  }

  protected nextDue(): Promise<Date | null> {
    return nextDelivery(this.payload, this.kind);
  }

  protected described({ event }: Delivery) {
    return { span: this.kind, kind: event };
  }

  /** Each webhook that does not answer delays its own deliveries (`store`). */
  protected waitForServer(): Promise<void> {
    return Promise.resolve();
  }

  protected close(): void {
    // Each request has a connection of its own.
  }

  protected async send(delivery: Delivery): Promise<Outcome> {
    const attempt = await this.attempt(delivery);
    if (isTaken(attempt)) this.options.onAccepted?.();
    await this.store(delivery, attempt);
    return 'answered';
  }

  private async attempt(delivery: Delivery): Promise<Attempt> {
    const { id, event } = delivery;
    const call = { payload: this.payload, now: this.now(), timeoutMs: this.options.timeoutMs };
    try {
      return await (this.kind === 'push' ? sendPush : sendWebhook)(delivery, call);
    } catch (err) {
      this.payload.logger.error({ err, msg: 'A delivery could not be made.', id, event });
      return FAILED;
    }
  }

  /** One that was written late, or waited for another, has had few tries when its time is over. */
  private isGivenUp({ attempts, firstDueAt }: Delivery): boolean {
    return attempts >= LEAST_TRIES && this.isTooOld(firstDueAt);
  }

  private async store(delivery: Delivery, attempt: Attempt): Promise<void> {
    const now = this.now();
    const { id, kind, attempts, event, webhook } = delivery;
    const { answer, problem } = attempt;
    const said = { answerStatus: answer?.status ?? null, answer: answer?.text ?? null, problem };
    if (isTaken(attempt)) {
      const changes = { ...said, state: 'sent', sentAt: now.toISOString() };
      return updateClaimed(this.payload, 'deliveries', now, delivery, changes);
    }
    // A person waits for the result of a trial, and repeats it by hand.
    const isLast = attempt.isFinal || event === 'test' || this.isGivenUp(delivery);
    const state = isLast ? 'failed' : 'pending';
    const dueAt = new Date(now.getTime() + pauseAfter(attempts));
    this.payload.logger.warn({ msg: 'Not delivered.', id, kind, event, attempts, state, problem });
    const changes = { ...said, state, dueAt: dueAt.toISOString(), claimedAt: null };
    await updateClaimed(this.payload, 'deliveries', now, delivery, changes);
    if (webhook !== null && isAway(attempt)) {
      await waitForWebhook(this.payload, now, webhook, dueAt);
    }
  }
}
