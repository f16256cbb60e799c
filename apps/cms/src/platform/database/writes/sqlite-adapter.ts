import { type SQLiteAdapterArgs, sqliteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { requireData } from '../../process/data-in-place.ts';
import type * as schema from '../generated/schema.ts';
import { withManyValues } from '../many-values.ts';
import { type Client, WriteMutex, WritingConnection } from './writing-connection.ts';

/**
 * Payload's SQLite adapter with a client whose writers queue. Payload connects first, because it sets
 * up only a client of its own making; its query builder then gets the queue in front of that client.
 */
export function queuedSqliteAdapter(args: SQLiteAdapterArgs): ReturnType<typeof sqliteAdapter> {
  const sqlite = sqliteAdapter(args);
  return {
    ...sqlite,
    init: (given) => {
      const adapter = sqlite.init(given);
      adapter.operators = withManyValues(adapter.operators, 'sqlite');
      const connect = adapter.connect?.bind(adapter);
      const begin = adapter.beginTransaction.bind(adapter);
      // A save would go into a file that is gone.
      adapter.beginTransaction = async (options) => {
        requireData();
        return begin(options);
      };
      adapter.connect = async (options) => {
        await connect?.(options);
        const { client, logger = false } = adapter;
        adapter.client =
          client instanceof QueuedClient ? client : new QueuedClient(client, args.client.url);
        adapter.drizzle = drizzle(adapter.client, {
          logger,
          schema: adapter.schema as unknown as typeof schema,
        });
      };
      return adapter;
    },
  };
}

type Execute = (statement: unknown, args?: unknown) => ReturnType<Client['execute']>;
type Transaction = Awaited<ReturnType<Client['transaction']>>;

/** Longest wait for the lock and, within it, for another process to release the file, in ms. */
const TIMEOUT_MS = 3_000;

const READS = /^\s*(?:select|pragma|explain)\b/i;

/**
 * A client of libSQL whose writers queue for one connection to one SQLite file, so that they never
 * meet SQLITE_BUSY among themselves: waiting for a lock inside libSQL would block the very process
 * that has to release it. Left to itself libSQL opens a connection for every transaction, and reading
 * the schema anew cost more than storing a lead. Readers have a connection of their own and do not
 * wait.
 */
class QueuedClient implements Client {
  readonly #reader: Client;
  readonly #mutex = new WriteMutex();
  readonly #writer: WritingConnection;

  /**
   * @param reader open client of the file; it is closed with this one
   * @param url of the file
   */
  constructor(reader: Client, url: string) {
    this.#reader = reader;
    this.#writer = new WritingConnection(url);
  }

  get closed(): boolean {
    return this.#reader.closed;
  }

  get protocol(): string {
    return this.#reader.protocol;
  }

  execute(statement: string | { sql: string }, args?: unknown): ReturnType<Client['execute']> {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    const executeOn = (client: Client) => (client.execute.bind(client) as Execute)(statement, args);
    return READS.test(sql) ? executeOn(this.#reader) : this.#write(executeOn);
  }

  batch(...args: Parameters<Client['batch']>): ReturnType<Client['batch']> {
    return this.#write((client) => client.batch(...args));
  }

  migrate(...args: Parameters<Client['migrate']>): ReturnType<Client['migrate']> {
    return this.#write((client) => client.migrate(...args));
  }

  executeMultiple(sql: string): Promise<void> {
    return this.#write((client) => client.executeMultiple(sql));
  }

  /** A transaction that holds the lock until it ends. */
  async transaction(): Promise<Transaction> {
    const deadline = performance.now() + TIMEOUT_MS;
    const release = await this.#mutex.acquire(deadline, () => void this.#writer.discard());
    try {
      return await this.#writer.retryWhileBusy(deadline, async (client) => {
        await client.execute('BEGIN IMMEDIATE');
        return transactionOn(client, async (isInOrder) => {
          if (!isInOrder) await this.#writer.discard();
          release();
        });
      });
    } catch (error) {
      release();
      throw error;
    }
  }

  sync(): ReturnType<Client['sync']> {
    return this.#reader.sync();
  }

  close(): void {
    void this.#writer.discard();
    this.#reader.close();
  }

  async #write<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + TIMEOUT_MS;
    const release = await this.#mutex.acquire(deadline, () => undefined);
    try {
      return await this.#writer.retryWhileBusy(deadline, work);
    } finally {
      release();
    }
  }
}

/** A transaction that has begun on the writing connection. */
function transactionOn(client: Client, end: (isInOrder: boolean) => Promise<void>): Transaction {
  let closed = false;
  const finish = (statement: 'COMMIT' | 'ROLLBACK') => async () => {
    closed = true;
    let isInOrder = false;
    try {
      await client.execute(statement);
      isInOrder = true;
    } finally {
      await end(isInOrder);
    }
  };
  const rollback = finish('ROLLBACK');
  return {
    execute: (statement) => client.execute(statement),
    batch: async (statements) => {
      const results = [];
      for (const statement of statements) results.push(await client.execute(statement));
      return results;
    },
    executeMultiple: (statements) => client.executeMultiple(statements),
    commit: finish('COMMIT'),
    rollback,
    close: () => {
      if (!closed) void rollback();
    },
    get closed() {
      return closed;
    },
  };
}
