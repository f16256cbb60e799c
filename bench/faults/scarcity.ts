import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fill, keepSending, type Sent, sendForm, sendUntilTaken } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const ACCEPTABLE = [200, 503];
/** Bytes of the disk for the log, and of the last page of memory that a file may still have there. */
const LOG_DISK = 64 * 1024;
const LOG_BLOCK = 4 * 1024;

/** Counts the answers by status, as words. */
function counted(sent: readonly Sent[]): string {
  const counts = new Map<number, number>();
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Lists what is wrong with the answers during a shortage, and with one more after it. */
function problemsOf(service: TestCms, sent: readonly Sent[], after: Sent): string[] {
  const taken = sent.filter(({ status }) => status === 200);
  const odd = sent.filter(({ status }) => !ACCEPTABLE.includes(status));
  return [
    ...findLosses(leadsIn(service.dataDir), [...taken, after]),
    ...(odd.length > 0 ? [`Answered: ${counted(odd)}.`] : []),
    ...(after.status === 200 ? [] : [`Afterwards a form was answered ${after.status}.`]),
  ];
}

/**
 * Mounts a small file system in a data folder while the work runs. Needs the right to mount.
 * @param limit of the file system, such as `size=24m`
 */
export async function onSmallDisk(
  dataDir: string,
  limit: string,
  work: (folder: string) => Promise<Aftermath>,
  name = 'attachments',
): Promise<Aftermath> {
  const folder = join(dataDir, name);
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `${limit},mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
  } catch (error) {
    return { found: 'not possible here', problems: [`mount: ${(error as Error).message}`] };
  }
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** F10 */
export async function noInodes(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  return onSmallDisk(dataDir, 'size=1g,nr_inodes=12', async () => {
    const service = await ground.start(dataDir);
    const sent: Sent[] = [];
    for (let at = 0; at < 15; at += 1) sent.push(await sendForm(service.api, fill(1_000)));
    const text = await sendForm(service.api, fill());
    await service.stop();
    const problems = problemsOf(service, sent, text);
    if (sent.at(-1)?.status !== 503) problems.push('Files were taken without an inode for them.');
    return { found: `files ${counted(sent)}, text taken`, problems };
  });
}

/** F11 */
export async function noDescriptors(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  await sendForm(service.api, fill(1_000));
  const limit = (most: number) =>
    execFileSync('prlimit', ['--pid', String(service.pid), `--nofile=${most}:4096`]);
  limit(readdirSync(`/proc/${service.pid}/fd`).length + 8);
  const forms = Array.from({ length: 60 }, () => fill(200_000));
  const sent = await Promise.all(forms.map((form) => sendForm(service.api, form)));
  limit(1_024);
  await sleep(1_000);
  // The first try may meet a connection that was closed meanwhile.
  const after = await sendUntilTaken(service.api, fill(1_000), 5);
  const lives = await Promise.race([service.ended, sleep(0).then(() => 'lives')]);
  await service.stop();
  const answered = sent.filter(({ status }) => status !== 0);
  const problems = problemsOf(service, answered, after);
  if (lives !== 'lives') problems.push(`The service ended with ${lives}.`);
  return { found: `${counted(sent)}, then taken again`, problems };
}

/** Forms while the log cannot be written. */
async function formsWithoutLog(service: TestCms): Promise<{ sent: Sent[]; problems: string[] }> {
  let begun = 0;
  const sent = await keepSending(
    4,
    () => begun >= 40,
    () => {
      begun += 1;
      return sendForm(service.api, fill());
    },
  );
  const after = await sendForm(service.api, fill());
  const lives = await Promise.race([service.ended, sleep(0).then(() => 'lives')]);
  await service.stop();
  const problems = problemsOf(service, sent, after);
  if (sent.some(({ status }) => status !== 200)) problems.push(`Answered: ${counted(sent)}.`);
  if (lives !== 'lives') problems.push(`The service ended with ${lives}.`);
  return { sent, problems };
}

/** The service writes its log to a disk that has no room left. */
async function onFullLogDisk(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const work = async (folder: string) => {
    const log = join(folder, 'cms.log');
    const toFile = (line: string) => `sh -c 'exec ${line} >> ${log} 2>&1'`;
    const service = await ground.start(dataDir, {}, toFile);
    await sendForm(service.api, fill());
    const written = statSync(log).size;
    fillUp(folder);
    const { sent, problems } = await formsWithoutLog(service);
    if (written === 0) problems.push('It wrote no log before the disk was full.');
    const lost = statSync(log).size - written;
    if (lost > LOG_BLOCK) problems.push(`The log grew by ${lost} bytes on a full disk.`);
    return { found: `${counted(sent)} with a full disk for the log`, problems };
  };
  return onSmallDisk(dataDir, `size=${LOG_DISK}`, work, 'log');
}

/** Leaves no room on a small disk. */
function fillUp(folder: string): void {
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(LOG_DISK));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** F31: nothing reads the log any more, and the disk of the log is full. */
export async function noLog(ground: TestCmsFolders): Promise<Aftermath> {
  const service = await ground.start(ground.newFolder());
  await sendForm(service.api, fill());
  service.closeLog();
  const unread = await formsWithoutLog(service);
  const full = await onFullLogDisk(ground);
  return {
    found: `${counted(unread.sent)} with nothing that reads the log; ${full.found}`,
    problems: [...unread.problems, ...full.problems],
  };
}
