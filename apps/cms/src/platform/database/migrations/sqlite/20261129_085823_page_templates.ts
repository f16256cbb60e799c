import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`is_template\` integer DEFAULT false;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_is_template\` integer DEFAULT false;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`is_template\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_is_template\`;`);
}
