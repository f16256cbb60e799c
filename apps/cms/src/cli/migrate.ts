import { mkdirSync } from 'node:fs';
import { getPayload } from 'payload';
import { migrate, NewerDatabase } from '../database/migrate.ts';
import { env } from '../process/env.ts';

mkdirSync(env.DATA_DIR, { recursive: true });
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
const { applied, known } = await migrate(payload).catch((error: unknown) => {
  if (!(error instanceof NewerDatabase)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.stderr.write(
  applied.length === 0
    ? `The database is up to date (${known} migrations).\n`
    : `Applied ${applied.length} of ${known} migrations: ${applied.join(', ')}.\n`,
);
await payload.destroy();
process.exit(0);
