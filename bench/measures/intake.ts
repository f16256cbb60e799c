import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { cpuSeconds } from '../load/cores.ts';
import { fill, keepSending, percentile, type Sent, sendForm } from '../load/lead-client.ts';
import { residentMiB } from '../load/memory.ts';
import { makeSecondPlace } from '../load/second-place.ts';
import { findLosses, leadsIn, openDatabase, storedLeads } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import type { BenchRow, Figure } from './row.ts';

const KILOBYTE = 1024;
const MEBIBYTE = 1024 * KILOBYTE;

function after(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() > until;
}

function said(problems: readonly string[]): string {
  return problems.length === 0 ? 'none lost' : `${problems.length} problems: ${problems[0]}`;
}

type Load = Record<'senders' | 'seconds' | 'bytes', number>;

/** What came of a load: leads a second, the longest wait but for one in a hundred, and the processor time of one; ms. */
type Taken = { rate: number; p99: number; cpu: number; others: number; problems: string[] };

/** Sends from many senders at once for a while, and compares with the stored leads. */
async function send(service: TestCms, { senders, seconds, bytes }: Load): Promise<Taken> {
  await keepSending(senders, after(3_000), () => sendForm(service.api, fill(bytes)));
  const started = performance.now();
  const before = cpuSeconds(service.pid);
  const over = after(seconds * 1_000);
  const sent = await keepSending(senders, over, () => sendForm(service.api, fill(bytes)));
  const elapsed = (performance.now() - started) / 1_000;
  const used = cpuSeconds(service.pid) - before;
  await service.stop();
  const taken = sent.filter(({ status }) => status === 200);
  return {
    rate: Math.round(taken.length / elapsed),
    p99: Math.round(percentile(taken, 0.99)),
    cpu: (used / taken.length) * 1_000,
    others: sent.length - taken.length,
    problems: findLosses(leadsIn(service.dataDir), taken),
  };
}

async function sustained(
  ground: TestCmsFolders,
  { perSecond, ...load }: Load & { perSecond: number },
): Promise<Figure> {
  const service = await ground.start(ground.newFolder());
  const { rate, p99, cpu, others, problems } = await send(service, load);
  return {
    found: `${rate}/s, p99 ${p99} ms, ${others} refused, ${said(problems)}`,
    bar: `${perSecond}/s, p99 500 ms, none lost`,
    passed: rate >= perSecond && p99 <= 500 && others === 0 && problems.length === 0,
    details: [`${cpu.toFixed(1)} ms of the service's processor time each`],
  };
}

/** The same load without and with a second place for leads. */
async function copied(ground: TestCmsFolders): Promise<Figure> {
  const load = { senders: 50, seconds: 20, bytes: 0 };
  const without = await send(await ground.start(ground.newFolder()), load);
  const dataDir = ground.newFolder();
  const { address, variables } = await makeSecondPlace(dataDir);
  const taken = await send(await ground.start(dataDir, variables), load);
  const copies = readdirSync(address).length;
  const leads = storedLeads(leadsIn(dataDir)).length;
  const { rate, p99, others, problems } = taken;
  return {
    found: `${rate}/s, p99 ${p99} ms, ${others} refused, ${said(problems)}; without ${without.rate}/s, p99 ${without.p99} ms; ${copies} of ${leads} copied when it was ended`,
    bar: '50/s, p99 1,500 ms, none lost',
    passed: rate >= 50 && p99 <= 1_500 && others === 0 && problems.length === 0,
  };
}

async function twentyUploads(ground: TestCmsFolders): Promise<Figure> {
  const service = await ground.start(ground.newFolder());
  await sendForm(service.api, fill(MEBIBYTE));
  const before = residentMiB(service.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMiB(service.pid));
  }, 100);
  const started = performance.now();
  const forms = Array.from({ length: 20 }, () => fill(10 * MEBIBYTE));
  const sent: Sent[] = await Promise.all(forms.map((form) => sendForm(service.api, form)));
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  await service.stop();
  const problems = findLosses(leadsIn(service.dataDir), sent);
  const taken = sent.filter(({ status }) => status === 200).length;
  const growth = most - before;
  return {
    found: `${taken} of 20 in ${seconds.toFixed(1)} s, memory +${growth} MiB, ${said(problems)}`,
    bar: '20 in 20 s, +150 MiB',
    passed: taken === 20 && seconds <= 20 && growth <= 150 && problems.length === 0,
  };
}

async function backlog(ground: TestCmsFolders): Promise<Figure> {
  const messages = 5_000;
  const dataDir = ground.newFolder();
  const first = await ground.start(dataDir, { SMTP_URL: 'smtp://127.0.0.1:9' });
  let begun = 0;
  await keepSending(
    16,
    () => begun >= messages / 2,
    () => {
      begun += 1;
      return sendForm(first.api, fill());
    },
  );
  await first.stop();
  const database = openDatabase(dataDir);
  database.exec("UPDATE messages SET due_at = '2000-01-01T00:00:00.000Z', state = 'pending'");
  const waiting = Number(database.prepare('SELECT count(*) AS n FROM messages').get()?.n);
  database.close();
  const sink = await startMailSink();
  const service = await ground.start(dataDir, { SMTP_URL: sink.url });
  const started = performance.now();
  const over = after(300_000);
  while (sink.deliveries.length < waiting && !over()) await sleep(200);
  const seconds = (performance.now() - started) / 1_000;
  await service.stop();
  await sink.stop();
  const identities = new Set(sink.deliveries.map(({ mail }) => mail.messageId));
  const rate = Math.round(identities.size / seconds);
  return {
    found: `${identities.size} of ${waiting} at ${rate}/s, ${sink.deliveries.length - identities.size} twice`,
    bar: 'all of them at 20/s, none twice',
    passed: rate >= 20 && identities.size === waiting && sink.deliveries.length === waiting,
  };
}

/** How fast leads are taken in, and whether any is lost. */
export const INTAKE_ROWS: readonly BenchRow[] = [
  {
    id: 'L7',
    group: 'intake',
    title: 'leads without files, 50 senders, 60 s',
    measure: async (ground) =>
      sustained(await ground.services(), { senders: 50, seconds: 60, bytes: 0, perSecond: 200 }),
  },
  {
    id: 'L7C',
    group: 'intake',
    title: 'leads copied to a second place (a folder), 50 senders, 20 s',
    measure: async (ground) => copied(await ground.services()),
  },
  {
    id: 'L8',
    group: 'intake',
    title: 'leads with 200 KB, 20 senders, 30 s',
    measure: async (ground) =>
      sustained(await ground.services(), {
        senders: 20,
        seconds: 30,
        bytes: 200 * KILOBYTE,
        perSecond: 50,
      }),
  },
  {
    id: 'L9',
    group: 'intake',
    title: '20 uploads of 10 MiB at once',
    measure: async (ground) => twentyUploads(await ground.services()),
  },
  {
    id: 'L11',
    group: 'intake',
    title: 'outbox of 5,000 mails',
    measure: async (ground) => backlog(await ground.services()),
  },
];
