import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "areas_rels" ADD COLUMN "realizations_id" integer;
  ALTER TABLE "_areas_v_rels" ADD COLUMN "realizations_id" integer;
  ALTER TABLE "industries_rels" ADD COLUMN "realizations_id" integer;
  ALTER TABLE "_industries_v_rels" ADD COLUMN "realizations_id" integer;
  ALTER TABLE "areas_rels" ADD CONSTRAINT "areas_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_areas_v_rels" ADD CONSTRAINT "_areas_v_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_rels" ADD CONSTRAINT "industries_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "areas_rels_realizations_id_idx" ON "areas_rels" USING btree ("realizations_id");
  CREATE INDEX "_areas_v_rels_realizations_id_idx" ON "_areas_v_rels" USING btree ("realizations_id");
  CREATE INDEX "industries_rels_realizations_id_idx" ON "industries_rels" USING btree ("realizations_id");
  CREATE INDEX "_industries_v_rels_realizations_id_idx" ON "_industries_v_rels" USING btree ("realizations_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "areas_rels" DROP CONSTRAINT "areas_rels_realizations_fk";
  
  ALTER TABLE "_areas_v_rels" DROP CONSTRAINT "_areas_v_rels_realizations_fk";
  
  ALTER TABLE "industries_rels" DROP CONSTRAINT "industries_rels_realizations_fk";
  
  ALTER TABLE "_industries_v_rels" DROP CONSTRAINT "_industries_v_rels_realizations_fk";
  
  DROP INDEX "areas_rels_realizations_id_idx";
  DROP INDEX "_areas_v_rels_realizations_id_idx";
  DROP INDEX "industries_rels_realizations_id_idx";
  DROP INDEX "_industries_v_rels_realizations_id_idx";
  ALTER TABLE "areas_rels" DROP COLUMN "realizations_id";
  ALTER TABLE "_areas_v_rels" DROP COLUMN "realizations_id";
  ALTER TABLE "industries_rels" DROP COLUMN "realizations_id";
  ALTER TABLE "_industries_v_rels" DROP COLUMN "realizations_id";`);
}
