import { getPayload } from 'payload';
import { alone } from '../../platform/database/alone.ts';
import { CannotCopy } from '../../platform/database/copy-rows.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { reapplyErasures } from '../../privacy/erasure.ts';
import { copyFolder } from './copy-folder.ts';
import { databaseSentence } from './start-problems.ts';

/** `npm run restore -- COPY` runs this where DATABASE_URL names a PostgreSQL server. */
const [copy = ''] = process.argv.slice(2);

function explained(error: unknown): string {
  if (error instanceof CannotCopy) return `${error.message}. Nothing was changed.`;
  return databaseSentence(error) ?? `It went wrong: ${(error as Error).message}. Try it again.`;
}

try {
  const { default: config } = await import('../config/payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'warn';
  await alone(payload, () => migrate(payload));
  const { leads, rows, files } = await copyFolder(payload, copy);
  const again = await reapplyErasures(payload);
  await payload.destroy();
  process.stdout.write(`Copied: ${leads} leads, ${rows} rows in all, ${files} files.\n`);
  if (again) {
    process.stdout.write(
      `Of these, ${again.leads} leads were erased again, because a person had asked for it.\n`,
    );
  }
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = 1;
}
process.exit();
