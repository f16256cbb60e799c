import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../tools/gate/back-office.ts';
import {
  type PreparedTestStack,
  prepareTestStack,
  startTestStack,
  type TestStack,
} from '../../tools/gate/test-stack.ts';
import type { AppName } from '../../tools/paths.ts';
import type { Stack } from '../../tools/running/stack.ts';
import { fill, type Sent, sendUntilTaken } from '../load/lead-client.ts';
import { askAtPace, type Paced } from '../load/paced-client.ts';
import { findLosses, type LeadStore, leadsInPostgres } from '../load/stored-leads.ts';
import type { Aftermath } from './aftermath.ts';

/** Two sites and two CMS processes with a mail server, for one trial after another. */
export type LargeGround = {
  stack: TestStack & { pairs: readonly Stack[] };
  office: BackOffice;
  sink: MailSink;
  databaseUrl: string;
  leads: LeadStore;
  close(): Promise<void>;
};

/** @throws Refusal when the shape cannot be started */
export async function openLargeGround(stop: AbortSignal): Promise<LargeGround> {
  const sink = await startMailSink();
  const variables = { SMTP_URL: sink.url };
  const prepared: PreparedTestStack = await prepareTestStack(
    stop,
    variables,
    process.stdout,
    'large',
  );
  const stack = await startTestStack(stop, prepared);
  const { pairs } = stack;
  const { large } = prepared;
  if (!pairs || !large) throw new Error('The larger shape has no pairs.');
  const { DATABASE_URL: databaseUrl = '' } = large.variables;
  return {
    stack: { ...stack, pairs },
    office: await openBackOffice(stack),
    sink,
    databaseUrl,
    leads: leadsInPostgres(databaseUrl, large.leadFile),
    async close() {
      await stack.close();
      await sink.stop();
    },
  };
}

const EDITS = 200;
const KILL_EVERY_MS = 5_000;
/** By when every site shows an edit, in ms. */
const SHOWN_WITHIN = 2_000;
/** Longest that an editor tries again to save, in ms. */
const SAVED_WITHIN = 20_000;

const PAGES = ['/', '/en', '/de', '/contact', '/services', '/blog', '/en/contact', '/de/services'];

type Edit = { at: number; text: string };

/** An edit that fails because a process has just died is made again, as an editor would. */
async function save(office: BackOffice, id: number, text: string): Promise<Edit> {
  const until = performance.now() + SAVED_WITHIN;
  for (;;) {
    try {
      const body = { location: text, _status: 'published' };
      await office.ask(`/careers/${id}?locale=pl`, 'PATCH', body);
      return { at: performance.now(), text };
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
    }
  }
}

/** How long a site went on showing the state before the edit, in ms; 0 when it did not. */
async function staleFor(site: string, path: string, { at, text }: Edit): Promise<number> {
  let stale = 0;
  for (const until = at + SHOWN_WITHIN + 2_000; performance.now() < until; await sleep(50)) {
    const shown = await textAt(`${site}${path}`);
    if (shown?.includes(text)) return stale;
    // A site that does not answer shows nothing old: the proxy asks the other one.
    if (shown !== null) stale = performance.now() - at;
  }
  return stale;
}

async function textAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    const text = await answer.text();
    return answer.status === 200 ? text : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

async function sendLeads(api: string, perSecond: number, isOver: () => boolean): Promise<Sent[]> {
  const sending: Promise<Sent>[] = [];
  while (!isOver()) {
    sending.push(sendUntilTaken(api, fill(Math.random() < 0.2 ? 20_000 : 0), 100));
    await sleep(1_000 / perSecond);
  }
  return Promise.all(sending);
}

function failedPages(pages: readonly Paced[]): string[] {
  const failed = pages.filter(({ status }) => status !== 200);
  const counts = Map.groupBy(failed, ({ status }) => status);
  return [...counts].map(([status, all]) => `${all.length} pages were answered ${status}.`);
}

/** What is wrong with the leads of a trial, and with their mails once all have left. */
async function lossesOf(ground: LargeGround, sent: readonly Sent[]): Promise<string[]> {
  const waiting = `SELECT count(*) FROM messages WHERE state IN ('pending', 'sending')`;
  for (let wait = 0; wait < 90; wait += 1) {
    const left = execFileSync('psql', [ground.databaseUrl, '-Atc', waiting], { encoding: 'utf8' });
    if (Number(left) === 0) break;
    await sleep(1_000);
  }
  const problems = findLosses(ground.leads, sent);
  for (const { status } of sent) {
    if (status !== 200) problems.push(`A form was never taken (${status}).`);
  }
  const confirmations = ground.sink.deliveries.filter(({ recipients }) =>
    recipients.some((one) => one.endsWith('@klient.example')),
  );
  const identities = new Set(confirmations.map(({ mail }) => mail.messageId));
  const people = new Set(confirmations.flatMap(({ recipients }) => recipients));
  if (identities.size > people.size) problems.push('Somebody got two different confirmations.');
  const without = sent.filter(
    ({ key }) => !people.has(`a${key.replaceAll('-', '')}@klient.example`),
  );
  if (without.length > 0) problems.push(`${without.length} senders got no confirmation.`);
  return problems;
}

