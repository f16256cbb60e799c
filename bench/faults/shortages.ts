import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../tools/processes/ports.ts';
import { fill, percentile, repeat, sendForm, sendUntilTaken } from '../load/client.ts';
import type { TestCms } from '../load/test-cms.ts';
import { counted, fault, identitiesOf, lives, type Trial, untilSo } from './trial.ts';

const HOLD_LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec('BEGIN EXCLUSIVE');
  console.log('locked');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

/** Holds the write lock of a database, as a forgotten session does, until its input or itself is ended. */
export async function holdLock({ dataDir }: TestCms): Promise<ChildProcess> {
  const holder = spawn(process.execPath, ['-e', HOLD_LOCK, join(dataDir, 'osnowa.db')]);
  await once(holder.stdout, 'data');
  return holder;
}

const lockedDatabase = (id: string, seconds: number) =>
  fault(id, {
    title: `database locked for ${seconds} s`,
    async cause(trial) {
      const service = await trial.begin();
      await trial.send(service);
      const read = async () => {
        const started = performance.now();
        await (await fetch(`${service.api}/careers`)).text();
        return { ms: performance.now() - started };
      };
      await read();
      const holder = await holdLock(service);
      const until = performance.now() + seconds * 1_000;
      const form = fill();
      const sending = sendForm(service.api, form);
      const reads: { ms: number }[] = [];
      for (; performance.now() < until; await sleep(50)) reads.push(await read());
      holder.stdin?.end();
      const { status, ms } = await sending;
      await once(holder, 'exit');
      trial.sent.push(await sendUntilTaken(service.api, form));
      return { status, ms: Math.round(ms), p99: Math.round(percentile(reads, 0.99)) };
    },
    answers: [200],
    expect: ({ status, ms, p99 }) => ({
      [`The form was answered ${status} after ${ms} ms.`]: status === 503 && ms <= 4_500,
      [`Reads took ${p99} ms.`]: p99 <= 250,
    }),
    figure: ({ ms, p99 }) => `503 after ${ms} ms, reads p99 ${p99} ms, then taken`,
  });

/**
 * Mounts a small file system in the data folder of a trial. Needs the right to mount.
 * @param limit of the file system, such as `size=24m`
 */
export function mountSmallDisk(trial: Trial, limit: string, name: string): string {
  const folder = join(trial.dataDir, name);
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${limit},mode=700`, 'tmpfs', folder]);
  trial.undo(() => execFileSync('umount', [folder]));
  return folder;
}

/** Files, one after another, on a disk without room for them; then a form without one. */
async function filesOnSmallDisk(trial: Trial, limit: string, files: number, bytes: number) {
  const folder = mountSmallDisk(trial, limit, 'attachments');
  const service = await trial.begin();
  for (let at = 0; at < files; at += 1) await trial.send(service, fill(bytes));
  const answers = trial.sent.slice();
  const { status: text } = await trial.send(service);
  const left = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8' });
  return { answers, text, left };
}

const fullDisk = fault('F9', {
  title: 'disk full',
  cause: (trial) => filesOnSmallDisk(trial, 'size=24m', 5, 5 * 1024 * 1024),
  expect: ({ answers, text, left }) => ({
    [`Files were answered ${counted(answers)}.`]: answers.every(({ status }) => status === 503),
    [`Text was answered ${text}.`]: text === 200,
    [`Left: ${left}`]: left === '',
  }),
  figure: () => 'files refused with 503, text taken',
});

const noInodes = fault('F10', {
  title: 'no inode left',
  cause: (trial) => filesOnSmallDisk(trial, 'size=1g,nr_inodes=12', 15, 1_000),
  answers: [200, 503],
  expect: ({ answers, text }) => ({
    'Files were taken without an inode for them.': answers.at(-1)?.status === 503,
    [`Text was answered ${text}.`]: text === 200,
  }),
  figure: ({ answers }) => `files ${counted(answers)}, text taken`,
});

const noDescriptors = fault('F11', {
  title: 'no file descriptor left',
  async cause(trial) {
    const service = await trial.begin();
    await sendForm(service.api, fill(1_000));
    const limit = (most: number) =>
      execFileSync('prlimit', ['--pid', String(service.pid), `--nofile=${most}:4096`]);
    limit(readdirSync(`/proc/${service.pid}/fd`).length + 8);
    await repeat(60, 60, () => trial.send(service, fill(200_000)));
    const answers = trial.sent.slice();
    limit(1_024);
    await sleep(1_000);
    // The first attempt may use a connection that was closed meanwhile.
    const after = await sendUntilTaken(service.api, fill(1_000), 5);
    trial.sent.push(after);
    return { answers, after: after.status, isAlive: await lives(service) };
  },
  answers: [0, 200, 503],
  expect: ({ after, isAlive }) => ({
    [`Afterwards a form was answered ${after}.`]: after === 200,
    'The service ended.': isAlive,
  }),
  figure: ({ answers }) => `${counted(answers)}, then taken again`,
});

/** The outage lasts 20 s here instead of ten minutes. */
const mailServerAway = fault('F12', {
  title: 'mail server away',
  async cause(trial) {
    const port = await findFreePort();
    const service = await trial.begin({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await repeat(10, 1, () => trial.send(service));
    await sleep(20_000);
    const sink = await trial.openSink(port);
    const seconds = await untilSo(() => sink.deliveries.length >= 20, 120_000);
    return { seconds, deliveries: sink.deliveries.length, mails: identitiesOf(sink) };
  },
  answers: [200],
  expect: ({ deliveries, mails }) => ({
    [`${deliveries} deliveries of ${mails} mails.`]: deliveries === 20 && mails === 20,
  }),
  figure: ({ seconds, deliveries }) => `${deliveries} of 20 mails ${seconds} s after it came back`,
});

/** A resource of the service is locked, full, used up or unreachable. */
export const SHORTAGES = [
  lockedDatabase('F6', 5),
  lockedDatabase('F7', 60),
  fullDisk,
  noInodes,
  noDescriptors,
  mailServerAway,
];
