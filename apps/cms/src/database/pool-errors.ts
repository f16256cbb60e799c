import type { postgresAdapter } from '@payloadcms/db-postgres';

type PostgresAdapter = ReturnType<typeof postgresAdapter>;

/**
 * When PostgreSQL restarts, its idle connections fail on their own, outside of any query. Without
 * a listener Node ends the process; with one, the pool drops them and opens others.
 */
export function survivingRestarts(postgres: PostgresAdapter): PostgresAdapter {
  return {
    ...postgres,
    init: (args) => {
      const adapter = postgres.init(args);
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (options) => {
        const isFirst = !adapter.pool;
        await connect?.(options);
        if (!isFirst) return;
        adapter.pool.on('error', (err: Error) => {
          // The error itself carries the connection, with its password.
          args.payload.logger.warn(`PostgreSQL closed an idle connection: ${err.message}`);
        });
      };
      return adapter;
    },
  };
}
