import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Finished projects with their estimated and actual person-days; an earlier version does not read them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_changed_words_place" ADD VALUE 'accuracy' BEFORE 'mail.request';
  ALTER TYPE "public"."enum_changed_words_place" ADD VALUE 'mail.offer' BEFORE 'mail.request';
   CREATE TYPE "public"."enum_delivered_projects_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum_delivered_projects_origin" AS ENUM('offer', 'hand', 'csv');
  CREATE TYPE "public"."enum_delivered_projects_state" AS ENUM('running', 'closed');
  CREATE TABLE "delivered_projects_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"part" varchar NOT NULL,
  	"estimated" numeric NOT NULL,
  	"actual" numeric
  );
  
  CREATE TABLE "delivered_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"calculator" "enum_delivered_projects_calculator" NOT NULL,
  	"closed_on" timestamp(3) with time zone,
  	"estimated" numeric,
  	"actual" numeric,
  	"origin" "enum_delivered_projects_origin" DEFAULT 'hand' NOT NULL,
  	"state" "enum_delivered_projects_state",
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivered_projects_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivered_projects_id" integer;
  ALTER TABLE "delivered_projects_work" ADD CONSTRAINT "delivered_projects_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivered_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivered_projects_locales" ADD CONSTRAINT "delivered_projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivered_projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "delivered_projects_work_order_idx" ON "delivered_projects_work" USING btree ("_order");
  CREATE INDEX "delivered_projects_work_parent_id_idx" ON "delivered_projects_work" USING btree ("_parent_id");
  CREATE INDEX "delivered_projects_state_idx" ON "delivered_projects" USING btree ("state");
  CREATE UNIQUE INDEX "delivered_projects_name_idx" ON "delivered_projects" USING btree ("name");
  CREATE INDEX "delivered_projects_updated_at_idx" ON "delivered_projects" USING btree ("updated_at");
  CREATE INDEX "delivered_projects_created_at_idx" ON "delivered_projects" USING btree ("created_at");
  CREATE INDEX "delivered_projects_deleted_at_idx" ON "delivered_projects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "delivered_projects_locales_locale_parent_id_unique" ON "delivered_projects_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivered_projects_fk" FOREIGN KEY ("delivered_projects_id") REFERENCES "public"."delivered_projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_delivered_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("delivered_projects_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "changed_words" ALTER COLUMN "place" SET DATA TYPE text;
  DROP TYPE "public"."enum_changed_words_place";
  CREATE TYPE "public"."enum_changed_words_place" AS ENUM('forms', 'frame', 'sections', 'details', 'blog', 'search', 'calculators.wizard', 'calculators', 'calls', 'estimate', 'links', 'cookies', 'errors', 'kit', 'mail.call', 'mail.confirmation', 'mail.newsletter', 'mail.notification', 'mail.lead', 'mail.notices', 'mail.colleagues', 'mail.reply', 'mail.request', 'print', 'unused');
  ALTER TABLE "changed_words" ALTER COLUMN "place" SET DATA TYPE "public"."enum_changed_words_place" USING "place"::"public"."enum_changed_words_place";
   ALTER TABLE "delivered_projects_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivered_projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivered_projects_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "delivered_projects_work" CASCADE;
  DROP TABLE "delivered_projects" CASCADE;
  DROP TABLE "delivered_projects_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_delivered_projects_fk";
  
  DROP INDEX "payload_locked_documents_rels_delivered_projects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "delivered_projects_id";
  DROP TYPE "public"."enum_delivered_projects_calculator";
  DROP TYPE "public"."enum_delivered_projects_origin";
  DROP TYPE "public"."enum_delivered_projects_state";`);
}
