import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_phone_part" AS ENUM('half', 'third');
  ALTER TABLE "products" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "media" ADD COLUMN "phone_part" "enum_media_phone_part";
  ALTER TABLE "media_locales" ADD COLUMN "versions_id" integer;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_versions_id_media_id_fk" FOREIGN KEY ("versions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_versions_idx" ON "media_locales" USING btree ("versions_id","_locale");
  CREATE INDEX "state_source_firstAnsweredAt_createdAt_formType_idx" ON "leads" USING btree ("state","source","first_answered_at","created_at","form_type");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_locales" DROP CONSTRAINT "media_locales_versions_id_media_id_fk";
  
  DROP INDEX "media_versions_idx";
  DROP INDEX "state_source_firstAnsweredAt_createdAt_formType_idx";
  ALTER TABLE "products" DROP COLUMN "sections";
  ALTER TABLE "_products_v" DROP COLUMN "version_sections";
  ALTER TABLE "media" DROP COLUMN "phone_part";
  ALTER TABLE "media_locales" DROP COLUMN "versions_id";
  DROP TYPE "public"."enum_media_phone_part";`);
}
