import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`);
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`language\` text DEFAULT 'pl' NOT NULL,
  	\`topic\` text,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`reply_templates_topic_idx\` ON \`reply_templates\` (\`topic\`);`);
  await db.run(
    sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text,
  	\`starts_at\` text NOT NULL,
  	\`state\` text DEFAULT 'booked' NOT NULL,
  	\`adviser_id\` integer,
  	\`lead_id\` integer,
  	\`form_type\` text NOT NULL,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`arrangements\` text,
  	\`time_zone\` text,
  	\`unique_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`adviser_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`bookings_starts_at_idx\` ON \`bookings\` (\`starts_at\`);`);
  await db.run(sql`CREATE INDEX \`bookings_state_idx\` ON \`bookings\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`bookings_adviser_idx\` ON \`bookings\` (\`adviser_id\`);`);
  await db.run(sql`CREATE INDEX \`bookings_lead_idx\` ON \`bookings\` (\`lead_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`bookings_unique_key_idx\` ON \`bookings\` (\`unique_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`webhooks_events\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`webhooks_events_order_idx\` ON \`webhooks_events\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`webhooks_events_parent_idx\` ON \`webhooks_events\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`secret\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`webhooks_updated_at_idx\` ON \`webhooks\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`webhooks_created_at_idx\` ON \`webhooks\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`target\` text,
  	\`lead_id\` integer,
  	\`webhook_id\` integer,
  	\`device_id\` integer,
  	\`payload\` text,
  	\`answer_status\` numeric,
  	\`answer\` text,
  	\`problem\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`happened_at\` text,
  	\`sent_at\` text,
  	\`due_at\` text,
  	\`first_due_at\` text,
  	\`claimed_at\` text,
  	\`unique_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`webhook_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`device_id\`) REFERENCES \`push_devices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE INDEX \`deliveries_lead_idx\` ON \`deliveries\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`deliveries_webhook_idx\` ON \`deliveries\` (\`webhook_id\`);`);
  await db.run(sql`CREATE INDEX \`deliveries_device_idx\` ON \`deliveries\` (\`device_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`deliveries_unique_key_idx\` ON \`deliveries\` (\`unique_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`);
  await db.run(
    sql`CREATE INDEX \`kind_state_dueAt_idx\` ON \`deliveries\` (\`kind\`,\`state\`,\`due_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`webhook_lead_state_idx\` ON \`deliveries\` (\`webhook_id\`,\`lead_id\`,\`state\`);`,
  );
  await db.run(sql`CREATE TABLE \`api_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`scope\` text DEFAULT 'leads-read' NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`hint\` text,
  	\`used_at\` text,
  	\`hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`api_keys_hash_idx\` ON \`api_keys\` (\`hash\`);`);
  await db.run(sql`CREATE INDEX \`api_keys_updated_at_idx\` ON \`api_keys\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`api_keys_created_at_idx\` ON \`api_keys\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account_id\` integer,
  	\`endpoint\` text NOT NULL,
  	\`p256dh\` text NOT NULL,
  	\`auth\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`browser\` text,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`CREATE INDEX \`push_devices_account_idx\` ON \`push_devices\` (\`account_id\`);`,
  );
  await db.run(
    sql`CREATE UNIQUE INDEX \`push_devices_endpoint_idx\` ON \`push_devices\` (\`endpoint\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`lead_readers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`at\` text NOT NULL
  );
  `);
  await db.run(sql`CREATE INDEX \`lead_readers_at_idx\` ON \`lead_readers\` (\`at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`lead_user_idx\` ON \`lead_readers\` (\`lead\`,\`user\`);`);
  await db.run(sql`CREATE TABLE \`spam_classifiers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`spam\` numeric NOT NULL,
  	\`wanted\` numeric NOT NULL,
  	\`precision\` numeric NOT NULL,
  	\`recall\` numeric NOT NULL,
  	\`weights\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`spam_classifiers_name_idx\` ON \`spam_classifiers\` (\`name\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`spam_classifiers_updated_at_idx\` ON \`spam_classifiers\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`spam_classifiers_created_at_idx\` ON \`spam_classifiers\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_absences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`users_absences_order_idx\` ON \`users_absences\` (\`_order\`);`);
  await db.run(
    sql`CREATE INDEX \`users_absences_parent_id_idx\` ON \`users_absences\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_lead_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`users_lead_topics_order_idx\` ON \`users_lead_topics\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`users_lead_topics_parent_idx\` ON \`users_lead_topics\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_lead_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`users_lead_languages_order_idx\` ON \`users_lead_languages\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`users_lead_languages_parent_idx\` ON \`users_lead_languages\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`users_calls_spans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`weekday\` text,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`users_calls_spans_order_idx\` ON \`users_calls_spans\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`users_calls_spans_parent_id_idx\` ON \`users_calls_spans\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`lead_desk_holidays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`lead_desk_holidays_order_idx\` ON \`lead_desk_holidays\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`lead_desk_holidays_parent_idx\` ON \`lead_desk_holidays\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`lead_desk_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`CREATE INDEX \`lead_desk_closed_days_order_idx\` ON \`lead_desk_closed_days\` (\`_order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`lead_desk_closed_days_parent_id_idx\` ON \`lead_desk_closed_days\` (\`_parent_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`lead_desk\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tells_stages\` integer DEFAULT true,
  	\`sends_weekly\` integer DEFAULT true,
  	\`shows_reply_times\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `);
  await db.run(sql`CREATE TABLE \`lead_desk_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_desk\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(sql`CREATE INDEX \`lead_desk_rels_order_idx\` ON \`lead_desk_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`lead_desk_rels_parent_idx\` ON \`lead_desk_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`lead_desk_rels_path_idx\` ON \`lead_desk_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`lead_desk_rels_users_id_idx\` ON \`lead_desk_rels\` (\`users_id\`);`,
  );
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_attachments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`message_id\` integer,
  	\`form_type\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`extension\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`scan\` text NOT NULL,
  	\`scanned_at\` text,
  	\`flags\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_attachments\`("id", "lead_id", "form_type", "name", "extension", "size", "sha256", "file", "scan", "scanned_at", "flags", "updated_at", "created_at") SELECT "id", "lead_id", "form_type", "name", "extension", "size", "sha256", "file", "scan", "scanned_at", "flags", "updated_at", "created_at" FROM \`attachments\`;`,
  );
  await db.run(sql`DROP TABLE \`attachments\`;`);
  await db.run(sql`ALTER TABLE \`__new_attachments\` RENAME TO \`attachments\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`attachments_lead_idx\` ON \`attachments\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`attachments_message_idx\` ON \`attachments\` (\`message_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_file_idx\` ON \`attachments\` (\`file\`);`);
  await db.run(sql`CREATE INDEX \`attachments_scan_idx\` ON \`attachments\` (\`scan\`);`);
  await db.run(
    sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`kind\` text NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`authenticity\` text,
  	\`automatic\` text,
  	\`remarks\` text,
  	\`subject\` text,
  	\`sender\` text,
  	\`recipient\` text,
  	\`text\` text,
  	\`html\` text,
  	\`reply_to\` text,
  	\`author_id\` integer,
  	\`body\` text,
  	\`header_id\` text,
  	\`references\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`due_at\` text,
  	\`problem\` text,
  	\`first_due_at\` text,
  	\`claimed_at\` text,
  	\`about\` text,
  	\`unique_key\` text,
  	\`once_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_messages\`("id", "lead_id", "kind", "form_type", "subject", "recipient", "text", "html", "reply_to", "state", "attempts", "sent_at", "due_at", "problem", "first_due_at", "claimed_at", "unique_key", "updated_at", "created_at") SELECT "id", "lead_id", "kind", "form_type", "subject", "recipient", "text", "html", "reply_to", "state", "attempts", "sent_at", "due_at", "problem", "first_due_at", "claimed_at", "unique_key", "updated_at", "created_at" FROM \`messages\`;`,
  );
  await db.run(sql`DROP TABLE \`messages\`;`);
  await db.run(sql`ALTER TABLE \`__new_messages\` RENAME TO \`messages\`;`);
  await db.run(sql`CREATE INDEX \`messages_lead_idx\` ON \`messages\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`messages_automatic_idx\` ON \`messages\` (\`automatic\`);`);
  await db.run(sql`CREATE INDEX \`messages_sender_idx\` ON \`messages\` (\`sender\`);`);
  await db.run(sql`CREATE INDEX \`messages_recipient_idx\` ON \`messages\` (\`recipient\`);`);
  await db.run(sql`CREATE INDEX \`messages_author_idx\` ON \`messages\` (\`author_id\`);`);
  await db.run(sql`CREATE INDEX \`messages_header_id_idx\` ON \`messages\` (\`header_id\`);`);
  await db.run(sql`CREATE INDEX \`messages_state_idx\` ON \`messages\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`messages_due_at_idx\` ON \`messages\` (\`due_at\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`messages_unique_key_idx\` ON \`messages\` (\`unique_key\`);`,
  );
  await db.run(sql`CREATE UNIQUE INDEX \`messages_once_key_idx\` ON \`messages\` (\`once_key\`);`);
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`source\` text DEFAULT 'form';`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`spam_likeness\` numeric;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`next_step\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`next_step_at\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`loss_reason\` text;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`value\` numeric;`);
  await db.run(sql`ALTER TABLE \`leads\` ADD \`currency\` text DEFAULT 'PLN';`);
  await db.run(
    sql`ALTER TABLE \`leads\` ADD \`merged_into_id\` integer REFERENCES leads(id) ON DELETE set null;`,
  );
  await db.run(sql`ALTER TABLE \`leads\` ADD \`client_wrote_at\` text;`);
  await db.run(sql`CREATE INDEX \`leads_spam_likeness_idx\` ON \`leads\` (\`spam_likeness\`);`);
  await db.run(sql`CREATE INDEX \`leads_next_step_at_idx\` ON \`leads\` (\`next_step_at\`);`);
  await db.run(sql`CREATE INDEX \`leads_merged_into_idx\` ON \`leads\` (\`merged_into_id\`);`);
  await db.run(sql`CREATE INDEX \`leads_client_wrote_at_idx\` ON \`leads\` (\`client_wrote_at\`);`);
  await db.run(sql`ALTER TABLE \`users\` ADD \`signature\` text;`);
  await db.run(sql`ALTER TABLE \`users\` ADD \`mail_language\` text DEFAULT 'pl';`);
  await db.run(
    sql`ALTER TABLE \`users\` ADD \`stand_in_id\` integer REFERENCES users(id) ON DELETE set null;`,
  );
  await db.run(sql`ALTER TABLE \`users\` ADD \`calls_bookable\` integer DEFAULT false;`);
  await db.run(sql`ALTER TABLE \`users\` ADD \`calls_buffer\` text DEFAULT '15';`);
  await db.run(sql`CREATE INDEX \`users_stand_in_idx\` ON \`users\` (\`stand_in_id\`);`);
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lead_notes_id\` integer REFERENCES lead_notes(id) ON DELETE CASCADE;`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_templates_id\` integer REFERENCES reply_templates(id) ON DELETE CASCADE;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_lead_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`lead_notes_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`retention\` ADD \`delivery_days\` numeric DEFAULT 30 NOT NULL;`);
  await db.run(sql`ALTER TABLE \`retention\` ADD \`stray_mail_days\` numeric DEFAULT 90 NOT NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_notes\`;`);
  await db.run(sql`DROP TABLE \`reply_templates\`;`);
  await db.run(sql`DROP TABLE \`bookings\`;`);
  await db.run(sql`DROP TABLE \`webhooks_events\`;`);
  await db.run(sql`DROP TABLE \`webhooks\`;`);
  await db.run(sql`DROP TABLE \`deliveries\`;`);
  await db.run(sql`DROP TABLE \`api_keys\`;`);
  await db.run(sql`DROP TABLE \`push_devices\`;`);
  await db.run(sql`DROP TABLE \`lead_readers\`;`);
  await db.run(sql`DROP TABLE \`spam_classifiers\`;`);
  await db.run(sql`DROP TABLE \`users_absences\`;`);
  await db.run(sql`DROP TABLE \`users_lead_topics\`;`);
  await db.run(sql`DROP TABLE \`users_lead_languages\`;`);
  await db.run(sql`DROP TABLE \`users_calls_spans\`;`);
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`);
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`);
  await db.run(sql`DROP TABLE \`lead_desk_holidays\`;`);
  await db.run(sql`DROP TABLE \`lead_desk_closed_days\`;`);
  await db.run(sql`DROP TABLE \`lead_desk\`;`);
  await db.run(sql`DROP TABLE \`lead_desk_rels\`;`);
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`notes\` text,
  	\`first_answered_at\` text,
  	\`history\` text,
  	\`reference\` text NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`topic\` text NOT NULL,
  	\`full_name\` text,
  	\`company_name\` text,
  	\`mail\` text NOT NULL,
  	\`phone_number\` text,
  	\`phone_normalised\` text,
  	\`message\` text,
  	\`estimate_id\` integer,
  	\`details\` text,
  	\`extra\` text,
  	\`locale\` text NOT NULL,
  	\`page\` text,
  	\`referrer\` text,
  	\`campaign\` text,
  	\`consent_clause\` text,
  	\`consent_version\` text,
  	\`consent_hash\` text,
  	\`consent_accepted_at\` text,
  	\`consent_locale\` text,
  	\`consent_form\` text,
  	\`consent_page\` text,
  	\`consent_withdrawn_at\` text,
  	\`kept_until\` text,
  	\`verification\` text DEFAULT 'none' NOT NULL,
  	\`flags\` text,
  	\`client_address\` text,
  	\`idempotency_key\` text,
  	\`content_hash\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`estimate_id\`) REFERENCES \`estimates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_leads\`("id", "state", "assignee_id", "notes", "first_answered_at", "history", "reference", "form_type", "topic", "full_name", "company_name", "mail", "phone_number", "phone_normalised", "message", "estimate_id", "details", "extra", "locale", "page", "referrer", "campaign", "consent_clause", "consent_version", "consent_hash", "consent_accepted_at", "consent_locale", "consent_form", "consent_page", "consent_withdrawn_at", "kept_until", "verification", "flags", "client_address", "idempotency_key", "content_hash", "created_at", "updated_at") SELECT "id", "state", "assignee_id", "notes", "first_answered_at", "history", "reference", "form_type", "topic", "full_name", "company_name", "mail", "phone_number", "phone_normalised", "message", "estimate_id", "details", "extra", "locale", "page", "referrer", "campaign", "consent_clause", "consent_version", "consent_hash", "consent_accepted_at", "consent_locale", "consent_form", "consent_page", "consent_withdrawn_at", "kept_until", "verification", "flags", "client_address", "idempotency_key", "content_hash", "created_at", "updated_at" FROM \`leads\`;`,
  );
  await db.run(sql`DROP TABLE \`leads\`;`);
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`);
  await db.run(sql`CREATE INDEX \`leads_form_type_idx\` ON \`leads\` (\`form_type\`);`);
  await db.run(sql`CREATE INDEX \`leads_mail_idx\` ON \`leads\` (\`mail\`);`);
  await db.run(sql`CREATE INDEX \`leads_estimate_idx\` ON \`leads\` (\`estimate_id\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`leads\` (\`state\`,\`created_at\`);`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new_attachments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`extension\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`scan\` text NOT NULL,
  	\`scanned_at\` text,
  	\`flags\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_attachments\`("id", "lead_id", "form_type", "name", "extension", "size", "sha256", "file", "scan", "scanned_at", "flags", "updated_at", "created_at") SELECT "id", "lead_id", "form_type", "name", "extension", "size", "sha256", "file", "scan", "scanned_at", "flags", "updated_at", "created_at" FROM \`attachments\`;`,
  );
  await db.run(sql`DROP TABLE \`attachments\`;`);
  await db.run(sql`ALTER TABLE \`__new_attachments\` RENAME TO \`attachments\`;`);
  await db.run(sql`CREATE INDEX \`attachments_lead_idx\` ON \`attachments\` (\`lead_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_file_idx\` ON \`attachments\` (\`file\`);`);
  await db.run(sql`CREATE INDEX \`attachments_scan_idx\` ON \`attachments\` (\`scan\`);`);
  await db.run(
    sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`form_type\` text NOT NULL,
  	\`subject\` text,
  	\`recipient\` text,
  	\`text\` text,
  	\`html\` text,
  	\`reply_to\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`due_at\` text,
  	\`problem\` text,
  	\`first_due_at\` text,
  	\`claimed_at\` text,
  	\`unique_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_messages\`("id", "lead_id", "kind", "form_type", "subject", "recipient", "text", "html", "reply_to", "state", "attempts", "sent_at", "due_at", "problem", "first_due_at", "claimed_at", "unique_key", "updated_at", "created_at") SELECT "id", "lead_id", "kind", "form_type", "subject", "recipient", "text", "html", "reply_to", "state", "attempts", "sent_at", "due_at", "problem", "first_due_at", "claimed_at", "unique_key", "updated_at", "created_at" FROM \`messages\`;`,
  );
  await db.run(sql`DROP TABLE \`messages\`;`);
  await db.run(sql`ALTER TABLE \`__new_messages\` RENAME TO \`messages\`;`);
  await db.run(sql`CREATE INDEX \`messages_lead_idx\` ON \`messages\` (\`lead_id\`);`);
  await db.run(sql`CREATE INDEX \`messages_recipient_idx\` ON \`messages\` (\`recipient\`);`);
  await db.run(sql`CREATE INDEX \`messages_state_idx\` ON \`messages\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`messages_due_at_idx\` ON \`messages\` (\`due_at\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`messages_unique_key_idx\` ON \`messages\` (\`unique_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`may_publish\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_users\`("id", "name", "may_publish", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "name", "may_publish", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM \`users\`;`,
  );
  await db.run(sql`DROP TABLE \`users\`;`);
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`);
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`);
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`slides_id\` integer,
  	\`products_id\` integer,
  	\`services_id\` integer,
  	\`realizations_id\` integer,
  	\`areas_id\` integer,
  	\`industries_id\` integer,
  	\`features_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`employees_id\` integer,
  	\`careers_id\` integer,
  	\`files_id\` integer,
  	\`posts_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`authors_id\` integer,
  	\`sidebars_id\` integer,
  	\`estimate_elements_id\` integer,
  	\`catalogues_id\` integer,
  	\`leads_id\` integer,
  	\`attachments_id\` integer,
  	\`messages_id\` integer,
  	\`estimates_id\` integer,
  	\`catalogue_versions_id\` integer,
  	\`subscribers_id\` integer,
  	\`audit_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`realizations_id\`) REFERENCES \`realizations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`areas_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`employees_id\`) REFERENCES \`employees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sidebars_id\`) REFERENCES \`sidebars\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimate_elements_id\`) REFERENCES \`estimate_elements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogues_id\`) REFERENCES \`catalogues\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimates_id\`) REFERENCES \`estimates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalogue_versions_id\`) REFERENCES \`catalogue_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "estimates_id", "catalogue_versions_id", "subscribers_id", "audit_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "estimates_id", "catalogue_versions_id", "subscribers_id", "audit_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`);
  await db.run(
    sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_realizations_id_idx\` ON \`payload_locked_documents_rels\` (\`realizations_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`areas_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_features_id_idx\` ON \`payload_locked_documents_rels\` (\`features_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_employees_id_idx\` ON \`payload_locked_documents_rels\` (\`employees_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_sidebars_id_idx\` ON \`payload_locked_documents_rels\` (\`sidebars_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_estimate_elements_id_idx\` ON \`payload_locked_documents_rels\` (\`estimate_elements_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_catalogues_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogues_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_estimates_id_idx\` ON \`payload_locked_documents_rels\` (\`estimates_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_versions_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`delivery_days\`;`);
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`stray_mail_days\`;`);
}
