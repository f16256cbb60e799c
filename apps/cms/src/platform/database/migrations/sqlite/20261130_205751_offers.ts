import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`offers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`number\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`reading_key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`valid_until\` text,
  	\`draft\` text,
  	\`draft_version\` numeric NOT NULL,
  	\`author_id\` integer,
  	\`opened_at\` text,
  	\`decided_at\` text,
  	\`acceptance\` text,
  	\`acceptance_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`offers_lead_idx\` ON \`offers\` (\`lead_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`offers_number_idx\` ON \`offers\` (\`number\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`offers_key_idx\` ON \`offers\` (\`key\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`offers_reading_key_idx\` ON \`offers\` (\`reading_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`offers_state_idx\` ON \`offers\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`offers_valid_until_idx\` ON \`offers\` (\`valid_until\`);`);
  await db.run(sql`CREATE INDEX \`offers_author_idx\` ON \`offers\` (\`author_id\`);`);
  await db.run(sql`CREATE INDEX \`offers_updated_at_idx\` ON \`offers\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`offers_created_at_idx\` ON \`offers\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`offer_versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`offer_id\` integer,
  	\`version\` numeric NOT NULL,
  	\`content\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`previous\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`offer_versions_offer_idx\` ON \`offer_versions\` (\`offer_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`offer_versions_updated_at_idx\` ON \`offer_versions\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`offer_versions_created_at_idx\` ON \`offer_versions\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`offer_version_idx\` ON \`offer_versions\` (\`offer_id\`,\`version\`);`,
  );
  await db.run(sql`CREATE TABLE \`offer_questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`offer_id\` integer,
  	\`message_id\` integer,
  	\`version\` numeric NOT NULL,
  	\`line\` text,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`offer_id\`) REFERENCES \`offers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`offer_questions_offer_idx\` ON \`offer_questions\` (\`offer_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`offer_questions_message_idx\` ON \`offer_questions\` (\`message_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`offer_questions_updated_at_idx\` ON \`offer_questions\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`offer_questions_created_at_idx\` ON \`offer_questions\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`lead_desk_locales\` (
  	\`offer_terms\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`lead_desk_locales_locale_parent_id_unique\` ON \`lead_desk_locales\` (\`_locale\`,\`_parent_id\`);`,
  );
  await db.run(sql`DROP INDEX \`state_formType_createdAt_updatedAt_value_currency_estima_idx\`;`);
  await db.run(
    sql`CREATE INDEX \`compound_index_idx\` ON \`leads\` (\`state\`,\`form_type\`,\`created_at\`,\`updated_at\`,\`value\`,\`currency\`,\`estimate_id\`,\`assignee_id\`,\`expected_at\`);`,
  );
  await db.run(sql`CREATE INDEX \`state_updatedAt_idx\` ON \`leads\` (\`state\`,\`updated_at\`);`);
  await db.run(sql`ALTER TABLE \`lead_desk\` ADD \`offer_limit\` numeric;`);
  await db.run(sql`ALTER TABLE \`lead_desk\` ADD \`offer_limit_eur\` numeric;`);
  await db.run(sql`ALTER TABLE \`retention\` ADD \`offer_months\` numeric DEFAULT 72 NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`offers\`;`);
  await db.run(sql`DROP TABLE \`offer_versions\`;`);
  await db.run(sql`DROP TABLE \`offer_questions\`;`);
  await db.run(sql`DROP TABLE \`lead_desk_locales\`;`);
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`);
  await db.run(sql`DROP INDEX \`state_updatedAt_idx\`;`);
  await db.run(
    sql`CREATE INDEX \`state_formType_createdAt_updatedAt_value_currency_estima_idx\` ON \`leads\` (\`state\`,\`form_type\`,\`created_at\`,\`updated_at\`,\`value\`,\`currency\`,\`estimate_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`lead_desk\` DROP COLUMN \`offer_limit\`;`);
  await db.run(sql`ALTER TABLE \`lead_desk\` DROP COLUMN \`offer_limit_eur\`;`);
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`offer_months\`;`);
}
