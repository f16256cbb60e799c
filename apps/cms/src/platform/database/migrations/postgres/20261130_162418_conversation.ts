import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Since when a customer waits is one column, whatever they wait for. The one that an earlier version
 * wrote stays for its processes, empty: what they write there is taken over (leads/events/waits.ts). A later
 * version drops it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lead_notes_kind" ADD VALUE 'missed-call' BEFORE 'note';
  CREATE TABLE "lead_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"account_id" integer,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  DROP INDEX "state_source_firstAnsweredAt_createdAt_formType_idx";
  ALTER TABLE "leads" ADD COLUMN "words_hash" varchar;
  ALTER TABLE "leads" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "expected_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "waits_since" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "envelope" jsonb;
  ALTER TABLE "lead_reads" ADD CONSTRAINT "lead_reads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_reads" ADD CONSTRAINT "lead_reads_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_reads_lead_idx" ON "lead_reads" USING btree ("lead_id");
  CREATE INDEX "lead_reads_account_idx" ON "lead_reads" USING btree ("account_id");
  CREATE UNIQUE INDEX "lead_account_idx" ON "lead_reads" USING btree ("lead_id","account_id");
  CREATE INDEX "leads_words_hash_idx" ON "leads" USING btree ("words_hash");
  CREATE INDEX "leads_waits_since_idx" ON "leads" USING btree ("waits_since");
  CREATE INDEX "waitsSince_formType_state_idx" ON "leads" USING btree ("waits_since","form_type","state");
  DROP INDEX "formType_state_createdAt_idx";
  CREATE INDEX "formType_state_createdAt_snoozedUntil_idx" ON "leads" USING btree ("form_type","state","created_at","snoozed_until");`);
  await db.execute(sql`
  INSERT INTO "lead_events" ("lead_id", "at", "kind")
    SELECT "id", "client_wrote_at", 'reply-received' FROM "leads" WHERE "client_wrote_at" IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM "lead_events" WHERE "lead_events"."lead_id" = "leads"."id"
        AND "lead_events"."kind" = 'reply-received' AND "lead_events"."at" = "leads"."client_wrote_at");
  UPDATE "leads" SET "waits_since" = CASE
      WHEN "first_answered_at" IS NULL AND "source" = 'form' AND "form_type" <> 'newsletter'
        AND "state" IN ('new', 'unverified', 'in-progress', 'talking', 'offer')
      THEN coalesce((SELECT max(CASE WHEN "bookings"."state" = 'booked'
          THEN "bookings"."starts_at" + interval '15 minutes' ELSE "bookings"."updated_at" END)
        FROM "bookings" WHERE "bookings"."lead_id" = "leads"."id"), "created_at")
      ELSE "client_wrote_at" END;
  UPDATE "leads" SET "client_wrote_at" = NULL WHERE "client_wrote_at" IS NOT NULL;
  UPDATE "payload_query_presets" SET "where" = replace("where"::text, '"clientWroteAt"', '"waitsSince"')::jsonb
    WHERE "where"::text LIKE '%"clientWroteAt"%';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_reads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_reads" CASCADE;
  ALTER TABLE "lead_notes" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_notes_kind";
  CREATE TYPE "public"."enum_lead_notes_kind" AS ENUM('call', 'note');
  ALTER TABLE "lead_notes" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_lead_notes_kind" USING "kind"::"public"."enum_lead_notes_kind";
  DROP INDEX "leads_words_hash_idx";
  DROP INDEX "leads_waits_since_idx";
  DROP INDEX "waitsSince_formType_state_idx";
  DROP INDEX "formType_state_createdAt_snoozedUntil_idx";
  CREATE INDEX "formType_state_createdAt_idx" ON "leads" USING btree ("form_type","state","created_at");
  UPDATE "leads" SET "client_wrote_at" = "waits_since"
    WHERE "first_answered_at" IS NOT NULL OR "source" <> 'form';
  CREATE INDEX "state_source_firstAnsweredAt_createdAt_formType_idx" ON "leads" USING btree ("state","source","first_answered_at","created_at","form_type");
  ALTER TABLE "leads" DROP COLUMN "words_hash";
  ALTER TABLE "leads" DROP COLUMN "snoozed_until";
  ALTER TABLE "leads" DROP COLUMN "expected_at";
  ALTER TABLE "leads" DROP COLUMN "waits_since";
  ALTER TABLE "messages" DROP COLUMN "envelope";`);
}
