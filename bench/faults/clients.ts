import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../tools/processes/ports.ts';
import { fieldsOf, fill, sendForm } from '../load/lead-client.ts';
import { collectGarbage } from '../load/live-heap.ts';
import { peakMiB, residentMiB } from '../load/memory.ts';
import { leadsIn, storedLeads } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const DAMAGED = 10_000;
/** Forms before memory is first read: until then code is compiled and pools are filled. */
const WARMING = 2_000;
/** Limit of the peak memory of the service, garbage included. */
const MOST_MIB = 700;
const AT_ONCE = 16;
const SEED = 24;

/** A whole multipart form with a file, as bytes. */
function wholeForm(bytes: number): Buffer {
  const fields = Object.entries(fieldsOf(fill())).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.txt"\r\n' +
    `Content-Type: text/plain\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
  return Buffer.from(`${fields.join('')}${file}`);
}

function filesLeft(dataDir: string): string {
  return execFileSync('find', [join(dataDir, 'attachments'), '-type', 'f'], { encoding: 'utf8' });
}

/** Sends the beginning of a form and hangs up. */
async function hangUp(service: TestCms, body: Buffer, share: number): Promise<void> {
  const { port } = new URL(service.api);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(
    `POST /api/contact/send-message HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, Math.floor(body.length * share)));
  await sleep(300);
  socket.destroy();
}

/** F23 */
export async function brokenClients(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  const body = wholeForm(2_000_000);
  const shares = [0.01, 0.5, 0.99];
  await Promise.all(shares.flatMap((share) => [1, 2, 3].map(() => hangUp(service, body, share))));
  for (let wait = 0; wait < 60 && filesLeft(service.dataDir) !== ''; wait += 1) await sleep(1_000);
  const left = filesLeft(service.dataDir);
  const leads = storedLeads(leadsIn(service.dataDir)).length;
  const after = await sendForm(service.api, fill(1_000));
  await service.stop();
  const problems = left ? [`Left: ${left}`] : [];
  if (leads > 0) problems.push(`${leads} leads of clients that were gone.`);
  if (after.status !== 200) problems.push(`The next form was answered ${after.status}.`);
  return { found: 'no lead and no file of theirs', problems };
}

/** Numbers that look random and are the same at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function damage(whole: Buffer, random: (below: number) => number): Buffer {
  let body = whole;
  for (let time = 0; time <= random(4); time += 1) {
    const at = random(body.length);
    const put = Buffer.from(Array.from({ length: random(12) }, () => random(256)));
    body = Buffer.concat([body.subarray(0, at), put, body.subarray(at + random(40))]);
  }
  return body;
}

/** Sends so many damaged forms, and counts the answers by their status. */
async function sendDamaged(
  api: string,
  forms: number,
  random: (below: number) => number,
): Promise<Map<number, number>> {
  const whole = wholeForm(200);
  const statuses = new Map<number, number>();
  let begun = 0;
  const send = async () => {
    while (begun < forms) {
      begun += 1;
      const response = await fetch(`${api}/contact/send-message`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: new Uint8Array(damage(whole, random)),
      });
      await response.json();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return statuses;
}

/**
 * F24: compares memory after garbage collection and after the code was compiled, because a heap
 * that V8 had no reason to shrink is no leak. The start script limits how far the heap may grow.
 */
export async function damagedForms(ground: TestCmsFolders): Promise<Aftermath> {
  const inspector = await findFreePort();
  const service = await ground.start(ground.newFolder(), {
    NODE_OPTIONS: `--inspect-port=${inspector}`,
  });
  const random = randomFrom(SEED);
  const inUse = async () => {
    await collectGarbage(service.pid, inspector);
    return residentMiB(service.pid);
  };
  await sendDamaged(service.api, WARMING, random);
  const before = await inUse();
  const statuses = await sendDamaged(service.api, DAMAGED, random);
  const growth = (await inUse()) - before;
  const most = peakMiB(service.pid);
  await service.stop();
  const problems = [...statuses.keys()]
    .filter((status) => status >= 500)
    .map((status) => `${statuses.get(status)} were answered ${status}.`);
  if (growth > 50) problems.push(`Memory grew by ${growth} MiB.`);
  if (most > MOST_MIB) problems.push(`It had ${most} MiB at most.`);
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  return { found: `${counts.join(', ')}, memory +${growth} MiB, ${most} MiB at most`, problems };
}
