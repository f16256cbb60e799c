import { setTimeout as sleep } from 'node:timers/promises';
import { type BackOffice, openBackOffice } from '../../../tools/gate/back-office.ts';
import type { AppName } from '../../../tools/paths.ts';
import type { Stack } from '../../../tools/running/stack.ts';
import type { Aftermath } from '../aftermath.ts';
import type { LargeGround } from './ground.ts';
import { deliveredTwice, failedPages, lossesOf, underLoad } from './load.ts';

const EDITS = 200;
/** An edit begins so long after the one before, in ms, so that kills fall on many of them. */
const EDIT_EVERY_MS = 3_000;
const KILL_EVERY_MS = 5_000;
/** By when every site shows an edit, in ms. */
const SHOWN_WITHIN = 2_000;
/** A site that was killed is waited for so long, in ms; then the edit counts as never shown. */
const LOOKED_FOR = 30_000;
/** Longest that an editor tries again to save, in ms: both CMS processes may be starting again. */
const SAVED_WITHIN = 120_000;

/** `at` is when it was saved, in ms of the clock of all times here. */
type Edit = { at: number; text: string };

type Kill = {
  at: number;
  app: AppName;
  pair: number;
  /** No other process of its kind answered. */
  ofLastOne: boolean;
  /** When it answered again, in ms since the kill; `null` when it was killed again before. */
  back: number | null;
};

/** What a site did with an edit, times in ms since it was saved. */
type Look = {
  edit: Edit;
  /** Until when it went on showing the state before; 0 when it did not. */
  stale: number;
  /** When it showed the edit; `null` when it never did. */
  shown: number | null;
};

/** Makes the page that is edited. @returns the id of its document, and its path on the site */
async function makeCareer(office: BackOffice, location: string) {
  const career = {
    slug: `proba-${Date.now()}`,
    title: 'Tkaczka',
    description: 'Praca przy krosnach',
    location,
    employmentType: 'FULL_TIME',
    publishedAt: '2026-01-01T10:00:00.000Z',
    _status: 'published',
  };
  const { doc } = await office.ask<{ doc: { id: number; slug: string } }>(
    '/careers?locale=pl',
    'POST',
    career,
  );
  return { id: doc.id, path: `/careers/${doc.slug}` };
}

/** An edit that fails because a process has just died is made again, as an editor would. */
async function save(ground: LargeGround, id: number, text: string): Promise<Edit> {
  const until = performance.now() + SAVED_WITHIN;
  let office = ground.office;
  for (;;) {
    try {
      const body = { location: text, _status: 'published' };
      await office.ask(`/careers/${id}?locale=pl`, 'PATCH', body);
      return { at: performance.now(), text };
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
      // A session ends half an hour after signing in, and the trial may take longer.
      if (String(error).endsWith('403.')) office = (await signIn(ground)) ?? office;
    }
  }
}

/** @returns `null` where no process answers */
async function signIn({ stack }: LargeGround): Promise<BackOffice | null> {
  return openBackOffice(stack).catch(() => null);
}

/** Asks an address. @returns `null` where no process answers, as while it is started again */
async function answerOf(address: string): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

/** Looks at a page until it shows an edit. */
async function lookFor(address: string, edit: Edit): Promise<Look> {
  const { at, text } = edit;
  let stale = 0;
  for (; performance.now() < at + LOOKED_FOR; await sleep(50)) {
    const answer = await answerOf(address);
    const now = performance.now() - at;
    if (answer?.status === 200 && answer.text.includes(text)) return { edit, stale, shown: now };
    // Without an answer, and at 503, the proxy asks the other site. Any other answer is shown.
    if (answer && answer.status !== 503) stale = now;
  }
  return { edit, stale, shown: null };
}

