import { type SQLiteAdapterArgs, sqliteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type * as schema from '../generated/schema.ts';
import { QueuedClient } from './queued-client.ts';

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
      const connect = adapter.connect?.bind(adapter);
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
