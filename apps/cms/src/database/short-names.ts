import { createHash } from 'node:crypto';
import type { postgresAdapter } from '@payloadcms/db-postgres';

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
export const shortenColumnNames: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables)) {
    for (const column of Object.values(table.columns)) column.name = shortName(column.name);
  }
  return schema;
};
