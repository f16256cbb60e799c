import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * Since when a customer waits is one column, whatever they wait for. The one that an earlier version
 * wrote stays for its processes, empty: what they write there is taken over (leads/events/waits.ts). A later
 * version drops it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_reads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`account_id\` integer,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`lead_reads_lead_idx\` ON \`lead_reads\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`lead_reads_account_idx\` ON \`lead_reads\` (\`account_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`lead_account_idx\` ON \`lead_reads\` (\`lead_id\`,\`account_id\`);`,
  );
  await db.run(sql`DROP INDEX \`state_source_firstAnsweredAt_createdAt_formType_idx\`;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`words_hash\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`snoozed_until\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`expected_at\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`waits_since\` text;`);
  await db.run(sql`CREATE INDEX \`leads_words_hash_idx\` ON \`leads\` (\`words_hash\`);`);
  await db.run(sql`CREATE INDEX \`leads_waits_since_idx\` ON \`leads\` (\`waits_since\`);`);
  await db.run(
    sql`CREATE INDEX \`waitsSince_formType_state_idx\` ON \`leads\` (\`waits_since\`,\`form_type\`,\`state\`);`,
  );
  await db.run(sql`DROP INDEX \`formType_state_createdAt_idx\`;`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_snoozedUntil_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`,\`snoozed_until\`);`,
  );
  await db.run(sql`ALTER TABLE \`messages\` ADD \`envelope\` text;`);
  await db.run(sql`
    INSERT INTO \`lead_events\` (\`lead_id\`, \`at\`, \`kind\`)
    SELECT id, client_wrote_at, 'reply-received' FROM leads WHERE client_wrote_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM lead_events WHERE lead_events.lead_id = leads.id
        AND lead_events.kind = 'reply-received' AND lead_events.at = leads.client_wrote_at);`);
  await db.run(sql`
    UPDATE leads SET waits_since = CASE
      WHEN first_answered_at IS NULL AND source = 'form' AND form_type <> 'newsletter'
        AND state IN ('new', 'unverified', 'in-progress', 'talking', 'offer')
      THEN coalesce((SELECT max(CASE WHEN bookings.state = 'booked'
          THEN strftime('%Y-%m-%dT%H:%M:%fZ', bookings.starts_at, '+15 minutes')
          ELSE bookings.updated_at END)
        FROM bookings WHERE bookings.lead_id = leads.id), created_at)
      ELSE client_wrote_at END;`);
  await db.run(sql`UPDATE leads SET client_wrote_at = NULL WHERE client_wrote_at IS NOT NULL;`);
  await db.run(sql`
    UPDATE payload_query_presets SET "where" = replace("where", '"clientWroteAt"', '"waitsSince"')
    WHERE "where" LIKE '%"clientWroteAt"%';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_reads\`;`);
  await db.run(sql`DROP INDEX \`leads_words_hash_idx\`;`);
  await db.run(sql`DROP INDEX \`leads_waits_since_idx\`;`);
  await db.run(sql`DROP INDEX \`waitsSince_formType_state_idx\`;`);
  await db.run(sql`DROP INDEX \`formType_state_createdAt_snoozedUntil_idx\`;`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`);`,
  );
  await db.run(sql`
    UPDATE leads SET client_wrote_at = waits_since
    WHERE first_answered_at IS NOT NULL OR source <> 'form';`);
  await db.run(
    sql`CREATE INDEX \`state_source_firstAnsweredAt_createdAt_formType_idx\` ON \`leads\` (\`state\`,\`source\`,\`first_answered_at\`,\`created_at\`,\`form_type\`);`,
  );
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`words_hash\`;`);
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`snoozed_until\`;`);
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`expected_at\`;`);
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`waits_since\`;`);
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`envelope\`;`);
}
