import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { NOTICE_PATH } from '../../packages/contract/src/index.ts';
import { signatureHeaders } from '../../packages/http/src/index.ts';
import type { BackOffice } from '../../tools/gate/back-office.ts';
import type { TestStack } from '../../tools/gate/test-stack.ts';
import { Refusal } from '../../tools/refusal.ts';
import { askForAll } from './client.ts';

/** The facts of a site that a client needs. */
export type Site = Pick<TestStack, 'siteAddress' | 'dataDir'>;

/** Metrics of the site's process from `/metrics`, by their names without `site_`. */
export async function siteFigures({ siteAddress }: Site): Promise<Record<string, number>> {
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
  // It renders its main pages by itself: they must not be part of the next measurement.
  await untilRendered({ siteAddress, dataDir });
}

/** Waits until the site no longer renders. @returns number of pages rendered so far */
export async function untilRendered(site: Site, everyMs = 400, before = -1): Promise<number> {
  const { page_renders_total: now = 0 } = await siteFigures(site);
  if (now === before) return now;
  await sleep(everyMs);
  return untilRendered(site, everyMs, now);
}

/** Number of different pages in a load. */
const WARM_PAGES = 50;

/** Pages of all three languages, the same ones each time, all of them in the cache. */
export async function warmPaths(site: Site): Promise<string[]> {
  const all = await sitePaths(site);
  const step = Math.max(1, Math.floor(all.length / WARM_PAGES));
  const paths = all.filter((path, index) => index % step === 0 && path !== '/');
  const warm = paths.slice(0, WARM_PAGES);
  await askForAll(site.siteAddress, warm, 4);
  return warm;
}

export type Post = { id: number; path: string; description: string };

/** The newest Polish posts of the blog, with their addresses on the site. */
export async function newestPosts(
  office: BackOffice,
  paths: readonly string[],
  count: number,
): Promise<Post[]> {
  type Found = { docs: { id: number; slug: string; description: string }[] };
  const query = `/posts?depth=0&sort=-publishedAt&limit=${count}&where[language][equals]=pl`;
  const { docs } = await office.ask<Found>(query);
  return docs.flatMap(({ id, slug, description }) => {
    const path = paths.find((one) => one.startsWith('/blog/') && one.endsWith(`/${slug}`));
    return path ? [{ id, path, description }] : [];
  });
}
