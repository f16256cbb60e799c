import { setTimeout as sleep } from 'node:timers/promises';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import { Turns } from './turns.ts';
import { openWriter, type Writer } from './writer.ts';

type SqliteAdapter = ReturnType<typeof sqliteAdapter>;
type Client = ReturnType<SqliteAdapter['init']>['client'];
type Execute = (statement: unknown, args?: unknown) => ReturnType<Client['execute']>;
type Transaction = Awaited<ReturnType<Client['transaction']>>;

/** Longest wait for a turn and, within it, for another process to let go of the file, in ms. */
const PATIENCE = 3_000;
/** Pauses between two tries while another process holds the file, in ms; each twice the last. */
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 200;

const READS = /^\s*(?:select|pragma|explain)\b/i;

function isBusy(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/** The one connection of the process that writes, opened when it is needed. */
class WritingConnection {
  private readonly url: string;
  private writer: Promise<Writer> | null = null;

  constructor(url: string) {
    this.url = url;
  }

  get(): Promise<Writer> {
    this.writer ??= openWriter(this.url);
    return this.writer;
  }

  /** Whatever is under way on it is undone. */
  async discard(): Promise<void> {
    const last = this.writer;
    this.writer = null;
    await last?.then((writer) => writer.close());
  }
}

/**
 * Tries again, without blocking the process, while another process holds the file. A connection
 * that met SQLITE_BUSY keeps the refused statement open and can commit nothing after it, so that
 * each try begins with a new one.
 */
async function patiently<Result>(
  connection: WritingConnection,
  deadline: number,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work(await connection.get());
    } catch (error) {
      if (!isBusy(error)) throw error;
      await connection.discard();
      if (performance.now() > deadline) throw error;
      await sleep(pause);
    }
  }
}

/** What has begun on the writing connection; its turn lasts until it ends. */
function transactionOn(writer: Writer, end: (isInOrder: boolean) => Promise<void>): Transaction {
  let closed = false;
  const finish = (statement: 'COMMIT' | 'ROLLBACK') => async () => {
    closed = true;
    let isInOrder = false;
    try {
      await writer.execute(statement);
      isInOrder = true;
    } finally {
      await end(isInOrder);
    }
  };
  const rollback = finish('ROLLBACK');
  return {
    execute: (statement) => writer.execute(statement),
    batch: async (statements) => {
      const results = [];
      for (const statement of statements) results.push(await writer.execute(statement));
      return results;
    },
    executeMultiple: (statements) => writer.executeMultiple(statements),
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

/**
 * Makes the writers of this process take turns on one connection to one SQLite file, so that they
 * never meet SQLITE_BUSY among themselves: waiting for a lock inside libSQL would block the very
 * process that has to let it go. Left to itself libSQL opens a connection for every transaction,
 * and reading the schema anew cost more than storing a lead. Readers have a connection of their
 * own and do not wait.
 */
function takeTurnsWriting(client: Client, url: string): void {
  const turns = new Turns();
  const connection = new WritingConnection(url);
  const read = client.execute.bind(client) as Execute;
  const inTurn =
    <Args extends unknown[], Result>(work: (writer: Writer, ...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const deadline = performance.now() + PATIENCE;
      const end = await turns.take(deadline, () => undefined);
      try {
        return await patiently(connection, deadline, (writer) => work(writer, ...args));
      } finally {
        end();
      }
    };
  const write = inTurn((writer, statement: unknown, args: unknown) =>
    (writer.execute.bind(writer) as Execute)(statement, args),
  );
  client.execute = ((statement: string | { sql: string }, args?: unknown) => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    return READS.test(sql) ? read(statement, args) : write(statement, args);
  }) as Client['execute'];
  client.transaction = (async () => {
    const deadline = performance.now() + PATIENCE;
    const end = await turns.take(deadline, () => void connection.discard());
    try {
      return await patiently(connection, deadline, async (writer) => {
        await writer.execute('BEGIN IMMEDIATE');
        return transactionOn(writer, async (isInOrder) => {
          if (!isInOrder) await connection.discard();
          end();
        });
      });
    } catch (error) {
      end();
      throw error;
    }
  }) as Client['transaction'];
  client.batch = inTurn((writer, ...args: Parameters<Client['batch']>) => writer.batch(...args));
  client.migrate = inTurn((writer, statements: never) => writer.migrate(statements));
  const close = client.close.bind(client);
  client.close = () => {
    void connection.discard();
    close();
  };
}

/**
 * The adapter with `takeTurnsWriting` over its connection, from the moment it has one.
 * @param url of the file
 */
export function withWriteTurns(sqlite: SqliteAdapter, url: string): SqliteAdapter {
  return {
    ...sqlite,
    init: (args) => {
      const adapter = sqlite.init(args);
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (options) => {
        const isFirst = !adapter.client;
        await connect?.(options);
        if (isFirst) takeTurnsWriting(adapter.client, url);
      };
      return adapter;
    },
  };
}
