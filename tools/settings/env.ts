import { delimiter, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { variables as ofCms } from '../../apps/cms/src/platform/process/variables.ts';
import { variables as ofSite } from '../../apps/site/server/settings/variables.ts';
import { BIN, ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';

/** All settings of `npm start` and `npm run dev`. */
export type Configuration = {
  sitePort: number;
  siteHost: string;
  cmsPort: number;
  cmsHost: string;
  /** Absolute. */
  dataDir: string;
  /** `file:` followed by an absolute path, or a `postgres://` address. */
  databaseUrl: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
};

/** Variables of one child process. */
export type Environment = Record<string, string>;

/** The Fetch standard's bad ports above 1024: browsers and Node's `fetch` refuse them. */
const BLOCKED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
];

function port(fallback: number) {
  return z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
      error: 'must be a port number between 1 and 65535',
    })
    .refine((text) => !BLOCKED_PORTS.includes(Number(text)), {
      error: 'must be a port that browsers open: they refuse this one',
    })
    .transform(Number);
}

function host(fallback: string) {
  return z
    .string()
    .default(fallback)
    .refine((text) => !/[\s/]/.test(text), {
      error: 'must be the address to listen on, such as 0.0.0.0 or 127.0.0.1',
    });
}

const variables = z.object({
  SITE_PORT: port(3000),
  SITE_HOST: host('0.0.0.0'),
  CMS_PORT: port(3001),
  // The CMS is for the staff: by default only a proxy on this machine can publish it.
  CMS_HOST: host('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^(postgres(ql)?:\/\/[^/]+\/.+|file:.+)/.test(text), {
      error:
        'must look like postgres://user:password@host:5432/database, or be left out for SQLite',
    })
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error: 'must be an address without a path, such as https://www.example.com',
    })
    .optional(),
});

/** Variables of each program, each by itself. */
export const SCHEMAS = { start: variables, site: ofSite, CMS: ofCms };

/** The product's own variables. */
export const VARIABLES: readonly string[] = Object.values(SCHEMAS).flatMap(({ shape }) =>
  Object.keys(shape),
);

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname === '/';
}

/**
 * Reads and checks the configuration.
 *
 * @param environment an empty value counts as not set
 * @throws Refusal naming every wrong variable and its valid values
 */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const { configuration, problems } = checkConfiguration(environment);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return configuration;
}

/** The configuration, with defaults in place of wrong values. */
type CheckedConfiguration = {
  configuration: Configuration;
  /** One sentence for each wrong variable. */
  problems: string[];
  /** Names of the wrong variables. */
  wrong: string[];
};

/** Checks the configuration; if a start is refused, the applications check the rest. */
export function checkConfiguration(environment: NodeJS.ProcessEnv): CheckedConfiguration {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const issues = variables.safeParse(set).error?.issues ?? [];
  const wrong = issues.map(({ path }) => String(path[0]));
  const problems = issues.map((issue) => sentenceFor(issue, set));
  const good = Object.entries(set).filter(([name]) => !wrong.includes(name));
  const { SITE_PORT, SITE_HOST, CMS_PORT, CMS_HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL } =
    variables.parse(Object.fromEntries(good));
  if (SITE_PORT === CMS_PORT) {
    problems.push(`SITE_PORT and CMS_PORT must differ (both are ${SITE_PORT}).`);
  }
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(ROOT, DATA_DIR);
  const configuration = {
    sitePort: SITE_PORT,
    siteHost: SITE_HOST,
    cmsPort: CMS_PORT,
    cmsHost: CMS_HOST,
    dataDir,
    databaseUrl: databaseAddress(DATABASE_URL, dataDir),
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${SITE_PORT}`,
  };
  return { configuration, problems, wrong };
}

/** Shows the value, unless it may contain a password. */
function sentenceFor(issue: z.core.$ZodIssue, set: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = name === 'DATABASE_URL' ? '' : ` (it is "${set[name]}")`;
  return `${name} ${issue.message}${value}.`;
}

/** SQLite paths are made absolute, because each app runs in its own folder. */
function databaseAddress(given: string | undefined, dataDir: string): string {
  if (!given) return `file:${join(dataDir, dataNames(dataDir).database)}`;
  const path = given.startsWith('file:') ? given.slice('file:'.length) : undefined;
  return path === undefined || isAbsolute(path) ? given : `file:${join(ROOT, path)}`;
}

/**
 * The environment of this process for a child: npm's variables are left out, and the pinned Node
 * and the installed commands come first on the PATH.
 */
export function inheritedEnvironment(): Environment {
  const variables = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && value !== '' && !/^npm_/i.test(name),
  ) as [string, string][];
  return { ...Object.fromEntries(variables), PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };
}

/** The environment without the variables of the real stack: for tests, and for a release. */
export function testEnvironment(): Environment {
  const variables = Object.entries(inheritedEnvironment()).filter(
    ([name]) => !VARIABLES.includes(name),
  );
  return Object.fromEntries(variables);
}

/** From now on this process and its children make their temporary folders here. */
export function setTemporaryFolder(folder: string): void {
  process.env.TMPDIR = folder;
}
