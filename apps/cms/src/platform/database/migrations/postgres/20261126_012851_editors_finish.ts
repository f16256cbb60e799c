import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Menus have drafts, posts a language, products a starting price, and some roles need a second step.
 * What was saved of the menus before is published: unlike the rest, the two UPDATEs are not generated, because the
 * generator knows nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_language" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_sign_in_rules_second_step_for" AS ENUM('admin', 'editor', 'sales', 'recruiter');
  CREATE TABLE "sign_in_rules_second_step_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_second_step_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "navigation" ALTER COLUMN "bar" DROP NOT NULL;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_bar" DROP NOT NULL;
  ALTER TABLE "products_locales" ADD COLUMN "starting_price" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_starting_price" varchar;
  ALTER TABLE "posts" ADD COLUMN "language" "enum_posts_language" DEFAULT 'pl';
  ALTER TABLE "_posts_v" ADD COLUMN "version_language" "enum__posts_v_version_language" DEFAULT 'pl';
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "version__status" "enum__navigation_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "published_locale" "enum__navigation_v_published_locale";
  ALTER TABLE "_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "autosave" boolean;
  UPDATE "navigation" SET "_status" = 'published';
  UPDATE "_navigation_v" SET
    "version__status" = 'published',
    "latest" = ("id" = (SELECT "id" FROM "_navigation_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  ALTER TABLE "sign_in_rules_second_step_for" ADD CONSTRAINT "sign_in_rules_second_step_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_in_rules_second_step_for_order_idx" ON "sign_in_rules_second_step_for" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_step_for_parent_idx" ON "sign_in_rules_second_step_for" USING btree ("parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_in_rules_second_step_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sign_in_rules_second_step_for" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  DROP INDEX "navigation__status_idx";
  DROP INDEX "_navigation_v_version_version__status_idx";
  DROP INDEX "_navigation_v_snapshot_idx";
  DROP INDEX "_navigation_v_published_locale_idx";
  DROP INDEX "_navigation_v_latest_idx";
  DROP INDEX "_navigation_v_autosave_idx";
  ALTER TABLE "navigation" ALTER COLUMN "bar" SET NOT NULL;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_bar" SET NOT NULL;
  ALTER TABLE "products_locales" DROP COLUMN "starting_price";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_starting_price";
  ALTER TABLE "posts" DROP COLUMN "language";
  ALTER TABLE "_posts_v" DROP COLUMN "version_language";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  ALTER TABLE "_navigation_v" DROP COLUMN "version__status";
  ALTER TABLE "_navigation_v" DROP COLUMN "snapshot";
  ALTER TABLE "_navigation_v" DROP COLUMN "published_locale";
  ALTER TABLE "_navigation_v" DROP COLUMN "latest";
  ALTER TABLE "_navigation_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_sign_in_rules_second_step_for";`);
}
