import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_changed_words_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_broken_links_state" AS ENUM('suspected', 'broken', 'unknown');
  CREATE TYPE "public"."enum_broken_links_reason" AS ENUM('missing', 'gone', 'no-host', 'no-server', 'certificate', 'private', 'refused', 'silent');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('pl', 'en', 'de');
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'passkey-login' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'code-refused' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'recovery-code' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'password-changed' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'password-reset' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'second-factor-on' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'second-factor-off' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'recovery-codes' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'passkey-added' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'passkey-removed' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'new-device' BEFORE 'export';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'sessions-ended' BEFORE 'export';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'newDeviceMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'newDeviceMail' BEFORE 'schedulePublish';
  CREATE TABLE "changed_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"locale" "enum_changed_words_locale" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "broken_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar,
  	"path" varchar NOT NULL,
  	"language" varchar,
  	"state" "enum_broken_links_state" NOT NULL,
  	"reason" "enum_broken_links_reason" NOT NULL,
  	"status" numeric,
  	"since" timestamp(3) with time zone NOT NULL,
  	"checked_at" timestamp(3) with time zone NOT NULL,
  	"ignored" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "translation_proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar,
  	"language" varchar NOT NULL,
  	"origin" varchar NOT NULL,
  	"name" varchar,
  	"note" varchar,
  	"state" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"texts" jsonb NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "withheld_languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "publication_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"asked_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"secret" varchar NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "known_devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"token" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "used_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "may_publish" boolean DEFAULT true;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "changed_words_updated_at_idx" ON "changed_words" USING btree ("updated_at");
  CREATE INDEX "changed_words_created_at_idx" ON "changed_words" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_locale_idx" ON "changed_words" USING btree ("key","locale");
  CREATE INDEX "broken_links_state_idx" ON "broken_links" USING btree ("state");
  CREATE INDEX "broken_links_ignored_idx" ON "broken_links" USING btree ("ignored");
  CREATE INDEX "broken_links_updated_at_idx" ON "broken_links" USING btree ("updated_at");
  CREATE INDEX "broken_links_created_at_idx" ON "broken_links" USING btree ("created_at");
  CREATE INDEX "source_document_idx" ON "broken_links" USING btree ("source","document");
  CREATE INDEX "translation_proposals_state_idx" ON "translation_proposals" USING btree ("state");
  CREATE INDEX "translation_proposals_expires_at_idx" ON "translation_proposals" USING btree ("expires_at");
  CREATE INDEX "translation_proposals_updated_at_idx" ON "translation_proposals" USING btree ("updated_at");
  CREATE INDEX "translation_proposals_created_at_idx" ON "translation_proposals" USING btree ("created_at");
  CREATE INDEX "document_source_idx" ON "translation_proposals" USING btree ("document","source");
  CREATE INDEX "withheld_languages_updated_at_idx" ON "withheld_languages" USING btree ("updated_at");
  CREATE INDEX "withheld_languages_created_at_idx" ON "withheld_languages" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_document_language_1_idx" ON "withheld_languages" USING btree ("source","document","language");
  CREATE INDEX "publication_requests_updated_at_idx" ON "publication_requests" USING btree ("updated_at");
  CREATE INDEX "publication_requests_created_at_idx" ON "publication_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_document_1_idx" ON "publication_requests" USING btree ("source","document");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" USING btree ("account_id");
  CREATE UNIQUE INDEX "recovery_codes_hash_idx" ON "recovery_codes" USING btree ("hash");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" USING btree ("created_at");
  CREATE INDEX "passkeys_account_idx" ON "passkeys" USING btree ("account_id");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE INDEX "known_devices_account_idx" ON "known_devices" USING btree ("account_id");
  CREATE UNIQUE INDEX "known_devices_token_idx" ON "known_devices" USING btree ("token");
  CREATE INDEX "known_devices_updated_at_idx" ON "known_devices" USING btree ("updated_at");
  CREATE INDEX "known_devices_created_at_idx" ON "known_devices" USING btree ("created_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "payload_folders_name_idx" ON "payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload_folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "changed_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "broken_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translation_proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "withheld_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publication_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "known_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "changed_words" CASCADE;
  DROP TABLE "broken_links" CASCADE;
  DROP TABLE "translation_proposals" CASCADE;
  DROP TABLE "withheld_languages" CASCADE;
  DROP TABLE "publication_requests" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "known_devices" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "payload_folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'retention', 'retention-refused');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "media_folder_idx";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users_sessions" DROP COLUMN "used_at";
  ALTER TABLE "users" DROP COLUMN "may_publish";
  DROP TYPE "public"."enum_changed_words_locale";
  DROP TYPE "public"."enum_broken_links_state";
  DROP TYPE "public"."enum_broken_links_reason";
  DROP TYPE "public"."enum_users_languages";`);
}
