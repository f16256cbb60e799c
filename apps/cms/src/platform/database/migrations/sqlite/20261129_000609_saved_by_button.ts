import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

const DRAFTED = [
  'pages',
  'slides',
  'products',
  'services',
  'realizations',
  'areas',
  'industries',
  'features',
  'employees',
  'careers',
  'posts',
  'sidebars',
  'estimate_elements',
  'catalogues',
  'navigation',
];

/**
 * Drafts no longer save themselves. The column that says so of a version stays: a process of the
 * version before writes it. A later version drops it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of DRAFTED) await db.run(sql.raw(`DROP INDEX "_${name}_v_autosave_idx"`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const name of DRAFTED) {
    const index = `CREATE INDEX "_${name}_v_autosave_idx" ON "_${name}_v" ("autosave")`;
    await db.run(sql.raw(index));
  }
}
