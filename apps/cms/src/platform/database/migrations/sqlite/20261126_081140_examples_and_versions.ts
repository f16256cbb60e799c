import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`sections\` text;`);
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_sections\` text;`);
  await db.run(sql`ALTER TABLE \`media\` ADD \`phone_part\` text;`);
  await db.run(
    sql`ALTER TABLE \`media_locales\` ADD \`versions_id\` integer REFERENCES media(id) ON DELETE set null;`,
  );
  await db.run(
    sql`CREATE INDEX \`media_versions_idx\` ON \`media_locales\` (\`versions_id\`,\`_locale\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`state_source_firstAnsweredAt_createdAt_formType_idx\` ON \`leads\` (\`state\`,\`source\`,\`first_answered_at\`,\`created_at\`,\`form_type\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_media_locales\`("alt", "id", "_locale", "_parent_id") SELECT "alt", "id", "_locale", "_parent_id" FROM \`media_locales\`;`,
  );
  await db.run(sql`DROP TABLE \`media_locales\`;`);
  await db.run(sql`ALTER TABLE \`__new_media_locales\` RENAME TO \`media_locales\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`DROP INDEX \`state_source_firstAnsweredAt_createdAt_formType_idx\`;`);
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`sections\`;`);
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_sections\`;`);
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`phone_part\`;`);
}
