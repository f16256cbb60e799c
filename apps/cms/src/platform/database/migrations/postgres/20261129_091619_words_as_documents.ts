import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Each word of the site gets a row; those that editors changed keep their text. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_changed_words_place" AS ENUM('forms', 'frame', 'sections', 'details', 'blog', 'search', 'calculators.wizard', 'calculators', 'calls', 'estimate', 'links', 'cookies', 'errors', 'kit', 'mail.call', 'mail.confirmation', 'mail.newsletter', 'mail.notification', 'mail.lead', 'mail.notices', 'mail.colleagues', 'mail.reply', 'mail.request', 'print', 'unused');
  ALTER TABLE "changed_words" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "changed_words" ADD COLUMN "original" varchar;
  ALTER TABLE "changed_words" ADD COLUMN "changed" boolean DEFAULT false;
  ALTER TABLE "changed_words" ADD COLUMN "place" "enum_changed_words_place";
  ALTER TABLE "changed_words" ADD COLUMN "searched" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "changed_words" WHERE "text" IS NULL;
   ALTER TABLE "changed_words" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "changed_words" DROP COLUMN "original";
  ALTER TABLE "changed_words" DROP COLUMN "changed";
  ALTER TABLE "changed_words" DROP COLUMN "place";
  ALTER TABLE "changed_words" DROP COLUMN "searched";
  DROP TYPE "public"."enum_changed_words_place";`);
}
