import { setTimeout as sleep } from 'node:timers/promises';
import { proportionalMiB } from '../../load/memory.ts';
import { openMemoryGroup } from '../../load/memory-group.ts';
import { findLosses, leadsIn } from '../../load/stored-leads.ts';
import type { Release } from '../bench-ground.ts';
import type { Figure } from '../row.ts';
import { mix } from './mixed.ts';
import { openSite, ownSite } from './start.ts';
import { warmPaths } from './warm.ts';

/** As the unit of deploy/systemd starts it: npm would stay in memory. */
const LINE = 'node_modules/.bin/node tools/bootstrap.mjs tools/start.ts';

/** Pause without requests before the memory at rest is read, and between two readings under load; ms. */
const REST_MS = 30_000;
const READ_EVERY_MS = 500;

const WARM_UP = { pages: 100, leads: 20, seconds: 5, fileEvery: 5 };
const LOAD = { pages: 300, leads: 100, seconds: 30, fileEvery: 5 };

/** Memory of the smallest machine for a release. */
const SMALLEST_MIB = 1024;

/** Memory in MiB, and what came of the load. */
type Trial = { rest: number; most: number; answered: string; problems: string[] };

/** A first start with the demo content, a rest, and the load. */
async function trial(release: Release, stop: AbortSignal, line: string): Promise<Trial> {
  const dataDir = release.newFolder();
  const environment = await ownSite(dataDir);
  const variables = { CAPTCHA: 'off', NOTIFY_TO: 'sprzedaz@osnowa.example' };
  const site = await openSite(release.root, { ...environment, ...variables }, stop, line);
  try {
    const siteAddress = environment.PUBLIC_URL ?? '';
    const stack = { siteAddress, cmsAddress: `http://127.0.0.1:${environment.CMS_PORT}`, dataDir };
    await warmPaths(stack);
    await sleep(REST_MS, undefined, { signal: stop });
    const rest = proportionalMiB(site.pid);
    await mix(stack, WARM_UP);
    let most = 0;
    const reading = setInterval(() => {
      most = Math.max(most, proportionalMiB(site.pid));
    }, READ_EVERY_MS);
    const { answers, sent, failed } = await mix(stack, LOAD).finally(() => clearInterval(reading));
    const taken = sent.filter(({ status }) => status === 200).length;
    const problems = findLosses(leadsIn(dataDir), sent);
    const refused = sent.filter(({ status }) => status === 503).length;
    const silent = sent.length - taken - refused;
    if (failed + refused + silent > 0) {
      problems.push(
        `${failed} pages failed, ${refused} leads got 503, ${silent} another answer or none.`,
      );
    }
    const pages = `${answers.length - failed} of ${answers.length} pages`;
    return { rest, most, answered: `${pages}, ${taken} of ${sent.length} leads`, problems };
  } finally {
    await site.end();
  }
}

/** The same on a machine with little memory, or `null` where memory cannot be limited. */
async function limited(release: Release, stop: AbortSignal): Promise<Trial | null> {
  const group = openMemoryGroup(SMALLEST_MIB * 1024 * 1024);
  if (!group) return null;
  try {
    const found = await trial(release, stop, group.wrap(LINE));
    const ended = group.ended();
    if (ended > 0) found.problems.push(`The system ended ${ended} processes.`);
    return found;
  } finally {
    await group.remove();
  }
}

function said({ rest, most, answered, problems }: Trial): string {
  const trouble = problems.length === 0 ? 'none lost' : `${problems.length} problems`;
  return `${rest} MiB at rest, ${most} MiB at most under load: ${answered} answered, ${trouble}`;
}

/** Memory that both applications and their supervisor need, and whether little is enough. */
export async function memoryOfRelease(release: Release, stop: AbortSignal): Promise<Figure> {
  const free = await trial(release, stop, LINE);
  const small = await limited(release, stop);
  const problems = [...free.problems, ...(small?.problems ?? [])];
  const within = `with ${SMALLEST_MIB} MiB and no swap`;
  return {
    found: `${said(free)}; ${within} ${small ? said(small) : 'not possible on this machine'}`,
    bar: `${SMALLEST_MIB} MiB are enough: everything answered, none lost`,
    passed: free.most <= SMALLEST_MIB && problems.length === 0,
    details: [
      'shared memory divided between the processes (PSS); at rest: 30 s after 50 pages',
      ...problems,
    ],
  };
}
