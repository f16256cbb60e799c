import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { NAMES } from '@osnowa/brand';
import { CDNS } from '@osnowa/http/cdn-tags';
import { z } from 'zod';
import { SCHEDULE_ZONE } from '../fields/time-zone.ts';
import { dataNames } from './data-names.ts';

// Not import.meta.dirname: Next's bundler does not know it.
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

interface Shape {
  CMS_PROCESSES: number;
  DATABASE_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_LEADS_BUCKET?: string | undefined;
  LEADS_COPY?: string | undefined;
}

/** Settings that several processes must share, and settings that exclude each other. */
function shapeProblems(values: Shape): { path: string; message: string }[] {
  const { CMS_PROCESSES, DATABASE_URL = 'file:', S3_BUCKET, S3_LEADS_BUCKET, LEADS_COPY } = values;
  const problems: { path: string; message: string }[] = [];
  const several = CMS_PROCESSES > 1;
  if (several && DATABASE_URL.startsWith('file:')) {
    const message = 'must name a PostgreSQL server where CMS_PROCESSES is more than 1';
    problems.push({ path: 'DATABASE_URL', message });
  }
  const needed = 'must be set where CMS_PROCESSES is more than 1: their disks are not shared';
  if (several && !S3_BUCKET) problems.push({ path: 'S3_BUCKET', message: needed });
  if (several && !S3_LEADS_BUCKET) problems.push({ path: 'S3_LEADS_BUCKET', message: needed });
  if (several && LEADS_COPY?.startsWith('/')) {
    const message =
      'must be a bucket or a web address where CMS_PROCESSES is more than 1: their disks are not shared';
    problems.push({ path: 'LEADS_COPY', message });
  }
  if (S3_LEADS_BUCKET && S3_LEADS_BUCKET === S3_BUCKET) {
    const message = 'must be another bucket than S3_BUCKET: files of leads are private';
    problems.push({ path: 'S3_LEADS_BUCKET', message });
  }
  return problems;
}

const secret = z.string('is missing').min(32, 'must be at least 32 characters');
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Addresses with commas between them. */
const addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(address).min(1));

/** Names or addresses of machines with commas between them; none by default. */
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^[^\s/:@]+$|^[0-9a-f:]+$/, 'must list names of machines, such as crm.lan'),
    ),
  );

/** `Name <address>`, or the address alone. A comma in a bare name would begin another address. */
const sender = z.string().refine((text) => {
  const [, name = '', address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [null, '', text];
  return (
    z.email().safeParse(address).success && /^(?:"[^"\p{Cc}]*"|[^",;:\p{Cc}]*)\s*$/u.test(name)
  );
}, 'must be an e-mail address, alone or after a name: Firm <office@firm.example>; a name with commas stands in quotation marks');

const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

/** Rules between variables are checked also where another variable is wrong. */
const inOneRound = () => true;

const database = z
  .string()
  .regex(/^(?:file:|postgres(?:ql)?:\/\/)/, 'must begin with file: or postgres://');

