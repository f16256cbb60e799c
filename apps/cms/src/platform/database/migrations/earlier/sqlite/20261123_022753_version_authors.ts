import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`slides\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`products\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`services\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`areas\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_areas_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`industries\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_industries_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`features\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_features_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`employees\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`careers\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`posts\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`sidebars\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`estimate_elements\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`updated_by\` text;`);
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_updated_by\` text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`realizations\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`areas\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_areas_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`industries\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_industries_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`features\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_features_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`sidebars\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`estimate_elements\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`catalogues\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` DROP COLUMN \`version_updated_by\`;`);
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`updated_by\`;`);
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_updated_by\`;`);
}
