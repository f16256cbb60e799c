import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_mail_language" ADD VALUE 'de';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "mail_language" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "mail_language" SET DEFAULT 'pl'::text;
  UPDATE "users" SET "mail_language" = 'en' WHERE "mail_language" = 'de';
  DROP TYPE "public"."enum_users_mail_language";
  CREATE TYPE "public"."enum_users_mail_language" AS ENUM('pl', 'en');
  ALTER TABLE "users" ALTER COLUMN "mail_language" SET DEFAULT 'pl'::"public"."enum_users_mail_language";
  ALTER TABLE "users" ALTER COLUMN "mail_language" SET DATA TYPE "public"."enum_users_mail_language" USING "mail_language"::"public"."enum_users_mail_language";`);
}
