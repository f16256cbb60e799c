import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SHOWN_TIME } from '../../kit/fields/days/typed-dates.ts';
import { readEnv } from './env.ts';

const SECRET = 'a-secret-of-this-test-with-32-letters';
const SECRETS = { PAYLOAD_SECRET: SECRET, NOTICE_SECRET: SECRET, PREVIEW_TOKEN: SECRET };

test('one machine needs nothing but the secrets', async () => {
  const env = readEnv({ ...SECRETS, DATA_DIR: '/srv/data', SMTP_URL: '' });
  expect(env.SMTP_URL).toBeUndefined();
  expect(env).toMatchObject({
    DATABASE_URL: 'file:/srv/data/osnowa.db',
    CMS_URL: 'http://127.0.0.1:3001',
  });
});

test('every wrong variable is named, with what it should be, and no value is shown', async () => {
  const wrong = {
    PAYLOAD_SECRET: 'short',
    PREVIEW_TOKEN: SECRET,
    CMS_URL: 'ftp://x',
    DATABASE_URL: 'mysql://root:pw@x',
  };
  expect(() => readEnv(wrong)).toThrow(
    /PAYLOAD_SECRET must be at least 32.*NOTICE_SECRET is missing|NOTICE_SECRET is missing.*PAYLOAD_SECRET must be/,
  );
  expect(() => readEnv(wrong)).toThrow(/CMS_URL must be an http/);
  expect(() => readEnv(wrong)).toThrow(/DATABASE_URL must begin with file: or postgres/);
  expect(() => readEnv(wrong)).not.toThrow(/short|root:pw/);
});

test('rules between variables are told of in the same round', () => {
  const wrong = { ...SECRETS, SMTP_URL: 'mail.example', CDN: 'fastly', LEADS_COPY: '/second' };
  const large = { CMS_PROCESSES: '2' };
  expect(() => readEnv({ ...wrong, ...large })).toThrow(
    /SMTP_URL must.+CDN needs.+LEADS_COPY needs LEADS_COPY_KEY.+S3_BUCKET must be set/,
  );
});

test.each([
  ...['office@firm.example', 'Firm <office@firm.example>'],
  ...['"Firm, Ltd" <office@firm.example>', 'Łódź & Söhne <o@f.example> '],
])('a sender of mails: %s', (MAIL_FROM) => {
  expect(readEnv({ ...SECRETS, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
});

test.each([
  ...['Firma', 'Firma <>', 'Firma <office@>', 'office@firm', 'office@firm.example Firma'],
  ...[
    'Firm, Ltd <office@firm.example>',
    'Firm <office@firm.example> x',
    'a@b.example, c@d.example',
  ],
  'Firm\nBcc: a@b.example <office@firm.example>',
])('no sender of mails: %s', (MAIL_FROM) => {
  expect(() => readEnv({ ...SECRETS, MAIL_FROM })).toThrow(/MAIL_FROM must be an e-mail address/);
});

const KEY = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z';

const LARGE = {
  CMS_PROCESSES: '2',
  DATABASE_URL: 'postgres://osnowa@db.internal/osnowa',
  S3_BUCKET: 'files',
  S3_LEADS_BUCKET: 'leads',
};

test('the larger shape is taken whole', () => {
  expect(readEnv({ ...SECRETS, ...LARGE })).toMatchObject({ ...LARGE, CMS_PROCESSES: 2 });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a copy without a key', { LEADS_COPY: '/second' }, /LEADS_COPY needs LEADS_COPY_KEY as well/],
  [
    'a copy at half a path',
    { LEADS_COPY: 'x', LEADS_COPY_KEY: KEY },
    /LEADS_COPY must be the full/,
  ],
  [
    'a secret key',
    { LEADS_COPY_KEY: 'AGE-SECRET-KEY-1X' },
    /LEADS_COPY_KEY must be the public key/,
  ],
  [
    'a folder that other machines do not see',
    { ...LARGE, LEADS_COPY: '/second', LEADS_COPY_KEY: KEY },
    /LEADS_COPY must be a bucket or a web address where CMS_PROCESSES is more than 1/,
  ],
  ['SQLite for several', { ...LARGE, DATABASE_URL: '' }, /DATABASE_URL must name a PostgreSQL/],
  ['pictures on a disk', { ...LARGE, S3_BUCKET: '' }, /S3_BUCKET must be set where CMS_PROCESSES/],
  ['leads on a disk', { ...LARGE, S3_LEADS_BUCKET: '' }, /S3_LEADS_BUCKET must be set where CMS_/],
  ['one bucket', { ...LARGE, S3_LEADS_BUCKET: 'files' }, /S3_LEADS_BUCKET must be another bucket/],
])('%s is refused', (_, variables, sentence) => {
  expect(() => readEnv({ ...SECRETS, ...variables })).toThrow(sentence);
});

test('an address is used without the slash typed after it', async () => {
  const env = readEnv({ ...SECRETS, CMS_URL: 'https://cms.osnowa.example/' });
  expect(env.CMS_URL).toBe('https://cms.osnowa.example');
});

/** Writes times as Payload does on the server, as in the question whether a version shall be restored. */
const WRITE = `
  import '${path.join(import.meta.dirname, 'env.ts')}';
  import { format } from 'date-fns/format';
  import { pl } from 'date-fns/locale/pl';
  for (const date of ['2026-11-26T17:36:00.000Z', '2026-07-26T22:30:00.000Z']) {
    console.log(format(new Date(date), '${SHOWN_TIME}', { locale: pl }));
  }`;

test('a server in America writes the hour of the back office, in winter and in summer', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', WRITE], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
    env: { ...SECRETS, NODE_ENV: 'production', TZ: 'America/New_York' },
  });
  expect(stdout.trim().split('\n')).toEqual(['26 lis 2026, 18:36', '27 lip 2026, 00:30']);
});
