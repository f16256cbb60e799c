/**
 * The first step of every command of package.json, on the machine's own Node: it checks
 * that Node and npm are usable, installs the packages when they are missing or differ from
 * package-lock.json, and then runs the given script on the Node of node_modules.
 *
 * Plain JavaScript without a dependency: nothing else may be assumed to exist yet.
 * The shell of the machine is between npm and this process, and may end without passing a signal
 * on: `followNpm` notices.
 *
 *     node tools/bootstrap.mjs tools/start.ts [arguments of the script]
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgress } from './processes/progress.mjs';

const OLDEST_NODE = 20;
const OLDEST_NPM = 9;
/** Exit code of a process that the system ended, as shells count it. */
const KILLED = 128 + 9;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const NODE = join(BIN, 'node');

const NO_MEMORY =
  'The system ended npm while it installed the packages, which it does when memory runs out. Installing and building need 2 GB: close other programs or take a larger machine, then try again.';

/** Ends the command with one sentence. @param {string} sentence @returns {never} */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Command for npm: the one that runs us, if there is one, else the one on the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

/**
 * Runs npm and returns its output.
 *
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>} code 127 when there is no npm
 */
function runNpm(args) {
  const [command = 'npm', ...first] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', () => resolve({ code: 127, output }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal === 'SIGKILL' ? KILLED : 1), output }),
    );
  });
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    refuse(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer and try again.`,
    );
  }
}

async function checkNpm() {
  const { code, output } = await runNpm(['--version']);
  if (code !== 0) {
    refuse(
      `npm was not found: install npm ${OLDEST_NPM} or newer (it comes with Node) and try again.`,
    );
  }
  const version = output.trim().split('\n').at(-1) ?? '';
  if (Number(version.split('.')[0]) < OLDEST_NPM) {
    refuse(
      `npm ${version} is too old: run "npm install --global npm@${OLDEST_NPM}" and try again.`,
    );
  }
}

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} */
function readLockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * Whether node_modules matches package-lock.json. npm writes the packages that it installed to
 * node_modules/.package-lock.json, after the last install script; comparing with it also accepts
 * an installation that a developer made by hand. Packages of other platforms may be missing.
 */
function isInstalled() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(NODE)) return false;
  const installed = readLockedPackages(record);
  return Object.entries(readLockedPackages(join(ROOT, 'package-lock.json'))).every(
    ([path, wanted]) => {
      if (wanted.link) return existsSync(join(ROOT, path));
      if (!path.includes('node_modules/')) return true;
      const found = installed[path];
      return found ? found.version === wanted.version : wanted.optional || wanted.peer;
    },
  );
}

async function install() {
  // `npm run release` installed the packages for serving, which are fewer than the locked ones.
  if (existsSync(join(ROOT, 'release.json')) || isInstalled()) return;
  await checkNpm();
  try {
    await createProgress(0).step('Installing packages', async () => {
      // The engine warnings concern the machine's Node, which only runs this file: errors only.
      // NODE_ENV=production would leave the build tools out: development packages by name.
      const flags = ['--include=dev', '--loglevel=error', '--no-progress'];
      const { code, output } = await runNpm(['ci', ...flags]);
      if (code === KILLED) throw new Error(NO_MEMORY);
      if (code !== 0 || !isInstalled()) throw new Error(output);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message === NO_MEMORY) refuse(NO_MEMORY);
    process.stderr.write(`${message}\n`);
    refuse(
      'Installing the packages failed (npm says why above): check the network and the free disk space, then try again.',
    );
  }
}

/** A shell, or npm, that is killed sends no signal; its child then gets another parent. @param {() => void} end */
function followNpm(end) {
  const parent = process.ppid;
  if (!process.env.npm_execpath) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 1000);
}

/** Runs the script on the Node of node_modules and ends as it ends. @param {string[]} args */
function run(args) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` },
    // The channel lets the script notice when this process is killed without a chance to stop it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  followNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => refuse(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
  });
}

checkNode();
await install();
run(process.argv.slice(2));
