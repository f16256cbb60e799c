import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_kind" AS ENUM('money', 'personDays', 'days', 'workingDays', 'weeks', 'months', 'years', 'hours', 'minutes', 'percent', 'number', 'date', 'words');
  CREATE TYPE "public"."enum_facts_reckoned" AS ENUM('caseStudies', 'people', 'yearsSinceFounding', 'medianFirstReply', 'smallestProject', 'largestProject', 'customersOfTrade');
  CREATE TYPE "public"."enum_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_version_kind" AS ENUM('money', 'personDays', 'days', 'workingDays', 'weeks', 'months', 'years', 'hours', 'minutes', 'percent', 'number', 'date', 'words');
  CREATE TYPE "public"."enum__facts_v_version_reckoned" AS ENUM('caseStudies', 'people', 'yearsSinceFounding', 'medianFirstReply', 'smallestProject', 'largestProject', 'customersOfTrade');
  CREATE TYPE "public"."enum__facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TABLE "facts_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"since" timestamp(3) with time zone,
  	"amount" numeric,
  	"to" numeric,
  	"eur" numeric,
  	"to_eur" numeric,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "facts_values_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_facts_kind" DEFAULT 'number',
  	"reckoned" "enum_facts_reckoned",
  	"industry_id" integer,
  	"note" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_facts_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"since" timestamp(3) with time zone,
  	"amount" numeric,
  	"to" numeric,
  	"eur" numeric,
  	"to_eur" numeric,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_facts_v_version_values_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_kind" "enum__facts_v_version_kind" DEFAULT 'number',
  	"version_reckoned" "enum__facts_v_version_reckoned",
  	"version_industry_id" integer,
  	"version_note" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__facts_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "realizations" ADD COLUMN "person_days" numeric;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_person_days" numeric;
  ALTER TABLE "catalogues" ADD COLUMN "rates_rate_id" integer;
  ALTER TABLE "catalogues" ADD COLUMN "rates_range_id" integer;
  ALTER TABLE "catalogues" ADD COLUMN "rates_smallest_id" integer;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_rates_rate_id" integer;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_rates_range_id" integer;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_rates_smallest_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "facts_values" ADD CONSTRAINT "facts_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_values_locales" ADD CONSTRAINT "facts_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts" ADD CONSTRAINT "facts_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_facts_v_version_values" ADD CONSTRAINT "_facts_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_facts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_facts_v_version_values_locales" ADD CONSTRAINT "_facts_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_facts_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "facts_values_order_idx" ON "facts_values" USING btree ("_order");
  CREATE INDEX "facts_values_parent_id_idx" ON "facts_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "facts_values_locales_locale_parent_id_unique" ON "facts_values_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_industry_idx" ON "facts" USING btree ("industry_id");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts_deleted_at_idx" ON "facts" USING btree ("deleted_at");
  CREATE INDEX "facts__status_idx" ON "facts" USING btree ("_status");
  CREATE INDEX "_facts_v_version_values_order_idx" ON "_facts_v_version_values" USING btree ("_order");
  CREATE INDEX "_facts_v_version_values_parent_id_idx" ON "_facts_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_facts_v_version_values_locales_locale_parent_id_unique" ON "_facts_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_key_idx" ON "_facts_v" USING btree ("version_key");
  CREATE INDEX "_facts_v_version_version_industry_idx" ON "_facts_v" USING btree ("version_industry_id");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version_deleted_at_idx" ON "_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_facts_v_version_version__status_idx" ON "_facts_v" USING btree ("version__status");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  CREATE INDEX "_facts_v_snapshot_idx" ON "_facts_v" USING btree ("snapshot");
  CREATE INDEX "_facts_v_published_locale_idx" ON "_facts_v" USING btree ("published_locale");
  CREATE INDEX "_facts_v_latest_idx" ON "_facts_v" USING btree ("latest");
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_rates_rate_id_facts_id_fk" FOREIGN KEY ("rates_rate_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_rates_range_id_facts_id_fk" FOREIGN KEY ("rates_range_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "catalogues" ADD CONSTRAINT "catalogues_rates_smallest_id_facts_id_fk" FOREIGN KEY ("rates_smallest_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_rates_rate_id_facts_id_fk" FOREIGN KEY ("version_rates_rate_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_rates_range_id_facts_id_fk" FOREIGN KEY ("version_rates_range_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_version_rates_smallest_id_facts_id_fk" FOREIGN KEY ("version_rates_smallest_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "catalogues_rates_rates_rate_idx" ON "catalogues" USING btree ("rates_rate_id");
  CREATE INDEX "catalogues_rates_rates_range_idx" ON "catalogues" USING btree ("rates_range_id");
  CREATE INDEX "catalogues_rates_rates_smallest_idx" ON "catalogues" USING btree ("rates_smallest_id");
  CREATE INDEX "_catalogues_v_version_rates_version_rates_rate_idx" ON "_catalogues_v" USING btree ("version_rates_rate_id");
  CREATE INDEX "_catalogues_v_version_rates_version_rates_range_idx" ON "_catalogues_v" USING btree ("version_rates_range_id");
  CREATE INDEX "_catalogues_v_version_rates_version_rates_smallest_idx" ON "_catalogues_v" USING btree ("version_rates_smallest_id");
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts_values_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v_version_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v_version_values_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts_values" CASCADE;
  DROP TABLE "facts_values_locales" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v_version_values" CASCADE;
  DROP TABLE "_facts_v_version_values_locales" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_rates_rate_id_facts_id_fk";
  
  ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_rates_range_id_facts_id_fk";
  
  ALTER TABLE "catalogues" DROP CONSTRAINT "catalogues_rates_smallest_id_facts_id_fk";
  
  ALTER TABLE "_catalogues_v" DROP CONSTRAINT "_catalogues_v_version_rates_rate_id_facts_id_fk";
  
  ALTER TABLE "_catalogues_v" DROP CONSTRAINT "_catalogues_v_version_rates_range_id_facts_id_fk";
  
  ALTER TABLE "_catalogues_v" DROP CONSTRAINT "_catalogues_v_version_rates_smallest_id_facts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_facts_fk";
  
  DROP INDEX "catalogues_rates_rates_rate_idx";
  DROP INDEX "catalogues_rates_rates_range_idx";
  DROP INDEX "catalogues_rates_rates_smallest_idx";
  DROP INDEX "_catalogues_v_version_rates_version_rates_rate_idx";
  DROP INDEX "_catalogues_v_version_rates_version_rates_range_idx";
  DROP INDEX "_catalogues_v_version_rates_version_rates_smallest_idx";
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  ALTER TABLE "realizations" DROP COLUMN "person_days";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_person_days";
  ALTER TABLE "catalogues" DROP COLUMN "rates_rate_id";
  ALTER TABLE "catalogues" DROP COLUMN "rates_range_id";
  ALTER TABLE "catalogues" DROP COLUMN "rates_smallest_id";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_rates_rate_id";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_rates_range_id";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_rates_smallest_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  DROP TYPE "public"."enum_facts_kind";
  DROP TYPE "public"."enum_facts_reckoned";
  DROP TYPE "public"."enum_facts_status";
  DROP TYPE "public"."enum__facts_v_version_kind";
  DROP TYPE "public"."enum__facts_v_version_reckoned";
  DROP TYPE "public"."enum__facts_v_version_status";
  DROP TYPE "public"."enum__facts_v_published_locale";`);
}
