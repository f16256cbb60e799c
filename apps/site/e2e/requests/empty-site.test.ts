import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { beforeRelease, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { productionVariables } from '../support/env.ts';
import { freePort } from '../support/second-site.ts';

/** A new installation takes a while on a busy machine. */
const STARTED_WITHIN = 240_000;

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** Pages without a link in a menu: the site's own pages, mails or articles link to them. */
const UNLINKED = [
  ...['/newsletter', '/consultation', '/how-we-deliver', '/ecommerce', '/estimate-project'],
  ...['/kalkulator-aplikacji', '/kalkulator-dms', '/kalkulator-dms-n', '/kalkulator-erp-n'],
  '/natychmiastowa-wycena',
];

let start: ChildProcess;
let site: string;
let said = '';

beforeAll(async () => {
  const [port, cmsPort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${port}`;
  start = spawn(process.execPath, ['tools/start.ts', '--empty'], {
    cwd: REPOSITORY,
    env: productionVariables({
      DATABASE_URL: '',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'empty-site-')),
      SITE_PORT: port,
      SITE_HOST: '127.0.0.1',
      CMS_PORT: cmsPort,
      PUBLIC_URL: site,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  start.stdout?.on('data', (text) => {
    said += text;
  });
  await vi.waitUntil(() => said.includes('npm run demo'), {
    timeout: STARTED_WITHIN,
    interval: 200,
  });
}, STARTED_WITHIN);

afterAll(async () => {
  start.kill('SIGTERM');
  await once(start, 'exit');
});

beforeRelease('npm start -- --empty says how to go on, and keeps search engines out', async () => {
  for (const line of [
    /first administrator/,
    /Ustawienia witryny/,
    /Search engines are kept out until/,
    /npm run demo -- load/,
  ])
    expect(said).toMatch(line);
  expect(await (await fetch(`${site}/robots.txt`)).text()).toContain('Disallow: /');
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(404);
  const home = await fetch(site);
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
});

beforeRelease(
  'every page that can be reached answers in three languages, and names no other company',
  async () => {
    const waiting = LANGUAGES.flatMap((language) =>
      ['/', ...UNLINKED].map((path) => inLanguage(language, path)),
    );
    const seen = new Set(waiting);
    const faults: string[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await fetch(site + path, { redirect: 'follow' });
      const page = await response.text();
      if (!response.ok) faults.push(`${path} answers ${response.status}`);
      if (/tkalni|łód[źz]/i.test(page)) faults.push(`${path} names the demo company`);
      if (!response.headers.get('content-type')?.includes('html')) continue;
      const html = load(page);
      if (html('h1').text().trim() === '') faults.push(`${path} has no heading`);
      for (const link of html('a[href]').toArray()) {
        const { origin, pathname } = new URL(html(link).attr('href') ?? '', response.url);
        if (origin !== site || seen.has(pathname)) continue;
        seen.add(pathname);
        waiting.push(pathname);
      }
    }
    expect(faults).toEqual([]);
    for (const page of ['products', 'services', 'areas', 'industries', 'realizations', 'blog']) {
      expect([...seen], page).toContain(`/${page}`);
    }
    expect(seen.size).toBeGreaterThan(3 * 17);
  },
);
