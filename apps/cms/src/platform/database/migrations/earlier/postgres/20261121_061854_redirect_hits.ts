import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "hits" numeric DEFAULT 0;
  ALTER TABLE "redirects" ADD COLUMN "last_hit_at" timestamp(3) with time zone;
  CREATE INDEX "redirects_hits_idx" ON "redirects" USING btree ("hits");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "redirects_hits_idx";
  ALTER TABLE "redirects" DROP COLUMN "hits";
  ALTER TABLE "redirects" DROP COLUMN "last_hit_at";`);
}
