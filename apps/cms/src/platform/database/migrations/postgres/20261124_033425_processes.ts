import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "work_leases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"holder" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"state" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "used_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"signature" varchar NOT NULL,
  	"used_by" varchar NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  -- Counts of rate limits: of no worth after a crash, so that no commit waits for a disk.
  CREATE UNLOGGED TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );

  CREATE INDEX "content_changes_updated_at_idx" ON "content_changes" USING btree ("updated_at");
  CREATE INDEX "content_changes_created_at_idx" ON "content_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "work_leases_name_idx" ON "work_leases" USING btree ("name");
  CREATE INDEX "work_leases_updated_at_idx" ON "work_leases" USING btree ("updated_at");
  CREATE INDEX "work_leases_created_at_idx" ON "work_leases" USING btree ("created_at");
  CREATE UNIQUE INDEX "used_challenges_signature_idx" ON "used_challenges" USING btree ("signature");
  CREATE INDEX "used_challenges_until_idx" ON "used_challenges" USING btree ("until");
  CREATE INDEX "used_challenges_updated_at_idx" ON "used_challenges" USING btree ("updated_at");
  CREATE INDEX "used_challenges_created_at_idx" ON "used_challenges" USING btree ("created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_changes" CASCADE;
  DROP TABLE "work_leases" CASCADE;
  DROP TABLE "used_challenges" CASCADE;
  DROP TABLE "rate_limits" CASCADE;`);
}
