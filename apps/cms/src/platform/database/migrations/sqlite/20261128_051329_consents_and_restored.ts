import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_consent_version\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`estimate_consent_version\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`career_consent_short\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`career_consent_full\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`estimate_consent_short\` text;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`estimate_consent_full\` text;`);
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_consent_version\` text;`);
  await db.run(
    sql`ALTER TABLE \`_site_settings_v\` ADD \`version_estimate_consent_version\` text;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_career_consent_short\` text;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_career_consent_full\` text;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_estimate_consent_short\` text;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_estimate_consent_full\` text;`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_consent_version\`;`);
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`estimate_consent_version\`;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`career_consent_short\`;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`career_consent_full\`;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`estimate_consent_short\`;`);
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`estimate_consent_full\`;`);
  await db.run(
    sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_consent_version\`;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_estimate_consent_version\`;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_career_consent_short\`;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_career_consent_full\`;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_estimate_consent_short\`;`,
  );
  await db.run(
    sql`ALTER TABLE \`_site_settings_v_locales\` DROP COLUMN \`version_estimate_consent_full\`;`,
  );
}
