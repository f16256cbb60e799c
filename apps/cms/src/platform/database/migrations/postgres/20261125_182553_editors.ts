import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"path" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"missing" numeric NOT NULL,
  	"stale" numeric NOT NULL,
  	"is_draft" boolean DEFAULT false NOT NULL,
  	"first_field" varchar,
  	"bases" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bar" jsonb NOT NULL,
  	"columns" jsonb,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bar" jsonb NOT NULL,
  	"version_columns" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "slides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_slides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_slides_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "realizations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_realizations_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "areas" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_areas_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_areas_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "industries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_industries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_industries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "features" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_features_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_features_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "employees" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_employees_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "careers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "authors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sidebars" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sidebars_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sidebars_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "estimate_elements" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_estimate_elements_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_estimate_elements_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "catalogues" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_catalogues_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "translation_states_updated_at_idx" ON "translation_states" USING btree ("updated_at");
  CREATE INDEX "translation_states_created_at_idx" ON "translation_states" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_document_language_idx" ON "translation_states" USING btree ("source","document","language");
  CREATE INDEX "source_language_missing_stale_isDraft_idx" ON "translation_states" USING btree ("source","language","missing","stale","is_draft");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
  CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_slides_v_autosave_idx" ON "_slides_v" USING btree ("autosave");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "realizations_deleted_at_idx" ON "realizations" USING btree ("deleted_at");
  CREATE INDEX "_realizations_v_version_version_deleted_at_idx" ON "_realizations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_realizations_v_autosave_idx" ON "_realizations_v" USING btree ("autosave");
  CREATE INDEX "areas_deleted_at_idx" ON "areas" USING btree ("deleted_at");
  CREATE INDEX "_areas_v_version_version_deleted_at_idx" ON "_areas_v" USING btree ("version_deleted_at");
  CREATE INDEX "_areas_v_autosave_idx" ON "_areas_v" USING btree ("autosave");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "features_deleted_at_idx" ON "features" USING btree ("deleted_at");
  CREATE INDEX "_features_v_version_version_deleted_at_idx" ON "_features_v" USING btree ("version_deleted_at");
  CREATE INDEX "_features_v_autosave_idx" ON "_features_v" USING btree ("autosave");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "employees_deleted_at_idx" ON "employees" USING btree ("deleted_at");
  CREATE INDEX "_employees_v_version_version_deleted_at_idx" ON "_employees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_employees_v_autosave_idx" ON "_employees_v" USING btree ("autosave");
  CREATE INDEX "careers_deleted_at_idx" ON "careers" USING btree ("deleted_at");
  CREATE INDEX "_careers_v_version_version_deleted_at_idx" ON "_careers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE INDEX "files_deleted_at_idx" ON "files" USING btree ("deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "sidebars_deleted_at_idx" ON "sidebars" USING btree ("deleted_at");
  CREATE INDEX "_sidebars_v_version_version_deleted_at_idx" ON "_sidebars_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sidebars_v_autosave_idx" ON "_sidebars_v" USING btree ("autosave");
  CREATE INDEX "estimate_elements_deleted_at_idx" ON "estimate_elements" USING btree ("deleted_at");
  CREATE INDEX "_estimate_elements_v_version_version_deleted_at_idx" ON "_estimate_elements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_estimate_elements_v_autosave_idx" ON "_estimate_elements_v" USING btree ("autosave");
  CREATE INDEX "catalogues_deleted_at_idx" ON "catalogues" USING btree ("deleted_at");
  CREATE INDEX "_catalogues_v_version_version_deleted_at_idx" ON "_catalogues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_catalogues_v_autosave_idx" ON "_catalogues_v" USING btree ("autosave");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "translation_states" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "slides_deleted_at_idx";
  DROP INDEX "_slides_v_version_version_deleted_at_idx";
  DROP INDEX "_slides_v_autosave_idx";
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "realizations_deleted_at_idx";
  DROP INDEX "_realizations_v_version_version_deleted_at_idx";
  DROP INDEX "_realizations_v_autosave_idx";
  DROP INDEX "areas_deleted_at_idx";
  DROP INDEX "_areas_v_version_version_deleted_at_idx";
  DROP INDEX "_areas_v_autosave_idx";
  DROP INDEX "industries_deleted_at_idx";
  DROP INDEX "_industries_v_version_version_deleted_at_idx";
  DROP INDEX "_industries_v_autosave_idx";
  DROP INDEX "features_deleted_at_idx";
  DROP INDEX "_features_v_version_version_deleted_at_idx";
  DROP INDEX "_features_v_autosave_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "employees_deleted_at_idx";
  DROP INDEX "_employees_v_version_version_deleted_at_idx";
  DROP INDEX "_employees_v_autosave_idx";
  DROP INDEX "careers_deleted_at_idx";
  DROP INDEX "_careers_v_version_version_deleted_at_idx";
  DROP INDEX "_careers_v_autosave_idx";
  DROP INDEX "files_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "tags_deleted_at_idx";
  DROP INDEX "authors_deleted_at_idx";
  DROP INDEX "sidebars_deleted_at_idx";
  DROP INDEX "_sidebars_v_version_version_deleted_at_idx";
  DROP INDEX "_sidebars_v_autosave_idx";
  DROP INDEX "estimate_elements_deleted_at_idx";
  DROP INDEX "_estimate_elements_v_version_version_deleted_at_idx";
  DROP INDEX "_estimate_elements_v_autosave_idx";
  DROP INDEX "catalogues_deleted_at_idx";
  DROP INDEX "_catalogues_v_version_version_deleted_at_idx";
  DROP INDEX "_catalogues_v_autosave_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "slides" DROP COLUMN "deleted_at";
  ALTER TABLE "_slides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_slides_v" DROP COLUMN "autosave";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "realizations" DROP COLUMN "deleted_at";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_realizations_v" DROP COLUMN "autosave";
  ALTER TABLE "areas" DROP COLUMN "deleted_at";
  ALTER TABLE "_areas_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_areas_v" DROP COLUMN "autosave";
  ALTER TABLE "industries" DROP COLUMN "deleted_at";
  ALTER TABLE "_industries_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_industries_v" DROP COLUMN "autosave";
  ALTER TABLE "features" DROP COLUMN "deleted_at";
  ALTER TABLE "_features_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_features_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "employees" DROP COLUMN "deleted_at";
  ALTER TABLE "_employees_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_employees_v" DROP COLUMN "autosave";
  ALTER TABLE "careers" DROP COLUMN "deleted_at";
  ALTER TABLE "_careers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_careers_v" DROP COLUMN "autosave";
  ALTER TABLE "files" DROP COLUMN "deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "authors" DROP COLUMN "deleted_at";
  ALTER TABLE "sidebars" DROP COLUMN "deleted_at";
  ALTER TABLE "_sidebars_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_sidebars_v" DROP COLUMN "autosave";
  ALTER TABLE "estimate_elements" DROP COLUMN "deleted_at";
  ALTER TABLE "_estimate_elements_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_estimate_elements_v" DROP COLUMN "autosave";
  ALTER TABLE "catalogues" DROP COLUMN "deleted_at";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_catalogues_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`);
}
