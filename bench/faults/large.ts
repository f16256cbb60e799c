import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../tools/gate/back-office.ts';
import type { LargeShape, LargeStack } from '../../tools/gate/large-shape.ts';
import { prepareTestStack, startTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { ROOT } from '../../tools/paths.ts';
import { askAtPace, fill, type Paced, type Sent, sendUntilTaken } from '../load/client.ts';
import { findLosses, type LeadStore, leadsInPostgres } from '../load/stored-leads.ts';
import { type DatabaseServer, findDatabaseServer } from './database-server.ts';
import { type Aftermath, counted, identitiesOf, slowest, unmet, untilSo } from './trial.ts';

/** Two sites and two CMS processes with a mail server, for one trial after another. */
export type LargeGround = {
  stack: TestStack & Pick<LargeStack, 'pairs' | 'replace'>;
  office: BackOffice;
  sink: MailSink;
  database: DatabaseServer;
  /** Buckets of all processes. */
  store: LargeShape['store'];
  leads: LeadStore;
  close(): Promise<void>;
};

/** @throws Refusal when the shape cannot be started */
export async function openLargeGround(stop: AbortSignal): Promise<LargeGround> {
  const sink = await startMailSink();
  const prepared = await prepareTestStack(stop, { SMTP_URL: sink.url }, process.stdout, 'large');
  const stack = await startTestStack(stop, prepared);
  const { pairs, replace } = stack;
  const { large } = prepared;
  if (!pairs || !replace || !large) throw new Error('The larger shape has no pairs.');
  const { DATABASE_URL: databaseUrl = '' } = large.variables;
  const database = findDatabaseServer(databaseUrl);
  return {
    stack: { ...stack, pairs, replace },
    office: await openBackOffice(stack),
    sink,
    database,
    store: large.store,
    leads: leadsInPostgres(databaseUrl, large.leadFile),
    async close() {
      await stack.close();
      database.end();
      await sink.stop();
    },
  };
}

/** Pages of every language, each with content of the CMS. */
const PAGES = ['/', '/en', '/de', '/contact', '/services', '/blog', '/en/contact', '/de/services'];
const LEADS_A_SECOND = 5;
/** Attempts to send a form: enough for the absence of a process, or of its database. */
const TRIES = 100;
/** Size of a file, which a fifth of the leads has; bytes. */
const FILE_BYTES = 20_000;
const MAILED_WITHIN_MS = 120_000;

/** Requests to the shape while something was done to it, and the faults of the answers. */
type Loaded<Result> = {
  pages: Paced[];
  sent: Sent[];
  /** Mails that were delivered a second time, with the identity of the first. */
  twice: number;
  problems: string[];
  result: Result;
};

/** Requests pages and sends leads, both by the proxy, while `work` runs; then checks every lead. */
export async function underLoad<Result>(
  ground: LargeGround,
  pagesPerSecond: number,
  work: () => Promise<Result>,
): Promise<Loaded<Result>> {
  const { stack, sink } = ground;
  const twiceBefore = sink.deliveries.length - identitiesOf(sink);
  let isOver = false;
  const sending = (async () => {
    const all: Promise<Sent>[] = [];
    for (; !isOver; await sleep(1_000 / LEADS_A_SECOND)) {
      const form = fill(Math.random() < 0.2 ? FILE_BYTES : 0);
      all.push(sendUntilTaken(`${stack.cmsAddress}/api`, form, TRIES));
    }
    return Promise.all(all);
  })();
  const asking = (async () => {
    const all: Paced[] = [];
    const pace = { address: stack.siteAddress, paths: PAGES, connections: 16, seconds: 5 };
    while (!isOver) all.push(...(await askAtPace({ ...pace, perSecond: pagesPerSecond })));
    return all;
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  const [sent, pages] = await Promise.all([sending, asking]);
  const problems = await lossesOf(ground, sent);
  if (pages.some(({ status }) => status !== 200)) problems.push(`Pages: ${counted(pages)}.`);
  const twice = sink.deliveries.length - identitiesOf(sink) - twiceBefore;
  return { sent, pages, twice, problems, result };
}

/** Faults in the leads of a trial, and in their mails once all were sent. */
async function lossesOf({ leads, sink }: LargeGround, sent: readonly Sent[]): Promise<string[]> {
  const count = (which: string) =>
    leads.rows<{ n: number }>(`SELECT count(*) AS n FROM messages ${which}`)[0]?.n ?? 0;
  await untilSo(() => count("WHERE state IN ('pending', 'sending')") === 0, MAILED_WITHIN_MS);
  const identities = new Map<string, Set<string | undefined>>();
  for (const { recipients, mail } of sink.deliveries) {
    for (const one of recipients.filter((address) => address.endsWith('@klient.example'))) {
      identities.set(one, (identities.get(one) ?? new Set()).add(mail.messageId));
    }
  }
  const isConfirmed = ({ key }: Sent) =>
    identities.has(`a${key.replaceAll('-', '')}@klient.example`);
  return [
    ...findLosses(leads, sent),
    ...unmet({
      [`Forms were answered ${counted(sent)}.`]: sent.every(({ status }) => status === 200),
      'A sender got two different confirmations.': [...identities.values()].every(
        ({ size }) => size === 1,
      ),
      'A sender got no confirmation.': sent.every(isConfirmed),
      'More different mails were delivered than there are.': identitiesOf(sink) <= count(''),
    }),
  ];
}

const TIMES = 5;
/** Time without an engine in each round, and the time between two rounds; ms. */
const AWAY_MS = 3_000;
const BETWEEN_MS = 7_000;

/** Stops an engine again and again, under pages and leads. */
async function withoutEngine(
  ground: LargeGround,
  what: string,
  takeAway: () => unknown,
  bringBack: () => Promise<void>,
): Promise<Aftermath> {
  const { pairs } = ground.stack;
  const pids = () => pairs.flatMap((pair) => [pair.pidOf('site'), pair.pidOf('cms')]).join();
  const before = pids();
  const { pages, sent, twice, problems } = await underLoad(ground, 50, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await sleep(BETWEEN_MS);
      await takeAway();
      await sleep(AWAY_MS);
      await bringBack();
    }
    await sleep(BETWEEN_MS);
  });
  return {
    found: `${what} ${TIMES} times for ${AWAY_MS / 1_000} s: ${pages.length} pages, ${sent.length} leads taken, the last try of one within ${slowest(sent)} ms; ${twice} mails delivered a second time with the same Message-ID`,
    problems: [...problems, ...unmet({ 'A process of ours ended.': pids() === before })],
  };
}

/** LF3: the database server is killed and started again. */
export function killedDatabase(ground: LargeGround): Promise<Aftermath> {
  const { database } = ground;
  return withoutEngine(ground, 'killed', database.kill, database.start);
}

/** LF4: the object store with the files of leads is disconnected and reconnected. */
export function lostObjectStore(ground: LargeGround): Promise<Aftermath> {
  const { store } = ground;
  return withoutEngine(ground, 'cut off', store.pause, store.open);
}

/** F5: each pair is ended and started again in turn, twice, as an update does. */
export async function restartedInTurn(ground: LargeGround): Promise<Aftermath> {
  const { pairs, replace } = ground.stack;
  const turns = [...pairs.keys(), ...pairs.keys()];
  const { pages, sent, twice, problems } = await underLoad(ground, 100, async () => {
    for (const at of turns) await replace(at, ROOT);
  });
  return {
    found: `${turns.length} restarts under ${pages.length} pages and ${sent.length} leads, 0 leads not taken, ${twice} mails delivered twice`,
    problems: [...problems, ...unmet({ [`${twice} mails were delivered twice.`]: twice === 0 })],
  };
}
