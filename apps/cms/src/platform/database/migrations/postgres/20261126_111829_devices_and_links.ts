import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_messages_automatic" ADD VALUE 'spam';
  ALTER TABLE "push_devices" ADD COLUMN "session" varchar;
  CREATE INDEX "push_devices_session_idx" ON "push_devices" USING btree ("session");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" ALTER COLUMN "automatic" SET DATA TYPE text;
  UPDATE "messages" SET "automatic" = NULL WHERE "automatic" = 'spam';
  DROP TYPE "public"."enum_messages_automatic";
  CREATE TYPE "public"."enum_messages_automatic" AS ENUM('out-of-office', 'bounce', 'mailing');
  ALTER TABLE "messages" ALTER COLUMN "automatic" SET DATA TYPE "public"."enum_messages_automatic" USING "automatic"::"public"."enum_messages_automatic";
  DROP INDEX "push_devices_session_idx";
  ALTER TABLE "push_devices" DROP COLUMN "session";`);
}
