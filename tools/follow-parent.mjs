/**
 * Loaded into every process that the supervisor starts (`--import`): when the supervisor is killed
 * without a chance to stop its children, they stop by themselves instead of holding the ports.
 */
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 30_000;

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Waiting for that must not keep a process alive that has finished its work.
  process.channel.unref();
}
