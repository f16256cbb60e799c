import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../data/postgres.ts';
import { ROOT } from '../paths.ts';
import { waitUntilHealthy } from '../processes/health.ts';
import { findFreePort } from '../processes/ports.ts';
import { requireProgram } from '../processes/system-package.ts';
import { Refusal } from '../refusal.ts';
import { openStack, type Stack, type StackEnvironments } from '../running/stack.ts';
import type { Configuration, Environment } from '../settings/env.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** Buckets of the shape: public files, and files of leads. */
const BUCKETS = { files: 'files', leads: 'leads' };

const OPEN_WITHIN_MS = 120_000;

/** The engines of the larger shape, on this machine: a database, an object store, a proxy. */
export type LargeShape = {
  /** Variables of both applications in addition to their own. */
  variables: Environment;
  /** Starts two sites and two CMS processes behind the proxy. */
  open(
    configuration: Configuration,
    environments: StackEnvironments,
    say: (line: string) => void,
  ): Promise<LargeStack>;
  /** The object store, which can be disconnected. */
  store: Pick<ObjectStore, 'pause' | 'open'>;
  /** The bytes of a lead's file under its stored name, or `null`. */
  leadFile(file: string): Buffer | null;
  /** Ends the engines and removes their data. */
  close(): Promise<void>;
};

/** Two pairs of applications behind one proxy, as one. */
export type LargeStack = Stack & {
  /** Each pair by itself, so that one can be ended. */
  pairs: readonly Stack[];
  /** Ends the nth pair and starts it from another checkout or release; resolves when it answers. */
  replace(at: number, root: string): Promise<Stack>;
};

/**
 * Starts PostgreSQL and an S3-compatible store in temporary folders, and prepares nginx.
 *
 * @param ports the proxy's, for visitors and staff
 * @throws Refusal when one of them is not installed and cannot be, or does not start
 */
export async function openLargeShape(
  ports: { site: number; cms: number },
  stop: AbortSignal,
): Promise<LargeShape> {
  const nginx = await requireProgram('nginx', 'nginx', stop);
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-large-'));
  const [postgres, store] = await Promise.all([
    startPostgres(),
    openObjectStore(Object.values(BUCKETS)),
  ]);
  const second = { sitePort: await findFreePort(), cmsPort: await findFreePort() };
  const first = { sitePort: await findFreePort(), cmsPort: await findFreePort() };
  let proxy: ChildProcess | undefined;

  return {
    variables: {
      DATABASE_URL: postgres.url,
      CMS_PROCESSES: '2',
      ...store.settings,
      S3_BUCKET: BUCKETS.files,
      S3_LEADS_BUCKET: BUCKETS.leads,
      SITE_URLS: [first, second].map(({ sitePort }) => `http://127.0.0.1:${sitePort}`).join(','),
      CMS_URL: `http://127.0.0.1:${ports.cms}`,
      TRUSTED_PROXIES: '1',
    },
    async open(configuration, environments, say) {
      const start = (own: typeof first, at: number, root: string) => {
        const dataDir = at === 0 ? configuration.dataDir : join(folder, 'data-2');
        const mine = (environment: Environment, port: number) => ({
          ...environment,
          DATA_DIR: dataDir,
          PORT: String(port),
          API_URL: `http://127.0.0.1:${ports.cms}/api`,
        });
        return openStack(
          { ...configuration, ...own, dataDir },
          {
            site: mine(environments.site, own.sitePort),
            cms: mine(environments.cms, own.cmsPort),
          },
          'production',
          say,
          { root },
        );
      };
      shareMails(configuration.dataDir, join(folder, 'data-2'));
      const processes = [first, second];
      const pairs = processes.map((own, at) => start(own, at, ROOT));
      proxy = startNginx(nginx, folder, ports, processes);
      await Promise.all(pairs.map((pair) => untilHealthy(pair, stop)));
      const siteAddress = `http://127.0.0.1:${ports.site}`;
      const cmsAddress = `http://127.0.0.1:${ports.cms}`;
      return {
        pairs,
        async replace(at, root) {
          await pairs[at]?.stop();
          const pair = start(processes[at] as typeof first, at, root);
          pairs[at] = pair;
          await untilHealthy(pair, stop);
          return pair;
        },
        siteAddress,
        cmsAddress,
        health: { site: `${siteAddress}/healthz`, cms: `${cmsAddress}/api/healthz` },
        pidOf: (app) => (pairs[0] as Stack).pidOf(app),
        async stop() {
          await Promise.all(pairs.map((pair) => pair.stop()));
        },
      };
    },
    store,
    leadFile: (file) => store.bytes(BUCKETS.leads, `attachments/${file}`),
    async close() {
      proxy?.kill('SIGTERM');
      await Promise.all([store.close(), postgres.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Refusal when an application of the pair does not answer */
async function untilHealthy({ health }: Stack, stop: AbortSignal): Promise<void> {
  for (const address of Object.values(health)) {
    if (await waitUntilHealthy(address, OPEN_WITHIN_MS, stop)) continue;
    throw new Refusal(`Nothing answers at ${address}.`);
  }
}

/** Mails without a mail server are files, which any process may write: tests look in one folder. */
function shareMails(first: string, second: string): void {
  mkdirSync(join(first, 'mails'), { recursive: true });
  mkdirSync(second, { recursive: true });
  symlinkSync(join(first, 'mails'), join(second, 'mails'));
}

/** The shipped configuration with the addresses of this run in it. */
function startNginx(
  program: string,
  folder: string,
  ports: { site: number; cms: number },
  processes: readonly { sitePort: number; cmsPort: number }[],
): ChildProcess {
  const servers = (of: 'sitePort' | 'cmsPort') =>
    processes.map((one) => `server 127.0.0.1:${one[of]} max_fails=0;`).join('\n  ');
  const values: Record<string, string> = {
    SITE_SERVERS: servers('sitePort'),
    CMS_SERVERS: servers('cmsPort'),
    SITE_LISTEN: `127.0.0.1:${ports.site}`,
    CMS_LISTEN: `127.0.0.1:${ports.cms}`,
  };
  const template = readFileSync(join(ROOT, 'deploy', 'nginx', 'large.conf.template'), 'utf8');
  const http = template
    .replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  // As root it would run its workers as another user, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${http}
}
`,
  );
  return spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
}
