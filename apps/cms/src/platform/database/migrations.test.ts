import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConfig } from '../../app/config/create-config.ts';
import { copyLateHistories, historyOf } from '../../leads/events/lead-events.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { emptyPostgres } from '../../testing/databases.ts';
import { missingChanges, type SchemaTools } from '../../testing/schema-tools.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { readEnv } from '../process/env.ts';
import { loadMigration, type MigrationReport, migrate } from './migrate.ts';

async function rawQuery({ db }: Payload, raw: string): Promise<void> {
  const { drizzle, execute } = db as unknown as {
    drizzle: unknown;
    execute(query: { db: unknown; raw: string }): Promise<unknown>;
  };
  await execute.call(db, { db: drizzle, raw });
}

/** Migrations of before menus had drafts begin with an earlier day. */
const DRAFTS_OF_MENUS = '20261126';

/** Saves menus twice, as the back office did before they had drafts. */
async function saveMenus(payload: Payload): Promise<void> {
  const bar = JSON.stringify([{ id: 'a', blockType: 'plain', url: 'https://a.example' }]);
  await rawQuery(payload, `INSERT INTO navigation (bar) VALUES ('${bar}')`);
  for (const day of ['24', '25']) {
    const saved = `'2026-11-${day}T08:00:00.000Z'`;
    const values = `'${bar}', ${saved}, ${saved}`;
    const columns = 'version_bar, created_at, updated_at';
    await rawQuery(payload, `INSERT INTO _navigation_v (${columns}) VALUES (${values})`);
  }
}

const HISTORY = [
  { at: '2026-11-24T08:00:00.000Z', by: null, change: 'assignee', from: null, to: 'Anna' },
  {
    at: '2026-11-25T09:30:00.000Z',
    by: "O'Hara",
    change: 'state',
    from: 'new',
    to: 'lost',
    reason: 'price',
  },
];

/** A lead with a history, as the versions before its events were a table stored it. */
async function saveLead(payload: Payload): Promise<void> {
  const history = JSON.stringify(HISTORY).replaceAll("'", "''");
  const columns = 'reference, form_type, topic, mail, locale, content_hash, history';
  const values = `'TK-AAAA-BBBB', 'contact', 'offer', 'jan@firma.example', 'pl', 'x', '${history}'`;
  await rawQuery(payload, `INSERT INTO leads (${columns}) VALUES (${values})`);
}

describe.each([
  ['sqlite', async (dataDir: string) => `file:${path.join(dataDir, 'osnowa.db')}`],
  ['postgres', emptyPostgres],
] as const)('%s, from before menus had drafts', (name, start) => {
  let dataDir: string;
  let payload: Payload;
  let earlier: string[];
  let report: MigrationReport;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), `osnowa-migrations-${name}-`));
    const DATABASE_URL = await start(dataDir);
    const settings = readEnv({ ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL });
    payload = await getPayload({ config: createConfig(settings), key: name, disableOnInit: true });
    captureLog(payload);
    earlier = migrationFiles('.ts').filter((file) => file < DRAFTS_OF_MENUS);
    const { migrationDir } = payload.db;
    const migrations = await Promise.all(earlier.map((one) => loadMigration(migrationDir, one)));
    await payload.db.migrate({ migrations });
    await saveMenus(payload);
    await saveLead(payload);
    report = await migrate(payload);
  });

  afterAll(() => payload.destroy());

  /** Their names, without the extension. */
  function migrationFiles(extension: string): string[] {
    const files = readdirSync(payload.db.migrationDir).sort();
    return files.filter((file) => file.endsWith(extension)).map((file) => path.parse(file).name);
  }

  test('a database gets every migration that it has not had, once', async () => {
    expect(payload.db.name).toBe(name);
    expect([...earlier, ...report.applied]).toEqual(migrationFiles('.ts'));
    expect(await migrate(payload)).toEqual({ applied: [], known: report.known });
  });

  test('menus that were saved stay on the site, and their form says that they are published', async () => {
    const slug = 'navigation' as const;
    const shown = await payload.db.findGlobal<Record<string, unknown>>({ slug });
    expect(shown).toMatchObject({ _status: 'published', bar: [{ url: 'https://a.example' }] });
    const { docs } = await payload.findGlobalVersions({ slug, sort: '-updatedAt' });
    expect(docs.map(({ latest, version }) => [latest, version._status])).toEqual([
      [true, 'published'],
      [false, 'published'],
    ]);
  });

  test('each line of a history is an event, and so is one that a process of before adds', async () => {
    const { docs } = await payload.find({ collection: 'leads' });
    const id = Number(docs[0]?.id);
    expect(await historyOf(payload, id)).toEqual(HISTORY);
    const late = { at: '2026-11-28T10:00:00.000Z', by: 'Anna', change: 'answered' };
    await rawQuery(payload, `UPDATE leads SET history = '${JSON.stringify([{}, {}, late])}'`);
    for (let start = 0; start < 2; start += 1) await copyLateHistories(payload);
    const isShared = name === 'postgres';
    expect(await historyOf(payload, id)).toEqual(isShared ? [...HISTORY, late] : HISTORY);
  });

  test('a customer who waited before waits since then', async () => {
    const { docs } = await payload.find({ collection: 'leads' });
    const [lead] = docs;
    expect(lead).toMatchObject({ state: 'new', firstAnsweredAt: null });
    expect(lead?.waitsSince).toBe(lead?.createdAt);
  });

  test('the newest migration knows the collections as they are', async () => {
    const { schema, requireDrizzleKit } = payload.db as unknown as SchemaTools;
    const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
    const newest = path.join(payload.db.migrationDir, `${migrationFiles('.json').at(-1)}.json`);
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
