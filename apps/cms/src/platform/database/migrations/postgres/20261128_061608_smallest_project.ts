import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogues" ADD COLUMN "rates_smallest_days" numeric;
  ALTER TABLE "_catalogues_v" ADD COLUMN "version_rates_smallest_days" numeric;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "catalogues" DROP COLUMN "rates_smallest_days";
  ALTER TABLE "_catalogues_v" DROP COLUMN "version_rates_smallest_days";`);
}
