import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Menus have drafts, posts a language, products a starting price, and some roles need a second step.
 * What was saved of the menus before is published: unlike the rest, the two SELECTs from their tables are not generated, because the
 * generator knows nothing of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`sign_in_rules_second_step_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sign_in_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`sign_in_rules_second_step_for_order_idx\` ON \`sign_in_rules_second_step_for\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`sign_in_rules_second_step_for_parent_idx\` ON \`sign_in_rules_second_step_for\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bar\` text,
  	\`columns\` text,
  	\`updated_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_navigation\`("id", "bar", "columns", "updated_by", "_status", "updated_at", "created_at") SELECT "id", "bar", "columns", "updated_by", 'published', "updated_at", "created_at" FROM \`navigation\`;`,
  );
  await db.run(sql`DROP TABLE \`navigation\`;`);
  await db.run(sql`ALTER TABLE \`__new_navigation\` RENAME TO \`navigation\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`);
  await db.run(sql`CREATE TABLE \`__new__navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_bar\` text,
  	\`version_columns\` text,
  	\`version_updated_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__navigation_v\`("id", "version_bar", "version_columns", "version_updated_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_bar", "version_columns", "version_updated_by", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", NULL, NULL, "id" = (SELECT "id" FROM \`_navigation_v\` ORDER BY "updated_at" DESC, "id" DESC LIMIT 1), NULL FROM \`_navigation_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_navigation_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__navigation_v\` RENAME TO \`_navigation_v\`;`);
  await db.run(
    sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`,
  );
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`);
  await db.run(
    sql`CREATE INDEX \`_navigation_v_autosave_idx\` ON \`_navigation_v\` (\`autosave\`);`,
  );
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`starting_price\` text;`);
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_starting_price\` text;`);
  await db.run(sql`ALTER TABLE \`posts\` ADD \`language\` text DEFAULT 'pl';`);
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_language\` text DEFAULT 'pl';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`sign_in_rules_second_step_for\`;`);
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`bar\` text NOT NULL,
  	\`columns\` text,
  	\`updated_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_navigation\`("id", "bar", "columns", "updated_by", "updated_at", "created_at") SELECT "id", "bar", "columns", "updated_by", "updated_at", "created_at" FROM \`navigation\`;`,
  );
  await db.run(sql`DROP TABLE \`navigation\`;`);
  await db.run(sql`ALTER TABLE \`__new_navigation\` RENAME TO \`navigation\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE TABLE \`__new__navigation_v\` (
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
    sql`INSERT INTO \`__new__navigation_v\`("id", "version_bar", "version_columns", "version_updated_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_bar", "version_columns", "version_updated_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_navigation_v\`;`,
  );
  await db.run(sql`DROP TABLE \`_navigation_v\`;`);
  await db.run(sql`ALTER TABLE \`__new__navigation_v\` RENAME TO \`_navigation_v\`;`);
  await db.run(
    sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`,
  );
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`starting_price\`;`);
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_starting_price\`;`);
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`language\`;`);
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_language\`;`);
}
