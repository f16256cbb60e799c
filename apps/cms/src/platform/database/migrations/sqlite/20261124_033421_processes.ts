import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`content_changes_updated_at_idx\` ON \`content_changes\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`content_changes_created_at_idx\` ON \`content_changes\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`work_leases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`state\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`work_leases_name_idx\` ON \`work_leases\` (\`name\`);`);
  await db.run(
    sql`CREATE INDEX \`work_leases_updated_at_idx\` ON \`work_leases\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`work_leases_created_at_idx\` ON \`work_leases\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`used_challenges\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`signature\` text NOT NULL,
  	\`used_by\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`used_challenges_signature_idx\` ON \`used_challenges\` (\`signature\`);`,
  );
  await db.run(sql`CREATE INDEX \`used_challenges_until_idx\` ON \`used_challenges\` (\`until\`);`);
  await db.run(
    sql`CREATE INDEX \`used_challenges_updated_at_idx\` ON \`used_challenges\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`used_challenges_created_at_idx\` ON \`used_challenges\` (\`created_at\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`content_changes\`;`);
  await db.run(sql`DROP TABLE \`work_leases\`;`);
  await db.run(sql`DROP TABLE \`used_challenges\`;`);
}
