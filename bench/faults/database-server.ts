import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;

export type DatabaseServer = ReturnType<typeof findDatabaseServer>;

/** Finds a PostgreSQL server of this machine, which can be killed and started again. */
export function findDatabaseServer(databaseUrl: string) {
  const ask = (query: string) =>
    execFileSync('psql', [databaseUrl, '-Atc', query], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const pidFile = join(ask('SHOW data_directory'), 'postmaster.pid');
  const pidOf = () => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const first = pidOf();
  const [program = '', ...words] = readFileSync(`/proc/${first}/cmdline`, 'utf8').split('\0');
  const { uid, gid } = statSync(`/proc/${first}`);
  let again: ChildProcess | undefined;
  const isReady = () => {
    try {
      return ask('SELECT 1') === '1';
    } catch {
      // psql has ended with an error: the server is not ready yet.
      return false;
    }
  };
  return {
    /** Kills the server with all its processes. */
    kill() {
      const pid = pidOf();
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      for (const one of [pid, ...children.map(Number)]) process.kill(one, 'SIGKILL');
    },
    /** Starts it again as it was started; resolves when it answers. */
    async start() {
      const until = performance.now() + READY_WITHIN_MS;
      while (!isReady()) {
        if (performance.now() > until) throw new Error('PostgreSQL does not start again.');
        // The server ends at once while the kernel counts a killed process as a user of its memory.
        if (!again || again.exitCode !== null || again.signalCode !== null) {
          again = spawn(program, words.slice(0, -1), { uid, gid, cwd: '/', stdio: 'ignore' });
        }
        await sleep(200);
      }
    },
    /** Ends the server if it was started here. */
    end: () => void again?.kill('SIGKILL'),
  };
}
