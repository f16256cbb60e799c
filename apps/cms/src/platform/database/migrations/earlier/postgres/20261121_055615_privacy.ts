import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'retention', 'retention-refused');
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'opt-in';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'welcome';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'withdrawal';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'digest';
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_action" NOT NULL,
  	"person" varchar,
  	"subject" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_months" numeric DEFAULT 24 NOT NULL,
  	"application_months" numeric DEFAULT 6 NOT NULL,
  	"extended_application_months" numeric DEFAULT 12 NOT NULL,
  	"spam_days" numeric DEFAULT 30 NOT NULL,
  	"withdrawn_days" numeric DEFAULT 30 NOT NULL,
  	"message_days" numeric DEFAULT 30 NOT NULL,
  	"opt_in_days" numeric DEFAULT 14 NOT NULL,
  	"network_days" numeric DEFAULT 30 NOT NULL,
  	"audit_months" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "kept_until" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "requested_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "ticket" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_id" integer;
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_person_idx" ON "audit" USING btree ("person");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "retention" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_fk";
  
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('notification', 'confirmation');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  DROP INDEX "payload_locked_documents_rels_audit_id_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "leads" DROP COLUMN "kept_until";
  ALTER TABLE "subscribers" DROP COLUMN "requested_at";
  ALTER TABLE "subscribers" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscribers" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "subscribers" DROP COLUMN "ticket";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_id";
  DROP TYPE "public"."enum_audit_action";`);
}
