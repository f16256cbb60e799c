import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vitals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vitals_id";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"metric" varchar NOT NULL,
  	"range" numeric NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vitals_id" integer;
  CREATE UNIQUE INDEX "day_page_locale_device_metric_range_idx" ON "vitals" USING btree ("day","page","locale","device","metric","range");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vitals_fk" FOREIGN KEY ("vitals_id") REFERENCES "public"."vitals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vitals_id_idx" ON "payload_locked_documents_rels" USING btree ("vitals_id");`);
}
