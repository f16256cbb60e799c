import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import { testEnvironment } from '../settings/env.ts';

test('a start names the wrong settings of the tools, the site and the CMS in one round', async () => {
  const DATA_DIR = join(tmpdir(), `osnowa-wrong-settings-${process.pid}`);
  const wrong = {
    SITE_PORT: '70000',
    TRUSTED_PROXIES: 'one',
    CAPTCHA: 'sometimes',
    MAIL_FROM: 'Firma',
    BACKUP_DIR: '/nowhere',
  };
  const environment = { ...testEnvironment(), DATA_DIR, ...wrong };
  const command = { line: 'node tools/start.ts', cwd: ROOT, environment };
  const { code, lines } = await runToEnd(command, new AbortController().signal);
  const said = lines.join('\n');
  for (const name of Object.keys(wrong)) expect(said.split(`${name}`), name).toHaveLength(2);
  expect([code, existsSync(DATA_DIR)]).toEqual([1, false]);
});
