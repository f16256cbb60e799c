import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { type AppName, appFolder, ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import type { Environment } from '../settings/env.ts';

/** One command line and its folder. */
export type Command = { line: string; cwd: string; environment: Environment };

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools', 'processes', 'follow-parent.mjs')).href;

/** Number of lines of a failed command's output that are shown. */
const SHOWN_LINES = 80;

/**
 * Starts a command in a process group of its own, so that Ctrl-C in the terminal reaches only this
 * process, which stops the others in the right order. The command ends by itself when this process
 * dies.
 */
export function startChild({ line, cwd, environment }: Command): ChildProcess {
  const follow = `--import=${FOLLOW_PARENT}?of=${process.pid}`;
  const options = [environment.NODE_OPTIONS, follow].filter(Boolean).join(' ');
  // Next's types, which the CMS's tests import, require NODE_ENV in every environment.
  const env: Environment = { ...environment, NODE_OPTIONS: options };
  return spawn('sh', ['-c', `exec ${line}`], {
    cwd,
    env: env as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Sends a signal to a child and all of its descendants; a group that has ended is no error. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Calls `take` with every line of the child's output, and the name of its stream. */
export function readLines(
  child: ChildProcess,
  take: (line: string, stream: 'stdout' | 'stderr') => void,
): void {
  for (const stream of ['stdout', 'stderr'] as const) {
    const input = child[stream];
    if (input) createInterface({ input }).on('line', (line) => take(line, stream));
  }
}

/** Exit code of a process that the system ended, as shells count it. */
const KILLED = 128 + 9;

/** Result of a command; `lines` are from both streams, `out` from standard output alone. */
export type Outcome = { code: number; lines: string[]; out: string[] };

/**
 * Runs a command until it ends, with success or not.
 *
 * @param watch takes each line as it comes
 * @throws the reason of `stop` when it is aborted; the command then gets SIGTERM
 */
export async function runToEnd(
  command: Command,
  stop: AbortSignal,
  watch?: (line: string) => void,
): Promise<Outcome> {
  stop.throwIfAborted();
  const child = startChild(command);
  const outcome: Outcome = { code: 1, lines: [], out: [] };
  readLines(child, (line, stream) => {
    outcome.lines.push(line);
    if (stream === 'stdout') outcome.out.push(line);
    watch?.(line);
  });
  function onStop(): void {
    signalGroup(child, 'SIGTERM');
  }
  stop.addEventListener('abort', onStop, { once: true });
  outcome.code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit, signal) => resolve(exit ?? (signal === 'SIGKILL' ? KILLED : 1)));
  });
  stop.removeEventListener('abort', onStop);
  stop.throwIfAborted();
  return outcome;
}

/**
 * Runs a command that has to succeed.
 *
 * @param what names the work in the refusal, for example "Building the CMS"
 * @returns the lines of its standard output
 * @throws Refusal when it fails, with the end of its output
 */
export async function runOrRefuse(
  command: Command,
  what: string,
  stop: AbortSignal,
  watch?: (line: string) => void,
): Promise<string[]> {
  const { code, lines, out } = await runToEnd(command, stop, watch);
  if (code === 0) return out;
  const sentence =
    code === KILLED
      ? `${what} was ended by the system, which it does when memory runs out: close other programs or take a machine with 2 GB, then try again.`
      : `${what} failed (exit code ${code}); what it said stands above.`;
  throw new Refusal(sentence, lines.slice(-SHOWN_LINES));
}

/**
 * The command line of an app's npm script. It runs without npm, which does not pass signals on
 * reliably; so these scripts are one command each, without `&&`.
 *
 * @param root of the checkout or the release that the app runs from
 * @throws Refusal when the app has no such script
 */
export function scriptOf(app: AppName, script: string, root = ROOT): string {
  const path = join(appFolder(app, root), 'package.json');
  const { scripts } = JSON.parse(readFileSync(path, 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const line = scripts?.[script];
  if (!line) throw new Refusal(`apps/${app}/package.json has no script named "${script}".`);
  return line;
}
