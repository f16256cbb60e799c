import { openDataFolder } from '../data/data-folder.ts';
import { type AppName, appFolder } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import type { Configuration, Environment } from '../settings/env.ts';
import { runToEnd, scriptOf } from './child.ts';
import { requireFreePort } from './ports.ts';
import { type Supervised, supervise } from './supervisor.ts';

/** The CMS is for the staff: it listens on loopback only, and a proxy may publish it. */
const CMS_HOST = '127.0.0.1';

/** Secrets that the public process must not have. */
const CMS_SECRETS =
  /^(PAYLOAD_SECRET|DATABASE_URL|SMTP_URL|S3_.+|CDN_.+|RECAPTCHA_SECRET_KEY|CLAMD_SOCKET)$/;

/** Production serves the builds; development serves the sources, with hot reload. */
export type Mode = 'production' | 'development';

/** The variables with which both applications run. */
export type StackEnvironments = Record<AppName, Environment>;

/** The two running applications. */
export type Stack = {
  siteAddress: string;
  cmsAddress: string;
  /** Where each answers its health check. */
  health: Record<AppName, string>;
  /** Process id of an application. */
  pidOf(app: AppName): number;
  stop(): Promise<void>;
};

/**
 * Makes the data folder with its secrets and returns the variables of both applications.
 *
 * @param inherited passed on, so that mail, storage and the like are set in one place
 */
export async function prepareEnvironments(
  configuration: Configuration,
  mode: Mode,
  inherited: Environment,
): Promise<StackEnvironments> {
  const secrets = await openDataFolder(configuration.dataDir, inherited);
  const shared = {
    ...inherited,
    ...secrets,
    NODE_ENV: mode,
    // Turns off Next's telemetry.
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: configuration.dataDir,
    PUBLIC_URL: configuration.publicUrl,
    API_URL: `http://${CMS_HOST}:${configuration.cmsPort}/api`,
    SITE_URLS: inherited.SITE_URLS ?? localSiteAddress(configuration),
    CMS_URL: inherited.CMS_URL ?? `http://${CMS_HOST}:${configuration.cmsPort}`,
  };
  const withoutCmsSecrets = Object.entries(shared).filter(([name]) => !CMS_SECRETS.test(name));
  return {
    site: {
      ...Object.fromEntries(withoutCmsSecrets),
      HOST: configuration.siteHost,
      PORT: String(configuration.sitePort),
    },
    cms: {
      ...shared,
      DATABASE_URL: configuration.databaseUrl,
      HOST: CMS_HOST,
      PORT: String(configuration.cmsPort),
    },
  };
}

/** The origin by which this machine reaches the site. */
function localSiteAddress({ siteHost, sitePort }: Configuration): string {
  const host = siteHost === '0.0.0.0' || siteHost === '::' ? '127.0.0.1' : siteHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${sitePort}`;
}

/** Makes each application check its variables and do nothing else. */
const READ_VARIABLES: Record<AppName, string> = {
  site: `node -e "import('./server/settings/env.ts').then((env) => env.readSettings(process.env.NODE_ENV))"`,
  cms: 'node src/cli/check-settings.ts',
};

/**
 * Lets both applications check the variables that are theirs, such as SMTP_URL, before anything
 * else is done.
 *
 * @throws Refusal with what the application says about its variables
 */
export async function requireGoodVariables(
  environments: StackEnvironments,
  stop: AbortSignal,
): Promise<void> {
  const apps: AppName[] = ['site', 'cms'];
  await Promise.all(
    apps.map(async (app) => {
      const command = {
        line: READ_VARIABLES[app],
        cwd: appFolder(app),
        environment: environments[app],
      };
      const { code, lines } = await runToEnd(command, stop);
      if (code !== 0) throw new Refusal(messageOf(lines));
      for (const line of lines) process.stdout.write(`  ${line}\n`);
    }),
  );
}

/** The message of the error that ended a Node program, without its stack. */
function messageOf(lines: string[]): string {
  const text = lines.join('\n');
  return /(?:^|\n)\w*Error: ([\s\S]+?)(?=\n {4}at |\n\s*\n|$)/.exec(text)?.[1] ?? text;
}

/** @throws Refusal naming the first port that is taken, and its variable */
export async function requirePorts(configuration: Configuration): Promise<void> {
  await requireFreePort(configuration.sitePort, configuration.siteHost, 'SITE_PORT');
  await requireFreePort(configuration.cmsPort, CMS_HOST, 'CMS_PORT');
}

/**
 * Starts both applications, the site first: it answers while the CMS is still warming up.
 *
 * @param say takes each line that the applications write
 */
export function openStack(
  configuration: Configuration,
  environments: StackEnvironments,
  mode: Mode,
  say: (line: string) => void,
): Stack {
  const script = mode === 'production' ? 'start' : 'dev';
  function run(app: AppName): Supervised {
    const command = {
      // Next listens on every interface unless its command line says otherwise.
      line: app === 'cms' ? `${scriptOf(app, script)} -H ${CMS_HOST}` : scriptOf(app, script),
      cwd: appFolder(app),
      environment: environments[app],
    };
    return supervise(app.padEnd(4), command, say);
  }
  const running = { site: run('site'), cms: run('cms') };
  const siteAddress = localSiteAddress(configuration);
  const cmsAddress = `http://${CMS_HOST}:${configuration.cmsPort}`;
  return {
    siteAddress,
    cmsAddress,
    health: { site: `${siteAddress}/healthz`, cms: `${cmsAddress}/api/healthz` },
    pidOf: (app) => running[app].pid(),
    async stop() {
      // At its end the site reports to the CMS, so the CMS ends after it.
      await running.site.stop();
      await running.cms.stop();
    },
  };
}
