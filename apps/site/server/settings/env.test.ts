import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

const SECRET = { NOTICE_SECRET: 'thirty-two characters or more of it' };

test('everything but the secret has a default', () => {
  expect(readSettings('production', SECRET)).toMatchObject({ port: 3000, robots: 'allow' });
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
