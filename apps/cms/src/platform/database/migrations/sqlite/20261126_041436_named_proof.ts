import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`ALTER TABLE \`pages\` ADD \`quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`pages_quoted_realization_idx\` ON \`pages\` (\`quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_pages_v\` ADD \`version_quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_quoted_realization_idx\` ON \`_pages_v\` (\`version_quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`products\` ADD \`quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`products_quoted_realization_idx\` ON \`products\` (\`quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_products_v\` ADD \`version_quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_quoted_realization_idx\` ON \`_products_v\` (\`version_quoted_realization_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`proof_customer\` text;`);
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`proof_date\` text;`);
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`proof_person\` text;`);
  await db.run(
    sql`ALTER TABLE \`realizations\` ADD \`proof_portrait_id\` integer REFERENCES media(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_proof_proof_portrait_idx\` ON \`realizations\` (\`proof_portrait_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_trade\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_place\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_quote\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_role\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_measure\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_before\` text;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` ADD \`proof_after\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_proof_customer\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_proof_date\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_proof_person\` text;`);
  await db.run(
    sql`ALTER TABLE \`_realizations_v\` ADD \`version_proof_portrait_id\` integer REFERENCES media(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_proof_version_proof_portrait_idx\` ON \`_realizations_v\` (\`version_proof_portrait_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_trade\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_place\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_quote\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_role\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_measure\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_before\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` ADD \`version_proof_after\` text;`);
  await db.run(
    sql`ALTER TABLE \`areas\` ADD \`quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`areas_quoted_realization_idx\` ON \`areas\` (\`quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_areas_v\` ADD \`version_quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_quoted_realization_idx\` ON \`_areas_v\` (\`version_quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`industries\` ADD \`quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_quoted_realization_idx\` ON \`industries\` (\`quoted_realization_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_industries_v\` ADD \`version_quoted_realization_id\` integer REFERENCES realizations(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_quoted_realization_idx\` ON \`_industries_v\` (\`version_quoted_realization_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_name\` text,
  	\`sections\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_pages\`("id", "page_name", "sections", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "page_name", "sections", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`pages\`;`,
  );
  await db.run(sql`DROP TABLE \`pages\`;`);
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE UNIQUE INDEX \`pages_page_name_idx\` ON \`pages\` (\`page_name\`);`);
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_page_name\` text,
  	\`version_sections\` text,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_page_name", "version_sections", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_page_name", "version_sections", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_pages_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_pages_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`);
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_page_name_idx\` ON \`_pages_v\` (\`version_page_name\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`should_show_in_header_menu\` integer DEFAULT false,
  	\`icon\` text,
  	\`accent\` text,
  	\`name\` text,
  	\`calculator_destination\` text,
  	\`image_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_products\`("id", "slug", "order", "should_show_in_header_menu", "icon", "accent", "name", "calculator_destination", "image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "order", "should_show_in_header_menu", "icon", "accent", "name", "calculator_destination", "image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`products\`;`,
  );
  await db.run(sql`DROP TABLE \`products\`;`);
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`);
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_should_show_in_header_menu\` integer DEFAULT false,
  	\`version_icon\` text,
  	\`version_accent\` text,
  	\`version_name\` text,
  	\`version_calculator_destination\` text,
  	\`version_image_id\` integer,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_slug", "version_order", "version_should_show_in_header_menu", "version_icon", "version_accent", "version_name", "version_calculator_destination", "version_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_order", "version_should_show_in_header_menu", "version_icon", "version_accent", "version_name", "version_calculator_destination", "version_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_products_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_products_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`);
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_image_idx\` ON \`_products_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`__new_realizations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`should_show_in_header_menu\` integer DEFAULT false,
  	\`icon\` text,
  	\`image_id\` integer,
  	\`thumbnail_id\` integer,
  	\`realization_detail_image_id\` integer,
  	\`realization_detail_buy_button\` text,
  	\`realization_detail_button_destination\` text,
  	\`realization_detail_offer_request_button\` integer DEFAULT false,
  	\`realization_detail_extended_realization\` integer DEFAULT false,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`realization_detail_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_realizations\`("id", "slug", "order", "should_show_in_header_menu", "icon", "image_id", "thumbnail_id", "realization_detail_image_id", "realization_detail_buy_button", "realization_detail_button_destination", "realization_detail_offer_request_button", "realization_detail_extended_realization", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "order", "should_show_in_header_menu", "icon", "image_id", "thumbnail_id", "realization_detail_image_id", "realization_detail_buy_button", "realization_detail_button_destination", "realization_detail_offer_request_button", "realization_detail_extended_realization", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`realizations\`;`,
  );
  await db.run(sql`DROP TABLE \`realizations\`;`);
  await db.run(sql`ALTER TABLE \`__new_realizations\` RENAME TO \`realizations\`;`);
  await db.run(sql`CREATE UNIQUE INDEX \`realizations_slug_idx\` ON \`realizations\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`realizations_image_idx\` ON \`realizations\` (\`image_id\`);`);
  await db.run(
    sql`CREATE INDEX \`realizations_thumbnail_idx\` ON \`realizations\` (\`thumbnail_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_realization_detail_realization_detail_image_idx\` ON \`realizations\` (\`realization_detail_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_updated_at_idx\` ON \`realizations\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_created_at_idx\` ON \`realizations\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_deleted_at_idx\` ON \`realizations\` (\`deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`realizations__status_idx\` ON \`realizations\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__realizations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_should_show_in_header_menu\` integer DEFAULT false,
  	\`version_icon\` text,
  	\`version_image_id\` integer,
  	\`version_thumbnail_id\` integer,
  	\`version_realization_detail_image_id\` integer,
  	\`version_realization_detail_buy_button\` text,
  	\`version_realization_detail_button_destination\` text,
  	\`version_realization_detail_offer_request_button\` integer DEFAULT false,
  	\`version_realization_detail_extended_realization\` integer DEFAULT false,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_realization_detail_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__realizations_v\`("id", "parent_id", "version_slug", "version_order", "version_should_show_in_header_menu", "version_icon", "version_image_id", "version_thumbnail_id", "version_realization_detail_image_id", "version_realization_detail_buy_button", "version_realization_detail_button_destination", "version_realization_detail_offer_request_button", "version_realization_detail_extended_realization", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_order", "version_should_show_in_header_menu", "version_icon", "version_image_id", "version_thumbnail_id", "version_realization_detail_image_id", "version_realization_detail_buy_button", "version_realization_detail_button_destination", "version_realization_detail_offer_request_button", "version_realization_detail_extended_realization", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_realizations_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_realizations_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__realizations_v\` RENAME TO \`_realizations_v\`;`);
  await db.run(
    sql`CREATE INDEX \`_realizations_v_parent_idx\` ON \`_realizations_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_slug_idx\` ON \`_realizations_v\` (\`version_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_image_idx\` ON \`_realizations_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_thumbnail_idx\` ON \`_realizations_v\` (\`version_thumbnail_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_realization_detail_version_reali_idx\` ON \`_realizations_v\` (\`version_realization_detail_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_updated_at_idx\` ON \`_realizations_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_created_at_idx\` ON \`_realizations_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_deleted_at_idx\` ON \`_realizations_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version__status_idx\` ON \`_realizations_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_created_at_idx\` ON \`_realizations_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_updated_at_idx\` ON \`_realizations_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_snapshot_idx\` ON \`_realizations_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_published_locale_idx\` ON \`_realizations_v\` (\`published_locale\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_latest_idx\` ON \`_realizations_v\` (\`latest\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_autosave_idx\` ON \`_realizations_v\` (\`autosave\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new_areas\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_name\` text,
  	\`order\` numeric DEFAULT 100,
  	\`should_show_in_header_menu\` integer DEFAULT false,
  	\`icon\` text,
  	\`header_image_id\` integer,
  	\`image_header_id\` integer,
  	\`description_image_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_areas\`("id", "page_name", "order", "should_show_in_header_menu", "icon", "header_image_id", "image_header_id", "description_image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "page_name", "order", "should_show_in_header_menu", "icon", "header_image_id", "image_header_id", "description_image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`areas\`;`,
  );
  await db.run(sql`DROP TABLE \`areas\`;`);
  await db.run(sql`ALTER TABLE \`__new_areas\` RENAME TO \`areas\`;`);
  await db.run(sql`CREATE UNIQUE INDEX \`areas_page_name_idx\` ON \`areas\` (\`page_name\`);`);
  await db.run(sql`CREATE INDEX \`areas_header_image_idx\` ON \`areas\` (\`header_image_id\`);`);
  await db.run(sql`CREATE INDEX \`areas_image_header_idx\` ON \`areas\` (\`image_header_id\`);`);
  await db.run(
    sql`CREATE INDEX \`areas_description_image_idx\` ON \`areas\` (\`description_image_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`areas_updated_at_idx\` ON \`areas\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`areas_created_at_idx\` ON \`areas\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`areas_deleted_at_idx\` ON \`areas\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`areas__status_idx\` ON \`areas\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__areas_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_page_name\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_should_show_in_header_menu\` integer DEFAULT false,
  	\`version_icon\` text,
  	\`version_header_image_id\` integer,
  	\`version_image_header_id\` integer,
  	\`version_description_image_id\` integer,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__areas_v\`("id", "parent_id", "version_page_name", "version_order", "version_should_show_in_header_menu", "version_icon", "version_header_image_id", "version_image_header_id", "version_description_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_page_name", "version_order", "version_should_show_in_header_menu", "version_icon", "version_header_image_id", "version_image_header_id", "version_description_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_areas_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_areas_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__areas_v\` RENAME TO \`_areas_v\`;`);
  await db.run(sql`CREATE INDEX \`_areas_v_parent_idx\` ON \`_areas_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_page_name_idx\` ON \`_areas_v\` (\`version_page_name\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_header_image_idx\` ON \`_areas_v\` (\`version_header_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_image_header_idx\` ON \`_areas_v\` (\`version_image_header_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_description_image_idx\` ON \`_areas_v\` (\`version_description_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_updated_at_idx\` ON \`_areas_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_created_at_idx\` ON \`_areas_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_deleted_at_idx\` ON \`_areas_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version__status_idx\` ON \`_areas_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_created_at_idx\` ON \`_areas_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_areas_v_updated_at_idx\` ON \`_areas_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_areas_v_snapshot_idx\` ON \`_areas_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_published_locale_idx\` ON \`_areas_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_latest_idx\` ON \`_areas_v\` (\`latest\`);`);
  await db.run(sql`CREATE INDEX \`_areas_v_autosave_idx\` ON \`_areas_v\` (\`autosave\`);`);
  await db.run(sql`CREATE TABLE \`__new_industries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_name\` text,
  	\`order\` numeric DEFAULT 100,
  	\`should_show_in_header_menu\` integer DEFAULT false,
  	\`icon\` text,
  	\`header_image_id\` integer,
  	\`image_header_id\` integer,
  	\`description_image_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_industries\`("id", "page_name", "order", "should_show_in_header_menu", "icon", "header_image_id", "image_header_id", "description_image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "page_name", "order", "should_show_in_header_menu", "icon", "header_image_id", "image_header_id", "description_image_id", "updated_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`industries\`;`,
  );
  await db.run(sql`DROP TABLE \`industries\`;`);
  await db.run(sql`ALTER TABLE \`__new_industries\` RENAME TO \`industries\`;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`industries_page_name_idx\` ON \`industries\` (\`page_name\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_header_image_idx\` ON \`industries\` (\`header_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_image_header_idx\` ON \`industries\` (\`image_header_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_description_image_idx\` ON \`industries\` (\`description_image_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`industries_updated_at_idx\` ON \`industries\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`industries_created_at_idx\` ON \`industries\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`industries_deleted_at_idx\` ON \`industries\` (\`deleted_at\`);`);
  await db.run(sql`CREATE INDEX \`industries__status_idx\` ON \`industries\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__industries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_page_name\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_should_show_in_header_menu\` integer DEFAULT false,
  	\`version_icon\` text,
  	\`version_header_image_id\` integer,
  	\`version_image_header_id\` integer,
  	\`version_description_image_id\` integer,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__industries_v\`("id", "parent_id", "version_page_name", "version_order", "version_should_show_in_header_menu", "version_icon", "version_header_image_id", "version_image_header_id", "version_description_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_page_name", "version_order", "version_should_show_in_header_menu", "version_icon", "version_header_image_id", "version_image_header_id", "version_description_image_id", "version_updated_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_industries_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_industries_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__industries_v\` RENAME TO \`_industries_v\`;`);
  await db.run(
    sql`CREATE INDEX \`_industries_v_parent_idx\` ON \`_industries_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_page_name_idx\` ON \`_industries_v\` (\`version_page_name\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_header_image_idx\` ON \`_industries_v\` (\`version_header_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_image_header_idx\` ON \`_industries_v\` (\`version_image_header_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_description_image_idx\` ON \`_industries_v\` (\`version_description_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_updated_at_idx\` ON \`_industries_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_created_at_idx\` ON \`_industries_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_deleted_at_idx\` ON \`_industries_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version__status_idx\` ON \`_industries_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_created_at_idx\` ON \`_industries_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_updated_at_idx\` ON \`_industries_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_snapshot_idx\` ON \`_industries_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_published_locale_idx\` ON \`_industries_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_industries_v_latest_idx\` ON \`_industries_v\` (\`latest\`);`);
  await db.run(
    sql`CREATE INDEX \`_industries_v_autosave_idx\` ON \`_industries_v\` (\`autosave\`);`,
  );
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_trade\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_place\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_quote\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_role\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_measure\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_before\`;`);
  await db.run(sql`ALTER TABLE \`realizations_locales\` DROP COLUMN \`proof_after\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_trade\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_place\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_quote\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_role\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_measure\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_before\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v_locales\` DROP COLUMN \`version_proof_after\`;`);
}
