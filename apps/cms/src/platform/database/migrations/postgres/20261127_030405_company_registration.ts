import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" ADD COLUMN "registration" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_registration" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_locales" DROP COLUMN "registration";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_registration";`);
}
