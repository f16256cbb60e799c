import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`hits\` numeric DEFAULT 0;`);
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_hit_at\` text;`);
  await db.run(sql`CREATE INDEX \`redirects_hits_idx\` ON \`redirects\` (\`hits\`);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`redirects_hits_idx\`;`);
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`hits\`;`);
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`last_hit_at\`;`);
}
