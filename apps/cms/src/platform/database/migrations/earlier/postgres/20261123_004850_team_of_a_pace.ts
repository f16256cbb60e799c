import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogues_groups_items" ADD COLUMN "team" numeric;
  ALTER TABLE "_catalogues_v_version_groups_items" ADD COLUMN "team" numeric;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogues_groups_items" DROP COLUMN "team";
  ALTER TABLE "_catalogues_v_version_groups_items" DROP COLUMN "team";`);
}
