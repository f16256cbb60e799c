import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '../../../apps/cms/src/leads/happenings/testing/receiver.ts';
import { subscribeBrowser } from '../../../apps/cms/src/leads/happenings/testing/subscribed-browser.ts';
import { fill, sendForm } from '../../load/lead-client.ts';
import { residentMiB } from '../../load/memory.ts';
import { seedLeads } from '../../load/seed-leads.ts';
import { copyDatabase } from '../../load/stored-leads.ts';
import type { TestCms } from '../../load/test-cms.ts';
import type { BenchGround } from '../bench-ground.ts';
import type { BenchRow, Figure } from '../row.ts';

/** A data folder with the demo content and so many leads; its service is not running. */
async function folderWith(ground: BenchGround, leads: number): Promise<string> {
  const stack = await ground.stack();
  const services = await ground.services();
  const dataDir = services.newFolder();
  copyDatabase(stack.dataDir, dataDir);
  seedLeads(dataDir, leads);
  return dataDir;
}

/** Starts the content service over a folder and stops it when the work is done. */
async function withCms<Result>(
  ground: BenchGround,
  dataDir: string,
  work: (service: TestCms) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> {
  const service = await (await ground.services()).start(dataDir, variables);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

/** Asks the back office as its administrator; with a body it posts. */
type Ask = (path: string, body?: object) => Promise<Response>;

async function signIn(ground: BenchGround, { api }: TestCms): Promise<Ask> {
  const { administrator } = await ground.stack();
  const { origin } = new URL(api);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${origin}/payload/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(administrator),
  });
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}.`);
  const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return (path, body) =>
    fetch(`${origin}${path}`, {
      headers: { ...headers, cookie: cookie.join('; ') },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
}

async function start(ground: BenchGround): Promise<Figure> {
  const dataDir = await folderWith(ground, 10_000);
  const started = performance.now();
  return withCms(ground, dataDir, async () => {
    const seconds = (performance.now() - started) / 1_000;
    return { found: `${seconds.toFixed(1)} s`, bar: '5 s', passed: seconds <= 5 };
  });
}

/** Median time of a complete response of the back office, once warm, in ms. */
async function medianOf(ask: Ask, path: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 8; time += 1) {
    const started = performance.now();
    const response = await ask(path);
    const page = await response.text();
    if (!response.ok || !page.includes('leads-tabs')) throw new Error(`${path} is no list.`);
    if (time >= 3) times.push(performance.now() - started);
  }
  return Math.round(times.sort((one, other) => one - other)[2] ?? 0);
}

async function list(ground: BenchGround): Promise<Figure> {
  const dataDir = await folderWith(ground, 100_000);
  return withCms(ground, dataDir, async (service) => {
    const ask = await signIn(ground, service);
    const path = '/admin/collections/leads?limit=25';
    const first = await medianOf(ask, path);
    const far = await medianOf(ask, `${path}&page=2000`);
    const found = await medianOf(ask, `${path}&search=Zażółć`);
    const nothing = await medianOf(ask, `${path}&search=nobody-at-all`);
    return {
      found: `first page ${first} ms, page 2,000 ${far} ms, search ${found} ms, without a hit ${nothing} ms`,
      bar: 'each 500 ms',
      passed: Math.max(first, far, found, nothing) <= 500,
    };
  });
}

/**
 * Reads an exported list to its end without storing it; returns its number of records and the peak
 * memory in MiB. Only records end with a carriage return.
 */
async function swallow(response: Response, pid: number) {
  let [records, most] = [0, 0];
  const watch = setInterval(() => {
    most = Math.max(most, residentMiB(pid));
  }, 50);
  for await (const piece of response.body ?? []) {
    for (const byte of piece) if (byte === 13) records += 1;
  }
  clearInterval(watch);
  return { records, most: Math.max(most, residentMiB(pid)) };
}

async function exported(ground: BenchGround): Promise<Figure> {
  const leads = 100_000;
  const dataDir = await folderWith(ground, leads);
  return withCms(ground, dataDir, async (service) => {
    const ask = await signIn(ground, service);
    // The pages and the query of the list are compiled before the measurement begins.
    const warm = '/payload/leads/export?where[state][equals]=won';
    await swallow(await ask(warm), service.pid);
    const before = residentMiB(service.pid);
    const started = performance.now();
    const all = '/payload/leads/export?where[state][exists]=true';
    const { records, most } = await swallow(await ask(all), service.pid);
    const seconds = (performance.now() - started) / 1_000;
    const isWhole = records === leads + 1;
    const growth = most - before;
    return {
      found: `${isWhole ? 'all' : 'not all'} in ${seconds.toFixed(1)} s, memory +${growth} MiB`,
      bar: 'all, +50 MiB',
      passed: isWhole && growth <= 50,
    };
  });
}

/** From sending a form to its notice at the push service of a phone, which reads it. */
async function pushed(ground: BenchGround): Promise<Figure> {
  const dataDir = await folderWith(ground, 10_000);
  const pushService = await startReceiver();
  const phone = subscribeBrowser(`${pushService.url}/phone`);
  const measured = async (service: TestCms) => {
    const ask = await signIn(ground, service);
    const added = await ask('/payload/users/push', phone.subscription);
    if (!added.ok) throw new Error(`Adding a device was answered ${added.status}.`);
    const times: number[] = [];
    for (let nth = 1; nth <= 20; nth += 1) {
      const started = performance.now();
      await sendForm(service.api, fill());
      while (pushService.received.length < nth) await sleep(2);
      phone.read(pushService.received[nth - 1] as (typeof pushService.received)[number]);
      times.push(Math.round(performance.now() - started));
      // Each is a lead by itself, and no load.
      await sleep(500);
    }
    return times.sort((one, other) => one - other);
  };
  const times = await withCms(ground, dataDir, measured, { INTERNAL_HOSTS: '127.0.0.1' });
  await pushService.stop();
  const slowest = times.at(-1) ?? Infinity;
  return {
    found: `median ${times[10]} ms, slowest of 20 ${slowest} ms`,
    bar: '2,000 ms',
    passed: slowest <= 2_000,
  };
}

/** The CMS with many leads. */
export const LEAD_ROWS: readonly BenchRow[] = [
  {
    id: 'L14',
    group: 'service',
    title: 'start with 10,000 leads and the demo content',
    measure: start,
  },
  { id: 'L14-list', group: 'service', title: 'lead list with 100,000 leads', measure: list },
  { id: 'L15', group: 'service', title: 'export of 100,000 leads', measure: exported },
  { id: 'L16', group: 'service', title: 'a new lead on a phone, by Web Push', measure: pushed },
];
