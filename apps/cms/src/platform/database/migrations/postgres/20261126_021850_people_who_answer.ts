import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_source" AS ENUM('form', 'phone', 'fair', 'mail', 'other');
  CREATE TYPE "public"."enum_leads_loss_reason" AS ENUM('price', 'time', 'other-supplier', 'no-need', 'no-answer', 'not-our-field');
  CREATE TYPE "public"."enum_leads_currency" AS ENUM('PLN', 'EUR', 'USD', 'GBP', 'CHF');
  CREATE TYPE "public"."enum_messages_authenticity" AS ENUM('authentic', 'forged', 'unknown');
  CREATE TYPE "public"."enum_messages_automatic" AS ENUM('out-of-office', 'bounce', 'mailing');
  CREATE TYPE "public"."enum_lead_notes_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_lead_notes_kind" AS ENUM('call', 'note');
  CREATE TYPE "public"."enum_reply_templates_language" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_reply_templates_topic" AS ENUM('services', 'offer', 'miscellaneous', 'e-commerce', 'jobApply', 'estimate', 'Project', 'Newsletter', 'Consultation');
  CREATE TYPE "public"."enum_bookings_state" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_bookings_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.received', 'lead.assigned', 'lead.half', 'lead.overdue', 'lead.twice', 'lead.reply-sent', 'lead.reply-received', 'lead.state');
  CREATE TYPE "public"."enum_deliveries_event" AS ENUM('lead.received', 'lead.assigned', 'lead.half', 'lead.overdue', 'lead.twice', 'lead.reply-sent', 'lead.reply-received', 'lead.state', 'test');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('push', 'webhook');
  CREATE TYPE "public"."enum_deliveries_problem" AS ENUM('timeout', 'private', 'no-host', 'no-server', 'certificate', 'broken', 'refused', 'off', 'gone', 'failed');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('pending', 'sending', 'sent', 'failed');
  CREATE TYPE "public"."enum_api_keys_scope" AS ENUM('leads-read');
  CREATE TYPE "public"."enum_users_lead_topics" AS ENUM('services', 'offer', 'miscellaneous', 'e-commerce', 'estimate', 'Project', 'Consultation');
  CREATE TYPE "public"."enum_users_lead_languages" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_users_calls_spans_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_users_mail_language" AS ENUM('pl', 'en');
  CREATE TYPE "public"."enum_users_calls_buffer" AS ENUM('0', '15', '30');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('leads');
  CREATE TYPE "public"."enum_lead_desk_holidays" AS ENUM('PL', 'DE', 'GB');
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'talking' BEFORE 'won';
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'offer' BEFORE 'won';
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'merged';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'reply';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'reminder';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'assigned';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'half';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'overdue';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'twice';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'weekly';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'call';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'call-adviser';
  ALTER TYPE "public"."enum_messages_kind" ADD VALUE 'received';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'draft' BEFORE 'pending';
  ALTER TYPE "public"."enum_messages_state" ADD VALUE 'received';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'channel' BEFORE 'export';
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'manager';
  ALTER TYPE "public"."enum_sign_in_rules_second_step_for" ADD VALUE 'manager';
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"form_type" "enum_lead_notes_form_type" NOT NULL,
  	"kind" "enum_lead_notes_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_reply_templates_language" DEFAULT 'pl' NOT NULL,
  	"topic" "enum_reply_templates_topic",
  	"subject" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_bookings_state" DEFAULT 'booked' NOT NULL,
  	"adviser_id" integer,
  	"lead_id" integer,
  	"form_type" "enum_bookings_form_type" NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"arrangements" jsonb,
  	"time_zone" varchar,
  	"unique_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_webhooks_events",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "enum_deliveries_event" NOT NULL,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"target" varchar,
  	"lead_id" integer,
  	"webhook_id" integer,
  	"device_id" integer,
  	"payload" varchar,
  	"answer_status" numeric,
  	"answer" varchar,
  	"problem" "enum_deliveries_problem",
  	"state" "enum_deliveries_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"happened_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"first_due_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"unique_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scope" "enum_api_keys_scope" DEFAULT 'leads-read' NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"hint" varchar,
  	"used_at" timestamp(3) with time zone,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"browser" varchar,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_readers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"user" numeric NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "spam_classifiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"spam" numeric NOT NULL,
  	"wanted" numeric NOT NULL,
  	"precision" numeric NOT NULL,
  	"recall" numeric NOT NULL,
  	"weights" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_absences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_lead_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_lead_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_lead_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_lead_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_calls_spans" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_users_calls_spans_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "lead_desk_holidays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_lead_desk_holidays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_desk_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"note" varchar
  );
  
  CREATE TABLE "lead_desk" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tells_stages" boolean DEFAULT true,
  	"sends_weekly" boolean DEFAULT true,
  	"shows_reply_times" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_desk_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "attachments" ALTER COLUMN "lead_id" DROP NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "lead_id" DROP NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "source" "enum_leads_source" DEFAULT 'form';
  ALTER TABLE "leads" ADD COLUMN "spam_likeness" numeric;
  ALTER TABLE "leads" ADD COLUMN "next_step" varchar;
  ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "loss_reason" "enum_leads_loss_reason";
  ALTER TABLE "leads" ADD COLUMN "value" numeric;
  ALTER TABLE "leads" ADD COLUMN "currency" "enum_leads_currency" DEFAULT 'PLN';
  ALTER TABLE "leads" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "leads" ADD COLUMN "client_wrote_at" timestamp(3) with time zone;
  ALTER TABLE "attachments" ADD COLUMN "message_id" integer;
  ALTER TABLE "messages" ADD COLUMN "authenticity" "enum_messages_authenticity";
  ALTER TABLE "messages" ADD COLUMN "automatic" "enum_messages_automatic";
  ALTER TABLE "messages" ADD COLUMN "remarks" varchar;
  ALTER TABLE "messages" ADD COLUMN "sender" varchar;
  ALTER TABLE "messages" ADD COLUMN "author_id" integer;
  ALTER TABLE "messages" ADD COLUMN "body" jsonb;
  ALTER TABLE "messages" ADD COLUMN "header_id" varchar;
  ALTER TABLE "messages" ADD COLUMN "references" varchar;
  ALTER TABLE "messages" ADD COLUMN "about" varchar;
  ALTER TABLE "messages" ADD COLUMN "once_key" varchar;
  ALTER TABLE "users" ADD COLUMN "signature" varchar;
  ALTER TABLE "users" ADD COLUMN "mail_language" "enum_users_mail_language" DEFAULT 'pl';
  ALTER TABLE "users" ADD COLUMN "stand_in_id" integer;
  ALTER TABLE "users" ADD COLUMN "calls_bookable" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "calls_buffer" "enum_users_calls_buffer" DEFAULT '15';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "retention" ADD COLUMN "delivery_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "retention" ADD COLUMN "stray_mail_days" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_adviser_id_users_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_absences" ADD CONSTRAINT "users_absences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_lead_topics" ADD CONSTRAINT "users_lead_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_lead_languages" ADD CONSTRAINT "users_lead_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_calls_spans" ADD CONSTRAINT "users_calls_spans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_desk_holidays" ADD CONSTRAINT "lead_desk_holidays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_desk_closed_days" ADD CONSTRAINT "lead_desk_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_desk_rels" ADD CONSTRAINT "lead_desk_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_desk_rels" ADD CONSTRAINT "lead_desk_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "reply_templates_topic_idx" ON "reply_templates" USING btree ("topic");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_adviser_idx" ON "bookings" USING btree ("adviser_id");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE UNIQUE INDEX "bookings_unique_key_idx" ON "bookings" USING btree ("unique_key");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_webhook_idx" ON "deliveries" USING btree ("webhook_id");
  CREATE INDEX "deliveries_device_idx" ON "deliveries" USING btree ("device_id");
  CREATE UNIQUE INDEX "deliveries_unique_key_idx" ON "deliveries" USING btree ("unique_key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "kind_state_dueAt_idx" ON "deliveries" USING btree ("kind","state","due_at");
  CREATE INDEX "webhook_lead_state_idx" ON "deliveries" USING btree ("webhook_id","lead_id","state");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "push_devices_account_idx" ON "push_devices" USING btree ("account_id");
  CREATE UNIQUE INDEX "push_devices_endpoint_idx" ON "push_devices" USING btree ("endpoint");
  CREATE INDEX "push_devices_updated_at_idx" ON "push_devices" USING btree ("updated_at");
  CREATE INDEX "push_devices_created_at_idx" ON "push_devices" USING btree ("created_at");
  CREATE INDEX "lead_readers_at_idx" ON "lead_readers" USING btree ("at");
  CREATE UNIQUE INDEX "lead_user_idx" ON "lead_readers" USING btree ("lead","user");
  CREATE UNIQUE INDEX "spam_classifiers_name_idx" ON "spam_classifiers" USING btree ("name");
  CREATE INDEX "spam_classifiers_updated_at_idx" ON "spam_classifiers" USING btree ("updated_at");
  CREATE INDEX "spam_classifiers_created_at_idx" ON "spam_classifiers" USING btree ("created_at");
  CREATE INDEX "users_absences_order_idx" ON "users_absences" USING btree ("_order");
  CREATE INDEX "users_absences_parent_id_idx" ON "users_absences" USING btree ("_parent_id");
  CREATE INDEX "users_lead_topics_order_idx" ON "users_lead_topics" USING btree ("order");
  CREATE INDEX "users_lead_topics_parent_idx" ON "users_lead_topics" USING btree ("parent_id");
  CREATE INDEX "users_lead_languages_order_idx" ON "users_lead_languages" USING btree ("order");
  CREATE INDEX "users_lead_languages_parent_idx" ON "users_lead_languages" USING btree ("parent_id");
  CREATE INDEX "users_calls_spans_order_idx" ON "users_calls_spans" USING btree ("_order");
  CREATE INDEX "users_calls_spans_parent_id_idx" ON "users_calls_spans" USING btree ("_parent_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "lead_desk_holidays_order_idx" ON "lead_desk_holidays" USING btree ("order");
  CREATE INDEX "lead_desk_holidays_parent_idx" ON "lead_desk_holidays" USING btree ("parent_id");
  CREATE INDEX "lead_desk_closed_days_order_idx" ON "lead_desk_closed_days" USING btree ("_order");
  CREATE INDEX "lead_desk_closed_days_parent_id_idx" ON "lead_desk_closed_days" USING btree ("_parent_id");
  CREATE INDEX "lead_desk_rels_order_idx" ON "lead_desk_rels" USING btree ("order");
  CREATE INDEX "lead_desk_rels_parent_idx" ON "lead_desk_rels" USING btree ("parent_id");
  CREATE INDEX "lead_desk_rels_path_idx" ON "lead_desk_rels" USING btree ("path");
  CREATE INDEX "lead_desk_rels_users_id_idx" ON "lead_desk_rels" USING btree ("users_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_id_leads_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_stand_in_id_users_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_spam_likeness_idx" ON "leads" USING btree ("spam_likeness");
  CREATE INDEX "leads_next_step_at_idx" ON "leads" USING btree ("next_step_at");
  CREATE INDEX "leads_merged_into_idx" ON "leads" USING btree ("merged_into_id");
  CREATE INDEX "leads_client_wrote_at_idx" ON "leads" USING btree ("client_wrote_at");
  CREATE INDEX "attachments_message_idx" ON "attachments" USING btree ("message_id");
  CREATE INDEX "messages_automatic_idx" ON "messages" USING btree ("automatic");
  CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender");
  CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");
  CREATE INDEX "messages_header_id_idx" ON "messages" USING btree ("header_id");
  CREATE UNIQUE INDEX "messages_once_key_idx" ON "messages" USING btree ("once_key");
  CREATE INDEX "users_stand_in_idx" ON "users" USING btree ("stand_in_id");
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_devices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_readers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spam_classifiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_absences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_lead_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_lead_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_calls_spans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_desk_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_desk_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_desk" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_desk_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "webhooks_events" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "push_devices" CASCADE;
  DROP TABLE "lead_readers" CASCADE;
  DROP TABLE "spam_classifiers" CASCADE;
  DROP TABLE "users_absences" CASCADE;
  DROP TABLE "users_lead_topics" CASCADE;
  DROP TABLE "users_lead_languages" CASCADE;
  DROP TABLE "users_calls_spans" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "lead_desk_holidays" CASCADE;
  DROP TABLE "lead_desk_closed_days" CASCADE;
  DROP TABLE "lead_desk" CASCADE;
  DROP TABLE "lead_desk_rels" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_merged_into_id_leads_id_fk";
  
  ALTER TABLE "attachments" DROP CONSTRAINT "attachments_message_id_messages_id_fk";
  
  ALTER TABLE "messages" DROP CONSTRAINT "messages_author_id_users_id_fk";
  
  ALTER TABLE "users" DROP CONSTRAINT "users_stand_in_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_state";
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'in-progress', 'answered', 'won', 'lost', 'spam', 'unverified', 'quarantined');
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_leads_state";
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE "public"."enum_leads_state" USING "state"::"public"."enum_leads_state";
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_kind";
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('notification', 'confirmation', 'opt-in', 'welcome', 'withdrawal', 'digest');
  ALTER TABLE "messages" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_messages_kind" USING "kind"::"public"."enum_messages_kind";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_messages_state";
  CREATE TYPE "public"."enum_messages_state" AS ENUM('pending', 'sending', 'sent', 'kept', 'failed', 'withheld');
  ALTER TABLE "messages" ALTER COLUMN "state" SET DEFAULT 'pending'::"public"."enum_messages_state";
  ALTER TABLE "messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_messages_state" USING "state"::"public"."enum_messages_state";
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'passkey-login', 'code-refused', 'recovery-code', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'passkey-added', 'passkey-removed', 'new-device', 'sessions-ended', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'retention', 'retention-refused');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  ALTER TABLE "sign_in_rules_second_step_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_in_rules_second_step_for";
  CREATE TYPE "public"."enum_sign_in_rules_second_step_for" AS ENUM('admin', 'editor', 'sales', 'recruiter');
  ALTER TABLE "sign_in_rules_second_step_for" ALTER COLUMN "value" SET DATA TYPE "public"."enum_sign_in_rules_second_step_for" USING "value"::"public"."enum_sign_in_rules_second_step_for";
  DROP INDEX "leads_spam_likeness_idx";
  DROP INDEX "leads_next_step_at_idx";
  DROP INDEX "leads_merged_into_idx";
  DROP INDEX "leads_client_wrote_at_idx";
  DROP INDEX "attachments_message_idx";
  DROP INDEX "messages_automatic_idx";
  DROP INDEX "messages_sender_idx";
  DROP INDEX "messages_author_idx";
  DROP INDEX "messages_header_id_idx";
  DROP INDEX "messages_once_key_idx";
  DROP INDEX "users_stand_in_idx";
  DROP INDEX "payload_locked_documents_rels_lead_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "attachments" ALTER COLUMN "lead_id" SET NOT NULL;
  ALTER TABLE "messages" ALTER COLUMN "lead_id" SET NOT NULL;
  ALTER TABLE "leads" DROP COLUMN "source";
  ALTER TABLE "leads" DROP COLUMN "spam_likeness";
  ALTER TABLE "leads" DROP COLUMN "next_step";
  ALTER TABLE "leads" DROP COLUMN "next_step_at";
  ALTER TABLE "leads" DROP COLUMN "loss_reason";
  ALTER TABLE "leads" DROP COLUMN "value";
  ALTER TABLE "leads" DROP COLUMN "currency";
  ALTER TABLE "leads" DROP COLUMN "merged_into_id";
  ALTER TABLE "leads" DROP COLUMN "client_wrote_at";
  ALTER TABLE "attachments" DROP COLUMN "message_id";
  ALTER TABLE "messages" DROP COLUMN "authenticity";
  ALTER TABLE "messages" DROP COLUMN "automatic";
  ALTER TABLE "messages" DROP COLUMN "remarks";
  ALTER TABLE "messages" DROP COLUMN "sender";
  ALTER TABLE "messages" DROP COLUMN "author_id";
  ALTER TABLE "messages" DROP COLUMN "body";
  ALTER TABLE "messages" DROP COLUMN "header_id";
  ALTER TABLE "messages" DROP COLUMN "references";
  ALTER TABLE "messages" DROP COLUMN "about";
  ALTER TABLE "messages" DROP COLUMN "once_key";
  ALTER TABLE "users" DROP COLUMN "signature";
  ALTER TABLE "users" DROP COLUMN "mail_language";
  ALTER TABLE "users" DROP COLUMN "stand_in_id";
  ALTER TABLE "users" DROP COLUMN "calls_bookable";
  ALTER TABLE "users" DROP COLUMN "calls_buffer";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  ALTER TABLE "retention" DROP COLUMN "delivery_days";
  ALTER TABLE "retention" DROP COLUMN "stray_mail_days";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_loss_reason";
  DROP TYPE "public"."enum_leads_currency";
  DROP TYPE "public"."enum_messages_authenticity";
  DROP TYPE "public"."enum_messages_automatic";
  DROP TYPE "public"."enum_lead_notes_form_type";
  DROP TYPE "public"."enum_lead_notes_kind";
  DROP TYPE "public"."enum_reply_templates_language";
  DROP TYPE "public"."enum_reply_templates_topic";
  DROP TYPE "public"."enum_bookings_state";
  DROP TYPE "public"."enum_bookings_form_type";
  DROP TYPE "public"."enum_webhooks_events";
  DROP TYPE "public"."enum_deliveries_event";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_problem";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_api_keys_scope";
  DROP TYPE "public"."enum_users_lead_topics";
  DROP TYPE "public"."enum_users_lead_languages";
  DROP TYPE "public"."enum_users_calls_spans_weekday";
  DROP TYPE "public"."enum_users_mail_language";
  DROP TYPE "public"."enum_users_calls_buffer";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_lead_desk_holidays";`);
}
