import type { Env } from '../../platform/process/env.ts';
import { networkDisk } from './network-disk.ts';

/** Faults that must be corrected before the start, and faults that may pass by themselves. */
export interface StartProblems {
  refusals: string[];
  warnings: string[];
}

/** Checks that everything named in the settings exists and may be used. */
export async function startProblems(env: Env): Promise<StartProblems> {
  const problems: StartProblems = { refusals: [], warnings: [] };
  await checkDisk(env, problems);
  for (const name of ['S3_BUCKET', 'S3_LEADS_BUCKET'] as const)
    await checkBucket(env, name, problems);
  await checkLeadsCopy(env, problems);
  return problems;
}

async function checkDisk(
  { DATABASE_URL, DATA_DIR }: Env,
  { refusals, warnings }: StartProblems,
): Promise<void> {
  const disk = DATABASE_URL.startsWith('file:') ? await networkDisk(DATA_DIR) : null;
  if (!disk) return;
  const cure = 'Name a local disk, or a PostgreSQL server in DATABASE_URL.';
  if (disk.isSure) {
    refusals.push(
      `DATA_DIR: ${DATA_DIR} is a network disk (${disk.name}), on which SQLite loses data. ${cure}`,
    );
  } else {
    warnings.push(
      `DATA_DIR: ${DATA_DIR} is a disk of a program (${disk.name}). If it lies on another machine, SQLite loses data on it. ${cure}`,
    );
  }
}

async function checkBucket(
  env: Env,
  name: 'S3_BUCKET' | 'S3_LEADS_BUCKET',
  { refusals, warnings }: StartProblems,
): Promise<void> {
  const Bucket = env[name];
  if (!Bucket) return;
  // Loading the client takes a start that names no bucket a third of a second.
  const { HeadBucketCommand, S3Client, S3ServiceException } = await import('@aws-sdk/client-s3');
  const { bucketProblem, objectStoreConfig, objectStoreName } = await import(
    '../../platform/process/object-store.ts'
  );
  try {
    await new S3Client(objectStoreConfig(env)).send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const problem = bucketProblem(status, Bucket, env);
    const place = objectStoreName(env);
    if (problem) refusals.push(`${name}: ${problem}.`);
    else warnings.push(`${name}: ${place} does not answer. Files cannot be stored until it does.`);
  }
}

/** An unreachable place stops no start: leads are copied there when it is back. */
async function checkLeadsCopy(env: Env, { refusals, warnings }: StartProblems): Promise<void> {
  const { LEADS_COPY, LEADS_COPY_KEY } = env;
  if (!LEADS_COPY || !LEADS_COPY_KEY) return;
  const { Encrypter } = await import('age-encryption');
  const { PlaceProblem } = await import('../../leads/copies/copy-place.ts');
  const { openCopyPlace, tryPlace } = await import('../../leads/copies/open-place.ts');
  try {
    new Encrypter().addRecipient(LEADS_COPY_KEY);
  } catch {
    refusals.push('LEADS_COPY_KEY: this is no public key. It lacks letters, or some are wrong.');
  }
  try {
    await tryPlace(await openCopyPlace(LEADS_COPY, env));
  } catch (error) {
    if (!(error instanceof PlaceProblem)) throw error;
    if (error.isLasting) refusals.push(`LEADS_COPY: ${error.message}.`);
    else warnings.push(`LEADS_COPY: ${error.message}. Leads are copied there when it does.`);
  }
}

/** Errors of PostgreSQL, each with a sentence about the remedy. */
const DATABASE_SENTENCES: readonly [RegExp, string][] = [
  [
    /password authentication failed|no pg_hba|role .* does not exist/i,
    'DATABASE_URL: the server does not let this user in. Check the name and the password.',
  ],
  [
    /permission denied to create database|database .* does not exist/i,
    'DATABASE_URL: there is no such database on the server. Create it, with this user as its owner.',
  ],
  [
    /permission denied|must be owner/i,
    'DATABASE_URL: this user may not make tables in the database. Make the user its owner.',
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout exceeded|EHOSTUNREACH/i,
    'DATABASE_URL: the server does not answer. Check its address, and that it is running.',
  ],
];

/** The sentence for a failure of the database; `null` for a failure of another kind. */
export function databaseSentence(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { message, code } = at as Error & { code?: string };
    const known = DATABASE_SENTENCES.find(([says]) => says.test(`${message} ${code ?? ''}`));
    if (known) return known[1];
  }
  return null;
}
