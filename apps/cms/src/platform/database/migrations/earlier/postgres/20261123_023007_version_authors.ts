import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "slides" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "products" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "services" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "realizations" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "areas" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_areas_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "industries" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "features" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_features_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "employees" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_employees_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "careers" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_careers_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "sidebars" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_sidebars_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "estimate_elements" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_estimate_elements_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "catalogues" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_updated_by" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "updated_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "slides" DROP COLUMN "updated_by";
  ALTER TABLE "_slides_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "products" DROP COLUMN "updated_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "services" DROP COLUMN "updated_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "realizations" DROP COLUMN "updated_by";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "areas" DROP COLUMN "updated_by";
  ALTER TABLE "_areas_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "industries" DROP COLUMN "updated_by";
  ALTER TABLE "_industries_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "features" DROP COLUMN "updated_by";
  ALTER TABLE "_features_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "employees" DROP COLUMN "updated_by";
  ALTER TABLE "_employees_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "careers" DROP COLUMN "updated_by";
  ALTER TABLE "_careers_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "posts" DROP COLUMN "updated_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "sidebars" DROP COLUMN "updated_by";
  ALTER TABLE "_sidebars_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "estimate_elements" DROP COLUMN "updated_by";
  ALTER TABLE "_estimate_elements_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "catalogues" DROP COLUMN "updated_by";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "site_settings" DROP COLUMN "updated_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_updated_by";`);
}
