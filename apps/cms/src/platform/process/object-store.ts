import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Env } from './env.ts';

/** How long the store is waited for, in ms; left to itself the client waits for ever. */
const TIMEOUTS = { connectionTimeout: 2_000, socketTimeout: 10_000 };

/** Where the buckets of the settings are, for sentences. */
export function objectStoreName({ S3_ENDPOINT }: Env): string {
  return S3_ENDPOINT ?? 'Amazon S3';
}

/**
 * The fault of a bucket that a person has to correct, as the end of a sentence; `null` where a
 * later try may succeed.
 * @param status of its answer
 */
export function bucketProblem(status: number | undefined, bucket: string, env: Env): string | null {
  const place = objectStoreName(env);
  if (status === 404) return `there is no bucket "${bucket}" at ${place}`;
  if (status !== 401 && status !== 403) return null;
  return `the key in S3_ACCESS_KEY_ID may not use the bucket "${bucket}" at ${place}`;
}

/** How the S3-compatible store of the settings is reached. */
export function objectStoreConfig(env: Env): S3ClientConfig {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined;
  return {
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION,
    forcePathStyle: true,
    // Stores that are not Amazon's own do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: TIMEOUTS,
    ...(credentials && { credentials }),
  };
}
