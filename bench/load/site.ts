import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dataNames } from '../../apps/cms/src/process/data-names.ts';
import { NOTICE_PATH } from '../../packages/contract/src/index.ts';
import { signatureHeaders } from '../../packages/http/src/index.ts';
import type { TestStack } from '../../tools/gate/test-stack.ts';
import { Refusal } from '../../tools/refusal.ts';

/** What a client of the site needs to know of it. */
export type Site = Pick<TestStack, 'siteAddress' | 'dataDir'>;

/** A metric of the site's process, by its name without `site_`. */
export type SiteFigures = Readonly<Record<string, number>>;

/** What `/metrics` says. */
export async function siteFigures({ siteAddress }: Site): Promise<SiteFigures> {
  const text = await (await fetch(`${siteAddress}/metrics`)).text();
  const pairs = text.split('\n').map((line) => line.replace(/^site_/, '').split(' '));
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
}

/** Paths of all pages of the sitemap, in their languages. */
export async function sitePaths({ siteAddress }: Site): Promise<string[]> {
  const address = `${siteAddress}/sitemap.xml`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Refusal(`${address} answers ${answer.status}.`);
  const text = await answer.text();
  const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  return locations.map((location) => new URL(location).pathname);
}

/**
 * Empties the change log, so that the site must assume that all content has changed: the cache
 * drops every page, and the site renders the main pages again by itself.
 */
export async function dropAllPages({ siteAddress, dataDir }: Site): Promise<void> {
  const secrets = z
    .object({ NOTICE_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  const database = new DatabaseSync(join(dataDir, dataNames(dataDir).database), { timeout: 5_000 });
  database.exec('DELETE FROM content_changes');
  database.close();
  const body = '{}';
  const answer = await fetch(`${siteAddress}${NOTICE_PATH}`, {
    method: 'POST',
    body,
    headers: signatureHeaders(secrets.NOTICE_SECRET, body, Date.now()),
  });
  if (answer.status !== 204) throw new Refusal(`A change notice was answered ${answer.status}.`);
  await untilRendered({ siteAddress, dataDir });
}

/** The site renders its main pages by itself; they must not be part of the next measurement. */
async function untilRendered(site: Site): Promise<void> {
  let before = -1;
  for (;;) {
    const { page_renders_total: now = 0 } = await siteFigures(site);
    if (now === before) return;
    before = now;
    await sleep(400);
  }
}

/** A page that was asked for: its status, its bytes and how long it took, in ms. */
export type Asked = { path: string; status: number; bytes: number; ms: number };

/** Asks for one page, whole. */
export async function askFor(address: string, path: string): Promise<Asked> {
  const started = performance.now();
  const answer = await fetch(`${address}${path}`, { redirect: 'manual' });
  const { byteLength: bytes } = await answer.arrayBuffer();
  return { path, status: answer.status, bytes, ms: performance.now() - started };
}

/** Asks for many pages, so many at once. */
export async function askForAll(
  address: string,
  paths: readonly string[],
  atOnce: number,
): Promise<Asked[]> {
  const left = [...paths];
  const all: Asked[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        all.push(await askFor(address, path));
      }
    }),
  );
  return all;
}
