import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The table of proposals stays for one version: they become drafts at the first start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_roles" ADD VALUE 'translator';
  DROP INDEX "source_document_1_idx";
  ALTER TABLE "publication_requests" ADD COLUMN "language" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "publication_requests" ADD COLUMN "note" varchar;
  ALTER TABLE "publication_requests" ADD COLUMN "answer" varchar;
  ALTER TABLE "users" ADD COLUMN "assignment" jsonb;
  CREATE UNIQUE INDEX "source_document_language_2_idx" ON "publication_requests" USING btree ("source","document","language");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "users" WHERE "id" IN (SELECT "parent_id" FROM "users_roles" WHERE "value" = 'translator');
  DELETE FROM "publication_requests" WHERE "language" <> '' OR "answer" IS NOT NULL;
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'manager');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  DROP INDEX "source_document_language_2_idx";
  CREATE UNIQUE INDEX "source_document_1_idx" ON "publication_requests" USING btree ("source","document");
  ALTER TABLE "publication_requests" DROP COLUMN "language";
  ALTER TABLE "publication_requests" DROP COLUMN "note";
  ALTER TABLE "publication_requests" DROP COLUMN "answer";
  ALTER TABLE "users" DROP COLUMN "assignment";`);
}
