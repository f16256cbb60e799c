import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { fill, percentile, repeat, sendDuring, sendForm } from '../load/client.ts';
import { cpuSeconds, residentMiB } from '../load/processes.ts';
import { makeSecondPlace } from '../load/second-place.ts';
import { findLosses, leadsIn, openDatabase, storedLeads } from '../load/stored-leads.ts';
import type { TestCms } from '../load/test-cms.ts';
import type { BenchGround, Figure } from './bench-ground.ts';

const MEBIBYTE = 1024 * 1024;

function said(problems: readonly string[]): string {
  return problems.length === 0 ? 'none lost' : `${problems.length} problems: ${problems[0]}`;
}

type Load = Record<'senders' | 'seconds' | 'bytes', number>;

/**
 * Sends from many senders at once for a while, and compares the result with the stored leads.
 * @returns leads a second, the 99th percentile of the waits, the processor time of one; ms
 */
async function send(service: TestCms, { senders, seconds, bytes }: Load) {
  const one = () => sendForm(service.api, fill(bytes));
  await (await sendDuring(senders, one, () => sleep(3_000))).sent;
  const started = performance.now();
  const before = cpuSeconds(service.pid);
  const sent = await (await sendDuring(senders, one, () => sleep(seconds * 1_000))).sent;
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

/** L7, L8 */
export async function sustained(ground: BenchGround, load: Load, perSecond: number) {
  const services = await ground.services();
  const service = await services.start(services.newFolder());
  const { rate, p99, cpu, others, problems } = await send(service, load);
  return {
    found: `${rate}/s, p99 ${p99} ms, ${others} refused, ${said(problems)}`,
    bar: `${perSecond}/s, p99 500 ms, none lost`,
    passed: rate >= perSecond && p99 <= 500 && others === 0 && problems.length === 0,
    details: [`${cpu.toFixed(1)} ms of the service's processor time each`],
  };
}

/** L7C: the same load without and with a second place for leads. */
export async function copied({ services }: BenchGround): Promise<Figure> {
  const ground = await services();
  const load = { senders: 50, seconds: 20, bytes: 0 };
  const without = await send(await ground.start(ground.newFolder()), load);
  const dataDir = ground.newFolder();
  const { address, variables } = await makeSecondPlace(dataDir);
  const { rate, p99, others, problems } = await send(await ground.start(dataDir, variables), load);
  const copies = readdirSync(address).length;
  const leads = storedLeads(leadsIn(dataDir)).length;
  return {
    found: `${rate}/s, p99 ${p99} ms, ${others} refused, ${said(problems)}; without ${without.rate}/s, p99 ${without.p99} ms; ${copies} of ${leads} copied when it was ended`,
    bar: '50/s, p99 1,500 ms, none lost',
    passed: rate >= 50 && p99 <= 1_500 && others === 0 && problems.length === 0,
  };
}

/** L9 */
export async function twentyUploads({ services }: BenchGround): Promise<Figure> {
  const ground = await services();
  const service = await ground.start(ground.newFolder());
  await sendForm(service.api, fill(MEBIBYTE));
  const before = residentMiB(service.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMiB(service.pid));
  }, 100);
  const started = performance.now();
  const sent = await repeat(20, 20, () => sendForm(service.api, fill(10 * MEBIBYTE)));
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

/** L11 */
export async function backlog({ services }: BenchGround): Promise<Figure> {
  const ground = await services();
  const dataDir = ground.newFolder();
  const first = await ground.start(dataDir, { SMTP_URL: 'smtp://127.0.0.1:9' });
  await repeat(2_500, 16, () => sendForm(first.api, fill()));
  await first.stop();
  const database = openDatabase(dataDir);
  database.exec("UPDATE messages SET due_at = '2000-01-01T00:00:00.000Z', state = 'pending'");
  const waiting = Number(database.prepare('SELECT count(*) AS n FROM messages').get()?.n);
  database.close();
  const sink = await startMailSink();
  const service = await ground.start(dataDir, { SMTP_URL: sink.url });
  const started = performance.now();
  const passed = () => performance.now() - started;
  while (sink.deliveries.length < waiting && passed() < 300_000) await sleep(200);
  const rate = (1_000 * sink.deliveries.length) / passed();
  await service.stop();
  await sink.stop();
  const identities = new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size;
  return {
    found: `${identities} of ${waiting} at ${Math.round(rate)}/s, ${sink.deliveries.length - identities} twice`,
    bar: 'all of them at 20/s, none twice',
    passed: rate >= 20 && identities === waiting && sink.deliveries.length === waiting,
  };
}
