import { s3Storage } from '@payloadcms/storage-s3';
import type { Env } from '../env.ts';

/**
 * Keeps pictures and downloads in an S3-compatible store when one is configured. Otherwise they
 * lie on the disk, in DATA_DIR.
 */
export function objectStorage(env: Env) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  return s3Storage({
    enabled: Boolean(S3_BUCKET),
    bucket: S3_BUCKET ?? '',
    collections: { media: true, files: true },
    config: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      forcePathStyle: true,
      ...(S3_ACCESS_KEY_ID &&
        S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }),
    },
  });
}
