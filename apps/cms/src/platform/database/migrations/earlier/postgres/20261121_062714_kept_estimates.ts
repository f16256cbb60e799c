import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_estimates_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum_estimates_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_catalogue_versions_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TABLE "estimates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"calculator" "enum_estimates_calculator" NOT NULL,
  	"locale" "enum_estimates_locale" NOT NULL,
  	"choice" jsonb NOT NULL,
  	"version_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "catalogue_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"calculator" "enum_catalogue_versions_calculator" NOT NULL,
  	"catalogue" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "estimate_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "estimates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "catalogue_versions_id" integer;
  ALTER TABLE "estimates" ADD CONSTRAINT "estimates_version_id_catalogue_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "estimates_number_idx" ON "estimates" USING btree ("number");
  CREATE UNIQUE INDEX "estimates_key_idx" ON "estimates" USING btree ("key");
  CREATE INDEX "estimates_version_idx" ON "estimates" USING btree ("version_id");
  CREATE INDEX "estimates_updated_at_idx" ON "estimates" USING btree ("updated_at");
  CREATE INDEX "estimates_created_at_idx" ON "estimates" USING btree ("created_at");
  CREATE UNIQUE INDEX "catalogue_versions_digest_idx" ON "catalogue_versions" USING btree ("digest");
  CREATE INDEX "catalogue_versions_updated_at_idx" ON "catalogue_versions" USING btree ("updated_at");
  CREATE INDEX "catalogue_versions_created_at_idx" ON "catalogue_versions" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_estimates_fk" FOREIGN KEY ("estimates_id") REFERENCES "public"."estimates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_catalogue_versions_fk" FOREIGN KEY ("catalogue_versions_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_estimate_idx" ON "leads" USING btree ("estimate_id");
  CREATE INDEX "payload_locked_documents_rels_estimates_id_idx" ON "payload_locked_documents_rels" USING btree ("estimates_id");
  CREATE INDEX "payload_locked_documents_rels_catalogue_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("catalogue_versions_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "catalogue_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "estimates" CASCADE;
  DROP TABLE "catalogue_versions" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_estimate_id_estimates_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_estimates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_catalogue_versions_fk";
  
  DROP INDEX "leads_estimate_idx";
  DROP INDEX "payload_locked_documents_rels_estimates_id_idx";
  DROP INDEX "payload_locked_documents_rels_catalogue_versions_id_idx";
  ALTER TABLE "leads" DROP COLUMN "estimate_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "estimates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "catalogue_versions_id";
  DROP TYPE "public"."enum_estimates_calculator";
  DROP TYPE "public"."enum_estimates_locale";
  DROP TYPE "public"."enum_catalogue_versions_calculator";`);
}
