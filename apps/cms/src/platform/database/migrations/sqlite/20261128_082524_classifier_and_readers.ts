import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Forgets what was learnt about spam and who had a lead open. Two tables and a column stay, empty: a
 * process of the version before writes them with each lead. A later version drops them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`lead_readers\`;`);
  await db.run(sql`DELETE FROM \`spam_classifiers\`;`);
  await db.run(sql`DROP INDEX \`leads_spam_likeness_idx\`;`);
  await db.run(
    sql`UPDATE \`leads\` SET \`spam_likeness\` = NULL WHERE \`spam_likeness\` IS NOT NULL;`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`leads_spam_likeness_idx\` ON \`leads\` (\`spam_likeness\`);`);
}
