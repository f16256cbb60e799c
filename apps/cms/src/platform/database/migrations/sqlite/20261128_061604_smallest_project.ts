import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`rates_smallest_days\` numeric;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_rates_smallest_days\` numeric;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`catalogues\` DROP COLUMN \`rates_smallest_days\`;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` DROP COLUMN \`version_rates_smallest_days\`;`);
}
