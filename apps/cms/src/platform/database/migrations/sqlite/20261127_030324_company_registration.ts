import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`registration\` text;`);
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_registration\` text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`registration\`;`);
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_registration\`;`);
}