/** Mails that were delivered twice, with one identity: a mail program shows them once. */
function deliveredTwice({ sink }: LargeGround): number {
  return sink.deliveries.length - new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size;
}

/** 200 edits, pages and leads while a random process is killed every five seconds. */
export async function killedBesideOthers(ground: LargeGround): Promise<Aftermath> {
  const { stack, office } = ground;
  const api = `${stack.cmsAddress}/api`;
  const { doc } = await office.ask<{ doc: { id: number; slug: string } }>(
    '/careers?locale=pl',
    'POST',
    {
      slug: `proba-${Date.now()}`,
      title: 'Tkaczka',
      description: 'Praca przy krosnach',
      location: 'Łódź 0',
      employmentType: 'FULL_TIME',
      publishedAt: '2026-01-01T10:00:00.000Z',
      _status: 'published',
    },
  );
  const path = `/career/${doc.slug}`;
  let kills = 0;
  let lastOnes = 0;
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await sleep(KILL_EVERY_MS);
      const pair = stack.pairs[Math.floor(Math.random() * stack.pairs.length)] as Stack;
      const app: AppName = Math.random() < 0.5 ? 'site' : 'cms';
      const pid = pair.pidOf(app);
      if (isOver || pid === 0) continue;
      const others = stack.pairs.filter((one) => one !== pair);
      const answers = await Promise.all(others.map(({ health }) => textAt(health[app])));
      if (answers.every((text) => text === null)) lastOnes += 1;
      process.kill(-pid, 'SIGKILL');
      kills += 1;
    }
  })();
  const leads = sendLeads(api, 5, () => isOver);
  const pages = (async () => {
    const all: Paced[] = [];
    while (!isOver) {
      const pace = { address: stack.siteAddress, paths: PAGES, connections: 16 };
      all.push(...(await askAtPace({ ...pace, perSecond: 50, seconds: 5 })));
    }
    return all;
  })();
  const stale: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const saved = await save(office, doc.id, `Łódź ${edit} ${doc.slug}`);
    // Each edit is looked for before the next one replaces it.
    await Promise.all(
      stack.pairs.map(async ({ siteAddress }) =>
        stale.push(await staleFor(siteAddress, path, saved)),
      ),
    );
  }
  isOver = true;
  await killing;
  const [sent, asked] = await Promise.all([leads, pages]);
  const late = stale.filter((ms) => ms > SHOWN_WITHIN);
  const problems = [...failedPages(asked), ...(await lossesOf(ground, sent))];
  if (late.length > 0) problems.push(`${late.length} edits were shown after ${SHOWN_WITHIN} ms.`);
  const found = `${EDITS} edits, ${kills} kills, ${lastOnes} of them of the last one that answered; an old state for ${Math.round(Math.max(...stale))} ms at most; ${asked.length} pages, ${sent.length} leads, ${deliveredTwice(ground)} mails delivered twice`;
  return { found, problems };
}

/** F5: every process is ended and started anew, one after another, under pages and leads. */
export async function restartedInTurn(ground: LargeGround): Promise<Aftermath> {
  const { stack } = ground;
  let isOver = false;
  const leads = sendLeads(`${stack.cmsAddress}/api`, 5, () => isOver);
  const pages = (async () => {
    const all: Paced[] = [];
    while (!isOver) {
      const pace = { address: stack.siteAddress, paths: PAGES, connections: 16 };
      all.push(...(await askAtPace({ ...pace, perSecond: 100, seconds: 5 })));
    }
    return all;
  })();
  let restarts = 0;
  for (const pair of stack.pairs) {
    for (const app of ['site', 'cms'] as const) {
      const before = pair.pidOf(app);
      // Like a service manager: the process with all that it has started.
      process.kill(-before, 'SIGTERM');
      while (pair.pidOf(app) === before || !(await textAt(pair.health[app]))) await sleep(100);
      restarts += 1;
      await sleep(2_000);
    }
  }
  isOver = true;
  const [sent, asked] = await Promise.all([leads, pages]);
  const tried = sent.filter(({ status }) => status !== 200).length;
  return {
    found: `${restarts} restarts under ${asked.length} pages and ${sent.length} leads, ${tried} leads not taken, ${deliveredTwice(ground)} mails delivered twice`,
    problems: [...failedPages(asked), ...(await lossesOf(ground, sent))],
  };
}