/** Kills a random process every five seconds. @returns what ends it and gives the kills */
function startKilling({ stack: { pairs } }: LargeGround): () => Promise<Kill[]> {
  const kills: Kill[] = [];
  let isOver = false;
  /** Waits until a killed process answers, or is killed again. */
  const waitForReturn = async (kill: Kill, health: string) => {
    const isNewest = () =>
      kills.findLast(({ app, pair }) => app === kill.app && pair === kill.pair);
    for (; !isOver && isNewest() === kill; await sleep(100)) {
      if ((await answerOf(health))?.status !== 200) continue;
      kill.back = performance.now() - kill.at;
      return;
    }
  };
  const ended = (async () => {
    while (!isOver) {
      await sleep(KILL_EVERY_MS);
      const at = Math.floor(Math.random() * pairs.length);
      const pair = pairs[at] as Stack;
      const app: AppName = Math.random() < 0.5 ? 'site' : 'cms';
      const pid = pair.pidOf(app);
      if (isOver || pid === 0) continue;
      const others = pairs.filter((one) => one !== pair);
      const answers = await Promise.all(others.map(({ health }) => answerOf(health[app])));
      const ofLastOne = !answers.some((answer) => answer?.status === 200);
      process.kill(-pid, 'SIGKILL');
      const kill = { at: performance.now(), app, pair: at + 1, ofLastOne, back: null };
      kills.push(kill);
      void waitForReturn(kill, pair.health[app]);
    }
  })();
  return async () => {
    isOver = true;
    await ended;
    return kills;
  };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A look that found the state before for too long, with the kills before and during it. */
function lateSentence({ edit, stale }: Look, kills: readonly Kill[]): string {
  const near = kills.filter(({ at }) => at > edit.at - 4 * KILL_EVERY_MS && at < edit.at + stale);
  const said = near.map(({ at, app, pair, ofLastOne, back }) => {
    const answered = back === null ? 'not back' : `back at ${seconds(at + back - edit.at)}`;
    return `${app} ${pair}${ofLastOne ? ', the last one,' : ''} at ${seconds(at - edit.at)} (${answered})`;
  });
  return `${edit.text} was hidden for ${seconds(stale)}; killed: ${said.join(', ')}.`;
}

type Span = { from: number; to: number };

/** When a CMS process did not answer. */
function absences(kills: readonly Kill[], pair: number): Span[] {
  const own = kills.filter((kill) => kill.app === 'cms' && kill.pair === pair);
  return own.map(({ at, back }, index) => ({
    from: at,
    to: back === null ? (own[index + 1]?.at ?? Number.POSITIVE_INFINITY) : at + back,
  }));
}

/** When neither CMS process answered. */
function outages(kills: readonly Kill[]): Span[] {
  return absences(kills, 1).flatMap((one) =>
    absences(kills, 2)
      .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
      .filter(({ from, to }) => from < to),
  );
}

/**
 * How long a site went on showing the state before although a CMS process answered, in ms: without one
 * no site can read an edit.
 */
function hiddenFor({ edit, stale }: Look, kills: readonly Kill[]): number {
  const until = edit.at + stale;
  const during = outages(kills).filter(({ from, to }) => to > edit.at && from < until);
  return until - Math.min(until, Math.max(edit.at, ...during.map(({ to }) => to)));
}

/** Edits a page so many times while processes are killed. @returns what each site did with each edit */
async function editUnderKills(
  ground: LargeGround,
  id: number,
  addresses: readonly string[],
): Promise<{ looks: Look[]; kills: Kill[] }> {
  const endKilling = startKilling(ground);
  const looks: Look[] = [];
  try {
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const next = performance.now() + EDIT_EVERY_MS;
      // Without spaces: the site sets unbreakable ones after short words and numbers.
      const saved = await save(ground, id, `Łódź-${edit}-${EDITS}`);
      // Each edit is looked for before the next one replaces it.
      looks.push(...(await Promise.all(addresses.map((address) => lookFor(address, saved)))));
      await sleep(Math.max(0, next - performance.now()));
    }
  } catch (error) {
    await endKilling();
    throw error;
  }
  return { looks, kills: await endKilling() };
}

/** 200 edits, pages and leads while a random process is killed every five seconds. */
export async function killedBesideOthers(ground: LargeGround): Promise<Aftermath> {
  const first = 'Łódź przed próbą';
  const { id, path } = await makeCareer(ground.office, first);
  const addresses = ground.stack.pairs.map(({ siteAddress }) => `${siteAddress}${path}`);
  const made = { at: performance.now(), text: first };
  const before = await Promise.all(addresses.map((address) => lookFor(address, made)));
  if (before.some(({ shown }) => shown === null)) {
    return { found: '', problems: [`Not every site shows ${path} before the first kill.`] };
  }
  const twiceBefore = deliveredTwice(ground);
  const { pages, sent, result } = await underLoad(ground, 50, () =>
    editUnderKills(ground, id, addresses),
  );
  const { looks, kills } = result;
  const problems = [...failedPages(pages), ...(await lossesOf(ground, sent))];
  const never = looks.filter(({ shown }) => shown === null).length;
  if (never > 0) problems.push(`${never} edits were never shown by a site.`);
  const late = looks.filter((look) => hiddenFor(look, kills) > SHOWN_WITHIN);
  problems.push(...late.map((look) => lateSentence(look, kills)));
  const twice = deliveredTwice(ground) - twiceBefore;
  const killsOf = (app: AppName) => kills.filter((kill) => kill.app === app).length;
  // Each kill can fall between the mail server's answer and the row that says so
  // (docs/decisions/mails-sent-once.md).
  if (twice > killsOf('cms')) problems.push(`${twice} mails were delivered twice.`);
  const stale = Math.round(Math.max(...looks.map((look) => look.stale)));
  const hidden = Math.round(Math.max(...looks.map((look) => hiddenFor(look, kills))));
  const times = looks.flatMap(({ shown }) => shown ?? []).toSorted((one, other) => one - other);
  const median = Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN);
  const back = Math.max(...kills.map((kill) => kill.back ?? 0));
  return {
    found: `${EDITS} edits, ${killsOf('site')} kills of a site and ${killsOf('cms')} of a CMS process, ${kills.filter(({ ofLastOne }) => ofLastOne).length} of them of the last one that answered, each back within ${seconds(back)}; each edit seen on both sites, an old state for ${hidden} ms at most while a CMS process answered (${stale} with the time in which none did), median ${median} ms; ${pages.length} pages, ${sent.length} leads, ${twice} mails delivered a second time with the same Message-ID`,
    problems,
  };
}
