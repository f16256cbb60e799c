import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Env } from './env.ts';

/** How long the store is waited for, in ms; left to itself the client waits for ever. */
const PATIENCE = { connectionTimeout: 2_000, socketTimeout: 10_000 };

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
    requestHandler: PATIENCE,
    ...(credentials && { credentials }),
  };
}
