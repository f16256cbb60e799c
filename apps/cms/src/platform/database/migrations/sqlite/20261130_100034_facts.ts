import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facts_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`since\` text,
  	\`amount\` numeric,
  	\`to\` numeric,
  	\`eur\` numeric,
  	\`to_eur\` numeric,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`facts_values_order_idx\` ON \`facts_values\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`facts_values_parent_id_idx\` ON \`facts_values\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`facts_values_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`facts_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`facts_values_locales_locale_parent_id_unique\` ON \`facts_values_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`kind\` text DEFAULT 'number',
  	\`reckoned\` text,
  	\`industry_id\` integer,
  	\`note\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`industry_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`facts_key_idx\` ON \`facts\` (\`key\`);`);
  await db.run(sql`CREATE INDEX \`facts_industry_idx\` ON \`facts\` (\`industry_id\`);`);
  await db.run(sql`CREATE INDEX \`facts_updated_at_idx\` ON \`facts\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`facts_created_at_idx\` ON \`facts\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`facts_deleted_at_idx\` ON \`facts\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`facts__status_idx\` ON \`facts\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`_facts_v_version_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`since\` text,
  	\`amount\` numeric,
  	\`to\` numeric,
  	\`eur\` numeric,
  	\`to_eur\` numeric,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_facts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_values_order_idx\` ON \`_facts_v_version_values\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_values_parent_id_idx\` ON \`_facts_v_version_values\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_facts_v_version_values_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_facts_v_version_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_facts_v_version_values_locales_locale_parent_id_unique\` ON \`_facts_v_version_values_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_facts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_kind\` text DEFAULT 'number',
  	\`version_reckoned\` text,
  	\`version_industry_id\` integer,
  	\`version_note\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_industry_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_facts_v_parent_idx\` ON \`_facts_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version_key_idx\` ON \`_facts_v\` (\`version_key\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version_industry_idx\` ON \`_facts_v\` (\`version_industry_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version_updated_at_idx\` ON \`_facts_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version_created_at_idx\` ON \`_facts_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version_deleted_at_idx\` ON \`_facts_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_facts_v_version_version__status_idx\` ON \`_facts_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_facts_v_created_at_idx\` ON \`_facts_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_facts_v_updated_at_idx\` ON \`_facts_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_facts_v_snapshot_idx\` ON \`_facts_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_facts_v_published_locale_idx\` ON \`_facts_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_facts_v_latest_idx\` ON \`_facts_v\` (\`latest\`);`);
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`person_days\` numeric;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_person_days\` numeric;`);
  await db.run(
    sql`ALTER TABLE \`catalogues\` ADD \`rates_rate_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`ALTER TABLE \`catalogues\` ADD \`rates_range_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`ALTER TABLE \`catalogues\` ADD \`rates_smallest_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_rates_rates_rate_idx\` ON \`catalogues\` (\`rates_rate_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_rates_rates_range_idx\` ON \`catalogues\` (\`rates_range_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_rates_rates_smallest_idx\` ON \`catalogues\` (\`rates_smallest_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_catalogues_v\` ADD \`version_rates_rate_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`ALTER TABLE \`_catalogues_v\` ADD \`version_rates_range_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`ALTER TABLE \`_catalogues_v\` ADD \`version_rates_smallest_id\` integer REFERENCES facts(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_rates_version_rates_rate_idx\` ON \`_catalogues_v\` (\`version_rates_rate_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_rates_version_rates_range_idx\` ON \`_catalogues_v\` (\`version_rates_range_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_rates_version_rates_smallest_idx\` ON \`_catalogues_v\` (\`version_rates_smallest_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`facts_id\` integer REFERENCES facts(id) ON DELETE CASCADE;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`facts_values\`;`);
  await db.run(sql`DROP TABLE \`facts_values_locales\`;`);
  await db.run(sql`DROP TABLE \`facts\`;`);
  await db.run(sql`DROP TABLE \`_facts_v_version_values\`;`);
  await db.run(sql`DROP TABLE \`_facts_v_version_values_locales\`;`);
  await db.run(sql`DROP TABLE \`_facts_v\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_catalogues\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`calculator\` text,
  	\`version\` text,
  	\`rates_range_factor\` numeric DEFAULT 1.3,
  	\`rates_mobile_factor\` numeric DEFAULT 1.5,
  	\`rates_daily_rate_p_l_n\` numeric,
  	\`rates_daily_rate_e_u_r\` numeric,
  	\`rates_smallest_days\` numeric,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_catalogues\`("id", "calculator", "version", "rates_range_factor", "rates_mobile_factor", "rates_daily_rate_p_l_n", "rates_daily_rate_e_u_r", "rates_smallest_days", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "calculator", "version", "rates_range_factor", "rates_mobile_factor", "rates_daily_rate_p_l_n", "rates_daily_rate_e_u_r", "rates_smallest_days", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`catalogues\`;`,
  );
  await db.run(sql`DROP TABLE \`catalogues\`;`);
  await db.run(sql`ALTER TABLE \`__new_catalogues\` RENAME TO \`catalogues\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_calculator_idx\` ON \`catalogues\` (\`calculator\`);`,
  );
  await db.run(sql`CREATE INDEX \`catalogues_updated_at_idx\` ON \`catalogues\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`catalogues_created_at_idx\` ON \`catalogues\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`catalogues_deleted_at_idx\` ON \`catalogues\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`catalogues__status_idx\` ON \`catalogues\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__catalogues_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_calculator\` text,
  	\`version_version\` text,
  	\`version_rates_range_factor\` numeric DEFAULT 1.3,
  	\`version_rates_mobile_factor\` numeric DEFAULT 1.5,
  	\`version_rates_daily_rate_p_l_n\` numeric,
  	\`version_rates_daily_rate_e_u_r\` numeric,
  	\`version_rates_smallest_days\` numeric,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__catalogues_v\`("id", "parent_id", "version_calculator", "version_version", "version_rates_range_factor", "version_rates_mobile_factor", "version_rates_daily_rate_p_l_n", "version_rates_daily_rate_e_u_r", "version_rates_smallest_days", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_calculator", "version_version", "version_rates_range_factor", "version_rates_mobile_factor", "version_rates_daily_rate_p_l_n", "version_rates_daily_rate_e_u_r", "version_rates_smallest_days", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_catalogues_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_catalogues_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__catalogues_v\` RENAME TO \`_catalogues_v\`;`);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_parent_idx\` ON \`_catalogues_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version_calculator_idx\` ON \`_catalogues_v\` (\`version_calculator\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version_updated_at_idx\` ON \`_catalogues_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version_created_at_idx\` ON \`_catalogues_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version_deleted_at_idx\` ON \`_catalogues_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version__status_idx\` ON \`_catalogues_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_created_at_idx\` ON \`_catalogues_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_updated_at_idx\` ON \`_catalogues_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_snapshot_idx\` ON \`_catalogues_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_published_locale_idx\` ON \`_catalogues_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_catalogues_v_latest_idx\` ON \`_catalogues_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`slides_id\` integer,
  	\`products_id\` integer,
  	\`services_id\` integer,
  	\`realizations_id\` integer,
  	\`areas_id\` integer,
  	\`industries_id\` integer,
  	\`features_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`employees_id\` integer,
  	\`careers_id\` integer,
  	\`files_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`authors_id\` integer,
  	\`sidebars_id\` integer,
  	\`estimate_elements_id\` integer,
  	\`catalogues_id\` integer,
  	\`leads_id\` integer,
  	\`attachments_id\` integer,
  	\`messages_id\` integer,
  	\`lead_notes_id\` integer,
  	\`reply_templates_id\` integer,
  	\`estimates_id\` integer,
  	\`catalogue_versions_id\` integer,
  	\`subscribers_id\` integer,
  	\`audit_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`areas_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sidebars_id\`) REFERENCES \`sidebars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimate_elements_id\`) REFERENCES \`estimate_elements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogues_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lead_notes_id\`) REFERENCES \`lead_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimates_id\`) REFERENCES \`estimates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_versions_id\`) REFERENCES \`catalogue_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "lead_notes_id", "reply_templates_id", "estimates_id", "catalogue_versions_id", "subscribers_id", "audit_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "lead_notes_id", "reply_templates_id", "estimates_id", "catalogue_versions_id", "subscribers_id", "audit_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(
    sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_realizations_id_idx\` ON \`payload_locked_documents_rels\` (\`realizations_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`areas_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_features_id_idx\` ON \`payload_locked_documents_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_sidebars_id_idx\` ON \`payload_locked_documents_rels\` (\`sidebars_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_estimate_elements_id_idx\` ON \`payload_locked_documents_rels\` (\`estimate_elements_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_catalogues_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogues_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_lead_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_notes_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_estimates_id_idx\` ON \`payload_locked_documents_rels\` (\`estimates_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_versions_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`realizations\` DROP COLUMN \`person_days\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` DROP COLUMN \`version_person_days\`;`);
}
