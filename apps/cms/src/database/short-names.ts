import { createHash } from 'node:crypto';
import type { postgresAdapter } from '@payloadcms/db-postgres';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number];

/** PostgreSQL silently cuts longer names off. */
const LONGEST = 63;

/**
 * Columns of deeply nested groups, in the tables of versions, get names that PostgreSQL would cut
 * off, so that the schema and the database would disagree. Their end becomes a hash of the whole.
 */
export const shortenColumnNames: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables)) {
    for (const column of Object.values(table.columns)) {
      if (column.name.length <= LONGEST) continue;
      const digest = createHash('sha256').update(column.name).digest('hex').slice(0, 8);
      column.name = `${column.name.slice(0, LONGEST - 9)}_${digest}`;
    }
  }
  return schema;
};
