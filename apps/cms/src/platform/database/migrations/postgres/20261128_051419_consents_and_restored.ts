import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_source" ADD VALUE 'restored';
  ALTER TABLE "site_settings" ADD COLUMN "career_consent_version" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "estimate_consent_version" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "career_consent_short" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "career_consent_full" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "estimate_consent_short" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "estimate_consent_full" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_consent_version" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_estimate_consent_version" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_career_consent_short" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_career_consent_full" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_estimate_consent_short" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_estimate_consent_full" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "source" SET DEFAULT 'form'::text;
  DROP TYPE "public"."enum_leads_source";
  CREATE TYPE "public"."enum_leads_source" AS ENUM('form', 'phone', 'fair', 'mail', 'other');
  ALTER TABLE "leads" ALTER COLUMN "source" SET DEFAULT 'form'::"public"."enum_leads_source";
  ALTER TABLE "leads" ALTER COLUMN "source" SET DATA TYPE "public"."enum_leads_source" USING "source"::"public"."enum_leads_source";
  ALTER TABLE "site_settings" DROP COLUMN "career_consent_version";
  ALTER TABLE "site_settings" DROP COLUMN "estimate_consent_version";
  ALTER TABLE "site_settings_locales" DROP COLUMN "career_consent_short";
  ALTER TABLE "site_settings_locales" DROP COLUMN "career_consent_full";
  ALTER TABLE "site_settings_locales" DROP COLUMN "estimate_consent_short";
  ALTER TABLE "site_settings_locales" DROP COLUMN "estimate_consent_full";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_consent_version";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_estimate_consent_version";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_career_consent_short";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_career_consent_full";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_estimate_consent_short";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_estimate_consent_full";`);
}