const schema = z
  .object({
    DATA_DIR: z
      .string()
      .default(path.join(repository, 'data'))
      .transform((folder) => path.resolve(folder)),
    DATABASE_URL: database.optional(),
    BACKUP_DIR: z.string().optional(),
    CMS_PROCESSES: z.coerce
      .number('must be the number of CMS processes on this database, such as 2')
      .int('must be a whole number, such as 2')
      .min(1, 'must be at least 1')
      .max(16, 'must be at most 16')
      .default(1),
    PAYLOAD_SECRET: secret,
    NOTICE_SECRET: secret,
    PREVIEW_TOKEN: secret,
    SITE_URLS: addresses.prefault('http://127.0.0.1:3000'),
    PUBLIC_URL: address.default('http://localhost:3000'),
    CMS_URL: address.default('http://127.0.0.1:3001'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
    MAIL_FROM: sender.default(NAMES.sender),
    IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be an imap(s) address' }).optional(),
    MAIL_AUTHSERV: z.string().optional(),
    MAIL_TAKE_TOKEN: secret.optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    NOTIFY_TO: z.email('must be an e-mail address').optional(),
    REPLY_TO: z.email('must be an e-mail address').optional(),
    CAPTCHA: z.enum(['on', 'off'], 'must be on or off').default('on'),
    RECAPTCHA_SECRET_KEY: z.string().optional(),
    RECAPTCHA_VERIFY_URL: address.default('https://www.google.com/recaptcha/api/siteverify'),
    CLAMD_SOCKET: z.string().optional(),
    INTERNAL_HOSTS: hosts.prefault(''),
    TRANSLATION_URL: address.optional(),
    TRANSLATION_TOKEN: z.string().optional(),
    LIMIT_LOOPBACK: flag.prefault('off'),
    FAILPOINT: z.string().optional(),
    FAULTS: z.literal('allowed', 'must be left out').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    METRICS_TOKEN: secret.optional(),
    NODE_ENV: z.string().optional(),
    PORT: z.string().optional(),
    CDN: z.enum(CDNS, `must be one of ${CDNS.join(', ')}, or left out`).optional(),
    CDN_ZONE: z.string().optional(),
    CDN_TOKEN: z.string().optional(),
    CDN_API: address.optional(),
    S3_ENDPOINT: address.optional(),
    S3_REGION: z.string().default('auto'),
    S3_BUCKET: z.string().optional(),
    S3_LEADS_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    LEADS_COPY: z
      .string()
      .regex(
        /^(?:\/|s3:\/\/[^/]+|https:\/\/[^/]|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/,
        'must be the full path of a folder, s3://bucket/prefix, or an https address',
      )
      .optional(),
    LEADS_COPY_KEY: z
      .string()
      .regex(/^age1[0-9a-z]{20,}$/, 'must be the public key, which begins with age1')
      .optional(),
  })
  .refine(({ CDN, CDN_ZONE, CDN_TOKEN }) => !CDN || (CDN_ZONE && CDN_TOKEN), {
    path: ['CDN'],
    message: 'needs CDN_ZONE and CDN_TOKEN as well, so that edited pages can be dropped there',
    when: inOneRound,
  })
  .refine(({ LEADS_COPY, LEADS_COPY_KEY }) => !LEADS_COPY || LEADS_COPY_KEY, {
    path: ['LEADS_COPY'],
    message: 'needs LEADS_COPY_KEY as well; npm run restore -- --new-key FILE makes one',
    when: inOneRound,
  })
  .superRefine(
    (values, context) => {
      for (const { path, message } of shapeProblems(values)) {
        context.addIssue({ code: 'custom', path: [path], message });
      }
    },
    { when: inOneRound },
  )
  .refine(({ FAILPOINT, FAULTS, NODE_ENV }) => !FAILPOINT || FAULTS || NODE_ENV !== 'production', {
    path: ['FAILPOINT'],
    message: 'is for tests, which also say FAULTS=allowed',
    when: inOneRound,
  })
  .transform((values) => ({
    ...values,
    DATABASE_URL:
      values.DATABASE_URL ??
      `file:${path.join(values.DATA_DIR, dataNames(values.DATA_DIR).database)}`,
  }));

/** Configuration of the content service. Addresses are without a slash at the end. */
export type Env = z.output<typeof schema>;

/**
 * Reads the configuration.
 * @throws one Error that lists every wrong variable with what it should be
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The content service cannot start: ${lines.join('; ')}.`);
}

/**
 * `next build` loads the configuration to compile it and keeps none of it, so a build needs no
 * secret and no database.
 */
const BUILD_ONLY = 'only-for-the-build-never-at-run-time';

function variables(): Record<string, string | undefined> {
  if (process.env.NEXT_PHASE !== 'phase-production-build') return process.env;
  return {
    ...process.env,
    PAYLOAD_SECRET: BUILD_ONLY,
    NOTICE_SECRET: BUILD_ONLY,
    PREVIEW_TOKEN: BUILD_ONLY,
  };
}

/** The configuration of this process. */
export let env = readEnv(variables());

/** Has this process read other settings from now on: for tests, of which many share a process. */
export function setEnv(settings: Env): void {
  env = settings;
}

// Payload asks outside of production that all its packages have one version, and ends the process
// otherwise. The storage adapter's newest release is one patch behind; the lock file pins them all.
process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true';

// Payload writes times on the server in the zone of its process, which is often UTC: the day and hour
// of a version that is restored, of a changed date, in a page's title.
process.env.TZ = SCHEDULE_ZONE;

// Files of leads are for the user of the service only. A build is for whoever serves it.
if (isMainThread && process.env.NEXT_PHASE !== 'phase-production-build') process.umask(0o077);
