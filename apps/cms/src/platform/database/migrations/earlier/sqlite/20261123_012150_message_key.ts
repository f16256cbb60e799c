import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`messages\` ADD \`unique_key\` text;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`messages_unique_key_idx\` ON \`messages\` (\`unique_key\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`messages_unique_key_idx\`;`);
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`unique_key\`;`);
}
