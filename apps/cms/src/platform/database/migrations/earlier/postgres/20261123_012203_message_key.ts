import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ADD COLUMN "unique_key" varchar;
  CREATE UNIQUE INDEX "messages_unique_key_idx" ON "messages" USING btree ("unique_key");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "messages_unique_key_idx";
  ALTER TABLE "messages" DROP COLUMN "unique_key";`);
}
