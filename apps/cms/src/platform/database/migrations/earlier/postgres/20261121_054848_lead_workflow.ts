import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "history" jsonb;
  CREATE INDEX "state_createdAt_idx" ON "leads" USING btree ("state","created_at");
  CREATE INDEX "formType_state_createdAt_idx" ON "leads" USING btree ("form_type","state","created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "state_createdAt_idx";
  DROP INDEX "formType_state_createdAt_idx";
  ALTER TABLE "leads" DROP COLUMN "first_answered_at";
  ALTER TABLE "leads" DROP COLUMN "history";`);
}
