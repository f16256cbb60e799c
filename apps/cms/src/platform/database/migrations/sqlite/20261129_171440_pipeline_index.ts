import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(
    sql`CREATE INDEX \`state_formType_createdAt_updatedAt_value_currency_estima_idx\` ON \`leads\` (\`state\`,\`form_type\`,\`created_at\`,\`updated_at\`,\`value\`,\`currency\`,\`estimate_id\`);`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`state_formType_createdAt_updatedAt_value_currency_estima_idx\`;`);
}
