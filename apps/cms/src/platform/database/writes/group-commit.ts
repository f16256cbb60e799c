import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { type InTransaction, inTransaction } from './transaction.ts';

/** The result of each item, in their order; a rejected one has written nothing. */
export type Outcomes<Result> = readonly PromiseSettledResult<Result>[];

/**
 * Writes a group of items in one transaction. An error undoes the whole group, so that each item is
 * then tried alone.
 */
export type StoreGroup<Item, Result> = (
  items: readonly Item[],
  req: InTransaction,
) => Promise<Outcomes<Result>>;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** Items of one transaction. */
const MOST = 64;
/** How long the first of a group waits for others, in ms: much less than a commit and its fsync save. */
const GATHERING = 10;
/** A second try is needed when another process took a unique value first. */
const TRIES = 3;

/**
 * Stores items that wait at the same time in one transaction: together they cost one wait for the
 * lock and one fsync. No sender gets an answer before the commit.
 */
export class GroupCommit<Item, Result> {
  private readonly payload: Payload;
  private readonly storeGroup: StoreGroup<Item, Result>;
  private waiting: Waiting<Item, Result>[] = [];
  private isStoring = false;

  constructor(payload: Payload, storeGroup: StoreGroup<Item, Result>) {
    this.payload = payload;
    this.storeGroup = storeGroup;
  }

  /** Resolves when the item is on stable storage; when it rejects, nothing of it is. */
  store(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) {
      await sleep(GATHERING);
      await this.storeNext();
    }
    this.isStoring = false;
  }

  /** The group is formed when the transaction has begun: items that arrive while it waits belong to it. */
  private async storeNext(): Promise<void> {
    let group: Waiting<Item, Result>[] = [];
    let isWritten = false;
    try {
      const outcomes = await inTransaction(this.payload, async (req) => {
        group = this.waiting.splice(0, MOST);
        const items = group.map(({ item }) => item);
        const written = await this.storeGroup(items, req);
        isWritten = true;
        return written;
      });
      answer(group, outcomes);
    } catch (error) {
      // A commit that failed may have happened, and must not happen again. After a lock that was not
      // free in time, each item alone would wait as long again.
      const isOneAtFault = group.length > 0 && !isWritten && !isLocked(error);
      if (isOneAtFault) await Promise.all(group.map((one) => this.alone(one)));
      else
        for (const { reject } of group.length > 0 ? group : this.waiting.splice(0)) reject(error);
    }
  }

  private async alone(one: Waiting<Item, Result>, tries = TRIES): Promise<void> {
    try {
      answer([one], await inTransaction(this.payload, (req) => this.storeGroup([one.item], req)));
    } catch (error) {
      if (tries > 1 && isTaken(error)) await this.alone(one, tries - 1);
      else one.reject(error);
    }
  }
}

function answer<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  outcomes: Outcomes<Result>,
): void {
  group.forEach(({ resolve, reject }, at) => {
    const outcome = outcomes[at];
    if (outcome?.status === 'fulfilled') resolve(outcome.value);
    else reject(outcome?.reason);
  });
}

/** Whether PostgreSQL gave up waiting for a lock: `lock_not_available`. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '55P03' || isLocked(error.cause);
}

/** Whether a unique value was taken, as PostgreSQL, SQLite and Payload say it. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const says = code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
  return says || error.name === 'ValidationError' || isTaken(error.cause);
}
