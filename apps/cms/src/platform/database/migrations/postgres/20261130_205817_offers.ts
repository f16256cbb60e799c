import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_loss_reason" ADD VALUE 'no-reason';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'offer' BEFORE 'received';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'offer-sent' BEFORE 'login';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'offer-withdrawn' BEFORE 'login';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'offer-link-renewed' BEFORE 'login';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'offer.sent';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'offer.opened';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'offer.asked';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'offer.accepted';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'offer.declined';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'offer.sent' BEFORE 'test';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'offer.opened' BEFORE 'test';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'offer.asked' BEFORE 'test';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'offer.accepted' BEFORE 'test';
  ALTER TYPE "public"."enum_deliveries_event" ADD VALUE 'offer.declined' BEFORE 'test';
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"number" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"reading_key" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"valid_until" varchar,
  	"draft" jsonb,
  	"draft_version" numeric NOT NULL,
  	"author_id" integer,
  	"opened_at" timestamp(3) with time zone,
  	"decided_at" timestamp(3) with time zone,
  	"acceptance" varchar,
  	"acceptance_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offer_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offer_id" integer,
  	"version" numeric NOT NULL,
  	"content" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"previous" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offer_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offer_id" integer,
  	"message_id" integer,
  	"version" numeric NOT NULL,
  	"line" varchar,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_desk_locales" (
  	"offer_terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  DROP INDEX "state_formType_createdAt_updatedAt_value_currency_estima_idx";
  ALTER TABLE "lead_desk" ADD COLUMN "offer_limit" numeric;
  ALTER TABLE "lead_desk" ADD COLUMN "offer_limit_eur" numeric;
  ALTER TABLE "retention" ADD COLUMN "offer_months" numeric DEFAULT 72 NOT NULL;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offer_questions" ADD CONSTRAINT "offer_questions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offer_questions" ADD CONSTRAINT "offer_questions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_desk_locales" ADD CONSTRAINT "lead_desk_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_desk"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_lead_idx" ON "offers" USING btree ("lead_id");
  CREATE UNIQUE INDEX "offers_number_idx" ON "offers" USING btree ("number");
  CREATE UNIQUE INDEX "offers_key_idx" ON "offers" USING btree ("key");
  CREATE UNIQUE INDEX "offers_reading_key_idx" ON "offers" USING btree ("reading_key");
  CREATE INDEX "offers_state_idx" ON "offers" USING btree ("state");
  CREATE INDEX "offers_valid_until_idx" ON "offers" USING btree ("valid_until");
  CREATE INDEX "offers_author_idx" ON "offers" USING btree ("author_id");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offer_versions_offer_idx" ON "offer_versions" USING btree ("offer_id");
  CREATE INDEX "offer_versions_updated_at_idx" ON "offer_versions" USING btree ("updated_at");
  CREATE INDEX "offer_versions_created_at_idx" ON "offer_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "offer_version_idx" ON "offer_versions" USING btree ("offer_id","version");
  CREATE INDEX "offer_questions_offer_idx" ON "offer_questions" USING btree ("offer_id");
  CREATE INDEX "offer_questions_message_idx" ON "offer_questions" USING btree ("message_id");
  CREATE INDEX "offer_questions_updated_at_idx" ON "offer_questions" USING btree ("updated_at");
  CREATE INDEX "offer_questions_created_at_idx" ON "offer_questions" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_desk_locales_locale_parent_id_unique" ON "lead_desk_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "compound_index_idx" ON "leads" USING btree ("state","form_type","created_at","updated_at","value","currency","estimate_id","assignee_id","expected_at");
  CREATE INDEX "state_updatedAt_idx" ON "leads" USING btree ("state","updated_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offer_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offer_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_desk_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offer_versions" CASCADE;
  DROP TABLE "offer_questions" CASCADE;
  DROP TABLE "lead_desk_locales" CASCADE;
  ALTER TABLE "leads" ALTER COLUMN "loss_reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_loss_reason";
  CREATE TYPE "public"."enum_leads_loss_reason" AS ENUM('price', 'time', 'other-supplier', 'no-need', 'no-answer', 'not-our-field');
  ALTER TABLE "leads" ALTER COLUMN "loss_reason" SET DATA TYPE "public"."enum_leads_loss_reason" USING "loss_reason"::"public"."enum_leads_loss_reason";
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('notification', 'confirmation', 'opt-in', 'welcome', 'withdrawal', 'digest', 'reply', 'reminder', 'assigned', 'half', 'overdue', 'twice', 'weekly', 'call', 'call-adviser', 'received');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'passkey-login', 'code-refused', 'recovery-code', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'passkey-added', 'passkey-removed', 'new-device', 'sessions-ended', 'channel', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'person-address', 'retention', 'retention-refused');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.received', 'lead.assigned', 'lead.half', 'lead.overdue', 'lead.twice', 'lead.reply-sent', 'lead.reply-received', 'lead.state');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_event";
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('lead.received', 'lead.assigned', 'lead.half', 'lead.overdue', 'lead.twice', 'lead.reply-sent', 'lead.reply-received', 'lead.state', 'test');
  ALTER TABLE "deliveries" ALTER COLUMN "event" SET DATA TYPE "public"."enum_deliveries_event" USING "event"::"public"."enum_deliveries_event";
  DROP INDEX "compound_index_idx";
  DROP INDEX "state_updatedAt_idx";
  CREATE INDEX "state_formType_createdAt_updatedAt_value_currency_estima_idx" ON "leads" USING btree ("state","form_type","created_at","updated_at","value","currency","estimate_id");
  ALTER TABLE "lead_desk" DROP COLUMN "offer_limit";
  ALTER TABLE "lead_desk" DROP COLUMN "offer_limit_eur";
  ALTER TABLE "retention" DROP COLUMN "offer_months";`);
}
