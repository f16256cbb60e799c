import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createConfig } from '../config/create-config.ts';
import { readEnv } from '../process/env.ts';
import { captureLog } from '../testing/captured-log.ts';
import { emptyPostgres } from '../testing/databases.ts';
import { missingChanges, type SchemaTools } from '../testing/schema-tools.ts';
import { TEST_SECRETS } from '../testing/settings.ts';
import { loadMigration, type MigrationReport, migrate } from './migrate.ts';

async function rawQuery({ db }: Payload, raw: string): Promise<void> {
  const { drizzle, execute } = db as unknown as {
    drizzle: unknown;
    execute(query: { db: unknown; raw: string }): Promise<unknown>;
  };
  await execute.call(db, { db: drizzle, raw });
}

async function emptySqlite(dataDir: string) {
  return `file:${path.join(dataDir, 'osnowa.db')}`;
}

describe.each([
  ['sqlite', emptySqlite],
  ['postgres', emptyPostgres],
] as const)('%s', (name, start) => {
  let dataDir: string;
  let payload: Payload;
  let first: MigrationReport;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), `osnowa-migrations-${name}-`));
    const DATABASE_URL = await start(dataDir);
    const settings = readEnv({ ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL });
    payload = await getPayload({ config: createConfig(settings), key: name, disableOnInit: true });
    captureLog(payload);
    first = await migrate(payload);
  });

  afterAll(async () => {
    await payload.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  function migrationFiles(extension: string): string[] {
    const files = readdirSync(payload.db.migrationDir).sort();
    return files.filter((file) => file.endsWith(extension));
  }

  test('an empty database gets every migration, once', async () => {
    expect(payload.db.name).toBe(name);
    expect(first.applied).toHaveLength(migrationFiles('.ts').length);
    const second = await migrate(payload);
    expect(second).toEqual({ applied: [], known: first.known });
  });

  test('the newest migration knows the collections as they are', async () => {
    const { schema, requireDrizzleKit } = payload.db as unknown as SchemaTools;
    const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
    const newest = path.join(payload.db.migrationDir, migrationFiles('.json').at(-1) ?? '');
    const snapshot = JSON.parse(readFileSync(newest, 'utf8')) as unknown;
    const difference = await generateMigration(snapshot, await generateDrizzleJson(schema));
    expect(difference, 'run `npm run migration -- name` for both databases').toEqual([]);
  });

  test('the database itself is what the collections need', async () => {
    expect(await missingChanges(payload)).toEqual([]);
  });

  test('older code refuses a database that a newer version has migrated', async () => {
    const collection = 'payload-migrations';
    const data = { name: '29991231_235959_newer', batch: 99 };
    const { id } = await payload.db.create({ collection, data });
    await expect(migrate(payload)).rejects.toThrow(
      /belongs to a newer version: it has had 29991231_235959_newer\. Start that version/,
    );
    await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
    expect((await migrate(payload)).applied).toEqual([]);
  });

  test('a nested document comes back as it was written, in each language', async () => {
    const informationSection = { title: 'Trasa', description: 'Plan dnia' };
    const { id } = await payload.create({
      collection: 'realizations',
      draft: true,
      data: {
        name: 'Plan tras',
        technologies: ['TypeScript', 'PostgreSQL'],
        figures: [{ value: '−23 %', label: 'pustych kilometrów' }],
        realizationDetail: { informationSectionExtra: informationSection },
        _status: 'draft',
      },
    });
    const german = { informationSectionExtra: { ...informationSection, title: 'Strecke' } };
    await payload.update({
      collection: 'realizations',
      id,
      locale: 'de',
      draft: true,
      data: { realizationDetail: german },
    });
    const read = await payload.findByID({
      collection: 'realizations',
      id,
      locale: 'all',
      draft: true,
    });
    expect(read).toMatchObject({
      name: { pl: 'Plan tras' },
      technologies: ['TypeScript', 'PostgreSQL'],
      figures: [{ value: { pl: '−23 %' } }],
      realizationDetail: { informationSectionExtra: { title: { pl: 'Trasa', de: 'Strecke' } } },
    });
  });

  test('blocks keep their kind, order and translations', async () => {
    const page = { pageName: 'proba', title: 'Próba', _status: 'published' as const };
    const hero = { blockType: 'hero' as const, title: 'Szyte na miarę' };
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...page, sections: [hero, { blockType: 'services', limit: 3 }] },
    });
    const polish = await payload.findByID({ collection: 'pages', id });
    const [first, ...others] = polish.sections ?? [];
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: {
        title: 'Trial',
        sections: [{ ...first, title: 'Made to measure' } as typeof hero, ...others],
      },
    });
    const read = await payload.findByID({ collection: 'pages', id, locale: 'all' });
    expect(read.title).toEqual({ pl: 'Próba', en: 'Trial' });
    expect(read.sections).toMatchObject([
      { blockType: 'hero', title: { pl: 'Szyte na miarę', en: 'Made to measure' } },
      { blockType: 'services', limit: 3 },
    ]);
  });

  test('what breaks off in a transaction leaves nothing', async () => {
    const before = await payload.count({ collection: 'tags' });
    const transactionID = (await payload.db.beginTransaction()) ?? undefined;
    expect(transactionID).toBeTruthy();
    const req = { transactionID } as never;
    await payload.create({
      collection: 'tags',
      data: { name: 'Przerwane', slug: 'przerwane' },
      req,
    });
    await payload.db.rollbackTransaction(transactionID as string);
    expect(await payload.count({ collection: 'tags' })).toEqual(before);
  });
});

/** Migrations of before menus had drafts begin with an earlier day. */
const DRAFTS_OF_MENUS = '20261126';

describe.each([
  ['sqlite', emptySqlite],
  ['postgres', emptyPostgres],
] as const)('%s, from before menus had drafts', (name, start) => {
  test('menus that were saved stay on the site, and their form says that they are published', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), `osnowa-menus-${name}-`));
    const DATABASE_URL = await start(dataDir);
    const settings = readEnv({ ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL });
    const config = createConfig(settings);
    const payload = await getPayload({ config, key: `${name} menus`, disableOnInit: true });
    onTestFinished(async () => {
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    });
    captureLog(payload);
    const { migrationDir } = payload.db;
    const earlier = readdirSync(migrationDir)
      .filter((file) => file.endsWith('.ts') && file < DRAFTS_OF_MENUS)
      .sort();
    const names = earlier.map((file) => file.slice(0, -'.ts'.length));
    const migrations = await Promise.all(names.map((one) => loadMigration(migrationDir, one)));
    await payload.db.migrate({ migrations });
    const bar = JSON.stringify([{ id: 'a', blockType: 'plain', url: 'https://a.example' }]);
    await rawQuery(payload, `INSERT INTO navigation (bar) VALUES ('${bar}')`);
    for (const day of ['24', '25']) {
      const saved = `'2026-11-${day}T08:00:00.000Z'`;
      const values = `'${bar}', ${saved}, ${saved}`;
      await rawQuery(
        payload,
        `INSERT INTO _navigation_v (version_bar, created_at, updated_at) VALUES (${values})`,
      );
    }
    await migrate(payload);

    const slug = 'navigation' as const;
    const shown = await payload.db.findGlobal<Record<string, unknown>>({ slug });
    expect(shown).toMatchObject({ _status: 'published', bar: [{ url: 'https://a.example' }] });
    const { docs } = await payload.findGlobalVersions({ slug, sort: '-updatedAt' });
    expect(docs.map(({ latest, version }) => [latest, version._status])).toEqual([
      [true, 'published'],
      [false, 'published'],
    ]);
  });
});
