import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { percentile } from '../../load/lead-client.ts';
import type { Figure } from '../row.ts';
import { warmPaths } from './warm.ts';

const VISITORS = 200;
const SECONDS = 60;
const PICTURES = 6;

/** `Accept` header of a browser that shows WebP. */
const HEADERS = {
  'accept-encoding': 'gzip',
  accept: 'text/html,image/avif,image/webp,*/*;q=0.8',
};

type Answer = { status: number; body: Buffer };

function ask(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/** Files that a page names: its scripts and styles, and the first pictures. */
function filesOf({ body }: Answer): string[] {
  const html = gunzipSync(body).toString('utf8');
  const all = [...html.matchAll(/(?:src|href)="(\/(?:assets|img)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const pictures = all.filter((path) => path.startsWith('/img/')).slice(0, PICTURES);
  return [...new Set([...all.filter((path) => path.startsWith('/assets/')), ...pictures])];
}

type Visit = { ms: number; failed: number };

async function visit(address: string, path: string): Promise<Visit> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const started = performance.now();
  try {
    const page = await ask(`${address}${path}`, agent);
    const files = await Promise.all(
      filesOf(page).map((file) => ask(`${address}${file.replaceAll('&amp;', '&')}`, agent)),
    );
    const failed = [page, ...files].filter(({ status }) => status !== 200).length;
    return { ms: performance.now() - started, failed };
  } catch {
    return { ms: performance.now() - started, failed: 1 };
  } finally {
    agent.destroy();
  }
}

/** L2: two hundred visitors who load a page with all its files, then read for a while. */
export async function visitors(stack: TestStack): Promise<Figure> {
  const { siteAddress } = stack;
  const paths = await warmPaths(stack);
  // The pictures of every page are rendered once, as on a site with visitors.
  for (const path of paths) await visit(siteAddress, path);
  const visits: Visit[] = [];
  const until = performance.now() + SECONDS * 1_000;
  async function visitor(number: number): Promise<void> {
    await sleep((number / VISITORS) * 2_000);
    for (let look = 0; performance.now() < until; look += 1) {
      visits.push(await visit(siteAddress, paths[(number + look * 7) % paths.length] as string));
      // One to three seconds, the same for every run.
      await sleep(1_000 + ((number * 37 + look * 101) % 2_000));
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
  const p95 = Math.round(percentile(visits, 0.95));
  const failed = visits.reduce((sum, one) => sum + one.failed, 0);
  return {
    found: `p95 of a page with its files ${p95} ms, ${failed} failed`,
    bar: 'p95 1 s, none failed',
    passed: p95 <= 1_000 && failed === 0,
    details: [`${visits.length} visits in ${SECONDS} s, each over up to six new connections`],
  };
}
