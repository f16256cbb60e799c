import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { z } from 'zod';
import { SCHEDULE_ZONE } from '../time-zone.ts';
import { dataNames } from './data-names.ts';
import { variables } from './variables.ts';

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

/** Rules between variables are checked also where another variable is wrong. */
const inOneRound = () => true;

const schema = variables
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

function givenVariables(): Record<string, string | undefined> {
  if (process.env.NEXT_PHASE !== 'phase-production-build') return process.env;
  return {
    ...process.env,
    PAYLOAD_SECRET: BUILD_ONLY,
    NOTICE_SECRET: BUILD_ONLY,
    PREVIEW_TOKEN: BUILD_ONLY,
  };
}

/** The configuration of this process. */
export let env = readEnv(givenVariables());

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

// Files of leads are for the user of the service only. A build is for the server of its files.
if (isMainThread && process.env.NEXT_PHASE !== 'phase-production-build') process.umask(0o077);
