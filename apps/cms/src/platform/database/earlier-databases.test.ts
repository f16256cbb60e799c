import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createConfig } from '../../app/config/create-config.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { ENGINES, engines, POSTGRES_TEMPLATE } from '../../testing/databases.ts';
import { AGES, earlierDatabase } from '../../testing/earlier-databases.ts';
import { catalogueOf, missingChanges } from '../../testing/schema-tools.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { readEnv } from '../process/env.ts';
import { type MigrationReport, migrate } from './migrate.ts';

/** The oldest, from before the squash, on the one that its file takes: no release wrote that on both. */
const CASES = AGES.flatMap((age) =>
  (age === 'oldest' ? engines('SQLite') : ENGINES).map((engine) => [engine, age] as const),
);

describe.each(CASES)('a database of %s, %s', (engine, age) => {
  let dataDir: string;
  let payload: Payload;
  let report: MigrationReport;
  let url: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'osnowa-earlier-'));
    url = await earlierDatabase(engine, age, dataDir);
    const settings = readEnv({ ...TEST_SECRETS, DATA_DIR: dataDir, DATABASE_URL: url });
    const key = `${engine} ${age}`;
    payload = await getPayload({ config: createConfig(settings), key, disableOnInit: true });
    captureLog(payload);
    report = await migrate(payload);
  });

  afterAll(() => payload.destroy());

  test('gets the steps that it has not had, and becomes what the collections need', async () => {
    const steps = report.applied.filter((name) => /_(subscribers|version_authors)$/.test(name));
    expect(steps).toHaveLength(age === 'oldest' ? 2 : 0);
    // The report counts the steps, too; the first migration is what the database has had.
    expect(report.applied.length).toBe(report.known - 1);
    if (engine === 'SQLite') expect(await missingChanges(payload)).toEqual([]);
    else {
      const fresh = new URL(`/${POSTGRES_TEMPLATE}`, inject('databases').postgres).href;
      expect(catalogueOf(url)).toEqual(catalogueOf(fresh));
    }
    expect((await migrate(payload)).applied).toEqual([]);
  });

  test('keeps its leads and mails', async () => {
    const { docs } = await payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([
      { reference: 'TK-AAAA-BBBB', mail: 'jan@firma.example', message: 'Proszę o ofertę' },
    ]);
    const messages = await payload.find({ collection: 'messages', depth: 0 });
    expect(messages.docs).toMatchObject([
      { lead: docs[0]?.id, state: 'sent', recipient: 'biuro@firma.example' },
    ]);
  });

  test.runIf(age === 'before-squash')('keeps its pages, and an account signs in', async () => {
    const pages = await payload.find({ collection: 'pages' });
    expect(pages.docs).toMatchObject([{ pageName: 'o-nas', title: 'O nas' }]);
    const data = { email: 'anna@firm.example', password: 'Tkanina-na-miare-2026' };
    const { user } = await payload.login({ collection: 'users', data });
    expect(user).toMatchObject({ email: 'anna@firm.example', name: 'Anna' });
  });

  test('takes further content', async () => {
    const tag = await payload.create({ collection: 'tags', data: { name: 'Nowe', slug: 'nowe' } });
    expect(tag.id).toBeTruthy();
  });
});
