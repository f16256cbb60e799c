import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * One table has the events of all leads. The column with the histories stays for a way back; a later
 * version drops it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text,
  	\`account_id\` integer,
  	\`facts\` text,
  	\`copy_of\` text,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`lead_events_lead_idx\` ON \`lead_events\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`lead_events_account_idx\` ON \`lead_events\` (\`account_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`lead_events_copy_of_idx\` ON \`lead_events\` (\`copy_of\`);`,
  );
  await db.run(sql`
    INSERT INTO \`lead_events\` (\`lead_id\`, \`at\`, \`kind\`, \`by\`, \`facts\`, \`copy_of\`)
    SELECT leads.id, coalesce(json_extract(line.value, '$.at'), leads.created_at),
      coalesce(json_extract(line.value, '$.change'), 'notes'), json_extract(line.value, '$.by'),
      json_remove(line.value, '$.at', '$.change', '$.by'), leads.id || ':' || line.key
    FROM leads, json_each(leads.history) AS line
    WHERE json_type(leads.history) = 'array'
    ORDER BY leads.id, line.key;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_events\`;`);
}
