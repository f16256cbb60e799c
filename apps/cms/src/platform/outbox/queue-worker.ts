import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan } from '@osnowa/http/tracing';
import type { Payload } from 'payload';
import { freeAbandoned, LEASE_MS, type Queue, renewClaims } from './claims.ts';

const MINUTE = 60_000;
/** Rows sent at the same time. */
const BATCH = 5;
/**
 * Longest sleep when nothing wakes the worker, in ms: another process may have stored something, or
 * have died with claimed rows, which are sent within a minute.
 */
const LONGEST_SLEEP = 15_000;
/** Pause after the database failed, in ms. */
const PAUSE_AFTER_FAILURE = 10_000;
/** After this time a row is given up, in ms. */
const GIVE_UP_AFTER = 72 * 60 * MINUTE;

export interface QueueOptions {
  now?: () => Date;
  /** How long a claim holds without being renewed, in ms. */
  lease?: number;
  /** Called when the other side has taken a row and before that is stored. */
  onAccepted?: () => void;
}

/** Columns of a row that a worker needs. */
interface Row {
  id: number;
}

/** Result for a row: `away` says that the other side cannot be reached by any row. */
export type Outcome = 'answered' | 'away';

/** Pause before the next try after so many, in ms: 1, 2, 4 … 60 minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 60) * MINUTE;
}

/** Longest that other work waits for submissions, in ms, and how often it looks. */
const LONGEST_YIELD = 1_000;
const STEP = 20;

let underWay = 0;

/** Counts a submission as under way while it is worked on. */
export async function trackSubmission<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/**
 * Waits, for a second at most, until no submission of this process is under way: a visitor waits
 * for an answer, while a mail may be written a second later.
 */
async function yieldToSubmissions(): Promise<void> {
  for (let waited = 0; underWay > 0 && waited < LONGEST_YIELD; waited += STEP) await sleep(STEP);
}

/** Sends the rows of a queue, and tries each again until it is sent or given up. */
export abstract class QueueWorker<Waiting extends Row> {
  protected readonly payload: Payload;
  private readonly queue: Queue;
  private readonly queueOptions: QueueOptions;
  private readonly longestSleep: number;
  private running: Promise<void> | null = null;
  private stopped = false;
  private awake = false;
  private freedAt = Number.NEGATIVE_INFINITY;
  private wakeUp: () => void = () => undefined;

  protected constructor(
    payload: Payload,
    queue: Queue,
    options: QueueOptions,
    longestSleep = LONGEST_SLEEP,
  ) {
    this.payload = payload;
    this.queue = queue;
    this.queueOptions = options;
    this.longestSleep = longestSleep;
  }

  /** Takes up to `most` rows that are due; no other process gets the same ones. */
  protected abstract claimDue(now: Date, most: number): Promise<Waiting[]>;
  /** When the next waiting row is due; `null` when none waits. */
  protected abstract nextDue(): Promise<Date | null>;
  /** Sends one row and stores the result. */
  protected abstract send(row: Waiting): Promise<Outcome>;
  /** Description of a row in a trace. */
  protected abstract described(row: Waiting): { span: string; kind: string };

  /** Delays waiting rows, because the other side is unreachable. */
  protected abstract waitForServer(now: Date): Promise<void>;
  /** Closes the connections of the worker. */
  protected abstract close(): void;

  start(): void {
    this.running ??= this.run();
  }

  /** Looks into the queue at once. */
  wake(): void {
    this.awake = true;
    this.wakeUp();
  }

  /** Finishes rows that are under way and sends no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp();
    await this.running;
    this.close();
  }

  /** Sends everything that is due now. Returns how many rows were tried. */
  async sendDue(): Promise<number> {
    let tried = 0;
    while (!this.stopped) {
      await yieldToSubmissions();
      const now = this.now();
      await this.freeAbandoned(now);
      const claimed = await this.claimDue(now, BATCH);
      if (claimed.length === 0) break;
      const outcomes = await this.holding(claimed, () =>
        Promise.all(
          claimed.map((row) => {
            const { span, kind } = this.described(row);
            return inSpan(span, { kind }, () => this.send(row));
          }),
        ),
      );
      tried += claimed.length;
      if (outcomes.includes('away')) {
        await this.waitForServer(now);
        break;
      }
    }
    return tried;
  }

  protected now(): Date {
    return this.queueOptions.now?.() ?? new Date();
  }

  /** Whether a row that was due first at this time is given up. */
  protected isTooOld(firstDueAt: string): boolean {
    return this.now().getTime() - Date.parse(firstDueAt) >= GIVE_UP_AFTER;
  }

  private lease(): number {
    return this.queueOptions.lease ?? LEASE_MS;
  }

  /** A write, so not at each look: half as often as claims end. */
  private async freeAbandoned(now: Date): Promise<void> {
    const since = now.getTime() - this.freedAt;
    if (since >= 0 && since < Math.min(this.lease() / 2, LONGEST_SLEEP)) return;
    await freeAbandoned(this.payload, this.queue, now, this.lease());
    this.freedAt = now.getTime();
  }

  /**
   * Renews the claims for as long as the work takes: the other side may be slower than a lease is
   * long.
   */
  private async holding<Result>(
    claimed: readonly Waiting[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const ids = claimed.map(({ id }) => id);
    const renew = () =>
      renewClaims(this.payload, this.queue, this.now(), ids).catch((err: unknown) =>
        this.payload.logger.warn({ err, queue: this.queue, msg: 'Claims could not be renewed.' }),
      );
    const renewing = setInterval(renew, this.lease() / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.awake = false;
      try {
        await this.sendDue();
        await this.sleep(await this.untilNextDue());
      } catch (error) {
        const { queue } = this;
        this.payload.logger.error({ err: error, queue, msg: 'The outbox could not be read.' });
        await this.sleep(PAUSE_AFTER_FAILURE);
      }
    }
  }

  private async untilNextDue(): Promise<number> {
    const due = await this.nextDue();
    const wait = due ? due.getTime() - this.now().getTime() : this.longestSleep;
    return Math.min(Math.max(wait, 0), this.longestSleep);
  }

  private async sleep(ms: number): Promise<void> {
    if (this.stopped || this.awake) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }
}
