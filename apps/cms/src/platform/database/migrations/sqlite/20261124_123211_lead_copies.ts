import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_copies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`is_erasure\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`lead_copies_reference_idx\` ON \`lead_copies\` (\`reference\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`lead_copies_updated_at_idx\` ON \`lead_copies\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`lead_copies_created_at_idx\` ON \`lead_copies\` (\`created_at\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_copies\`;`);
}
