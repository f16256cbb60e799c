import { expect, test } from 'vitest';
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

test('an address is used without the slash typed after it', async () => {
  const env = readEnv({ ...SECRETS, CMS_URL: 'https://cms.osnowa.example/' });
  expect(env.CMS_URL).toBe('https://cms.osnowa.example');
});
