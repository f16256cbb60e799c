import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`first_answered_at\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`history\` text;`);
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`leads\` (\`state\`,\`created_at\`);`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`state_createdAt_idx\`;`);
  await db.run(sql`DROP INDEX \`formType_state_createdAt_idx\`;`);
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`first_answered_at\`;`);
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`history\`;`);
}
