import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { withViews } from '../../section-views.ts';

/** Sections get the view and the place that they had. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of [
    ['pages', 'sections'],
    ['_pages_v', 'version_sections'],
  ] as const) {
    const [from, name] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<{ id: number; sections: Parameters<typeof withViews>[0] }>(
      sql`SELECT id, ${name} AS sections FROM ${from} WHERE ${name} IS NOT NULL`,
    );
    for (const { id, sections } of rows) {
      const changed = JSON.stringify(withViews(sections));
      await db.execute(sql`UPDATE ${from} SET ${name} = ${changed}::jsonb WHERE id = ${id}`);
    }
  }
}

export async function down(): Promise<void> {
  // The version before does not read them.
}
