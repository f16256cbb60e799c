import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_attachments_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_attachments_scan" AS ENUM('pending', 'unscanned', 'clean', 'infected');
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'quarantined';
  ALTER TYPE "public"."enum_leads_verification" ADD VALUE 'expired' BEFORE 'unavailable';
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"form_type" "enum_attachments_form_type" NOT NULL,
  	"name" varchar NOT NULL,
  	"extension" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"file" varchar NOT NULL,
  	"scan" "enum_attachments_scan" NOT NULL,
  	"scanned_at" timestamp(3) with time zone,
  	"flags" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "consent_page" varchar;
  ALTER TABLE "leads" ADD COLUMN "flags" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "attachments_id" integer;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "attachments_lead_idx" ON "attachments" USING btree ("lead_id");
  CREATE UNIQUE INDEX "attachments_file_idx" ON "attachments" USING btree ("file");
  CREATE INDEX "attachments_scan_idx" ON "attachments" USING btree ("scan");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "attachments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "attachments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_attachments_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_state";
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'in-progress', 'answered', 'won', 'lost', 'spam', 'unverified');
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_leads_state";
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE "public"."enum_leads_state" USING "state"::"public"."enum_leads_state";
  ALTER TABLE "leads" ALTER COLUMN "verification" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "verification" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_leads_verification";
  CREATE TYPE "public"."enum_leads_verification" AS ENUM('verified', 'unavailable', 'none');
  ALTER TABLE "leads" ALTER COLUMN "verification" SET DEFAULT 'none'::"public"."enum_leads_verification";
  ALTER TABLE "leads" ALTER COLUMN "verification" SET DATA TYPE "public"."enum_leads_verification" USING "verification"::"public"."enum_leads_verification";
  DROP INDEX "payload_locked_documents_rels_attachments_id_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_page";
  ALTER TABLE "leads" DROP COLUMN "flags";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "attachments_id";
  DROP TYPE "public"."enum_attachments_form_type";
  DROP TYPE "public"."enum_attachments_scan";`);
}
