import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { readConfiguration } from './env.ts';

describe('the configuration', () => {
  test('works without any variable', () => {
    expect(readConfiguration({})).toEqual({
      sitePort: 3000,
      siteHost: '0.0.0.0',
      cmsPort: 3001,
      cmsHost: '127.0.0.1',
      dataDir: `${ROOT}/data`,
      databaseUrl: `file:${ROOT}/data/osnowa.db`,
      publicUrl: 'http://localhost:3000',
    });
  });

  test('reads what is set, and treats an empty value as not set', () => {
    const configuration = readConfiguration({
      SITE_PORT: '8080',
      CMS_PORT: '',
      DATA_DIR: '/srv/osnowa',
      PUBLIC_URL: 'https://www.example.com/',
    });
    expect(configuration).toMatchObject({
      sitePort: 8080,
      cmsPort: 3001,
      dataDir: '/srv/osnowa',
      databaseUrl: 'file:/srv/osnowa/osnowa.db',
      publicUrl: 'https://www.example.com',
    });
  });

  test('lets DATABASE_URL name a server, and makes a relative file absolute', () => {
    const server = 'postgres://me:secret@db.example:5432/site';
    expect(readConfiguration({ DATABASE_URL: server }).databaseUrl).toBe(server);
    expect(readConfiguration({ DATABASE_URL: 'file:other.db' }).databaseUrl).toBe(
      `file:${ROOT}/other.db`,
    );
  });

  test.each([
    ['SITE_PORT', '70000', 'SITE_PORT must be a port number between 1 and 65535 (it is "70000").'],
    ['SITE_PORT', 'http', 'SITE_PORT must be a port number'],
    ['CMS_PORT', '30 01', 'CMS_PORT must be a port number'],
    ['CMS_PORT', '4190', 'CMS_PORT must be a port that browsers open'],
    ['SITE_HOST', 'http://x', 'SITE_HOST must be the address to listen on'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must look like postgres://'],
    ['PUBLIC_URL', 'www.example.com', 'PUBLIC_URL must be an address without a path'],
    ['PUBLIC_URL', 'https://example.com/site', 'PUBLIC_URL must be an address without a path'],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(sentence);
  });

  test('never shows the password of a wrong database address', () => {
    expect(() => readConfiguration({ DATABASE_URL: 'postgress://me:hunter2@db/site' })).toThrow(
      /^DATABASE_URL(?!.*hunter2)/,
    );
  });

  test('names every wrong variable at once', () => {
    expect(() => readConfiguration({ SITE_PORT: 'x', CMS_PORT: 'y' })).toThrow(
      /SITE_PORT must.+\nCMS_PORT must/,
    );
  });

  test('refuses one port for both', () => {
    expect(() => readConfiguration({ SITE_PORT: '4000', CMS_PORT: '4000' })).toThrow(
      'SITE_PORT and CMS_PORT must differ (both are 4000).',
    );
  });
});
