import { setTimeout as sleep } from 'node:timers/promises';
import type { Aftermath } from '../aftermath.ts';
import type { LargeGround } from './ground.ts';
import { deliveredTwice, failedPages, lossesOf, underLoad } from './load.ts';

const TIMES = 5;
/** How long an engine is away each time, in ms. */
const AWAY_MS = 3_000;
/** How long everything works between two times, in ms. */
const BETWEEN_MS = 7_000;

/** Takes an engine away again and again, under pages and leads. */
async function withoutEngine(
  ground: LargeGround,
  what: string,
  takeAway: () => unknown,
  bringBack: () => Promise<void>,
): Promise<Aftermath> {
  const { stack } = ground;
  const pids = () => stack.pairs.flatMap((pair) => [pair.pidOf('site'), pair.pidOf('cms')]);
  const before = pids();
  const twiceBefore = deliveredTwice(ground);
  const { pages, sent } = await underLoad(ground, 50, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await sleep(BETWEEN_MS);
      await takeAway();
      await sleep(AWAY_MS);
      await bringBack();
    }
    await sleep(BETWEEN_MS);
  });
  const problems = [...failedPages(pages), ...(await lossesOf(ground, sent))];
  const ended = pids().filter((pid, at) => pid !== before[at]).length;
  if (ended > 0) problems.push(`${ended} processes of ours ended.`);
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  return {
    found: `${what} ${TIMES} times for ${AWAY_MS / 1_000} s: ${pages.length} pages, ${sent.length} leads taken, the last try of one within ${slowest} ms; ${deliveredTwice(ground) - twiceBefore} mails delivered a second time with the same Message-ID`,
    problems,
  };
}

/** LF3: the database server is killed and started again. */
export function killedDatabase(ground: LargeGround): Promise<Aftermath> {
  const { database } = ground;
  return withoutEngine(ground, 'killed', database.kill, database.start);
}

/** LF4: the object store with the files of leads is cut off and comes back. */
export function lostObjectStore(ground: LargeGround): Promise<Aftermath> {
  const { store } = ground;
  return withoutEngine(ground, 'cut off', store.pause, store.open);
}
