import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_action" ADD VALUE 'person-address' BEFORE 'retention';
  CREATE TABLE "person_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mail" varchar NOT NULL,
  	"person" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "person_addresses_mail_idx" ON "person_addresses" USING btree ("mail");
  CREATE INDEX "person_addresses_person_idx" ON "person_addresses" USING btree ("person");
  CREATE INDEX "person_addresses_updated_at_idx" ON "person_addresses" USING btree ("updated_at");
  CREATE INDEX "person_addresses_created_at_idx" ON "person_addresses" USING btree ("created_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "person_addresses" CASCADE;
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'passkey-login', 'code-refused', 'recovery-code', 'password-changed', 'password-reset', 'second-factor-on', 'second-factor-off', 'recovery-codes', 'passkey-added', 'passkey-removed', 'new-device', 'sessions-ended', 'channel', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'retention', 'retention-refused');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";`);
}
