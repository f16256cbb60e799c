import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { createPostgres, databaseOn, ENGINES } from '../../apps/cms/src/testing/databases.ts';
import { readMarker, saveMarker } from '../data/data-folder.ts';
import { databaseKey } from '../data/database.ts';
import { askPostgres } from '../data/postgres-programs.ts';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import { type Environment, readConfiguration, testEnvironment } from '../settings/env.ts';
import { prepareEnvironments } from './stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'osnowa-way-back-'));

/** Each step starts the content service's code, on a machine that may be busy. */
const WITHIN_MS = 900_000;

const LATER = '29990101_000000_later';

/** A release of the future: this code, with one more migration in both databases. */
function newerVersion(): string {
  const root = join(folder, 'newer');
  const isTaken = (path: string) => !/^(?:node_modules|\.next|build|e2e)$/.test(basename(path));
  for (const part of ['apps', 'packages', 'tools', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isTaken });
  for (const place of ['node_modules', 'apps/cms/node_modules', 'apps/site/node_modules'])
    if (existsSync(join(ROOT, place))) symlinkSync(join(ROOT, place), join(root, place));
  for (const [engine, run] of [
    ['sqlite', 'run'],
    ['postgres', 'execute'],
  ]) {
    const text = `import { type MigrateUpArgs, sql } from '@payloadcms/db-${engine}';
export const up = ({ db }: MigrateUpArgs) => db.${run}(sql\`ALTER TABLE leads ADD later text\`);
export const down = ({ db }: MigrateUpArgs) => db.${run}(sql\`ALTER TABLE leads DROP later\`);\n`;
    const migrations = join(root, 'apps/cms/src/platform/database/migrations', engine as string);
    writeFileSync(join(migrations, `${LATER}.ts`), text);
  }
  return root;
}

const newer = newerVersion();

/** Runs SQL on a database of either kind. */
async function sql(databaseUrl: string, command: string): Promise<string> {
  if (!databaseUrl.startsWith('file:')) {
    const how = ['--tuples-only', '--no-align', '--command', command];
    return (await askPostgres(databaseUrl, 'psql', how)).trim();
  }
  const database = new DatabaseSync(databaseUrl.slice('file:'.length));
  const rows = database.prepare(command).all();
  database.close();
  return rows.map((row) => Object.values(row).join('|')).join('\n');
}

const addLead = (reference: string) =>
  `INSERT INTO leads (reference, form_type, topic, mail, locale, content_hash)
   VALUES ('${reference}', 'contact', 'offer', 'a@klient.example', 'pl', '${reference}')`;

/** Runs a command of a version. @returns its exit code and its output */
async function command(root: string, line: string, variables: Environment) {
  const environment = { ...testEnvironment(), ...variables };
  const { code, lines } = await runToEnd(
    { line: `node tools/${line}`, cwd: root, environment },
    new AbortController().signal,
  );
  return { code, said: lines.join('\n') };
}

async function installation(engine: (typeof ENGINES)[number]) {
  const dataDir = join(folder, engine);
  cpSync(inject('databases').sqlite, dataDir, { recursive: true });
  const variables = { DATA_DIR: dataDir, ...(await databaseOn(engine)) };
  const configuration = readConfiguration(variables);
  await prepareEnvironments(configuration, 'production', testEnvironment());
  const databases = { [databaseKey(configuration)]: 'this version' };
  await saveMarker(dataDir, { ...(await readMarker(dataDir)), databases });
  return { variables, databaseUrl: configuration.databaseUrl };
}

test.each(ENGINES)(
  'after an update with a migration the way back is the one of the page, on %s',
  async (engine) => {
    const { variables, databaseUrl } = await installation(engine);
    const copy = join(folder, `${engine}-copy`);
    await sql(databaseUrl, addLead('TK-BEFORE'));
    expect(await command(ROOT, `backup.ts ${copy}`, variables)).toMatchObject({ code: 0 });

    const update = await command(newer, 'upgrade.ts', variables);
    expect(update.said).toContain(`Applied 1 of`);
    await sql(databaseUrl, addLead('TK-AFTER'));
    const refused = await command(ROOT, 'upgrade.ts --try', variables);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(LATER) });
    expect(readdirSync(variables.DATA_DIR)).not.toContain('trial');

    const back = { ...variables };
    let backUrl = databaseUrl;
    if (engine === 'SQLite') {
      const without = await command(ROOT, `restore.ts ${copy}`, variables);
      expect(without.said).toContain('has 1 leads that the copy has not, such as TK-AFTER');
      const restored = await command(ROOT, `restore.ts --leave-newer ${copy}`, variables);
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('TK-AFTER') });
      const [before = ''] = /\S+before-\w+/.exec(restored.said) ?? [];
      const kept = `file:${join(before, dataNames(before).database)}`;
      expect(await sql(kept, 'SELECT reference FROM leads ORDER BY id')).toMatch(/TK-AFTER$/);
    } else {
      backUrl = await createPostgres(inject('databases').postgres, 'way_back');
      Object.assign(back, { DATABASE_URL: backUrl });
      const how = ['--no-owner', '--exit-on-error', '--dbname=way_back'];
      await askPostgres(backUrl, 'pg_restore', [...how, join(copy, 'database.dump')]);
      expect(await sql(databaseUrl, 'SELECT reference FROM leads ORDER BY id')).toMatch(/AFTER$/);
    }
    const trial = await command(ROOT, 'upgrade.ts --try', back);
    expect(trial).toMatchObject({ code: 0, said: expect.stringContaining('is up to date') });
    expect(readdirSync(variables.DATA_DIR)).not.toContain('trial');
    const trials = "SELECT datname FROM pg_database WHERE datname LIKE 'way_back_trial_%'";
    if (engine === 'PostgreSQL') expect(await sql(backUrl, trials)).toBe('');
    expect(await sql(backUrl, 'SELECT reference FROM leads')).toBe('TK-BEFORE');
  },
  WITHIN_MS,
);
