import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

const SECRET = { NOTICE_SECRET: 'thirty-two characters or more of it' };

test('everything but the secret has a default', () => {
  expect(readSettings('production', SECRET)).toEqual({
    dev: false,
    port: 3000,
    host: '0.0.0.0',
    apiUrl: 'http://127.0.0.1:3001/api',
    publicUrl: 'http://localhost:3000',
    noticeSecret: SECRET.NOTICE_SECRET,
    previewToken: null,
    dataDir: null,
    trustedProxies: 0,
    recaptchaSiteKey: '',
    contact: { phone: null, email: null },
    cdn: null,
    traces: null,
    metricsToken: null,
    robots: 'allow',
  });
  expect(readSettings('development', {}).noticeSecret).toBeNull();
});

test('addresses lose what follows them; the given port wins', () => {
  const settings = readSettings('production', {
    ...SECRET,
    PORT: '4280',
    SITE_PORT: '4281',
    API_URL: 'http://api.example/api/',
    PUBLIC_URL: 'https://www.mill.example/',
  });
  expect(settings).toMatchObject({
    port: 4280,
    apiUrl: 'http://api.example/api',
    publicUrl: 'https://www.mill.example',
  });
});

test('every wrong variable is named at once, with what it should be', () => {
  const wrong = {
    PORT: '70000',
    API_URL: 'ftp://x',
    TRUSTED_PROXIES: 'many',
    ROBOTS: 'maybe',
    NOTICE_SECRET: '',
  };
  try {
    readSettings('production', wrong);
    expect.unreachable();
  } catch (error) {
    const { problems } = error as SettingsError;
    expect(error).toBeInstanceOf(SettingsError);
    for (const name of Object.keys(wrong)) {
      expect(problems.filter((problem) => problem.startsWith(`${name} must be `))).toHaveLength(1);
    }
  }
});
