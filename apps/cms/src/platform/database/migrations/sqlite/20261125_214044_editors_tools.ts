import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`changed_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`changed_words_updated_at_idx\` ON \`changed_words\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`changed_words_created_at_idx\` ON \`changed_words\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`key_locale_idx\` ON \`changed_words\` (\`key\`,\`locale\`);`,
  );
  await db.run(sql`CREATE TABLE \`broken_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text,
  	\`path\` text NOT NULL,
  	\`language\` text,
  	\`state\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`status\` numeric,
  	\`since\` text NOT NULL,
  	\`checked_at\` text NOT NULL,
  	\`ignored\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`broken_links_state_idx\` ON \`broken_links\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`broken_links_ignored_idx\` ON \`broken_links\` (\`ignored\`);`);
  await db.run(
    sql`CREATE INDEX \`broken_links_updated_at_idx\` ON \`broken_links\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`broken_links_created_at_idx\` ON \`broken_links\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`source_document_idx\` ON \`broken_links\` (\`source\`,\`document\`);`,
  );
  await db.run(sql`CREATE TABLE \`translation_proposals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text,
  	\`language\` text NOT NULL,
  	\`origin\` text NOT NULL,
  	\`name\` text,
  	\`note\` text,
  	\`state\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`texts\` text NOT NULL,
  	\`sent_at\` text,
  	\`expires_at\` text NOT NULL,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`translation_proposals_state_idx\` ON \`translation_proposals\` (\`state\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`translation_proposals_expires_at_idx\` ON \`translation_proposals\` (\`expires_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`translation_proposals_updated_at_idx\` ON \`translation_proposals\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`translation_proposals_created_at_idx\` ON \`translation_proposals\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`document_source_idx\` ON \`translation_proposals\` (\`document\`,\`source\`);`,
  );
  await db.run(sql`CREATE TABLE \`withheld_languages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`withheld_languages_updated_at_idx\` ON \`withheld_languages\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`withheld_languages_created_at_idx\` ON \`withheld_languages\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`source_document_language_1_idx\` ON \`withheld_languages\` (\`source\`,\`document\`,\`language\`);`,
  );
  await db.run(sql`CREATE TABLE \`publication_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`asked_by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`publication_requests_updated_at_idx\` ON \`publication_requests\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`publication_requests_created_at_idx\` ON \`publication_requests\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`source_document_1_idx\` ON \`publication_requests\` (\`source\`,\`document\`);`,
  );
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`secret\` text NOT NULL,
  	\`is_on\` integer DEFAULT false NOT NULL,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`recovery_codes_account_idx\` ON \`recovery_codes\` (\`account_id\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`recovery_codes_hash_idx\` ON \`recovery_codes\` (\`hash\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`recovery_codes_updated_at_idx\` ON \`recovery_codes\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`recovery_codes_created_at_idx\` ON \`recovery_codes\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`name\` text NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`passkeys_account_idx\` ON \`passkeys\` (\`account_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`,
  );
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`known_devices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`token\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`known_devices_account_idx\` ON \`known_devices\` (\`account_id\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`known_devices_token_idx\` ON \`known_devices\` (\`token\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`known_devices_updated_at_idx\` ON \`known_devices\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`known_devices_created_at_idx\` ON \`known_devices\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_folders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`folder_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`payload_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`payload_folders_name_idx\` ON \`payload_folders\` (\`name\`);`);
  await db.run(
    sql`CREATE INDEX \`payload_folders_folder_idx\` ON \`payload_folders\` (\`folder_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_folders_updated_at_idx\` ON \`payload_folders\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_folders_created_at_idx\` ON \`payload_folders\` (\`created_at\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`media\` ADD \`folder_id\` integer REFERENCES payload_folders(id) ON DELETE set null;`,
  );
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`);
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`browser\` text;`);
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`used_at\` text;`);
  await db.run(sql`ALTER TABLE \`users\` ADD \`may_publish\` integer DEFAULT true;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`changed_words\`;`);
  await db.run(sql`DROP TABLE \`broken_links\`;`);
  await db.run(sql`DROP TABLE \`translation_proposals\`;`);
  await db.run(sql`DROP TABLE \`withheld_languages\`;`);
  await db.run(sql`DROP TABLE \`publication_requests\`;`);
  await db.run(sql`DROP TABLE \`second_factors\`;`);
  await db.run(sql`DROP TABLE \`recovery_codes\`;`);
  await db.run(sql`DROP TABLE \`passkeys\`;`);
  await db.run(sql`DROP TABLE \`known_devices\`;`);
  await db.run(sql`DROP TABLE \`users_languages\`;`);
  await db.run(sql`DROP TABLE \`payload_folders\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`color\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
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
  await db.run(
    sql`INSERT INTO \`__new_media\`("id", "_objectkey", "color", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_thumbnail_url", "sizes_thumbnail_width", "sizes_thumbnail_height", "sizes_thumbnail_mime_type", "sizes_thumbnail_filesize", "sizes_thumbnail_filename") SELECT "id", "_objectkey", "color", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_thumbnail_url", "sizes_thumbnail_width", "sizes_thumbnail_height", "sizes_thumbnail_mime_type", "sizes_thumbnail_filesize", "sizes_thumbnail_filename" FROM \`media\`;`,
  );
  await db.run(sql`DROP TABLE \`media\`;`);
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`);
  await db.run(
    sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`,
  );
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`browser\`;`);
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`used_at\`;`);
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`may_publish\`;`);
}
