import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { inheritedEnvironment } from '../settings/env.ts';
import { RESTART_POLICY, type RestartPolicy, type Supervised, supervise } from './supervisor.ts';

const QUICK = { moreDelay: 40, longestDelay: 80, stableAfter: 60_000, grace: 300 };
const opened: Supervised[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((process) => process.stop()));
});

/** Supervises a tiny program; returns its output, and the file in which it records each start. */
function run(source: string, policy: RestartPolicy = QUICK) {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  const starts = join(folder, 'starts');
  writeFileSync(starts, '');
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync } from 'node:fs';
     appendFileSync('starts', process.pid + '\\n');
     ${source}`,
  );
  const lines: string[] = [];
  const process = supervise(
    'tiny',
    { line: 'node program.mjs', cwd: folder, environment: inheritedEnvironment() },
    (line) => lines.push(line),
    policy,
  );
  opened.push(process);
  return {
    process,
    lines,
    pids: () => readFileSync(starts, 'utf8').trim().split('\n').map(Number),
  };
}

/** An ended process stays in the table until its parent asks; a process 1 may never do so. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const entry = `/proc/${pid}/stat`;
    return !existsSync(entry) || !readFileSync(entry, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

describe('the supervisor', () => {
  test('SF4: starts a dead process again, waiting longer each time, at most 1 s', async () => {
    expect(RESTART_POLICY.longestDelay).toBe(1_000);
    const { lines, pids } = run('process.exit(3);');
    await expect.poll(() => pids().length).toBeGreaterThanOrEqual(5);
    expect(lines.slice(0, 4)).toEqual([
      'tiny | ended (3), starting again in 0 s',
      'tiny | ended (3), starting again in 0.04 s',
      'tiny | ended (3), starting again in 0.08 s',
      'tiny | ended (3), starting again in 0.08 s',
    ]);
  });

  test('starts at once again after a process was stable, and was killed', async () => {
    const kill = "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 60);";
    const { lines } = run(kill, { ...QUICK, stableAfter: 50 });
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
    expect(new Set(lines)).toEqual(new Set(['tiny | ended (SIGKILL), starting again in 0 s']));
  });

  test('prints what a process says, and stops it with SIGTERM: it may finish its work', async () => {
    const { process, lines } = run(
      "process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.error('up'); setInterval(() => 0, 50);",
      { ...QUICK, grace: 30_000 },
    );
    await expect.poll(() => lines).toContain('tiny | up');
    await process.stop();
    await expect.poll(() => lines).toContain('tiny | bye');
    await sleep(100);
    expect(lines.some((line) => line.includes('starting again'))).toBe(false);
  });

  test('kills a process that ignores SIGTERM, and all that it started', async () => {
    const { process, lines, pids } = run(
      `import { spawn } from 'node:child_process';
       const inner = spawn('sleep', ['60']);
       process.on('SIGTERM', () => 0);
       console.log('inner ' + inner.pid);
       setInterval(() => 0, 50);`,
    );
    await expect.poll(() => lines.length).toBe(1);
    await process.stop();
    expect(isAlive(Number(pids()[0]))).toBe(false);
    const inner = Number(lines[0]?.split(' ').at(-1));
    await expect.poll(() => isAlive(inner)).toBe(false);
  });

  test('its processes end when it is killed itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
    const url = (file: string) => pathToFileURL(join(ROOT, 'tools', file)).href;
    writeFileSync(
      join(folder, 'parent.ts'),
      `import { supervise } from '${url('running/supervisor.ts')}';
       import { inheritedEnvironment } from '${url('settings/env.ts')}';
       const line = "node -e 'console.log(process.pid); setInterval(() => 0, 50)'";
       supervise('x', { line, cwd: '.', environment: inheritedEnvironment() }, console.log);`,
    );
    const parent = spawn('node', ['parent.ts'], { cwd: folder, env: inheritedEnvironment() });
    const said = await new Promise<string>((resolve) => {
      parent.stdout.once('data', (chunk) => resolve(String(chunk)));
    });
    const pid = Number(said.trim().split(' ').at(-1));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
