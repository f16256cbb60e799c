import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`person_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mail\` text NOT NULL,
  	\`person\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`person_addresses_mail_idx\` ON \`person_addresses\` (\`mail\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`person_addresses_person_idx\` ON \`person_addresses\` (\`person\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`person_addresses_updated_at_idx\` ON \`person_addresses\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`person_addresses_created_at_idx\` ON \`person_addresses\` (\`created_at\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`person_addresses\`;`);
}
