import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Copies the lines of the histories that are not copied yet. The column stays: a process of the version
 * before writes it until it ends, and each start of this version copies that, too. A later version
 * drops it.
 */
export const COPY_HISTORIES = sql`
  INSERT INTO "lead_events" ("lead_id", "at", "kind", "by", "facts", "copy_of")
  SELECT "leads"."id", coalesce((line->>'at')::timestamptz, "leads"."created_at"),
    coalesce(line->>'change', 'notes'), line->>'by', line - 'at' - 'change' - 'by',
    "leads"."id" || ':' || (nth - 1)
  FROM "leads", jsonb_array_elements(
    CASE WHEN jsonb_typeof("leads"."history") = 'array' THEN "leads"."history" ELSE '[]' END
  ) WITH ORDINALITY AS lines(line, nth)
  ORDER BY "leads"."id", nth
  ON CONFLICT ("copy_of") DO NOTHING;`;

/** One table has the events of all leads. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" varchar NOT NULL,
  	"by" varchar,
  	"account_id" integer,
  	"facts" jsonb,
  	"copy_of" varchar
  );
  
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_account_idx" ON "lead_events" USING btree ("account_id");
  CREATE UNIQUE INDEX "lead_events_copy_of_idx" ON "lead_events" USING btree ("copy_of");`);
  await db.execute(COPY_HISTORIES);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lead_events" CASCADE;`);
}
