import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`catalogues_groups_items\` ADD \`team\` numeric;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v_version_groups_items\` ADD \`team\` numeric;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`catalogues_groups_items\` DROP COLUMN \`team\`;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v_version_groups_items\` DROP COLUMN \`team\`;`);
}
