import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "state_formType_createdAt_updatedAt_value_currency_estima_idx" ON "leads" USING btree ("state","form_type","created_at","updated_at","value","currency","estimate_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "state_formType_createdAt_updatedAt_value_currency_estima_idx";`);
}
