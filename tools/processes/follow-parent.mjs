/**
 * Loaded (`--import`) into every process that tools/processes/child.ts starts: when its parent is
 * killed without a chance to stop it, the process stops by itself instead of keeping its port. Its
 * own children inherit the option, so the parent is named: `follow-parent.mjs?of=<pid>`.
 */
import { isMainThread } from 'node:worker_threads';

const TIMEOUT_MS = 30_000;

const parent = Number(new URL(import.meta.url).searchParams.get('of'));
if (isMainThread && process.channel && process.ppid === parent) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), TIMEOUT_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Waiting for that must not keep a process alive that has finished its work.
  process.channel.unref();
}
