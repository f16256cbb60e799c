import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { freePort } from '../second-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firefox: string;
    webkit: string;
  }
}

/**
 * Settings: no motion, and Firefox asks for Polish, as the other tests' Chromium does.
 * Without a screen Firefox sees no mouse: the settings make its pointer hover (4) and be exact (2).
 */
const SETTINGS = {
  'user.js': `user_pref("ui.prefersReducedMotion", 1);
user_pref("intl.accept_languages", "pl-PL, pl");
user_pref("ui.primaryPointerCapabilities", 6);
user_pref("ui.allPointerCapabilities", 6);
`,
  'gtk-3.0/settings.ini': `[Settings]
gtk-enable-animations = false
`,
};

const running: ChildProcess[] = [];
let folder: string | undefined;

/** Starts both browsers' programs, once for all test files, and gives the tests their addresses. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'osnowa-browsers-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(SETTINGS)) writeFileSync(join(folder, name), text);
  const [firefox, webkit] = await Promise.all([startFirefox(folder), startWebkit(folder)]);
  project.provide('firefox', firefox);
  project.provide('webkit', webkit);
}

export async function teardown(): Promise<void> {
  // The last one started depends on the ones before it.
  for (const child of running.reverse()) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
}

async function startFirefox(profile: string): Promise<string> {
  const agent = ['--remote-debugging-port', String(await freePort())];
  const words = ['--headless', '--no-remote', '--profile', profile, ...agent, 'about:blank'];
  return start('firefox-esr', words, 'stderr', /WebDriver BiDi listening on (ws:\S+)/);
}

/** WebKit has no headless mode: it gets a virtual screen. */
async function startWebkit(settings: string): Promise<string> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = await start('Xvfb', screen, 'stdout', /^(\d+)$/);
  const port = await freePort();
  const variables = [`DISPLAY=:${display}`, `XDG_CONFIG_HOME=${settings}`];
  const driver = [...variables, 'WebKitWebDriver', `--port=${port}`];
  running.push(spawn('env', driver, { stdio: 'ignore' }));
  return `http://127.0.0.1:${port}`;
}

/**
 * Starts a program and waits for the line with its address.
 * @returns the first group of `pattern`
 * @throws Error when it ends before that line
 */
async function start(
  program: string,
  words: string[],
  stream: 'stdout' | 'stderr',
  pattern: RegExp,
): Promise<string> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Both streams are read to their end: a full pipe would stop the program.
  child.stdout.resume();
  child.stderr.resume();
  const lines = createInterface({ input: child[stream] });
  lines.on('line', (line) => {
    const found = pattern.exec(line)?.[1];
    if (found) resolve(found);
  });
  lines.on('close', () => reject(new Error(`${program} ended before it could be reached.`)));
  child.on('error', reject);
  return promise;
}
