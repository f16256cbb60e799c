import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`ALTER TABLE \`areas_rels\` ADD \`realizations_id\` integer REFERENCES realizations(id) ON DELETE cascade;`,
  );
  await db.run(
    sql`CREATE INDEX \`areas_rels_realizations_id_idx\` ON \`areas_rels\` (\`realizations_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_areas_v_rels\` ADD \`realizations_id\` integer REFERENCES realizations(id) ON DELETE cascade;`,
  );
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_realizations_id_idx\` ON \`_areas_v_rels\` (\`realizations_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`industries_rels\` ADD \`realizations_id\` integer REFERENCES realizations(id) ON DELETE cascade;`,
  );
  await db.run(
    sql`CREATE INDEX \`industries_rels_realizations_id_idx\` ON \`industries_rels\` (\`realizations_id\`);`,
  );
  await db.run(
    sql`ALTER TABLE \`_industries_v_rels\` ADD \`realizations_id\` integer REFERENCES realizations(id) ON DELETE cascade;`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_realizations_id_idx\` ON \`_industries_v_rels\` (\`realizations_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql`CREATE TABLE \`__new_areas_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_areas_rels\`("id", "order", "parent_id", "path", "features_id") SELECT "id", "order", "parent_id", "path", "features_id" FROM \`areas_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`areas_rels\`;`);
  await db.run(sql`ALTER TABLE \`__new_areas_rels\` RENAME TO \`areas_rels\`;`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`CREATE INDEX \`areas_rels_order_idx\` ON \`areas_rels\` (\`order\`);`);
  await db.run(sql`CREATE INDEX \`areas_rels_parent_idx\` ON \`areas_rels\` (\`parent_id\`);`);
  await db.run(sql`CREATE INDEX \`areas_rels_path_idx\` ON \`areas_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`areas_rels_features_id_idx\` ON \`areas_rels\` (\`features_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new__areas_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__areas_v_rels\`("id", "order", "parent_id", "path", "features_id") SELECT "id", "order", "parent_id", "path", "features_id" FROM \`_areas_v_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`_areas_v_rels\`;`);
  await db.run(sql`ALTER TABLE \`__new__areas_v_rels\` RENAME TO \`_areas_v_rels\`;`);
  await db.run(sql`CREATE INDEX \`_areas_v_rels_order_idx\` ON \`_areas_v_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_parent_idx\` ON \`_areas_v_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`_areas_v_rels_path_idx\` ON \`_areas_v_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`_areas_v_rels_features_id_idx\` ON \`_areas_v_rels\` (\`features_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new_industries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new_industries_rels\`("id", "order", "parent_id", "path", "features_id") SELECT "id", "order", "parent_id", "path", "features_id" FROM \`industries_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`industries_rels\`;`);
  await db.run(sql`ALTER TABLE \`__new_industries_rels\` RENAME TO \`industries_rels\`;`);
  await db.run(sql`CREATE INDEX \`industries_rels_order_idx\` ON \`industries_rels\` (\`order\`);`);
  await db.run(
    sql`CREATE INDEX \`industries_rels_parent_idx\` ON \`industries_rels\` (\`parent_id\`);`,
  );
  await db.run(sql`CREATE INDEX \`industries_rels_path_idx\` ON \`industries_rels\` (\`path\`);`);
  await db.run(
    sql`CREATE INDEX \`industries_rels_features_id_idx\` ON \`industries_rels\` (\`features_id\`);`,
  );
  await db.run(sql`CREATE TABLE \`__new__industries_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`features_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_industries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`features_id\`) REFERENCES \`features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `);
  await db.run(
    sql`INSERT INTO \`__new__industries_v_rels\`("id", "order", "parent_id", "path", "features_id") SELECT "id", "order", "parent_id", "path", "features_id" FROM \`_industries_v_rels\`;`,
  );
  await db.run(sql`DROP TABLE \`_industries_v_rels\`;`);
  await db.run(sql`ALTER TABLE \`__new__industries_v_rels\` RENAME TO \`_industries_v_rels\`;`);
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_order_idx\` ON \`_industries_v_rels\` (\`order\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_parent_idx\` ON \`_industries_v_rels\` (\`parent_id\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_path_idx\` ON \`_industries_v_rels\` (\`path\`);`,
  );
  await db.run(
    sql`CREATE INDEX \`_industries_v_rels_features_id_idx\` ON \`_industries_v_rels\` (\`features_id\`);`,
  );
}
