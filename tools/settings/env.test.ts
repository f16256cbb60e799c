import { describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { readConfiguration } from './env.ts';

describe('the configuration', () => {
  test('reads what is set, and treats an empty value as not set', () => {
    expect(readConfiguration({}).databaseUrl).toBe(`file:${ROOT}/data/osnowa.db`);
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

  test.each([
    ['postgres://me:secret@db.example:5432/site', 'postgres://me:secret@db.example:5432/site'],
    ['file:other.db', `file:${ROOT}/other.db`],
  ])('DATABASE_URL=%s is %s', (DATABASE_URL, databaseUrl) => {
    expect(readConfiguration({ DATABASE_URL })).toMatchObject({ databaseUrl });
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

  test.each([
    // Never the password of a wrong address.
    [{ DATABASE_URL: 'postgress://me:hunter2@db/site' }, /^DATABASE_URL(?!.*hunter2)/],
    [{ SITE_PORT: 'x', CMS_PORT: 'y' }, /SITE_PORT must.+\nCMS_PORT must/],
    [{ SITE_PORT: '4000', CMS_PORT: '4000' }, /SITE_PORT and CMS_PORT must differ/],
  ])('refuses %j, each wrong variable at once', (variables, sentence) => {
    expect(() => readConfiguration(variables)).toThrow(sentence);
  });
});
