import { mkdtempSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../../../tools/data/data-backup.ts';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import { copyRows } from '../../platform/database/copy-rows.ts';
import { erasePerson, reapplyErasures } from '../../privacy/erasure.ts';
import { newAccount, PASSWORD } from '../../testing/accounts.ts';
import { databaseOn } from '../../testing/databases.ts';
import { testStore } from '../../testing/object-store.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { SAMPLE_CATALOGUE } from '../../testing/sample-catalogue.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import { CONTACT, multipart, OFFICE_TIME, startTestCms } from '../../testing/test-cms.ts';
import { copyFolder } from './copy-folder.ts';

const BUCKETS = { S3_BUCKET: 'files', S3_LEADS_BUCKET: 'leads' };
const store = testStore(...Object.values(BUCKETS));
const copy = path.join(mkdtempSync(path.join(tmpdir(), 'osnowa-copy-')), 'copy');
const started: RunningApi[] = [];

beforeAll(() => makeCopy());
afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.stop();
});

async function addPicture(payload: Payload, alt: string) {
  const shape = { width: 8, height: 8, channels: 3, background: '#336699' } as const;
  const data = await sharp({ create: shape }).webp().toBuffer();
  const file = { name: `${alt}.webp`, data, mimetype: 'image/webp', size: data.length };
  return payload.create({ collection: 'media', locale: 'pl', data: { alt }, file });
}

/** A copy of one machine: an account, a picture, a catalogue, two leads with a file, an erasure. */
async function makeCopy(): Promise<void> {
  const cms = await startTestCms();
  const { payload } = cms;
  await newAccount(payload, 'Ewa', 'editor');
  await payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
  await addPicture(payload, 'hala');
  for (const mail of ['jan@klient.example', 'anna@klient.example']) {
    const form = multipart({ ...CONTACT, mail }, ['oferta.pdf', SAMPLE_FILES.pdf]);
    expect((await cms.post('/contact/send-message', form)).status).toBe(200);
  }
  await erasePerson(payload, 'marker@klient.example', null, OFFICE_TIME);
  await writeFile(path.join(cms.dataDir, 'osnowa.json'), '{}');
  await backUp(cms.dataDir, copy, { isHashed: true });
  await cms.stop();
}

async function startLarge(): Promise<RunningApi> {
  const variables = { ...(await databaseOn('PostgreSQL')), ...BUCKETS, ...store.settings };
  started.push(await startApi(variables));
  return started.at(-1) as RunningApi;
}

const allLeads = async ({ payload }: RunningApi) =>
  (await payload.find({ collection: 'leads', sort: 'id', depth: 0 })).docs;

test('a copy of one machine goes into PostgreSQL and buckets: leads with files, accounts, content, erasures', async () => {
  const large = await startLarge();
  const { payload } = large;
  expect(await copyFolder(payload, copy)).toMatchObject({ leads: 2 });

  const inCopy = (await readdir(path.join(copy, 'media'))).sort();
  const leads = await allLeads(large);
  expect(leads).toMatchObject([
    { mail: 'jan@klient.example', consent: { version: '2026-01' }, state: 'new' },
    { mail: 'anna@klient.example' },
  ]);
  expect(leads.at(0)?.createdAt).toBe(OFFICE_TIME.toISOString());
  const { docs } = await payload.find({ collection: 'attachments', depth: 0 });
  for (const { file } of docs) {
    expect(await buffer(await attachmentStore().read(file))).toEqual(SAMPLE_FILES.pdf);
  }
  expect(store.stored('leads').filter((key) => key.startsWith('attachments/'))).toHaveLength(2);
  expect(store.stored('files')).toEqual(inCopy);
  const { docs: media } = await payload.find({ collection: 'media', locale: 'pl' });
  expect(media).toMatchObject([{ alt: 'hala' }]);
  expect(inCopy).toContain(media[0]?.filename);
  const login = { email: 'ewa@firm.example', password: PASSWORD };
  const { user } = await payload.login({ collection: 'users', data: login });
  expect(user?.roles).toEqual(['editor']);
  const { docs: catalogues } = await payload.find({ collection: 'catalogues', depth: 0 });
  expect(catalogues).toMatchObject([{ rates: SAMPLE_CATALOGUE.rates }]);

  const next = await addPicture(payload, 'przędza');
  expect(next.id).toBe(Number(media[0]?.id) + 1);
  // Data erased on the one machine are erased on the other.
  const [{ id } = { id: 0 }] = leads;
  const data = { mail: 'marker@klient.example' };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  expect(await reapplyErasures(payload)).toMatchObject({ leads: 1 });
});

test('every row of every table is there', async () => {
  const large = await startLarge();
  const database = new DatabaseSync(path.join(copy, 'osnowa.db'), { readOnly: true });
  const copied = await copyRows(database, large.payload, async () => undefined);
  database.close();
  expect(copied.get('leads')).toBe(2);
  const pool = large.payload.db as unknown as {
    pool: { query(text: string): Promise<{ rows: { n: string }[] }> };
  };
  for (const [table, rows] of copied) {
    const found = await pool.pool.query(`SELECT count(*) AS n FROM "${table}"`);
    expect([table, Number(found.rows[0]?.n)]).toEqual([table, rows]);
  }
});

test('a database that is in use, and a copy of an earlier version, are refused, and nothing changes', async () => {
  const large = await startLarge();
  await copyFolder(large.payload, copy);
  await expect(copyFolder(large.payload, copy)).rejects.toThrow(/DATABASE_URL is in use/);
  expect(await allLeads(large)).toHaveLength(2);

  const database = new DatabaseSync(path.join(copy, 'osnowa.db'));
  database.exec(`DELETE FROM payload_migrations WHERE name LIKE '%lead_copies'`);
  database.close();
  const other = await startLarge();
  await expect(copyFolder(other.payload, copy)).rejects.toThrow(/earlier version/);
  expect(await allLeads(other)).toEqual([]);
});
