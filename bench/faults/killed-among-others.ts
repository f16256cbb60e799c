import { setTimeout as sleep } from 'node:timers/promises';
import { openBackOffice } from '../../tools/gate/back-office.ts';
import type { AppName } from '../../tools/paths.ts';
import { isHealthy } from '../../tools/processes/health.ts';
import type { Stack } from '../../tools/running/stack.ts';
import { median } from '../load/client.ts';
import { newestPosts, sitePaths } from '../load/site.ts';
import { type LargeGround, underLoad } from './large.ts';
import { type Aftermath, unmet, untilSo } from './trial.ts';

const EDITS = 200;
/** Interval between the beginnings of two edits, in ms, so that kills hit many of them. */
const EDIT_EVERY_MS = 3_000;
const KILL_EVERY_MS = 5_000;
/** Longest time until every site shows an edit while a CMS process answers, in ms. */
const SHOWN_WITHIN = 2_000;
/** Longest wait for a killed site, in ms; then the edit counts as never shown. */
const LOOKED_FOR = 30_000;
/** Longest that an editor tries again to save, in ms: both CMS processes may be starting again. */
const SAVED_WITHIN = 120_000;

/** `at` is when it was saved, in ms of the clock of all times here. */
type Edit = { at: number; text: string };

/** `ofLastOne`: no other process of its kind answered; `back`: when it answered again, in s. */
type Kill = { app: AppName; ofLastOne: boolean; back: number };

/** A site's behaviour after an edit, times in ms since it was saved. */
type Look = {
  text: string;
  /** End of showing the state before; 0 if it never did. */
  stale: number;
  /** Share of that while a CMS process answered: without one no site can read an edit. */
  hidden: number;
  /** Time at which it showed the edit; `null` if it never did. */
  shown: number | null;
};

/** An edit that fails because a process has just died is repeated, as an editor would do. */
async function save(ground: LargeGround, id: number, text: string): Promise<Edit> {
  const until = performance.now() + SAVED_WITHIN;
  let { office } = ground;
  for (;;) {
    try {
      const body = { description: text, _status: 'published' };
      await office.ask(`/posts/${id}`, 'PATCH', body);
      return { at: performance.now(), text };
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
      // A session ends half an hour after signing in, and the trial may take longer.
      if (String(error).endsWith('403.')) {
        office = await openBackOffice(ground.stack).catch(() => office);
      }
    }
  }
}

/** Requests a page. @returns `null` if no process answers, such as during a restart */
function pageAt(address: string): Promise<{ status: number; text: string } | null> {
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => null,
  );
}

/** Watches a page, and the CMS processes, until the page shows an edit. */
async function lookFor(
  pairs: readonly Stack[],
  address: string,
  { at, text }: Edit,
): Promise<Look> {
  const look: Look = { text, stale: 0, hidden: 0, shown: null };
  let answeredFrom = 0;
  for (; performance.now() < at + LOOKED_FOR; await sleep(50)) {
    const [page, ...answers] = await Promise.all([
      pageAt(address),
      ...pairs.map(({ health }) => isHealthy(health.cms)),
    ]);
    const now = performance.now() - at;
    if (page?.status === 200 && page.text.includes(text)) return { ...look, shown: now };
    if (!answers.includes(true)) answeredFrom = now;
    // Without an answer, and at 503, the proxy tries the other site. Any other answer is shown.
    if (!page || page.status === 503) continue;
    look.stale = now;
    look.hidden = Math.max(look.hidden, now - answeredFrom);
  }
  return look;
}

/** Kills a random process every five seconds. @returns ends it, and returns the kills */
function startKilling({ stack: { pairs } }: LargeGround): () => Promise<Kill[]> {
  const kills: Kill[] = [];
  let isOver = false;
  const ended = (async () => {
    for (;;) {
      await sleep(KILL_EVERY_MS);
      const pair = pairs[Math.floor(Math.random() * pairs.length)] as Stack;
      const app: AppName = Math.random() < 0.5 ? 'site' : 'cms';
      const pid = pair.pidOf(app);
      if (isOver) return;
      if (pid === 0) continue;
      const others = pairs.filter((one) => one !== pair);
      const answers = await Promise.all(others.map(({ health }) => isHealthy(health[app])));
      process.kill(-pid, 'SIGKILL');
      const kill = { app, ofLastOne: !answers.includes(true), back: 0 };
      kills.push(kill);
      void untilSo(() => isHealthy(pair.health[app])).then((seconds) => {
        kill.back = seconds;
      });
    }
  })();
  return async () => {
    isOver = true;
    await ended;
    return kills;
  };
}

/** LF1: 200 edits, pages and leads while a random process is killed every five seconds. */
export async function killedAmongOthers(ground: LargeGround): Promise<Aftermath> {
  const { pairs } = ground.stack;
  const paths = await sitePaths(ground.stack);
  const [post] = await newestPosts(ground.office, paths, 1);
  if (!post) throw new Error('The blog has no post.');
  const { id, path } = post;
  const lookAtAll = (edit: Edit) =>
    Promise.all(pairs.map(({ siteAddress }) => lookFor(pairs, `${siteAddress}${path}`, edit)));
  const looks: Look[] = [];
  const { pages, sent, twice, problems, result } = await underLoad(ground, 50, async () => {
    const endKilling = startKilling(ground);
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const next = performance.now() + EDIT_EVERY_MS;
      // Without spaces: the site inserts unbreakable ones after short words and numbers.
      looks.push(...(await lookAtAll(await save(ground, id, `Łódź-${edit}-${EDITS}`))));
      await sleep(Math.max(0, next - performance.now()));
    }
    return endKilling();
  });
  const killsOf = (app: AppName) => result.filter((kill) => kill.app === app).length;
  const late = looks.filter(({ hidden }) => hidden > SHOWN_WITHIN);
  problems.push(
    ...late.map(({ text, hidden }) => `${text} was hidden for ${Math.round(hidden)} ms.`),
    ...unmet({
      'An edit was never shown by a site.': looks.every(({ shown }) => shown !== null),
      // Each kill can fall between the mail server's answer and the row that says so
      // (docs/decisions/mails-sent-once.md).
      [`${twice} mails were delivered twice.`]: twice <= killsOf('cms'),
    }),
  );
  const longest = (of: (look: Look) => number) => Math.round(Math.max(...looks.map(of)));
  const times = looks.flatMap(({ shown }) => shown ?? []);
  return {
    found: `${EDITS} edits, ${killsOf('site')} kills of a site and ${killsOf('cms')} of a CMS process, ${result.filter(({ ofLastOne }) => ofLastOne).length} of them of the last one that answered, each back within ${Math.max(...result.map(({ back }) => back))} s; each edit seen on both sites, an old state for ${longest(({ hidden }) => hidden)} ms at most while a CMS process answered (${longest(({ stale }) => stale)} with the time in which none did), median ${Math.round(median(times))} ms; ${pages.length} pages, ${sent.length} leads, ${twice} mails delivered a second time with the same Message-ID`,
    problems,
  };
}
