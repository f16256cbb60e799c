import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test, vi } from 'vitest';
import { databaseOn } from '../../apps/cms/src/testing/databases.ts';
import { readMarker, saveMarker } from '../data/data-folder.ts';
import { copyForTrial } from '../data/trial-database.ts';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import { findProgram } from '../processes/system-package.ts';
import { readConfiguration, testEnvironment } from '../settings/env.ts';
import { prepareEnvironments } from './stack.ts';

const stop = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'osnowa-upgrade-'));

test('programs of PostgreSQL 17 copy a database of an older server', async () => {
  const { DATABASE_URL = '' } = await databaseOn('PostgreSQL');
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  // Behaviour of pg_restore 17 on PostgreSQL 15, whatever versions are installed here.
  writeFileSync(
    join(programs, 'pg_restore'),
    `#!/bin/sh
"${findProgram('pg_restore')}" "$@" || exit
echo 'pg_restore: error: could not execute query: ERROR:  unrecognized configuration parameter "transaction_timeout"' >&2
echo 'Command was: SET transaction_timeout = 0;' >&2
echo "pg_restore: warning: errors ignored on restore: \${FURTHER_ERRORS:-}1" >&2
exit 1
`,
    { mode: 0o755 },
  );
  vi.stubEnv('PATH', `${programs}${delimiter}${testEnvironment().PATH}`);
  const copy = await copyForTrial(DATABASE_URL, folder);
  expect(await copy.count()).toMatchObject({ leads: 0 });
  await copy.remove();
  vi.stubEnv('FURTHER_ERRORS', '2');
  await expect(copyForTrial(DATABASE_URL, folder)).rejects.toThrow('pg_restore failed');
  vi.unstubAllEnvs();
});

test('in a folder that was moved, an upgrade migrates the database that a running version has open', async () => {
  const dataDir = join(folder, 'used');
  const configuration = readConfiguration({ DATA_DIR: dataDir });
  cpSync(inject('databases').sqlite, dataDir, { recursive: true });
  await prepareEnvironments(configuration, 'production', testEnvironment());
  const environment = { ...testEnvironment(), DATA_DIR: dataDir };
  const upgrade = () => {
    const command = { line: 'node tools/upgrade.ts', cwd: ROOT, environment };
    return runToEnd(command, stop);
  };
  expect((await upgrade()).lines.join('\n')).toContain('There is nothing to upgrade');
  const running = new DatabaseSync(join(dataDir, 'osnowa.db'));
  // As the version before this migration left it.
  running.exec(`DROP TABLE lead_copies;
    DELETE FROM payload_migrations WHERE name LIKE '%_lead_copies'`);
  // Recorded by the whole path that it had before, as versions until 28 November 2026 did.
  const databases = { e94612b083236051: 'an earlier version' };
  await saveMarker(dataDir, { ...(await readMarker(dataDir)), databases });
  const { code, lines } = await upgrade();
  expect([code, lines.join('\n')]).toEqual([0, expect.stringMatching(/Applied 1 of \d+/)]);
  expect(running.prepare('SELECT count(*) AS copies FROM lead_copies').get()).toEqual({
    copies: 0,
  });
  running.close();
});
