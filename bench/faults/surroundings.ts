import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { fill, percentile, type Sent, sendForm, sendUntilTaken } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';
import { onSmallDisk } from './scarcity.ts';

/** Holds the write lock of a database until its standard input ends. */
const HOLD_LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec('BEGIN EXCLUSIVE');
  console.log('locked');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

async function timeOf(work: () => Promise<unknown>): Promise<{ ms: number }> {
  const started = performance.now();
  await work();
  return { ms: performance.now() - started };
}

/** F6, F7 */
export async function lockedDatabase(ground: TestCmsFolders, seconds: number): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const service = await ground.start(dataDir);
  await sendForm(service.api, fill());
  const read = () => fetch(`${service.api}/careers`).then((response) => response.text());
  await read();
  const holder = spawn(process.execPath, ['-e', HOLD_LOCK, join(dataDir, 'osnowa.db')]);
  await once(holder.stdout, 'data');
  const until = performance.now() + seconds * 1_000;
  const form = fill();
  const sending = sendForm(service.api, form);
  const reads: { ms: number }[] = [];
  while (performance.now() < until) {
    reads.push(await timeOf(read));
    await sleep(50);
  }
  holder.stdin.end();
  const refused = await sending;
  await once(holder, 'exit');
  const taken = await sendUntilTaken(service.api, form);
  await service.stop();
  const p99 = Math.round(percentile(reads, 0.99));
  const problems = findLosses(leadsIn(dataDir), [taken]);
  if (refused.status !== 503 || refused.ms > 4_500) {
    problems.push(`The form was answered ${refused.status} after ${Math.round(refused.ms)} ms.`);
  }
  if (p99 > 250) problems.push(`Reads took ${p99} ms.`);
  if (taken.status !== 200) problems.push('It was not taken afterwards.');
  return {
    found: `503 after ${Math.round(refused.ms)} ms, reads p99 ${p99} ms, then taken`,
    problems,
  };
}

/** F9 */
export async function fullDisk(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  return onSmallDisk(dataDir, 'size=24m', async (folder) => {
    const service = await ground.start(dataDir);
    const files: Sent[] = [];
    for (let at = 0; at < 5; at += 1)
      files.push(await sendForm(service.api, fill(5 * 1024 * 1024)));
    const text = await sendForm(service.api, fill());
    await service.stop();
    const left = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' }).trim();
    const problems = findLosses(leadsIn(dataDir), [text]);
    if (files.some(({ status }) => status !== 503)) {
      problems.push(`Files were answered ${files.map(({ status }) => status).join(', ')}.`);
    }
    if (text.status !== 200) problems.push(`Text was answered ${text.status}.`);
    if (left) problems.push(`Left: ${left}`);
    return { found: 'files refused with 503, text taken', problems };
  });
}

/** F12: the outage lasts 20 s here instead of ten minutes. */
export async function mailServerAway(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const port = await findFreePort();
  const service = await ground.start(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const sent: Sent[] = [];
  for (let at = 0; at < 10; at += 1) sent.push(await sendForm(service.api, fill()));
  await sleep(20_000);
  const sink = await startMailSink({ port });
  const started = performance.now();
  while (sink.deliveries.length < 20 && performance.now() - started < 120_000) await sleep(200);
  const seconds = Math.round((performance.now() - started) / 1_000);
  await service.stop();
  await sink.stop();
  const identities = sink.deliveries.map(({ mail }) => mail.messageId);
  const problems = findLosses(leadsIn(dataDir), sent);
  if (identities.length !== 20 || new Set(identities).size !== 20) {
    problems.push(`${identities.length} deliveries of ${new Set(identities).size} mails.`);
  }
  return { found: `${identities.length} of 20 mails ${seconds} s after it came back`, problems };
}
