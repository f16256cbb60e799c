import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`estimates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`choice\` text NOT NULL,
  	\`version_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_id\`) REFERENCES \`catalogue_versions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`estimates_number_idx\` ON \`estimates\` (\`number\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`estimates_key_idx\` ON \`estimates\` (\`key\`);`);
  await db.run(sql`CREATE INDEX \`estimates_version_idx\` ON \`estimates\` (\`version_id\`);`);
  await db.run(sql`CREATE INDEX \`estimates_updated_at_idx\` ON \`estimates\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`estimates_created_at_idx\` ON \`estimates\` (\`created_at\`);`);
  await db.run(sql`CREATE TABLE \`catalogue_versions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`digest\` text NOT NULL,
  	\`calculator\` text NOT NULL,
  	\`catalogue\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(
    sql`CREATE UNIQUE INDEX \`catalogue_versions_digest_idx\` ON \`catalogue_versions\` (\`digest\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogue_versions_updated_at_idx\` ON \`catalogue_versions\` (\`updated_at\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`catalogue_versions_created_at_idx\` ON \`catalogue_versions\` (\`created_at\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`leads\` ADD \`estimate_id\` integer REFERENCES estimates(id) ON DELETE SET NULL;`,
  );
  await db.run(sql`CREATE INDEX \`leads_estimate_idx\` ON \`leads\` (\`estimate_id\`);`);
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`estimates_id\` integer REFERENCES estimates(id) ON DELETE CASCADE;`,
  );
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`catalogue_versions_id\` integer REFERENCES catalogue_versions(id) ON DELETE CASCADE;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_estimates_id_idx\` ON \`payload_locked_documents_rels\` (\`estimates_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_catalogue_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`catalogue_versions_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`estimates\`;`);
  await db.run(sql`DROP TABLE \`catalogue_versions\`;`);
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_leads\`("id", "state", "assignee_id", "notes", "first_answered_at", "history", "reference", "form_type", "topic", "full_name", "company_name", "mail", "phone_number", "phone_normalised", "message", "details", "extra", "locale", "page", "referrer", "campaign", "consent_clause", "consent_version", "consent_hash", "consent_accepted_at", "consent_locale", "consent_form", "consent_page", "consent_withdrawn_at", "kept_until", "verification", "flags", "client_address", "idempotency_key", "content_hash", "updated_at", "created_at") SELECT "id", "state", "assignee_id", "notes", "first_answered_at", "history", "reference", "form_type", "topic", "full_name", "company_name", "mail", "phone_number", "phone_normalised", "message", "details", "extra", "locale", "page", "referrer", "campaign", "consent_clause", "consent_version", "consent_hash", "consent_accepted_at", "consent_locale", "consent_form", "consent_page", "consent_withdrawn_at", "kept_until", "verification", "flags", "client_address", "idempotency_key", "content_hash", "updated_at", "created_at" FROM \`leads\`;`,
  );
  await db.run(sql`DROP TABLE \`leads\`;`);
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`);
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`);
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`);
  await db.run(sql`CREATE INDEX \`leads_form_type_idx\` ON \`leads\` (\`form_type\`);`);
  await db.run(sql`CREATE INDEX \`leads_mail_idx\` ON \`leads\` (\`mail\`);`);
  await db.run(
    sql`CREATE UNIQUE INDEX \`leads_idempotency_key_idx\` ON \`leads\` (\`idempotency_key\`);`,
  );
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`);
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`leads\` (\`state\`,\`created_at\`);`);
  await db.run(
    sql`CREATE INDEX \`formType_state_createdAt_idx\` ON \`leads\` (\`form_type\`,\`state\`,\`created_at\`);`,
  );
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
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "subscribers_id", "audit_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "slides_id", "products_id", "services_id", "realizations_id", "areas_id", "industries_id", "features_id", "media_id", "redirects_id", "employees_id", "careers_id", "files_id", "posts_id", "categories_id", "tags_id", "authors_id", "sidebars_id", "estimate_elements_id", "catalogues_id", "leads_id", "attachments_id", "messages_id", "subscribers_id", "audit_id", "users_id" FROM \`payload_locked_documents_rels\`;`,
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
    sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`,
  );
}
