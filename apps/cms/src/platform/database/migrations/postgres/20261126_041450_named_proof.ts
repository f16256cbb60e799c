import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "quoted_realization_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_quoted_realization_id" integer;
  ALTER TABLE "products" ADD COLUMN "quoted_realization_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_quoted_realization_id" integer;
  ALTER TABLE "realizations" ADD COLUMN "proof_customer" varchar;
  ALTER TABLE "realizations" ADD COLUMN "proof_date" timestamp(3) with time zone;
  ALTER TABLE "realizations" ADD COLUMN "proof_person" varchar;
  ALTER TABLE "realizations" ADD COLUMN "proof_portrait_id" integer;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_trade" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_place" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_quote" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_role" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_measure" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_before" varchar;
  ALTER TABLE "realizations_locales" ADD COLUMN "proof_after" varchar;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_proof_customer" varchar;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_proof_date" timestamp(3) with time zone;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_proof_person" varchar;
  ALTER TABLE "_realizations_v" ADD COLUMN "version_proof_portrait_id" integer;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_trade" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_place" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_quote" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_role" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_measure" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_before" varchar;
  ALTER TABLE "_realizations_v_locales" ADD COLUMN "version_proof_after" varchar;
  ALTER TABLE "areas" ADD COLUMN "quoted_realization_id" integer;
  ALTER TABLE "_areas_v" ADD COLUMN "version_quoted_realization_id" integer;
  ALTER TABLE "industries" ADD COLUMN "quoted_realization_id" integer;
  ALTER TABLE "_industries_v" ADD COLUMN "version_quoted_realization_id" integer;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("version_quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("version_quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "realizations" ADD CONSTRAINT "realizations_proof_portrait_id_media_id_fk" FOREIGN KEY ("proof_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_realizations_v" ADD CONSTRAINT "_realizations_v_version_proof_portrait_id_media_id_fk" FOREIGN KEY ("version_proof_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "areas" ADD CONSTRAINT "areas_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_areas_v" ADD CONSTRAINT "_areas_v_version_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("version_quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_quoted_realization_id_realizations_id_fk" FOREIGN KEY ("version_quoted_realization_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_quoted_realization_idx" ON "pages" USING btree ("quoted_realization_id");
  CREATE INDEX "_pages_v_version_version_quoted_realization_idx" ON "_pages_v" USING btree ("version_quoted_realization_id");
  CREATE INDEX "products_quoted_realization_idx" ON "products" USING btree ("quoted_realization_id");
  CREATE INDEX "_products_v_version_version_quoted_realization_idx" ON "_products_v" USING btree ("version_quoted_realization_id");
  CREATE INDEX "realizations_proof_proof_portrait_idx" ON "realizations" USING btree ("proof_portrait_id");
  CREATE INDEX "_realizations_v_version_proof_version_proof_portrait_idx" ON "_realizations_v" USING btree ("version_proof_portrait_id");
  CREATE INDEX "areas_quoted_realization_idx" ON "areas" USING btree ("quoted_realization_id");
  CREATE INDEX "_areas_v_version_version_quoted_realization_idx" ON "_areas_v" USING btree ("version_quoted_realization_id");
  CREATE INDEX "industries_quoted_realization_idx" ON "industries" USING btree ("quoted_realization_id");
  CREATE INDEX "_industries_v_version_version_quoted_realization_idx" ON "_industries_v" USING btree ("version_quoted_realization_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "realizations" DROP CONSTRAINT "realizations_proof_portrait_id_media_id_fk";
  
  ALTER TABLE "_realizations_v" DROP CONSTRAINT "_realizations_v_version_proof_portrait_id_media_id_fk";
  
  ALTER TABLE "areas" DROP CONSTRAINT "areas_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "_areas_v" DROP CONSTRAINT "_areas_v_version_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "industries" DROP CONSTRAINT "industries_quoted_realization_id_realizations_id_fk";
  
  ALTER TABLE "_industries_v" DROP CONSTRAINT "_industries_v_version_quoted_realization_id_realizations_id_fk";
  
  DROP INDEX "pages_quoted_realization_idx";
  DROP INDEX "_pages_v_version_version_quoted_realization_idx";
  DROP INDEX "products_quoted_realization_idx";
  DROP INDEX "_products_v_version_version_quoted_realization_idx";
  DROP INDEX "realizations_proof_proof_portrait_idx";
  DROP INDEX "_realizations_v_version_proof_version_proof_portrait_idx";
  DROP INDEX "areas_quoted_realization_idx";
  DROP INDEX "_areas_v_version_version_quoted_realization_idx";
  DROP INDEX "industries_quoted_realization_idx";
  DROP INDEX "_industries_v_version_version_quoted_realization_idx";
  ALTER TABLE "pages" DROP COLUMN "quoted_realization_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_quoted_realization_id";
  ALTER TABLE "products" DROP COLUMN "quoted_realization_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_quoted_realization_id";
  ALTER TABLE "realizations" DROP COLUMN "proof_customer";
  ALTER TABLE "realizations" DROP COLUMN "proof_date";
  ALTER TABLE "realizations" DROP COLUMN "proof_person";
  ALTER TABLE "realizations" DROP COLUMN "proof_portrait_id";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_trade";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_place";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_quote";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_role";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_measure";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_before";
  ALTER TABLE "realizations_locales" DROP COLUMN "proof_after";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_proof_customer";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_proof_date";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_proof_person";
  ALTER TABLE "_realizations_v" DROP COLUMN "version_proof_portrait_id";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_trade";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_place";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_quote";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_role";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_measure";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_before";
  ALTER TABLE "_realizations_v_locales" DROP COLUMN "version_proof_after";
  ALTER TABLE "areas" DROP COLUMN "quoted_realization_id";
  ALTER TABLE "_areas_v" DROP COLUMN "version_quoted_realization_id";
  ALTER TABLE "industries" DROP COLUMN "quoted_realization_id";
  ALTER TABLE "_industries_v" DROP COLUMN "version_quoted_realization_id";`);
}
