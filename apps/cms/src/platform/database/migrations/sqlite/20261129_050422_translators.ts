import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** The table of proposals stays for one version: they become drafts at the first start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`source_document_1_idx\`;`);
  await db.run(
    sql`ALTER TABLE \`publication_requests\` ADD \`language\` text DEFAULT '' NOT NULL;`,
  );
  await db.run(sql`ALTER TABLE \`publication_requests\` ADD \`note\` text;`);
  await db.run(sql`ALTER TABLE \`publication_requests\` ADD \`answer\` text;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`source_document_language_2_idx\` ON \`publication_requests\` (\`source\`,\`document\`,\`language\`);`,
  );
  await db.run(sql`ALTER TABLE \`users\` ADD \`assignment\` text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(
    sql`DELETE FROM \`users_sessions\` WHERE \`_parent_id\` IN (SELECT \`parent_id\` FROM \`users_roles\` WHERE \`value\` = 'translator');`,
  );
  await db.run(
    sql`DELETE FROM \`users_languages\` WHERE \`parent_id\` IN (SELECT \`parent_id\` FROM \`users_roles\` WHERE \`value\` = 'translator');`,
  );
  await db.run(
    sql`DELETE FROM \`users\` WHERE \`id\` IN (SELECT \`parent_id\` FROM \`users_roles\` WHERE \`value\` = 'translator');`,
  );
  await db.run(sql`DELETE FROM \`users_roles\` WHERE \`value\` = 'translator';`);
  await db.run(
    sql`DELETE FROM \`publication_requests\` WHERE \`language\` <> '' OR \`answer\` IS NOT NULL;`,
  );
  await db.run(sql`DROP INDEX \`source_document_language_2_idx\`;`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`source_document_1_idx\` ON \`publication_requests\` (\`source\`,\`document\`);`,
  );
  await db.run(sql`ALTER TABLE \`publication_requests\` DROP COLUMN \`language\`;`);
  await db.run(sql`ALTER TABLE \`publication_requests\` DROP COLUMN \`note\`;`);
  await db.run(sql`ALTER TABLE \`publication_requests\` DROP COLUMN \`answer\`;`);
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`assignment\`;`);
}
