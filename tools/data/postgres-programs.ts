import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import { inheritedEnvironment } from '../settings/env.ts';

const run = promisify(execFile);

/** Address of the database for PostgreSQL's programs: no command line contains the password. */
function environmentFor(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const env = {
    ...inheritedEnvironment(),
    // Their output is parsed.
    LC_ALL: 'C',
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
  return env as unknown as NodeJS.ProcessEnv;
}

function missing(program: string): Refusal {
  return new Refusal(
    `${program} was not found: install PostgreSQL's client programs (on Debian: apt-get install postgresql-client) and try again.`,
  );
}

/**
 * Runs one of PostgreSQL's programs on the database of an address.
 *
 * @returns its standard output
 * @throws Refusal with its error output
 */
export async function askPostgres(
  databaseUrl: string,
  program: string,
  args: string[],
): Promise<string> {
  try {
    const { stdout } = await run(program, args, { env: environmentFor(databaseUrl) });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw missing(program);
    const said = stderr?.trim() ?? '';
    if (/permission denied to create database/.test(said)) {
      throw new Refusal(
        'DATABASE_URL: this user may not create a database for the trial. Give the right for the trial (ALTER ROLE … CREATEDB), or try on a copy of your own.',
      );
    }
    throw new Refusal(`${program} failed: ${said}`);
  }
}

/**
 * Reads a dump to its end, with all of its data.
 *
 * @returns number of rows of a table
 * @throws Refusal when it is damaged
 */
export async function rowsInDump(dump: string, table: string): Promise<number> {
  const child = spawn('pg_restore', ['--data-only', '--file=-', dump], {
    env: inheritedEnvironment() as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').catch(() => {
    throw missing('pg_restore');
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  let rows = 0;
  let isInside = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(`COPY public.${table} (`)) isInside = true;
    else if (line === '\\.') isInside = false;
    else if (isInside) rows += 1;
  }
  const [code] = await ended;
  if (code !== 0) throw new Refusal(`The dump cannot be read: ${said.trim()}`);
  return rows;
}
