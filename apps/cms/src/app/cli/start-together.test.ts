import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../../../../../tools/settings/env.ts';
import { emptyPostgres } from '../../testing/databases.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-together-'));
/** Four processes load the whole content service, in ms. */
let database: string;

beforeAll(async () => {
  database = await emptyPostgres();
});

/** Runs a command of the CMS as two processes of one installation do, each with its own port. */
function start(port: number, command: string, variables: Record<string, string> = {}) {
  const [file = '', ...words] = command.split(' ');
  const own = { DATA_DIR: dataDir, DATABASE_URL: database, PORT: String(port), ...variables };
  const env = { ...testEnvironment(), ...TEST_SECRETS, ...own, NODE_ENV: 'production' as const };
  return run(process.execPath, [join(import.meta.dirname, file), ...words], { env });
}

test('of two processes that start at once on an empty database one migrates, and one fills it', async () => {
  const migrating = [3001, 3002].map((port) => start(port, 'migrate.ts for-start'));
  const migrated = (await Promise.all(migrating)).map(({ stderr }) => stderr);
  expect(migrated.filter((said) => /^Applied (\d+) of \1 migrations/m.test(said))).toHaveLength(1);
  expect(migrated.filter((said) => /^The database is up to date/m.test(said))).toHaveLength(1);
  const filling = [3001, 3002].map((port) => start(port, 'demo.ts first-start-empty'));
  const filled = await Promise.all(filling);
  expect(filled.filter(({ stderr }) => /^Content: loaded in/m.test(stderr))).toHaveLength(1);
  expect(filled.filter(({ stderr }) => /has content already/.test(stderr))).toHaveLength(1);
  expect(filled.filter(({ stdout }) => stdout.includes('{"admin"'))).toHaveLength(1);
  const { stdout } = await run('psql', [database, '-Atc', 'SELECT count(*) FROM users']);
  expect(stdout.trim()).toBe('1');
});

test('a third process with another secret is refused with the name of the variable', async () => {
  const PAYLOAD_SECRET = 'another-payload-secret-of-32-characters';
  const starting = start(3003, 'migrate.ts for-start', { PAYLOAD_SECRET });
  const sentence = expect.stringMatching(/^PAYLOAD_SECRET is another one[^\n]+$/m);
  await expect(starting).rejects.toMatchObject({ code: 1, stderr: sentence });
});
