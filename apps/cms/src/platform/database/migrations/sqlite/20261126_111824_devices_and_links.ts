import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`push_devices\` ADD \`session\` text;`);
  await db.run(sql`CREATE INDEX \`push_devices_session_idx\` ON \`push_devices\` (\`session\`);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`push_devices_session_idx\`;`);
  await db.run(sql`ALTER TABLE \`push_devices\` DROP COLUMN \`session\`;`);
}
