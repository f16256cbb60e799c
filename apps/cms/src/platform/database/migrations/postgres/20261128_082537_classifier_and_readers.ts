import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Forgets what was learnt about spam and who had a lead open. Two tables and a column stay, empty: a
 * process of the version before writes them with each lead. A later version drops them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "lead_readers";
  DELETE FROM "spam_classifiers";
  DROP INDEX "leads_spam_likeness_idx";
  UPDATE "leads" SET "spam_likeness" = NULL WHERE "spam_likeness" IS NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`CREATE INDEX "leads_spam_likeness_idx" ON "leads" USING btree ("spam_likeness");`,
  );
}
