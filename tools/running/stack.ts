import { openDataFolder } from '../data/data-folder.ts';
import { type AppName, appFolder, ROOT } from '../paths.ts';
import { runToEnd, scriptOf } from '../processes/child.ts';
import { requireFreePort } from '../processes/ports.ts';
import { Refusal } from '../refusal.ts';
import type { Configuration, Environment } from '../settings/env.ts';
import { type Supervised, supervise } from './supervisor.ts';

/** Secrets that the public process must not have. */
const CMS_SECRETS =
  /^(PAYLOAD_SECRET|DATABASE_URL|SMTP_URL|IMAP_URL|MAIL_TAKE_TOKEN|S3_.+|CDN_.+|RECAPTCHA_SECRET_KEY|CLAMD_SOCKET|LEADS_COPY.*|TRANSLATION_.+)$/;

/** Production serves the builds; development serves the sources, with hot reload. */
export type Mode = 'production' | 'development';

/** Applications that `npm start` runs: both on one machine, or one of them for the larger shape. */
export type Part = 'both' | AppName;

/** The applications of a part, in the order of their start. */
export function appsOf(part: Part): AppName[] {
  return part === 'both' ? ['site', 'cms'] : [part];
}

/** Variables that processes need when they are started one by one, because they share no data folder. */
const SHARED: Record<Part, readonly string[]> = {
  both: [],
  site: ['API_URL', 'NOTICE_SECRET', 'PREVIEW_TOKEN'],
  cms: ['SITE_URLS', 'PAYLOAD_SECRET', 'NOTICE_SECRET', 'PREVIEW_TOKEN'],
};

/** A sentence that names the variables that this part needs and that are not set. */
export function missingShared(part: Part, environment: Environment): string[] {
  const missing = SHARED[part].filter((name) => !environment[name]);
  if (missing.length === 0) return [];
  return [
    `npm start -- ${part} needs ${missing.join(', ')}: processes that run apart are told them, each the same (docs/scaling.md).`,
  ];
}

/** The variables with which both applications run. */
export type StackEnvironments = Record<AppName, Environment>;

/** The running applications. */
export type Stack = {
  siteAddress: string;
  cmsAddress: string;
  /** Address of each health check. */
  health: Record<AppName, string>;
  /** Process id of an application; 0 if it does not run. */
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
  part: Part = 'both',
): Promise<StackEnvironments> {
  const secrets = await openDataFolder(configuration.dataDir, inherited);
  return environmentsOf(configuration, mode, { ...inherited, ...secrets }, part);
}

/** The variables of both applications, with secrets that are not made here. */
export function environmentsOf(
  configuration: Configuration,
  mode: Mode,
  inherited: Environment,
  part: Part,
): StackEnvironments {
  const shared = {
    ...inherited,
    NODE_ENV: mode,
    // Turns off Next's telemetry.
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: configuration.dataDir,
    PUBLIC_URL: configuration.publicUrl,
    // A site alone has no CMS of its own to ask.
    API_URL:
      part === 'site' && inherited.API_URL
        ? inherited.API_URL
        : `${localCmsAddress(configuration)}/api`,
    SITE_URLS: inherited.SITE_URLS ?? localSiteAddress(configuration),
    CMS_URL: inherited.CMS_URL ?? localCmsAddress(configuration),
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
      HOST: configuration.cmsHost,
      PORT: String(configuration.cmsPort),
    },
  };
}

function localSiteAddress({ siteHost, sitePort }: Configuration): string {
  return localAddress(siteHost, sitePort);
}

function localCmsAddress({ cmsHost, cmsPort }: Configuration): string {
  return localAddress(cmsHost, cmsPort);
}

/** Addresses of the health checks of this machine's applications. */
export function healthAddresses(configuration: Configuration): Record<AppName, string> {
  return {
    site: `${localSiteAddress(configuration)}/healthz`,
    cms: `${localCmsAddress(configuration)}/api/healthz`,
  };
}

/** Origin on this machine of a server that listens on `host`. */
function localAddress(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Makes each application check its variables and do nothing else. */
const READ_VARIABLES: Record<AppName, string> = {
  site: `node -e "import('./server/settings/env.ts').then((env) => env.readSettings(process.env.NODE_ENV))"`,
  cms: 'node src/app/cli/check-settings.ts',
};

/**
 * Makes the applications check their own variables, such as SMTP_URL, before anything
 * else is done.
 *
 * @param problems found already, to be reported in the same round
 * @throws Refusal with all of them, and with the applications' messages about their variables
 */
export async function requireGoodVariables(
  environments: StackEnvironments,
  part: Part,
  stop: AbortSignal,
  problems: readonly string[] = [],
): Promise<void> {
  const said = await Promise.all(
    appsOf(part).map(async (app) => {
      const command = {
        line: READ_VARIABLES[app],
        cwd: appFolder(app),
        environment: environments[app],
      };
      const { code, lines } = await runToEnd(command, stop);
      if (code !== 0) return [messageOf(lines)];
      for (const line of lines) process.stdout.write(`  ${line}\n`);
      return [];
    }),
  );
  const all = [...problems, ...said.flat()];
  if (all.length > 0) throw new Refusal(all.join('\n'));
}

/** The message of the error that ended a Node program, without its stack. */
function messageOf(lines: string[]): string {
  const text = lines.join('\n');
  return /(?:^|\n)\w*Error: ([\s\S]+?)(?=\n {4}at |\n\s*\n|$)/.exec(text)?.[1] ?? text;
}

/** @throws Refusal naming the first port that is taken, and its variable */
export async function requirePorts(
  { sitePort, siteHost, cmsPort, cmsHost }: Configuration,
  part: Part = 'both',
): Promise<void> {
  if (part !== 'cms') await requireFreePort(sitePort, siteHost, 'SITE_PORT');
  if (part !== 'site') await requireFreePort(cmsPort, cmsHost, 'CMS_PORT');
}

/**
 * Starts the applications, the site first: it answers while the CMS is still warming up.
 *
 * @param say takes each line that the applications write
 * @param options part: which of them; root: of the checkout or the release that they run from
 */
export function openStack(
  configuration: Configuration,
  environments: StackEnvironments,
  mode: Mode,
  say: (line: string) => void,
  { part = 'both', root = ROOT }: { part?: Part; root?: string } = {},
): Stack {
  const script = mode === 'production' ? 'start' : 'dev';
  // In development Next listens on every interface by default.
  const isNextDev = (app: AppName) => app === 'cms' && mode === 'development';
  function run(app: AppName): Supervised {
    const command = {
      line: scriptOf(app, script, root) + (isNextDev(app) ? ` -H ${configuration.cmsHost}` : ''),
      cwd: appFolder(app, root),
      environment: environments[app],
    };
    return supervise(app.padEnd(4), command, say);
  }
  const running: Partial<Record<AppName, Supervised>> = Object.fromEntries(
    appsOf(part).map((app) => [app, run(app)]),
  );
  const siteAddress = localSiteAddress(configuration);
  const cmsAddress = localCmsAddress(configuration);
  return {
    siteAddress,
    cmsAddress,
    health: healthAddresses(configuration),
    pidOf: (app) => running[app]?.pid() ?? 0,
    async stop() {
      // At its end the site reports to the CMS, so the CMS ends after it.
      await running.site?.stop();
      await running.cms?.stop();
    },
  };
}
