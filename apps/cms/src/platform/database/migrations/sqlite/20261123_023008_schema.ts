import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page_name\` text,
  	\`sections\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`pages_page_name_idx\` ON \`pages\` (\`page_name\`);`);
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_page_name\` text,
  	\`version_sections\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
    sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`button_destination\` text,
  	\`image_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`slides_image_idx\` ON \`slides\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`slides__status_idx\` ON \`slides\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`slides_locales\` (
  	\`title_uppercase\` text,
  	\`title\` text,
  	\`subtitle\` text,
  	\`button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`slides_locales_locale_parent_id_unique\` ON \`slides_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_button_destination\` text,
  	\`version_image_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_slides_v_version_version_image_idx\` ON \`_slides_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_slides_v_version_version__status_idx\` ON \`_slides_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_slides_v_snapshot_idx\` ON \`_slides_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_slides_v_published_locale_idx\` ON \`_slides_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_slides_v_latest_idx\` ON \`_slides_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_slides_v_locales\` (
  	\`version_title_uppercase\` text,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_slides_v_locales_locale_parent_id_unique\` ON \`_slides_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_modules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`products_modules_order_idx\` ON \`products_modules\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`products_modules_parent_id_idx\` ON \`products_modules\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_modules_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`products_modules_locales_locale_parent_id_unique\` ON \`products_modules_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`products_benefits_order_idx\` ON \`products_benefits\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`products_benefits_parent_id_idx\` ON \`products_benefits\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_benefits_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`products_benefits_locales_locale_parent_id_unique\` ON \`products_benefits_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`products_questions_order_idx\` ON \`products_questions\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`products_questions_parent_id_idx\` ON \`products_questions\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`products_questions_locales_locale_parent_id_unique\` ON \`products_questions_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`products_image_idx\` ON \`products\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`short_description\` text,
  	\`description\` text,
  	\`modules_title\` text,
  	\`benefits_title\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_modules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_products_v_version_modules_order_idx\` ON \`_products_v_version_modules\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_modules_parent_id_idx\` ON \`_products_v_version_modules\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_modules_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_modules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_products_v_version_modules_locales_locale_parent_id_unique\` ON \`_products_v_version_modules_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_products_v_version_benefits_order_idx\` ON \`_products_v_version_benefits\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_benefits_parent_id_idx\` ON \`_products_v_version_benefits\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_benefits_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_products_v_version_benefits_locales_locale_parent_id_unique\` ON \`_products_v_version_benefits_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_products_v_version_questions_order_idx\` ON \`_products_v_version_questions\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_version_questions_parent_id_idx\` ON \`_products_v_version_questions\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_version_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_products_v_version_questions_locales_locale_parent_id_uniqu\` ON \`_products_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v\` (
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
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_short_description\` text,
  	\`version_description\` text,
  	\`version_modules_title\` text,
  	\`version_benefits_title\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` numeric DEFAULT 100,
  	\`anchor\` text,
  	\`icon\` text,
  	\`is_mobile\` integer DEFAULT false,
  	\`realization_detail_button_destination\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`name\` text,
  	\`services_description\` text,
  	\`button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_anchor\` text,
  	\`version_icon\` text,
  	\`version_is_mobile\` integer DEFAULT false,
  	\`version_realization_detail_button_destination\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_name\` text,
  	\`version_services_description\` text,
  	\`version_button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`realizations_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`realizations_figures_order_idx\` ON \`realizations_figures\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_figures_parent_id_idx\` ON \`realizations_figures\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`realizations_figures_locales\` (
  	\`value\` text,
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`realizations_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`realizations_figures_locales_locale_parent_id_unique\` ON \`realizations_figures_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`realizations\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`realization_detail_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
  await db.run(sql`CREATE INDEX \`realizations__status_idx\` ON \`realizations\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`realizations_locales\` (
  	\`name\` text,
  	\`header\` text,
  	\`description\` text,
  	\`button\` text,
  	\`realization_detail_name\` text,
  	\`realization_detail_subtitle\` text,
  	\`realization_detail_description\` text,
  	\`realization_detail_description_extension\` text,
  	\`realization_detail_information_section_title\` text,
  	\`realization_detail_information_section_subtitle\` text,
  	\`realization_detail_information_section_small_title\` text,
  	\`realization_detail_information_section_description\` text,
  	\`realization_detail_information_section_extra_title\` text,
  	\`realization_detail_information_section_extra_description\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`realizations_locales_locale_parent_id_unique\` ON \`realizations_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`realizations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`realizations_texts_order_parent\` ON \`realizations_texts\` (\`order\`,\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`realizations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`realizations_rels_order_idx\` ON \`realizations_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_rels_parent_idx\` ON \`realizations_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_rels_path_idx\` ON \`realizations_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`realizations_rels_media_id_idx\` ON \`realizations_rels\` (\`media_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_realizations_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_realizations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_figures_order_idx\` ON \`_realizations_v_version_figures\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_figures_parent_id_idx\` ON \`_realizations_v_version_figures\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_realizations_v_version_figures_locales\` (
  	\`value\` text,
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_realizations_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_realizations_v_version_figures_locales_locale_parent_id_uni\` ON \`_realizations_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_realizations_v\` (
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
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_realization_detail_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
  await db.run(sql`CREATE TABLE \`_realizations_v_locales\` (
  	\`version_name\` text,
  	\`version_header\` text,
  	\`version_description\` text,
  	\`version_button\` text,
  	\`version_realization_detail_name\` text,
  	\`version_realization_detail_subtitle\` text,
  	\`version_realization_detail_description\` text,
  	\`version_realization_detail_description_extension\` text,
  	\`version_realization_detail_information_section_title\` text,
  	\`version_realization_detail_information_section_subtitle\` text,
  	\`version_realization_detail_information_section_small_title\` text,
  	\`version_realization_detail_information_section_description\` text,
  	\`version_realization_detail_information_section_extra_title\` text,
  	\`version_realization_detail_information_section_extra_description\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_realizations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_realizations_v_locales_locale_parent_id_unique\` ON \`_realizations_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_realizations_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_realizations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_realizations_v_texts_order_parent\` ON \`_realizations_v_texts\` (\`order\`,\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_realizations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_realizations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_realizations_v_rels_order_idx\` ON \`_realizations_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_rels_parent_idx\` ON \`_realizations_v_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_rels_path_idx\` ON \`_realizations_v_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_rels_media_id_idx\` ON \`_realizations_v_rels\` (\`media_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`areas\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`areas_page_name_idx\` ON \`areas\` (\`page_name\`);`);
  await db.run(sql`CREATE INDEX \`areas_header_image_idx\` ON \`areas\` (\`header_image_id\`);`);
  await db.run(sql`CREATE INDEX \`areas_image_header_idx\` ON \`areas\` (\`image_header_id\`);`);
  await db.run(
    sql`CREATE INDEX \`areas_description_image_idx\` ON \`areas\` (\`description_image_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`areas_updated_at_idx\` ON \`areas\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`areas_created_at_idx\` ON \`areas\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`areas__status_idx\` ON \`areas\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`areas_locales\` (
  	\`name\` text,
  	\`card_title\` text,
  	\`short_description\` text,
  	\`header1\` text,
  	\`sub_header1\` text,
  	\`description1\` text,
  	\`description2\` text,
  	\`description3\` text,
  	\`header2\` text,
  	\`sub_header2\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`areas_locales_locale_parent_id_unique\` ON \`areas_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`areas_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	\`realizations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`areas_rels_order_idx\` ON \`areas_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`areas_rels_parent_idx\` ON \`areas_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`areas_rels_path_idx\` ON \`areas_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`areas_rels_features_id_idx\` ON \`areas_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`areas_rels_realizations_id_idx\` ON \`areas_rels\` (\`realizations_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_areas_v\` (
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
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
    sql`CREATE INDEX \`_areas_v_version_version__status_idx\` ON \`_areas_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_created_at_idx\` ON \`_areas_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_areas_v_updated_at_idx\` ON \`_areas_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_areas_v_snapshot_idx\` ON \`_areas_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_published_locale_idx\` ON \`_areas_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_latest_idx\` ON \`_areas_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_areas_v_locales\` (
  	\`version_name\` text,
  	\`version_card_title\` text,
  	\`version_short_description\` text,
  	\`version_header1\` text,
  	\`version_sub_header1\` text,
  	\`version_description1\` text,
  	\`version_description2\` text,
  	\`version_description3\` text,
  	\`version_header2\` text,
  	\`version_sub_header2\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_areas_v_locales_locale_parent_id_unique\` ON \`_areas_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_areas_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	\`realizations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_areas_v_rels_order_idx\` ON \`_areas_v_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_parent_idx\` ON \`_areas_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_rels_path_idx\` ON \`_areas_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_features_id_idx\` ON \`_areas_v_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_realizations_id_idx\` ON \`_areas_v_rels\` (\`realizations_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`industries\` (
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
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
  await db.run(sql`CREATE INDEX \`industries__status_idx\` ON \`industries\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`industries_locales\` (
  	\`name\` text,
  	\`card_title\` text,
  	\`short_description\` text,
  	\`header1\` text,
  	\`sub_header1\` text,
  	\`description1\` text,
  	\`description2\` text,
  	\`description3\` text,
  	\`header2\` text,
  	\`sub_header2\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`industries_locales_locale_parent_id_unique\` ON \`industries_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`industries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	\`realizations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`industries_rels_order_idx\` ON \`industries_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`industries_rels_parent_idx\` ON \`industries_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`industries_rels_path_idx\` ON \`industries_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`industries_rels_features_id_idx\` ON \`industries_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_rels_realizations_id_idx\` ON \`industries_rels\` (\`realizations_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_industries_v\` (
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
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_header_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_description_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
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
  await db.run(sql`CREATE TABLE \`_industries_v_locales\` (
  	\`version_name\` text,
  	\`version_card_title\` text,
  	\`version_short_description\` text,
  	\`version_header1\` text,
  	\`version_sub_header1\` text,
  	\`version_description1\` text,
  	\`version_description2\` text,
  	\`version_description3\` text,
  	\`version_header2\` text,
  	\`version_sub_header2\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_industries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_industries_v_locales_locale_parent_id_unique\` ON \`_industries_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_industries_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	\`realizations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_industries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_order_idx\` ON \`_industries_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_parent_idx\` ON \`_industries_v_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_path_idx\` ON \`_industries_v_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_features_id_idx\` ON \`_industries_v_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_realizations_id_idx\` ON \`_industries_v_rels\` (\`realizations_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`features_feature_elements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`features_feature_elements_order_idx\` ON \`features_feature_elements\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`features_feature_elements_parent_id_idx\` ON \`features_feature_elements\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`features_feature_elements_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`features_feature_elements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`features_feature_elements_locales_locale_parent_id_unique\` ON \`features_feature_elements_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`features\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(sql`CREATE INDEX \`features_updated_at_idx\` ON \`features\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`features_created_at_idx\` ON \`features\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`features__status_idx\` ON \`features\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`features_locales\` (
  	\`card_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`features_locales_locale_parent_id_unique\` ON \`features_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_features_v_version_feature_elements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_features_v_version_feature_elements_order_idx\` ON \`_features_v_version_feature_elements\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_features_v_version_feature_elements_parent_id_idx\` ON \`_features_v_version_feature_elements\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_features_v_version_feature_elements_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_features_v_version_feature_elements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_features_v_version_feature_elements_locales_locale_parent_i\` ON \`_features_v_version_feature_elements_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_features_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_icon\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_features_v_parent_idx\` ON \`_features_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_features_v_version_version_updated_at_idx\` ON \`_features_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_features_v_version_version_created_at_idx\` ON \`_features_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_features_v_version_version__status_idx\` ON \`_features_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_features_v_created_at_idx\` ON \`_features_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_features_v_updated_at_idx\` ON \`_features_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_features_v_snapshot_idx\` ON \`_features_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_features_v_published_locale_idx\` ON \`_features_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_features_v_latest_idx\` ON \`_features_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_features_v_locales\` (
  	\`version_card_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_features_v_locales_locale_parent_id_unique\` ON \`_features_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`color\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`);
  await db.run(
    sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`,
  );
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`hits\` numeric DEFAULT 0,
  	\`last_hit_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`);
  await db.run(sql`CREATE INDEX \`redirects_hits_idx\` ON \`redirects\` (\`hits\`);`);
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`employees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_chief\` integer DEFAULT false,
  	\`is_adviser\` integer DEFAULT false,
  	\`name\` text,
  	\`surname\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`image_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`employees_image_idx\` ON \`employees\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`employees_updated_at_idx\` ON \`employees\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`employees_created_at_idx\` ON \`employees\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`employees__status_idx\` ON \`employees\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`employees_locales\` (
  	\`position\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`employees_locales_locale_parent_id_unique\` ON \`employees_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_employees_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_is_chief\` integer DEFAULT false,
  	\`version_is_adviser\` integer DEFAULT false,
  	\`version_name\` text,
  	\`version_surname\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_image_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_employees_v_parent_idx\` ON \`_employees_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_employees_v_version_version_image_idx\` ON \`_employees_v\` (\`version_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_employees_v_version_version_updated_at_idx\` ON \`_employees_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_employees_v_version_version_created_at_idx\` ON \`_employees_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_employees_v_version_version__status_idx\` ON \`_employees_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_employees_v_created_at_idx\` ON \`_employees_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_employees_v_updated_at_idx\` ON \`_employees_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_employees_v_snapshot_idx\` ON \`_employees_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_employees_v_published_locale_idx\` ON \`_employees_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_employees_v_latest_idx\` ON \`_employees_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_employees_v_locales\` (
  	\`version_position\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_employees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_employees_v_locales_locale_parent_id_unique\` ON \`_employees_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_technologies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`careers_career_technologies_order_idx\` ON \`careers_career_technologies\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`careers_career_technologies_parent_id_idx\` ON \`careers_career_technologies\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_technologies_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_career_technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`careers_career_technologies_locales_locale_parent_id_unique\` ON \`careers_career_technologies_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_responsibilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`careers_career_responsibilities_order_idx\` ON \`careers_career_responsibilities\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`careers_career_responsibilities_parent_id_idx\` ON \`careers_career_responsibilities\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_responsibilities_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_career_responsibilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`careers_career_responsibilities_locales_locale_parent_id_uni\` ON \`careers_career_responsibilities_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`careers_career_requirements_order_idx\` ON \`careers_career_requirements\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`careers_career_requirements_parent_id_idx\` ON \`careers_career_requirements\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_requirements_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_career_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`careers_career_requirements_locales_locale_parent_id_unique\` ON \`careers_career_requirements_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_offers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`careers_career_offers_order_idx\` ON \`careers_career_offers\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`careers_career_offers_parent_id_idx\` ON \`careers_career_offers\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers_career_offers_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_career_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`careers_career_offers_locales_locale_parent_id_unique\` ON \`careers_career_offers_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`careers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`published_at\` text,
  	\`valid_through\` text,
  	\`employment_type\` text DEFAULT 'FULL_TIME',
  	\`thumbnail_id\` integer,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`careers_slug_idx\` ON \`careers\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`careers_published_at_idx\` ON \`careers\` (\`published_at\`);`);
  await db.run(sql`CREATE INDEX \`careers_thumbnail_idx\` ON \`careers\` (\`thumbnail_id\`);`);
  await db.run(sql`CREATE INDEX \`careers_updated_at_idx\` ON \`careers\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`careers_created_at_idx\` ON \`careers\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`careers_locales\` (
  	\`title\` text,
  	\`location\` text,
  	\`description\` text,
  	\`button\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`careers_locales_locale_parent_id_unique\` ON \`careers_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_technologies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_technologies_order_idx\` ON \`_careers_v_version_career_technologies\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_technologies_parent_id_idx\` ON \`_careers_v_version_career_technologies\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_technologies_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v_version_career_technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_careers_v_version_career_technologies_locales_locale_parent\` ON \`_careers_v_version_career_technologies_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_responsibilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_responsibilities_order_idx\` ON \`_careers_v_version_career_responsibilities\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_responsibilities_parent_id_idx\` ON \`_careers_v_version_career_responsibilities\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_responsibilities_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v_version_career_responsibilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_careers_v_version_career_responsibilities_locales_locale_pa\` ON \`_careers_v_version_career_responsibilities_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_requirements_order_idx\` ON \`_careers_v_version_career_requirements\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_requirements_parent_id_idx\` ON \`_careers_v_version_career_requirements\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_requirements_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v_version_career_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_careers_v_version_career_requirements_locales_locale_parent\` ON \`_careers_v_version_career_requirements_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_offers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_offers_order_idx\` ON \`_careers_v_version_career_offers\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_career_offers_parent_id_idx\` ON \`_careers_v_version_career_offers\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v_version_career_offers_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v_version_career_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_careers_v_version_career_offers_locales_locale_parent_id_un\` ON \`_careers_v_version_career_offers_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_careers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_valid_through\` text,
  	\`version_employment_type\` text DEFAULT 'FULL_TIME',
  	\`version_thumbnail_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_careers_v_parent_idx\` ON \`_careers_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_slug_idx\` ON \`_careers_v\` (\`version_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_published_at_idx\` ON \`_careers_v\` (\`version_published_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_thumbnail_idx\` ON \`_careers_v\` (\`version_thumbnail_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_updated_at_idx\` ON \`_careers_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_created_at_idx\` ON \`_careers_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_careers_v_created_at_idx\` ON \`_careers_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_careers_v_updated_at_idx\` ON \`_careers_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_careers_v_snapshot_idx\` ON \`_careers_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_careers_v_published_locale_idx\` ON \`_careers_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_careers_v_locales\` (
  	\`version_title\` text,
  	\`version_location\` text,
  	\`version_description\` text,
  	\`version_button\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_careers_v_locales_locale_parent_id_unique\` ON \`_careers_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`title\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `);
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`);
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`published_at\` text,
  	\`category_id\` integer,
  	\`author_id\` integer,
  	\`blog_post_sidebar_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`main_image_id\` integer,
  	\`content\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`blog_post_sidebar_id\`) REFERENCES \`sidebars\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`);
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`);
  await db.run(sql`CREATE INDEX \`posts_author_idx\` ON \`posts\` (\`author_id\`);`);
  await db.run(
    sql`CREATE INDEX \`posts_blog_post_sidebar_idx\` ON \`posts\` (\`blog_post_sidebar_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`posts_main_image_idx\` ON \`posts\` (\`main_image_id\`);`);
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`);
  await db.run(sql`CREATE INDEX \`posts_rels_tags_id_idx\` ON \`posts_rels\` (\`tags_id\`);`);
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_category_id\` integer,
  	\`version_author_id\` integer,
  	\`version_blog_post_sidebar_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_main_image_id\` integer,
  	\`version_content\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_blog_post_sidebar_id\`) REFERENCES \`sidebars\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_author_idx\` ON \`_posts_v\` (\`version_author_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_blog_post_sidebar_idx\` ON \`_posts_v\` (\`version_blog_post_sidebar_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_main_image_idx\` ON \`_posts_v\` (\`version_main_image_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`,
  );
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`);
  await db.run(sql`CREATE INDEX \`_posts_v_rels_tags_id_idx\` ON \`_posts_v_rels\` (\`tags_id\`);`);
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`icon\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`);
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`authors_image_idx\` ON \`authors\` (\`image_id\`);`);
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`sidebars\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`blocks\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(sql`CREATE INDEX \`sidebars_updated_at_idx\` ON \`sidebars\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`sidebars_created_at_idx\` ON \`sidebars\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`sidebars__status_idx\` ON \`sidebars\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`_sidebars_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_blocks\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sidebars\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`_sidebars_v_parent_idx\` ON \`_sidebars_v\` (\`parent_id\`);`);
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_version_version_updated_at_idx\` ON \`_sidebars_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_version_version_created_at_idx\` ON \`_sidebars_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_version_version__status_idx\` ON \`_sidebars_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_created_at_idx\` ON \`_sidebars_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_updated_at_idx\` ON \`_sidebars_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_sidebars_v_snapshot_idx\` ON \`_sidebars_v\` (\`snapshot\`);`);
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_published_locale_idx\` ON \`_sidebars_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_sidebars_v_latest_idx\` ON \`_sidebars_v\` (\`latest\`);`);
  await db.run(sql`CREATE TABLE \`estimate_elements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`offer\` text,
  	\`icon\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(
    sql`CREATE INDEX \`estimate_elements_updated_at_idx\` ON \`estimate_elements\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`estimate_elements_created_at_idx\` ON \`estimate_elements\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`estimate_elements__status_idx\` ON \`estimate_elements\` (\`_status\`);`,
  );
  await db.run(sql`CREATE TABLE \`estimate_elements_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`estimate_elements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`estimate_elements_locales_locale_parent_id_unique\` ON \`estimate_elements_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_estimate_elements_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_offer\` text,
  	\`version_icon\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`estimate_elements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_parent_idx\` ON \`_estimate_elements_v\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_version_version_updated_at_idx\` ON \`_estimate_elements_v\` (\`version_updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_version_version_created_at_idx\` ON \`_estimate_elements_v\` (\`version_created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_version_version__status_idx\` ON \`_estimate_elements_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_created_at_idx\` ON \`_estimate_elements_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_updated_at_idx\` ON \`_estimate_elements_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_snapshot_idx\` ON \`_estimate_elements_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_published_locale_idx\` ON \`_estimate_elements_v\` (\`published_locale\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_latest_idx\` ON \`_estimate_elements_v\` (\`latest\`);`,
  );
  await db.run(sql`CREATE TABLE \`_estimate_elements_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_estimate_elements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_estimate_elements_v_locales_locale_parent_id_unique\` ON \`_estimate_elements_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_groups_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	\`day_cost\` numeric DEFAULT 1,
  	\`team\` numeric,
  	\`ui\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`catalogues_groups_items_order_idx\` ON \`catalogues_groups_items\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_groups_items_parent_id_idx\` ON \`catalogues_groups_items\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_groups_items_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues_groups_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_groups_items_locales_locale_parent_id_unique\` ON \`catalogues_groups_items_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	\`choice\` text DEFAULT 'many',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`catalogues_groups_order_idx\` ON \`catalogues_groups\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_groups_parent_id_idx\` ON \`catalogues_groups\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_groups_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_groups_locales_locale_parent_id_unique\` ON \`catalogues_groups_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_presets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`catalogues_presets_order_idx\` ON \`catalogues_presets\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_presets_parent_id_idx\` ON \`catalogues_presets\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_presets_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_presets_locales_locale_parent_id_unique\` ON \`catalogues_presets_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_packages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`from_days\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`catalogues_packages_order_idx\` ON \`catalogues_packages\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogues_packages_parent_id_idx\` ON \`catalogues_packages\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_packages_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_packages_locales_locale_parent_id_unique\` ON \`catalogues_packages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`calculator\` text,
  	\`version\` text,
  	\`rates_range_factor\` numeric DEFAULT 1.3,
  	\`rates_mobile_factor\` numeric DEFAULT 1.5,
  	\`rates_daily_rate_p_l_n\` numeric,
  	\`rates_daily_rate_e_u_r\` numeric,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_calculator_idx\` ON \`catalogues\` (\`calculator\`);`,
  );
  await db.run(sql`CREATE INDEX \`catalogues_updated_at_idx\` ON \`catalogues\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`catalogues_created_at_idx\` ON \`catalogues\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`catalogues__status_idx\` ON \`catalogues\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`catalogues_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogues_locales_locale_parent_id_unique\` ON \`catalogues_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`catalogues_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`catalogues_texts_order_parent\` ON \`catalogues_texts\` (\`order\`,\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_groups_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	\`day_cost\` numeric DEFAULT 1,
  	\`team\` numeric,
  	\`ui\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_groups_items_order_idx\` ON \`_catalogues_v_version_groups_items\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_groups_items_parent_id_idx\` ON \`_catalogues_v_version_groups_items\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_groups_items_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v_version_groups_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_catalogues_v_version_groups_items_locales_locale_parent_id_\` ON \`_catalogues_v_version_groups_items_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	\`choice\` text DEFAULT 'many',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_groups_order_idx\` ON \`_catalogues_v_version_groups\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_groups_parent_id_idx\` ON \`_catalogues_v_version_groups\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_groups_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_catalogues_v_version_groups_locales_locale_parent_id_unique\` ON \`_catalogues_v_version_groups_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_presets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_presets_order_idx\` ON \`_catalogues_v_version_presets\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_presets_parent_id_idx\` ON \`_catalogues_v_version_presets\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_presets_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v_version_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_catalogues_v_version_presets_locales_locale_parent_id_uniqu\` ON \`_catalogues_v_version_presets_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_packages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`from_days\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_packages_order_idx\` ON \`_catalogues_v_version_packages\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_packages_parent_id_idx\` ON \`_catalogues_v_version_packages\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_version_packages_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v_version_packages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_catalogues_v_version_packages_locales_locale_parent_id_uniq\` ON \`_catalogues_v_version_packages_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_calculator\` text,
  	\`version_version\` text,
  	\`version_rates_range_factor\` numeric DEFAULT 1.3,
  	\`version_rates_mobile_factor\` numeric DEFAULT 1.5,
  	\`version_rates_daily_rate_p_l_n\` numeric,
  	\`version_rates_daily_rate_e_u_r\` numeric,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  await db.run(sql`CREATE TABLE \`_catalogues_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_catalogues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_catalogues_v_locales_locale_parent_id_unique\` ON \`_catalogues_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_catalogues_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_catalogues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_texts_order_parent\` ON \`_catalogues_v_texts\` (\`order\`,\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`notes\` text,
  	\`first_answered_at\` text,
  	\`history\` text,
  	\`reference\` text NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`topic\` text NOT NULL,
  	\`full_name\` text,
  	\`company_name\` text,
  	\`mail\` text NOT NULL,
  	\`phone_number\` text,
  	\`phone_normalised\` text,
  	\`message\` text,
  	\`estimate_id\` integer,
  	\`details\` text,
  	\`extra\` text,
  	\`locale\` text NOT NULL,
  	\`page\` text,
  	\`referrer\` text,
  	\`campaign\` text,
  	\`consent_clause\` text,
  	\`consent_version\` text,
  	\`consent_hash\` text,
  	\`consent_accepted_at\` text,
  	\`consent_locale\` text,
  	\`consent_form\` text,
  	\`consent_page\` text,
  	\`consent_withdrawn_at\` text,
  	\`kept_until\` text,
  	\`verification\` text DEFAULT 'none' NOT NULL,
  	\`flags\` text,
  	\`client_address\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`estimate_id\`) REFERENCES \`estimates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`);
  await db.run(sql`CREATE INDEX \`leads_form_type_idx\` ON \`leads\` (\`form_type\`);`);
  await db.run(sql`CREATE INDEX \`leads_mail_idx\` ON \`leads\` (\`mail\`);`);
  await db.run(sql`CREATE INDEX \`leads_estimate_idx\` ON \`leads\` (\`estimate_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`leads\` (\`state\`,\`created_at\`);`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`extension\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`scan\` text NOT NULL,
  	\`scanned_at\` text,
  	\`flags\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`attachments_lead_idx\` ON \`attachments\` (\`lead_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_file_idx\` ON \`attachments\` (\`file\`);`);
  await db.run(sql`CREATE INDEX \`attachments_scan_idx\` ON \`attachments\` (\`scan\`);`);
  await db.run(
    sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`subject\` text,
  	\`recipient\` text,
  	\`text\` text,
  	\`html\` text,
  	\`reply_to\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`due_at\` text,
  	\`problem\` text,
  	\`first_due_at\` text,
  	\`claimed_at\` text,
  	\`unique_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`messages_lead_idx\` ON \`messages\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`messages_recipient_idx\` ON \`messages\` (\`recipient\`);`);
  await db.run(sql`CREATE INDEX \`messages_state_idx\` ON \`messages\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`messages_due_at_idx\` ON \`messages\` (\`due_at\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`messages_unique_key_idx\` ON \`messages\` (\`unique_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`estimates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`choice\` text NOT NULL,
  	\`version_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_id\`) REFERENCES \`catalogue_versions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`estimates_number_idx\` ON \`estimates\` (\`number\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`estimates_key_idx\` ON \`estimates\` (\`key\`);`);
  await db.run(sql`CREATE INDEX \`estimates_version_idx\` ON \`estimates\` (\`version_id\`);`);
  await db.run(sql`CREATE INDEX \`estimates_updated_at_idx\` ON \`estimates\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`estimates_created_at_idx\` ON \`estimates\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`catalogue_versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`digest\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`catalogue\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogue_versions_digest_idx\` ON \`catalogue_versions\` (\`digest\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogue_versions_updated_at_idx\` ON \`catalogue_versions\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogue_versions_created_at_idx\` ON \`catalogue_versions\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mail\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`consent\` text NOT NULL,
  	\`requested_at\` text,
  	\`confirmed_at\` text,
  	\`unsubscribed_at\` text,
  	\`ticket\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_mail_idx\` ON \`subscribers\` (\`mail\`);`);
  await db.run(sql`CREATE INDEX \`subscribers_state_idx\` ON \`subscribers\` (\`state\`);`);
  await db.run(
    sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`action\` text NOT NULL,
  	\`person\` text,
  	\`subject\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`);
  await db.run(sql`CREATE INDEX \`audit_person_idx\` ON \`audit\` (\`person\`);`);
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`vitals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`metric\` text NOT NULL,
  	\`range\` numeric NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`day_page_locale_device_metric_range_idx\` ON \`vitals\` (\`day\`,\`page\`,\`locale\`,\`device\`,\`metric\`,\`range\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`);
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `);
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`);
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`);
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`estimates_id\` integer,
  	\`catalogue_versions_id\` integer,
  	\`subscribers_id\` integer,
  	\`audit_id\` integer,
  	\`vitals_id\` integer,
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
  	FOREIGN KEY (\`estimates_id\`) REFERENCES \`estimates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_versions_id\`) REFERENCES \`catalogue_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vitals_id\`) REFERENCES \`vitals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
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
    sql`CREATE INDEX \`payload_locked_documents_rels_vitals_id_idx\` ON \`payload_locked_documents_rels\` (\`vitals_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_settings_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`site_settings_claims_order_idx\` ON \`site_settings_claims\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`site_settings_claims_parent_id_idx\` ON \`site_settings_claims\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_settings_claims_locales\` (
  	\`value\` text,
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`site_settings_claims_locales_locale_parent_id_unique\` ON \`site_settings_claims_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_settings_office_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`weekday\` text NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`site_settings_office_hours_order_idx\` ON \`site_settings_office_hours\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`site_settings_office_hours_parent_id_idx\` ON \`site_settings_office_hours\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`site_settings_social_links_order_idx\` ON \`site_settings_social_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`site_settings_social_links_parent_id_idx\` ON \`site_settings_social_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`company_name\` text NOT NULL,
  	\`legal_name\` text NOT NULL,
  	\`founded_year\` numeric NOT NULL,
  	\`office_phone\` text NOT NULL,
  	\`office_email\` text NOT NULL,
  	\`sales_phone\` text NOT NULL,
  	\`sales_email\` text NOT NULL,
  	\`address_street\` text NOT NULL,
  	\`address_postal_code\` text NOT NULL,
  	\`address_city\` text NOT NULL,
  	\`address_country_code\` text DEFAULT 'PL' NOT NULL,
  	\`address_latitude\` numeric NOT NULL,
  	\`address_longitude\` numeric NOT NULL,
  	\`time_zone\` text DEFAULT 'Europe/Warsaw' NOT NULL,
  	\`association_url\` text,
  	\`association_logo_id\` integer,
  	\`terms_id\` integer,
  	\`contact_consent_version\` text NOT NULL,
  	\`newsletter_consent_version\` text NOT NULL,
  	\`trackers_analytics_id\` text,
  	\`trackers_tag_manager_id\` text,
  	\`trackers_pixel_id\` text,
  	\`updated_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`association_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`terms_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`site_settings_association_association_logo_idx\` ON \`site_settings\` (\`association_logo_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`site_settings_terms_idx\` ON \`site_settings\` (\`terms_id\`);`);
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`slogan\` text,
  	\`description\` text,
  	\`association_name\` text,
  	\`contact_consent_short\` text,
  	\`contact_consent_full\` text,
  	\`newsletter_consent_short\` text,
  	\`newsletter_consent_full\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_claims_order_idx\` ON \`_site_settings_v_version_claims\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_claims_parent_id_idx\` ON \`_site_settings_v_version_claims\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_claims_locales\` (
  	\`value\` text,
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_site_settings_v_version_claims_locales_locale_parent_id_uni\` ON \`_site_settings_v_version_claims_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_office_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`weekday\` text NOT NULL,
  	\`opens\` text NOT NULL,
  	\`closes\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_office_hours_order_idx\` ON \`_site_settings_v_version_office_hours\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_office_hours_parent_id_idx\` ON \`_site_settings_v_version_office_hours\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_social_links_order_idx\` ON \`_site_settings_v_version_social_links\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_social_links_parent_id_idx\` ON \`_site_settings_v_version_social_links\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_company_name\` text NOT NULL,
  	\`version_legal_name\` text NOT NULL,
  	\`version_founded_year\` numeric NOT NULL,
  	\`version_office_phone\` text NOT NULL,
  	\`version_office_email\` text NOT NULL,
  	\`version_sales_phone\` text NOT NULL,
  	\`version_sales_email\` text NOT NULL,
  	\`version_address_street\` text NOT NULL,
  	\`version_address_postal_code\` text NOT NULL,
  	\`version_address_city\` text NOT NULL,
  	\`version_address_country_code\` text DEFAULT 'PL' NOT NULL,
  	\`version_address_latitude\` numeric NOT NULL,
  	\`version_address_longitude\` numeric NOT NULL,
  	\`version_time_zone\` text DEFAULT 'Europe/Warsaw' NOT NULL,
  	\`version_association_url\` text,
  	\`version_association_logo_id\` integer,
  	\`version_terms_id\` integer,
  	\`version_contact_consent_version\` text NOT NULL,
  	\`version_newsletter_consent_version\` text NOT NULL,
  	\`version_trackers_analytics_id\` text,
  	\`version_trackers_tag_manager_id\` text,
  	\`version_trackers_pixel_id\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_association_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_terms_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_association_version_association_idx\` ON \`_site_settings_v\` (\`version_association_logo_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_version_version_terms_idx\` ON \`_site_settings_v\` (\`version_terms_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_slogan\` text,
  	\`version_description\` text,
  	\`version_association_name\` text,
  	\`version_contact_consent_short\` text,
  	\`version_contact_consent_full\` text,
  	\`version_newsletter_consent_short\` text,
  	\`version_newsletter_consent_full\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_months\` numeric DEFAULT 24 NOT NULL,
  	\`application_months\` numeric DEFAULT 6 NOT NULL,
  	\`extended_application_months\` numeric DEFAULT 12 NOT NULL,
  	\`spam_days\` numeric DEFAULT 30 NOT NULL,
  	\`withdrawn_days\` numeric DEFAULT 30 NOT NULL,
  	\`message_days\` numeric DEFAULT 30 NOT NULL,
  	\`opt_in_days\` numeric DEFAULT 14 NOT NULL,
  	\`network_days\` numeric DEFAULT 30 NOT NULL,
  	\`audit_months\` numeric DEFAULT 12 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`);
  await db.run(sql`DROP TABLE \`pages_locales\`;`);
  await db.run(sql`DROP TABLE \`_pages_v\`;`);
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`);
  await db.run(sql`DROP TABLE \`slides\`;`);
  await db.run(sql`DROP TABLE \`slides_locales\`;`);
  await db.run(sql`DROP TABLE \`_slides_v\`;`);
  await db.run(sql`DROP TABLE \`_slides_v_locales\`;`);
  await db.run(sql`DROP TABLE \`products_modules\`;`);
  await db.run(sql`DROP TABLE \`products_modules_locales\`;`);
  await db.run(sql`DROP TABLE \`products_benefits\`;`);
  await db.run(sql`DROP TABLE \`products_benefits_locales\`;`);
  await db.run(sql`DROP TABLE \`products_questions\`;`);
  await db.run(sql`DROP TABLE \`products_questions_locales\`;`);
  await db.run(sql`DROP TABLE \`products\`;`);
  await db.run(sql`DROP TABLE \`products_locales\`;`);
  await db.run(sql`DROP TABLE \`products_rels\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_modules\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_modules_locales\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_benefits\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_benefits_locales\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_questions\`;`);
  await db.run(sql`DROP TABLE \`_products_v_version_questions_locales\`;`);
  await db.run(sql`DROP TABLE \`_products_v\`;`);
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`);
  await db.run(sql`DROP TABLE \`services\`;`);
  await db.run(sql`DROP TABLE \`services_locales\`;`);
  await db.run(sql`DROP TABLE \`_services_v\`;`);
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`);
  await db.run(sql`DROP TABLE \`realizations_figures\`;`);
  await db.run(sql`DROP TABLE \`realizations_figures_locales\`;`);
  await db.run(sql`DROP TABLE \`realizations\`;`);
  await db.run(sql`DROP TABLE \`realizations_locales\`;`);
  await db.run(sql`DROP TABLE \`realizations_texts\`;`);
  await db.run(sql`DROP TABLE \`realizations_rels\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v_version_figures\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v_version_figures_locales\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v_texts\`;`);
  await db.run(sql`DROP TABLE \`_realizations_v_rels\`;`);
  await db.run(sql`DROP TABLE \`areas\`;`);
  await db.run(sql`DROP TABLE \`areas_locales\`;`);
  await db.run(sql`DROP TABLE \`areas_rels\`;`);
  await db.run(sql`DROP TABLE \`_areas_v\`;`);
  await db.run(sql`DROP TABLE \`_areas_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_areas_v_rels\`;`);
  await db.run(sql`DROP TABLE \`industries\`;`);
  await db.run(sql`DROP TABLE \`industries_locales\`;`);
  await db.run(sql`DROP TABLE \`industries_rels\`;`);
  await db.run(sql`DROP TABLE \`_industries_v\`;`);
  await db.run(sql`DROP TABLE \`_industries_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_industries_v_rels\`;`);
  await db.run(sql`DROP TABLE \`features_feature_elements\`;`);
  await db.run(sql`DROP TABLE \`features_feature_elements_locales\`;`);
  await db.run(sql`DROP TABLE \`features\`;`);
  await db.run(sql`DROP TABLE \`features_locales\`;`);
  await db.run(sql`DROP TABLE \`_features_v_version_feature_elements\`;`);
  await db.run(sql`DROP TABLE \`_features_v_version_feature_elements_locales\`;`);
  await db.run(sql`DROP TABLE \`_features_v\`;`);
  await db.run(sql`DROP TABLE \`_features_v_locales\`;`);
  await db.run(sql`DROP TABLE \`media\`;`);
  await db.run(sql`DROP TABLE \`media_locales\`;`);
  await db.run(sql`DROP TABLE \`redirects\`;`);
  await db.run(sql`DROP TABLE \`employees\`;`);
  await db.run(sql`DROP TABLE \`employees_locales\`;`);
  await db.run(sql`DROP TABLE \`_employees_v\`;`);
  await db.run(sql`DROP TABLE \`_employees_v_locales\`;`);
  await db.run(sql`DROP TABLE \`careers_career_technologies\`;`);
  await db.run(sql`DROP TABLE \`careers_career_technologies_locales\`;`);
  await db.run(sql`DROP TABLE \`careers_career_responsibilities\`;`);
  await db.run(sql`DROP TABLE \`careers_career_responsibilities_locales\`;`);
  await db.run(sql`DROP TABLE \`careers_career_requirements\`;`);
  await db.run(sql`DROP TABLE \`careers_career_requirements_locales\`;`);
  await db.run(sql`DROP TABLE \`careers_career_offers\`;`);
  await db.run(sql`DROP TABLE \`careers_career_offers_locales\`;`);
  await db.run(sql`DROP TABLE \`careers\`;`);
  await db.run(sql`DROP TABLE \`careers_locales\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_technologies\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_technologies_locales\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_responsibilities\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_responsibilities_locales\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_requirements\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_requirements_locales\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_offers\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_version_career_offers_locales\`;`);
  await db.run(sql`DROP TABLE \`_careers_v\`;`);
  await db.run(sql`DROP TABLE \`_careers_v_locales\`;`);
  await db.run(sql`DROP TABLE \`files\`;`);
  await db.run(sql`DROP TABLE \`posts\`;`);
  await db.run(sql`DROP TABLE \`posts_rels\`;`);
  await db.run(sql`DROP TABLE \`_posts_v\`;`);
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`);
  await db.run(sql`DROP TABLE \`categories\`;`);
  await db.run(sql`DROP TABLE \`categories_locales\`;`);
  await db.run(sql`DROP TABLE \`tags\`;`);
  await db.run(sql`DROP TABLE \`authors\`;`);
  await db.run(sql`DROP TABLE \`sidebars\`;`);
  await db.run(sql`DROP TABLE \`_sidebars_v\`;`);
  await db.run(sql`DROP TABLE \`estimate_elements\`;`);
  await db.run(sql`DROP TABLE \`estimate_elements_locales\`;`);
  await db.run(sql`DROP TABLE \`_estimate_elements_v\`;`);
  await db.run(sql`DROP TABLE \`_estimate_elements_v_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues_groups_items\`;`);
  await db.run(sql`DROP TABLE \`catalogues_groups_items_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues_groups\`;`);
  await db.run(sql`DROP TABLE \`catalogues_groups_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues_presets\`;`);
  await db.run(sql`DROP TABLE \`catalogues_presets_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues_packages\`;`);
  await db.run(sql`DROP TABLE \`catalogues_packages_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues\`;`);
  await db.run(sql`DROP TABLE \`catalogues_locales\`;`);
  await db.run(sql`DROP TABLE \`catalogues_texts\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_groups_items\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_groups_items_locales\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_groups\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_groups_locales\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_presets\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_presets_locales\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_packages\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_version_packages_locales\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_locales\`;`);
  await db.run(sql`DROP TABLE \`_catalogues_v_texts\`;`);
  await db.run(sql`DROP TABLE \`leads\`;`);
  await db.run(sql`DROP TABLE \`attachments\`;`);
  await db.run(sql`DROP TABLE \`messages\`;`);
  await db.run(sql`DROP TABLE \`estimates\`;`);
  await db.run(sql`DROP TABLE \`catalogue_versions\`;`);
  await db.run(sql`DROP TABLE \`subscribers\`;`);
  await db.run(sql`DROP TABLE \`audit\`;`);
  await db.run(sql`DROP TABLE \`vitals\`;`);
  await db.run(sql`DROP TABLE \`users_roles\`;`);
  await db.run(sql`DROP TABLE \`users_sessions\`;`);
  await db.run(sql`DROP TABLE \`users\`;`);
  await db.run(sql`DROP TABLE \`payload_kv\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`);
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences\`;`);
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`);
  await db.run(sql`DROP TABLE \`payload_migrations\`;`);
  await db.run(sql`DROP TABLE \`site_settings_claims\`;`);
  await db.run(sql`DROP TABLE \`site_settings_claims_locales\`;`);
  await db.run(sql`DROP TABLE \`site_settings_office_hours\`;`);
  await db.run(sql`DROP TABLE \`site_settings_social_links\`;`);
  await db.run(sql`DROP TABLE \`site_settings\`;`);
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v_version_claims\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v_version_claims_locales\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v_version_office_hours\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social_links\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`);
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`);
  await db.run(sql`DROP TABLE \`retention\`;`);
}
