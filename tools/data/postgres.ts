import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../processes/ports.ts';
import { installSystemPackage } from '../processes/system-package.ts';
import { Refusal } from '../refusal.ts';
import { inheritedEnvironment } from '../settings/env.ts';

const USER = 'osnowa';
const READY_WITHIN_MS = 30_000;

/** A temporary PostgreSQL server, empty, in a temporary folder. */
export type TemporaryPostgres = {
  /** `postgres://…`, with a superuser. */
  url: string;
  /** Ends the server; its folder is being removed then. */
  stop(): Promise<void>;
};

const NOT_INSTALLED =
  'The migration tests need PostgreSQL: install it (on Debian: apt-get install postgresql) and try again.';

/**
 * The server runs as long as this shell's standard input stays open. So it ends with the process
 * that started it, even after a kill; then its folder is removed, for which no caller waits: the
 * databases of a test run are tens of thousands of files. Each process takes up to 20 connections, and
 * test files that run in parallel start two or three.
 */
const GUARD = `trap : TERM INT
"$1/postgres" -D "$2/data" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200 &
cat > /dev/null
kill -INT $!
wait $!
rm -rf "$2" &`;

/**
 * Starts a temporary PostgreSQL cluster from the installed programs, on a free port of loopback.
 *
 * @throws Refusal when PostgreSQL is not installed, or does not start
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const programs = findPrograms();
  if (!programs) throw new Refusal(NOT_INSTALLED);
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const port = await findFreePort();
  const server = await launch(programs, folder, passwordFile, port, owner);
  async function stop(): Promise<void> {
    const gone = whenGone(server);
    server.stdin?.end();
    await gone;
  }
  if (!(await isReady(server, programs, port))) {
    await stop();
    throw new Refusal('The temporary PostgreSQL server did not start within 30 s.');
  }
  return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** Installs PostgreSQL's programs from the system's packages if there are none. */
export async function requirePostgres(stop: AbortSignal): Promise<void> {
  if (!findPrograms()) await installSystemPackage('postgresql', NOT_INSTALLED, stop);
}

/** The folder with `initdb` and `postgres`: the newest of Debian's, else one on the PATH. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((left, right) => Number(right) - Number(left));
  const { PATH = '' } = inheritedEnvironment();
  return [...newestFirst.map((version) => join(debian, version, 'bin')), ...PATH.split(delimiter)]
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

type Owner = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Its package creates a user; the user `nobody` exists on every
 * system.
 */
function serverUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = execFileSync('getent', ['passwd'], { encoding: 'utf8' }).split('\n');
  const user =
    users.find((line) => line.startsWith('postgres:')) ??
    users.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = (user ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function launch(
  programs: string,
  folder: string,
  passwordFile: string,
  port: number,
  owner: Owner | undefined,
): Promise<ChildProcess> {
  const flags = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const initdb = spawn(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', USER, `--pwfile=${passwordFile}`, ...flags],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let trouble = '';
  initdb.stderr.on('data', (chunk) => {
    trouble += chunk;
  });
  const code = await whenGone(initdb);
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Refusal(`The temporary PostgreSQL cluster could not be made: ${trouble.trim()}`);
  }
  return spawn('sh', ['-c', GUARD, 'sh', programs, folder, String(port)], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

function whenGone(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
}

async function isReady(server: ChildProcess, programs: string, port: number): Promise<boolean> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until && server.exitCode === null) {
    const asked = spawn(
      join(programs, 'pg_isready'),
      ['-q', '-h', '127.0.0.1', '-p', String(port)],
      {
        stdio: 'ignore',
      },
    );
    if ((await whenGone(asked)) === 0) return true;
    await sleep(100);
  }
  return false;
}
