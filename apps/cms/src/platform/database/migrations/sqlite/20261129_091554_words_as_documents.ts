import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Each word of the site gets a row; those that editors changed keep their text. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_changed_words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`original\` text,
  	\`text\` text,
  	\`changed\` integer DEFAULT false,
  	\`locale\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`place\` text,
  	\`searched\` text,
  	\`updated_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_changed_words\`("id", "text", "locale", "key", "updated_by", "updated_at", "created_at") SELECT "id", "text", "locale", "key", "updated_by", "updated_at", "created_at" FROM \`changed_words\`;`,
  );
  await db.run(sql`DROP TABLE \`changed_words\`;`);
  await db.run(sql`ALTER TABLE \`__new_changed_words\` RENAME TO \`changed_words\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE INDEX \`changed_words_updated_at_idx\` ON \`changed_words\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`changed_words_created_at_idx\` ON \`changed_words\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`key_locale_idx\` ON \`changed_words\` (\`key\`,\`locale\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`changed_words\` WHERE \`text\` IS NULL;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_changed_words\` (
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
    sql`INSERT INTO \`__new_changed_words\`("id", "key", "locale", "text", "updated_by", "updated_at", "created_at") SELECT "id", "key", "locale", "text", "updated_by", "updated_at", "created_at" FROM \`changed_words\`;`,
  );
  await db.run(sql`DROP TABLE \`changed_words\`;`);
  await db.run(sql`ALTER TABLE \`__new_changed_words\` RENAME TO \`changed_words\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(
    sql`CREATE INDEX \`changed_words_updated_at_idx\` ON \`changed_words\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`changed_words_created_at_idx\` ON \`changed_words\` (\`created_at\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`key_locale_idx\` ON \`changed_words\` (\`key\`,\`locale\`);`,
  );
}
