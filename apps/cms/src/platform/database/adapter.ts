import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { endBackground } from '../process/background.ts';
import type { Env } from '../process/env.ts';
import { withManyValues } from './many-values.ts';
import { queuedSqliteAdapter } from './writes/sqlite-adapter.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const migrations = path.resolve(here, 'migrations');
const generated = path.resolve(here, 'generated');

/** Time-outs for PostgreSQL, in ms: the site waits 30 s for the answer to a form. */
const TIMEOUTS = { connectionTimeoutMillis: 15_000, lock_timeout: 10_000 };

/** PostgreSQL takes 100 connections by default; some are left to backups and to people. */
const ALL_CONNECTIONS = 80;
const MOST_CONNECTIONS = 20;

/** Connections of one process, so that all together do not take more than the server has. */
export function connectionsOf(processes: number): number {
  return Math.min(MOST_CONNECTIONS, Math.floor(ALL_CONNECTIONS / processes));
}

/**
 * The database that DATABASE_URL names. The schema comes from the reviewed migrations only, never
 * from a push, on both. Blocks are one JSON column, so that a new kind of section needs no migration.
 */
export function databaseAdapter(
  settings: Pick<Env, 'DATABASE_URL' | 'CMS_PROCESSES'>,
): DatabaseAdapterObj {
  const database: DatabaseAdapterObj = engineOf(settings);
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args);
      const destroy = adapter.destroy?.bind(adapter);
      // Payload closes the database when Next has compiled new code, and opens it again.
      adapter.destroy = async () => {
        endBackground();
        await destroy?.();
      };
      return adapter;
    },
  };
}

function engineOf({ DATABASE_URL, CMS_PROCESSES }: Parameters<typeof databaseAdapter>[0]) {
  if (!DATABASE_URL.startsWith('file:')) {
    return survivingRestarts(
      postgresAdapter({
        pool: { connectionString: DATABASE_URL, max: connectionsOf(CMS_PROCESSES), ...TIMEOUTS },
        push: false,
        blocksAsJSON: true,
        beforeSchemaInit: [shortenColumnNames],
        migrationDir: path.join(migrations, 'postgres'),
      }),
    );
  }
  return queuedSqliteAdapter({
    client: { url: DATABASE_URL },
    push: false,
    blocksAsJSON: true,
    migrationDir: path.join(migrations, 'sqlite'),
    generateSchemaOutputFile: path.join(generated, 'schema.ts'),
    // The adapter has transactions and the write-ahead log off unless asked, and waits 0 ms.
    transactionOptions: { behavior: 'immediate' },
    wal: { synchronous: 'FULL' },
    busyTimeout: 250,
    autoIncrement: true,
  });
}

type PostgresAdapter = ReturnType<typeof postgresAdapter>;

/**
 * When PostgreSQL restarts, its idle connections fail on their own, outside of any query. Without
 * a listener Node ends the process; with one, the pool drops them and opens others.
 */
function survivingRestarts(postgres: PostgresAdapter): PostgresAdapter {
  return {
    ...postgres,
    init: (args) => {
      const adapter = postgres.init(args);
      adapter.operators = withManyValues(adapter.operators, 'postgres');
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (options) => {
        const isFirst = !adapter.pool;
        await connect?.(options);
        if (!isFirst) return;
        adapter.pool.on('error', (err: Error) => {
          // The error itself holds the connection, with its password.
          args.payload.logger.warn(`PostgreSQL closed an idle connection: ${err.message}`);
        });
      };
      return adapter;
    },
  };
}

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number];

/** PostgreSQL silently cuts longer names off. */
const LONGEST = 63;

/** The name of a column on PostgreSQL: the end of a long one becomes a hash of the whole. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, LONGEST - 9)}_${digest}`;
}

/**
 * Columns of deeply nested groups, in the tables of versions, get names that PostgreSQL would cut
 * off, so that the schema and the database would disagree.
 */
const shortenColumnNames: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables)) {
    for (const column of Object.values(table.columns)) column.name = shortName(column.name);
  }
  return schema;
};
