import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../testing/running-api.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { readEnv } from '../process/env.ts';
import { joinProcesses, leaveProcesses, OtherSettings } from './other-processes.ts';
import { queryBuilder, tablesOf } from './sql.ts';

const now = new Date('2026-11-24T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const api = testApi('PostgreSQL');

beforeEach(async () => {
  await queryBuilder(api.payload).delete(tablesOf(api.payload).work_leases);
});

const FIRST = {
  ...TEST_SECRETS,
  DATABASE_URL: 'postgres://database.example/osnowa',
  DATA_DIR: '/data/1',
  PORT: '3001',
  S3_ENDPOINT: 'http://store:8333',
  S3_BUCKET: 'files',
  S3_LEADS_BUCKET: 'leads',
};
const SECOND = { ...FIRST, DATA_DIR: '/data/2', PORT: '3002' };

const join = (variables: Record<string, string | undefined>, at: Date = now) =>
  joinProcesses(api.payload, readEnv(variables), at);

test('processes with the same settings run on one database', async () => {
  await join(FIRST);
  await expect(join(SECOND)).resolves.toBeUndefined();
});

const PROBLEMS: [string, Record<string, string | undefined>, RegExp][] = [
  ['its disk in place of the bucket', { S3_BUCKET: undefined }, /^S3_BUCKET must be set/],
  ['its disk for the files of leads', { S3_LEADS_BUCKET: '' }, /^S3_LEADS_BUCKET must be set/],
  ['another bucket', { S3_BUCKET: 'pictures' }, /^S3_BUCKET is another one/],
  ['another store', { S3_ENDPOINT: 'http://other:8333' }, /^S3_ENDPOINT is another one/],
  [
    'another secret',
    { PAYLOAD_SECRET: 'another-payload-secret-of-32-characters' },
    /^PAYLOAD_SECRET is another one[^\n]+$/,
  ],
  [
    'another secret for notices',
    { NOTICE_SECRET: 'another-notice-secret-of-32-characters' },
    /^NOTICE_SECRET is another one/,
  ],
];

test.each(PROBLEMS)('a second process with %s is refused, and named', async (_, own, sentence) => {
  await join(FIRST);
  const starting = join({ ...SECOND, ...own });
  await expect(starting).rejects.toThrow(OtherSettings);
  await expect(starting).rejects.toThrow(sentence);
});

test('two processes whose files are on disks of their own do not run on one database', async () => {
  const onDisk = { S3_BUCKET: undefined, S3_LEADS_BUCKET: undefined };
  await join({ ...FIRST, ...onDisk });
  await expect(join({ ...SECOND, ...onDisk })).rejects.toThrow(/their disks are not shared/);
});

test('a setting can be changed once the other processes have ended, or a while after a crash', async () => {
  const changed = { ...SECOND, S3_BUCKET: 'pictures' };
  await join(FIRST);
  await expect(join(changed)).rejects.toThrow(/S3_BUCKET/);
  await leaveProcesses(api.payload, readEnv(FIRST));
  await expect(join(changed)).resolves.toBeUndefined();
  await expect(join(FIRST, later(2))).rejects.toThrow(/S3_BUCKET/);
  await expect(join(FIRST, later(4))).resolves.toBeUndefined();
});

test('a process that was killed and starts again with another setting is not its own opponent', async () => {
  await join(FIRST);
  await expect(join({ ...FIRST, S3_BUCKET: 'pictures' })).resolves.toBeUndefined();
});

test('the database holds no value that could be read or tried out without the secret', async () => {
  await join(FIRST);
  const [row] = await queryBuilder(api.payload).select().from(tablesOf(api.payload).work_leases);
  const stored = JSON.stringify(row);
  for (const value of ['leads', TEST_SECRETS.PAYLOAD_SECRET, TEST_SECRETS.NOTICE_SECRET])
    expect(stored).not.toContain(`"${value}"`);
});
