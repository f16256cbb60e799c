import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`path\` text,
  	\`expires_at\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`preview_links_document_idx\` ON \`preview_links\` (\`document\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`preview_links_expires_at_idx\` ON \`preview_links\` (\`expires_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`translation_states\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`missing\` numeric NOT NULL,
  	\`stale\` numeric NOT NULL,
  	\`is_draft\` integer DEFAULT false NOT NULL,
  	\`first_field\` text,
  	\`bases\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`translation_states_updated_at_idx\` ON \`translation_states\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`translation_states_created_at_idx\` ON \`translation_states\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`source_document_language_idx\` ON \`translation_states\` (\`source\`,\`document\`,\`language\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`source_language_missing_stale_isDraft_idx\` ON \`translation_states\` (\`source\`,\`language\`,\`missing\`,\`stale\`,\`is_draft\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`,
  );
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`);
  await db.run(
    sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bar\` text NOT NULL,
  	\`columns\` text,
  	\`updated_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_bar\` text NOT NULL,
  	\`version_columns\` text,
  	\`version_updated_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`slides\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_slides_v_version_version_deleted_at_idx\` ON \`_slides_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_slides_v_autosave_idx\` ON \`_slides_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`realizations\` ADD \`deleted_at\` text;`);
  await db.run(
    sql`CREATE INDEX \`realizations_deleted_at_idx\` ON \`realizations\` (\`deleted_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_realizations_v_version_version_deleted_at_idx\` ON \`_realizations_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_realizations_v_autosave_idx\` ON \`_realizations_v\` (\`autosave\`);`,
  );
  await db.run(sql`ALTER TABLE \`areas\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`areas_deleted_at_idx\` ON \`areas\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_areas_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_areas_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_version_version_deleted_at_idx\` ON \`_areas_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_autosave_idx\` ON \`_areas_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`industries\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`industries_deleted_at_idx\` ON \`industries\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_industries_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_industries_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_industries_v_version_version_deleted_at_idx\` ON \`_industries_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_autosave_idx\` ON \`_industries_v\` (\`autosave\`);`,
  );
  await db.run(sql`ALTER TABLE \`features\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`features_deleted_at_idx\` ON \`features\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_features_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_features_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_features_v_version_version_deleted_at_idx\` ON \`_features_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_features_v_autosave_idx\` ON \`_features_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`employees\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`employees_deleted_at_idx\` ON \`employees\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_employees_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_employees_v_version_version_deleted_at_idx\` ON \`_employees_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_employees_v_autosave_idx\` ON \`_employees_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`careers\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`careers_deleted_at_idx\` ON \`careers\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_careers_v_version_version_deleted_at_idx\` ON \`_careers_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_careers_v_autosave_idx\` ON \`_careers_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`files\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`files_deleted_at_idx\` ON \`files\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`tags\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`tags_deleted_at_idx\` ON \`tags\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`authors\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`sidebars\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`sidebars_deleted_at_idx\` ON \`sidebars\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_sidebars_v_version_version_deleted_at_idx\` ON \`_sidebars_v\` (\`version_deleted_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`_sidebars_v_autosave_idx\` ON \`_sidebars_v\` (\`autosave\`);`);
  await db.run(sql`ALTER TABLE \`estimate_elements\` ADD \`deleted_at\` text;`);
  await db.run(
    sql`CREATE INDEX \`estimate_elements_deleted_at_idx\` ON \`estimate_elements\` (\`deleted_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_version_version_deleted_at_idx\` ON \`_estimate_elements_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_estimate_elements_v_autosave_idx\` ON \`_estimate_elements_v\` (\`autosave\`);`,
  );
  await db.run(sql`ALTER TABLE \`catalogues\` ADD \`deleted_at\` text;`);
  await db.run(sql`CREATE INDEX \`catalogues_deleted_at_idx\` ON \`catalogues\` (\`deleted_at\`);`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`version_deleted_at\` text;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` ADD \`autosave\` integer;`);
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_version_version_deleted_at_idx\` ON \`_catalogues_v\` (\`version_deleted_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_catalogues_v_autosave_idx\` ON \`_catalogues_v\` (\`autosave\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_links\`;`);
  await db.run(sql`DROP TABLE \`translation_states\`;`);
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`);
  await db.run(sql`DROP TABLE \`payload_jobs\`;`);
  await db.run(sql`DROP TABLE \`navigation\`;`);
  await db.run(sql`DROP TABLE \`_navigation_v\`;`);
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_pages_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`slides_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_slides_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_slides_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`products_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_products_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_products_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`services_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_services_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`realizations_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`realizations\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_realizations_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_realizations_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_realizations_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`areas_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`areas\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_areas_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_areas_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_areas_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_areas_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`industries_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`industries\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_industries_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_industries_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_industries_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_industries_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`features_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`features\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_features_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_features_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_features_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_features_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`employees_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`employees\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_employees_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_employees_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_employees_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`careers_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_careers_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_careers_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`files_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_posts_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`tags_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`tags\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`authors_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`sidebars_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`sidebars\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_sidebars_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_sidebars_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_sidebars_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`estimate_elements_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`estimate_elements\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_estimate_elements_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_estimate_elements_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_estimate_elements_v\` DROP COLUMN \`autosave\`;`);
  await db.run(sql`DROP INDEX \`catalogues_deleted_at_idx\`;`);
  await db.run(sql`ALTER TABLE \`catalogues\` DROP COLUMN \`deleted_at\`;`);
  await db.run(sql`DROP INDEX \`_catalogues_v_version_version_deleted_at_idx\`;`);
  await db.run(sql`DROP INDEX \`_catalogues_v_autosave_idx\`;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` DROP COLUMN \`version_deleted_at\`;`);
  await db.run(sql`ALTER TABLE \`_catalogues_v\` DROP COLUMN \`autosave\`;`);
}
