import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

/** After so long, in ms, the holder loses the lock as soon as another writer waits. */
const LONGEST_HOLD = 15_000;

/** The lock while it is held. */
interface Held {
  since: number;
  /** Ends it in favour of the writers that wait. */
  takeAway(): void;
}

/** A mutex with a deadline. Writers get it in the order in which they asked. */
export class WriteMutex {
  private last: Promise<void> = Promise.resolve();
  private held: Held | null = null;
  private waiting = 0;

  /**
   * Waits for the lock until the deadline (`performance.now()`, in ms).
   * @param onTooLong called when the lock is taken away because it was held for too long
   * @returns the function that releases it; calling it twice does no harm
   * @throws Error when the lock is not free in time
   */
  async acquire(deadline: number, onTooLong: () => void): Promise<() => void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.last;
    this.last = before.then(() => ended);
    if (!(await this.isFreeInTime(before, deadline))) {
      end();
      throw new Error('The database is busy: it was not free for a write in time.');
    }
    return this.hold(onTooLong, end);
  }

  /** Whether the holder before releases it in time; a hold that lasts too long is taken away. */
  private async isFreeInTime(before: Promise<void>, deadline: number): Promise<boolean> {
    this.waiting += 1;
    if (this.held && performance.now() - this.held.since > LONGEST_HOLD) this.held.takeAway();
    const isFree = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), deadline - performance.now());
      void before.then(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    this.waiting -= 1;
    return isFree;
  }

  private hold(onTooLong: () => void, end: () => void): () => void {
    const release = () => {
      clearTimeout(tooLong);
      if (this.held === held) this.held = null;
      end();
    };
    const takeAway = () => {
      onTooLong();
      release();
    };
    // Loading the demo may hold the lock for a minute, as long as no other writer waits.
    const tooLong = setTimeout(() => {
      if (this.waiting > 0) takeAway();
    }, LONGEST_HOLD);
    tooLong.unref();
    const held: Held = { since: performance.now(), takeAway };
    this.held = held;
    return release;
  }
}

/** A connection of libSQL's, by way of Payload's copy of the client. */
export type Client = ReturnType<typeof drizzle>['$client'];

/**
 * Settings of the writing connection. Deleted data are overwritten, so that an erased person is not
 * found in the file; a commit is on stable storage; libSQL never waits for a lock itself, because
 * that would block the process.
 */
const SETTINGS = [
  'secure_delete = ON',
  'synchronous = FULL',
  'busy_timeout = 0',
  `journal_size_limit = ${64 * 1024 * 1024}`,
];

/** Pauses between two tries while another process holds the file, in ms; each twice the last. */
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 200;

/** The one connection of the process that writes to a SQLite file, opened when it is needed. */
export class WritingConnection {
  private readonly url: string;
  private client: Promise<Client> | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /**
   * Does the work, and does it again while another process holds the file, without blocking this
   * one. A connection that met SQLITE_BUSY keeps the refused statement open and can commit nothing
   * after it, so each try begins with a new one.
   * @param deadline of the last try (`performance.now()`, in ms)
   */
  async retryWhileBusy<Result>(
    deadline: number,
    work: (client: Client) => Promise<Result>,
  ): Promise<Result> {
    for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        this.client ??= open(this.url);
        return await work(await this.client);
      } catch (error) {
        if (!isBusy(error)) throw error;
        await this.discard();
        if (performance.now() > deadline) throw error;
        await sleep(pause);
      }
    }
  }

  /** Closes the connection; a transaction that is open on it is undone. */
  async discard(): Promise<void> {
    const last = this.client;
    this.client = null;
    await last?.then((client) => client.close());
  }
}

async function open(url: string): Promise<Client> {
  const { $client } = drizzle(url);
  for (const setting of SETTINGS) await $client.execute(`PRAGMA ${setting}`);
  return $client;
}

function isBusy(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}
