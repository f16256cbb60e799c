import { setTimeout as sleep } from 'node:timers/promises';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';

type SqliteAdapter = ReturnType<typeof sqliteAdapter>;
type Client = ReturnType<SqliteAdapter['init']>['client'];
type Execute = (statement: unknown, args?: unknown) => ReturnType<Client['execute']>;
type Transaction = Awaited<ReturnType<Client['transaction']>>;

/** Longest wait for a turn and, within it, for another process to let go of the file, in ms. */
const PATIENCE = 3_000;
/** How long a transaction may hold its turn before the next one is let past it, in ms. */
const LONGEST_TURN = 15_000;
/** Pauses between two tries while another process holds the file, in ms; each twice the last. */
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 200;

const READS = /^\s*(?:select|pragma|explain)\b/i;

/** A queue of one: who takes a turn waits until the one before has ended. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  /**
   * Waits for the turn until the deadline (`performance.now()`, in ms).
   * @returns the function that ends it; calling it twice does no harm
   * @throws Error when the turn does not come in time
   */
  async take(deadline: number): Promise<() => void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.last;
    this.last = before.then(() => ended);
    const mine = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), deadline - performance.now());
      void before.then(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    if (!mine) {
      end();
      throw new Error('The database is busy: no turn to write came in time.');
    }
    const tooLong = setTimeout(end, LONGEST_TURN);
    tooLong.unref();
    return () => {
      clearTimeout(tooLong);
      end();
    };
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/**
 * Tries again, without blocking the process, while another process holds the file. A connection
 * that met SQLITE_BUSY keeps the refused statement open and can commit nothing after it, so that
 * each try begins with a new one.
 */
async function patiently<Result>(
  deadline: number,
  work: () => Promise<Result>,
  discardConnection: () => Promise<void>,
): Promise<Result> {
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await discardConnection();
      if (performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}

function endsTurn(transaction: Transaction, end: () => void): Transaction {
  for (const method of ['commit', 'rollback'] as const) {
    const original = transaction[method].bind(transaction);
    transaction[method] = async () => {
      try {
        await original();
      } finally {
        end();
      }
    };
  }
  const close = transaction.close.bind(transaction);
  transaction.close = () => {
    close();
    end();
  };
  return transaction;
}

/**
 * Makes the writers of this process take turns on one SQLite file, so that they never meet
 * SQLITE_BUSY among themselves: libSQL opens a connection for every transaction, and waiting for
 * a lock inside it would block the very process that has to let it go. Readers do not wait.
 */
function takeTurnsWriting(client: Client): void {
  const turns = new Turns();
  const execute = client.execute.bind(client) as Execute;
  const begin = client.transaction.bind(client);
  const discardConnection = async () => {
    // A transaction takes its connection away from the client.
    const last = await begin('deferred');
    await last.rollback();
  };
  const inTurn =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const deadline = performance.now() + PATIENCE;
      const end = await turns.take(deadline);
      try {
        return await patiently(deadline, () => work(...args), discardConnection);
      } finally {
        end();
      }
    };
  const executeInTurn = inTurn(execute);
  const beginDurable = async () => {
    // The transaction takes this connection with it; a new one has none of these settings. What
    // is deleted is written over, so that an erased person is not found in the file.
    await execute('PRAGMA secure_delete = ON');
    await execute('PRAGMA synchronous = FULL');
    await execute('PRAGMA busy_timeout = 0');
    return begin('write');
  };

  client.execute = ((statement: string | { sql: string }, args?: unknown) => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    return READS.test(sql) ? execute(statement, args) : executeInTurn(statement, args);
  }) as Client['execute'];
  client.transaction = (async () => {
    const deadline = performance.now() + PATIENCE;
    const end = await turns.take(deadline);
    try {
      return endsTurn(await patiently(deadline, beginDurable, discardConnection), end);
    } catch (error) {
      end();
      throw error;
    }
  }) as Client['transaction'];
  client.batch = inTurn(client.batch.bind(client)) as Client['batch'];
  client.migrate = inTurn(client.migrate.bind(client));
}

/** The adapter with `takeTurnsWriting` over its connection, from the moment it has one. */
export function withWriteTurns(sqlite: SqliteAdapter): SqliteAdapter {
  return {
    ...sqlite,
    init: (args) => {
      const adapter = sqlite.init(args);
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (options) => {
        await connect?.(options);
        takeTurnsWriting(adapter.client);
      };
      return adapter;
    },
  };
}
