import { mkdirSync } from 'node:fs';
import { getPayload } from 'payload';
import { migrate } from '../database/migrate.ts';
import { env } from '../env.ts';

mkdirSync(env.DATA_DIR, { recursive: true });
const { default: config } = await import('../payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
const { applied, known } = await migrate(payload);
process.stderr.write(
  applied.length === 0
    ? `The database is up to date (${known} migrations).\n`
    : `Applied ${applied.length} of ${known} migrations: ${applied.join(', ')}.\n`,
);
await payload.destroy();
process.exit(0);
